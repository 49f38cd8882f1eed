// Made by scripts/compile-schemas.ts from data/schema/red-poppies/tables.schema.json
"use strict";
export const validateTables = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"tables.schema.json","title":"The reference card: modifiers, cover, melee values, signals","type":"object","additionalProperties":false,"required":["destroyedAt","formed","moving","rangePerTwoHexes","concealment","hallowedGround","cover","melee","meleeAgainstArmour","signal"],"properties":{"destroyedAt":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"type":"integer","minimum":2,"maximum":20},"basis":{"$ref":"common.json#/definitions/basis"}}},"formed":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/modifier"},"basis":{"$ref":"common.json#/definitions/basis"}}},"moving":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/modifier"},"basis":{"$ref":"common.json#/definitions/basis"}}},"rangePerTwoHexes":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/modifier"},"basis":{"$ref":"common.json#/definitions/basis"}}},"concealment":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/modifier"},"basis":{"$ref":"common.json#/definitions/basis"}}},"hallowedGround":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/modifier"},"basis":{"$ref":"common.json#/definitions/basis"}}},"cover":{"type":"object","additionalProperties":false,"required":["rule","trench","scrape","crater","bank","building","wood","hill","summit","bridge","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"trench":{"type":"integer","minimum":0,"maximum":9},"scrape":{"type":"integer","minimum":0,"maximum":9},"crater":{"type":"integer","minimum":0,"maximum":9},"bank":{"type":"integer","minimum":0,"maximum":9},"building":{"type":"integer","minimum":0,"maximum":9},"wood":{"type":"integer","minimum":0,"maximum":9},"hill":{"type":"integer","minimum":0,"maximum":9},"summit":{"type":"integer","minimum":0,"maximum":9},"bridge":{"type":"integer","minimum":0,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}},"melee":{"type":"object","additionalProperties":false,"required":["rule","infantry","artillery","mg","mortar","cavalry","tank","car","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"infantry":{"type":"integer","minimum":0,"maximum":12},"artillery":{"type":"integer","minimum":0,"maximum":12},"mg":{"type":"integer","minimum":0,"maximum":12},"mortar":{"type":"integer","minimum":0,"maximum":12},"cavalry":{"type":"integer","minimum":0,"maximum":12},"tank":{"type":"integer","minimum":0,"maximum":12},"car":{"type":"integer","minimum":0,"maximum":12},"basis":{"$ref":"common.json#/definitions/basis"}}},"meleeAgainstArmour":{"type":"object","additionalProperties":false,"required":["rule","infantry","artillery","mg","mortar","cavalry","tank","car","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"infantry":{"type":"integer","minimum":0,"maximum":12},"artillery":{"type":"integer","minimum":0,"maximum":12},"mg":{"type":"integer","minimum":0,"maximum":12},"mortar":{"type":"integer","minimum":0,"maximum":12},"cavalry":{"type":"integer","minimum":0,"maximum":12},"tank":{"type":"integer","minimum":0,"maximum":12},"car":{"type":"integer","minimum":0,"maximum":12},"basis":{"$ref":"common.json#/definitions/basis"}}},"signal":{"type":"object","additionalProperties":false,"required":["rule","airplane","rocket","messenger","telephone","trenchSet","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"airplane":{"type":"object","additionalProperties":false,"required":["none","noneWithoutTrench","after","delay","delayAfter"],"properties":{"none":{"type":"integer","minimum":0,"maximum":12},"noneWithoutTrench":{"type":"integer","minimum":0,"maximum":12},"after":{"type":"integer","minimum":0,"maximum":12},"delay":{"type":"integer","minimum":0,"maximum":20},"delayAfter":{"type":"integer","minimum":0,"maximum":20}}},"rocket":{"type":"object","additionalProperties":false,"required":["none","noneWithoutTrench","after","delay","delayAfter"],"properties":{"none":{"type":"integer","minimum":0,"maximum":12},"noneWithoutTrench":{"type":"integer","minimum":0,"maximum":12},"after":{"type":"integer","minimum":0,"maximum":12},"delay":{"type":"integer","minimum":0,"maximum":20},"delayAfter":{"type":"integer","minimum":0,"maximum":20}}},"messenger":{"type":"object","additionalProperties":false,"required":["none","noneWithoutTrench","after","delay","delayAfter"],"properties":{"none":{"type":"integer","minimum":0,"maximum":12},"noneWithoutTrench":{"type":"integer","minimum":0,"maximum":12},"after":{"type":"integer","minimum":0,"maximum":12},"delay":{"type":"integer","minimum":0,"maximum":20},"delayAfter":{"type":"integer","minimum":0,"maximum":20}}},"telephone":{"type":"object","additionalProperties":false,"required":["none","noneWithoutTrench","after","delay","delayAfter"],"properties":{"none":{"type":"integer","minimum":0,"maximum":12},"noneWithoutTrench":{"type":"integer","minimum":0,"maximum":12},"after":{"type":"integer","minimum":0,"maximum":12},"delay":{"type":"integer","minimum":0,"maximum":20},"delayAfter":{"type":"integer","minimum":0,"maximum":20}}},"trenchSet":{"type":"object","additionalProperties":false,"required":["none","noneWithoutTrench","after","delay","delayAfter"],"properties":{"none":{"type":"integer","minimum":0,"maximum":12},"noneWithoutTrench":{"type":"integer","minimum":0,"maximum":12},"after":{"type":"integer","minimum":0,"maximum":12},"delay":{"type":"integer","minimum":0,"maximum":20},"delayAfter":{"type":"integer","minimum":0,"maximum":20}}},"basis":{"$ref":"common.json#/definitions/basis"}}}}};
const schema13 = {"description":"a paragraph of the rules, such as 5.41a or 12.4","type":"string","pattern":"^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"};
const schema14 = {"description":"text: given by the rules or their worked example; ruling: our reading; reconstructed: ours where the print is lost, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema16 = {"type":"integer","minimum":-6,"maximum":6};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="tables.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.destroyedAt === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destroyedAt"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.formed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formed"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.moving === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moving"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rangePerTwoHexes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rangePerTwoHexes"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.concealment === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "concealment"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.hallowedGround === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hallowedGround"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cover === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cover"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.melee === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "melee"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.meleeAgainstArmour === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meleeAgainstArmour"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.signal === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signal"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.destroyedAt !== undefined){
let data0 = data.destroyedAt;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.rule === undefined){
const err11 = {instancePath:instancePath+"/destroyedAt",schemaPath:"#/properties/destroyedAt/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.value === undefined){
const err12 = {instancePath:instancePath+"/destroyedAt",schemaPath:"#/properties/destroyedAt/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.basis === undefined){
const err13 = {instancePath:instancePath+"/destroyedAt",schemaPath:"#/properties/destroyedAt/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "rule") || (key1 === "value")) || (key1 === "basis"))){
const err14 = {instancePath:instancePath+"/destroyedAt",schemaPath:"#/properties/destroyedAt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.rule !== undefined){
let data1 = data0.rule;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err15 = {instancePath:instancePath+"/destroyedAt/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/destroyedAt/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.value !== undefined){
let data2 = data0.value;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err17 = {instancePath:instancePath+"/destroyedAt/value",schemaPath:"#/properties/destroyedAt/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/destroyedAt/value",schemaPath:"#/properties/destroyedAt/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2 < 2 || isNaN(data2)){
const err19 = {instancePath:instancePath+"/destroyedAt/value",schemaPath:"#/properties/destroyedAt/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data0.basis !== undefined){
let data3 = data0.basis;
if(!((((data3 === "text") || (data3 === "ruling")) || (data3 === "reconstructed")) || (data3 === "design"))){
const err20 = {instancePath:instancePath+"/destroyedAt/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/destroyedAt",schemaPath:"#/properties/destroyedAt/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.formed !== undefined){
let data4 = data.formed;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.rule === undefined){
const err22 = {instancePath:instancePath+"/formed",schemaPath:"#/properties/formed/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4.value === undefined){
const err23 = {instancePath:instancePath+"/formed",schemaPath:"#/properties/formed/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data4.basis === undefined){
const err24 = {instancePath:instancePath+"/formed",schemaPath:"#/properties/formed/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "rule") || (key2 === "value")) || (key2 === "basis"))){
const err25 = {instancePath:instancePath+"/formed",schemaPath:"#/properties/formed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.rule !== undefined){
let data5 = data4.rule;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err26 = {instancePath:instancePath+"/formed/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/formed/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err28 = {instancePath:instancePath+"/formed/value",schemaPath:"common.json#/definitions/modifier/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 6 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/formed/value",schemaPath:"common.json#/definitions/modifier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6 < -6 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/formed/value",schemaPath:"common.json#/definitions/modifier/minimum",keyword:"minimum",params:{comparison: ">=", limit: -6}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data4.basis !== undefined){
let data7 = data4.basis;
if(!((((data7 === "text") || (data7 === "ruling")) || (data7 === "reconstructed")) || (data7 === "design"))){
const err31 = {instancePath:instancePath+"/formed/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/formed",schemaPath:"#/properties/formed/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.moving !== undefined){
let data8 = data.moving;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.rule === undefined){
const err33 = {instancePath:instancePath+"/moving",schemaPath:"#/properties/moving/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data8.value === undefined){
const err34 = {instancePath:instancePath+"/moving",schemaPath:"#/properties/moving/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data8.basis === undefined){
const err35 = {instancePath:instancePath+"/moving",schemaPath:"#/properties/moving/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data8){
if(!(((key3 === "rule") || (key3 === "value")) || (key3 === "basis"))){
const err36 = {instancePath:instancePath+"/moving",schemaPath:"#/properties/moving/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data8.rule !== undefined){
let data9 = data8.rule;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err37 = {instancePath:instancePath+"/moving/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/moving/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.value !== undefined){
let data10 = data8.value;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err39 = {instancePath:instancePath+"/moving/value",schemaPath:"common.json#/definitions/modifier/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 6 || isNaN(data10)){
const err40 = {instancePath:instancePath+"/moving/value",schemaPath:"common.json#/definitions/modifier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data10 < -6 || isNaN(data10)){
const err41 = {instancePath:instancePath+"/moving/value",schemaPath:"common.json#/definitions/modifier/minimum",keyword:"minimum",params:{comparison: ">=", limit: -6}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data8.basis !== undefined){
let data11 = data8.basis;
if(!((((data11 === "text") || (data11 === "ruling")) || (data11 === "reconstructed")) || (data11 === "design"))){
const err42 = {instancePath:instancePath+"/moving/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/moving",schemaPath:"#/properties/moving/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.rangePerTwoHexes !== undefined){
let data12 = data.rangePerTwoHexes;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.rule === undefined){
const err44 = {instancePath:instancePath+"/rangePerTwoHexes",schemaPath:"#/properties/rangePerTwoHexes/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data12.value === undefined){
const err45 = {instancePath:instancePath+"/rangePerTwoHexes",schemaPath:"#/properties/rangePerTwoHexes/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data12.basis === undefined){
const err46 = {instancePath:instancePath+"/rangePerTwoHexes",schemaPath:"#/properties/rangePerTwoHexes/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data12){
if(!(((key4 === "rule") || (key4 === "value")) || (key4 === "basis"))){
const err47 = {instancePath:instancePath+"/rangePerTwoHexes",schemaPath:"#/properties/rangePerTwoHexes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data12.rule !== undefined){
let data13 = data12.rule;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err48 = {instancePath:instancePath+"/rangePerTwoHexes/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/rangePerTwoHexes/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data12.value !== undefined){
let data14 = data12.value;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err50 = {instancePath:instancePath+"/rangePerTwoHexes/value",schemaPath:"common.json#/definitions/modifier/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 6 || isNaN(data14)){
const err51 = {instancePath:instancePath+"/rangePerTwoHexes/value",schemaPath:"common.json#/definitions/modifier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data14 < -6 || isNaN(data14)){
const err52 = {instancePath:instancePath+"/rangePerTwoHexes/value",schemaPath:"common.json#/definitions/modifier/minimum",keyword:"minimum",params:{comparison: ">=", limit: -6}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data12.basis !== undefined){
let data15 = data12.basis;
if(!((((data15 === "text") || (data15 === "ruling")) || (data15 === "reconstructed")) || (data15 === "design"))){
const err53 = {instancePath:instancePath+"/rangePerTwoHexes/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/rangePerTwoHexes",schemaPath:"#/properties/rangePerTwoHexes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.concealment !== undefined){
let data16 = data.concealment;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.rule === undefined){
const err55 = {instancePath:instancePath+"/concealment",schemaPath:"#/properties/concealment/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data16.value === undefined){
const err56 = {instancePath:instancePath+"/concealment",schemaPath:"#/properties/concealment/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data16.basis === undefined){
const err57 = {instancePath:instancePath+"/concealment",schemaPath:"#/properties/concealment/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key5 in data16){
if(!(((key5 === "rule") || (key5 === "value")) || (key5 === "basis"))){
const err58 = {instancePath:instancePath+"/concealment",schemaPath:"#/properties/concealment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data16.rule !== undefined){
let data17 = data16.rule;
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
const err59 = {instancePath:instancePath+"/concealment/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/concealment/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data16.value !== undefined){
let data18 = data16.value;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err61 = {instancePath:instancePath+"/concealment/value",schemaPath:"common.json#/definitions/modifier/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 6 || isNaN(data18)){
const err62 = {instancePath:instancePath+"/concealment/value",schemaPath:"common.json#/definitions/modifier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data18 < -6 || isNaN(data18)){
const err63 = {instancePath:instancePath+"/concealment/value",schemaPath:"common.json#/definitions/modifier/minimum",keyword:"minimum",params:{comparison: ">=", limit: -6}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data16.basis !== undefined){
let data19 = data16.basis;
if(!((((data19 === "text") || (data19 === "ruling")) || (data19 === "reconstructed")) || (data19 === "design"))){
const err64 = {instancePath:instancePath+"/concealment/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/concealment",schemaPath:"#/properties/concealment/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.hallowedGround !== undefined){
let data20 = data.hallowedGround;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.rule === undefined){
const err66 = {instancePath:instancePath+"/hallowedGround",schemaPath:"#/properties/hallowedGround/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data20.value === undefined){
const err67 = {instancePath:instancePath+"/hallowedGround",schemaPath:"#/properties/hallowedGround/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data20.basis === undefined){
const err68 = {instancePath:instancePath+"/hallowedGround",schemaPath:"#/properties/hallowedGround/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key6 in data20){
if(!(((key6 === "rule") || (key6 === "value")) || (key6 === "basis"))){
const err69 = {instancePath:instancePath+"/hallowedGround",schemaPath:"#/properties/hallowedGround/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data20.rule !== undefined){
let data21 = data20.rule;
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
const err70 = {instancePath:instancePath+"/hallowedGround/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/hallowedGround/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data20.value !== undefined){
let data22 = data20.value;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err72 = {instancePath:instancePath+"/hallowedGround/value",schemaPath:"common.json#/definitions/modifier/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 6 || isNaN(data22)){
const err73 = {instancePath:instancePath+"/hallowedGround/value",schemaPath:"common.json#/definitions/modifier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data22 < -6 || isNaN(data22)){
const err74 = {instancePath:instancePath+"/hallowedGround/value",schemaPath:"common.json#/definitions/modifier/minimum",keyword:"minimum",params:{comparison: ">=", limit: -6}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data20.basis !== undefined){
let data23 = data20.basis;
if(!((((data23 === "text") || (data23 === "ruling")) || (data23 === "reconstructed")) || (data23 === "design"))){
const err75 = {instancePath:instancePath+"/hallowedGround/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/hallowedGround",schemaPath:"#/properties/hallowedGround/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.cover !== undefined){
let data24 = data.cover;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.rule === undefined){
const err77 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data24.trench === undefined){
const err78 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "trench"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data24.scrape === undefined){
const err79 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "scrape"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data24.crater === undefined){
const err80 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "crater"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data24.bank === undefined){
const err81 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "bank"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data24.building === undefined){
const err82 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "building"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data24.wood === undefined){
const err83 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "wood"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data24.hill === undefined){
const err84 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "hill"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data24.summit === undefined){
const err85 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "summit"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data24.bridge === undefined){
const err86 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "bridge"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data24.basis === undefined){
const err87 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
for(const key7 in data24){
if(!(func2.call(schema11.properties.cover.properties, key7))){
const err88 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data24.rule !== undefined){
let data25 = data24.rule;
if(typeof data25 === "string"){
if(!pattern0.test(data25)){
const err89 = {instancePath:instancePath+"/cover/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/cover/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data24.trench !== undefined){
let data26 = data24.trench;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err91 = {instancePath:instancePath+"/cover/trench",schemaPath:"#/properties/cover/properties/trench/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9 || isNaN(data26)){
const err92 = {instancePath:instancePath+"/cover/trench",schemaPath:"#/properties/cover/properties/trench/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err93 = {instancePath:instancePath+"/cover/trench",schemaPath:"#/properties/cover/properties/trench/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data24.scrape !== undefined){
let data27 = data24.scrape;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err94 = {instancePath:instancePath+"/cover/scrape",schemaPath:"#/properties/cover/properties/scrape/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9 || isNaN(data27)){
const err95 = {instancePath:instancePath+"/cover/scrape",schemaPath:"#/properties/cover/properties/scrape/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err96 = {instancePath:instancePath+"/cover/scrape",schemaPath:"#/properties/cover/properties/scrape/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data24.crater !== undefined){
let data28 = data24.crater;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err97 = {instancePath:instancePath+"/cover/crater",schemaPath:"#/properties/cover/properties/crater/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9 || isNaN(data28)){
const err98 = {instancePath:instancePath+"/cover/crater",schemaPath:"#/properties/cover/properties/crater/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err99 = {instancePath:instancePath+"/cover/crater",schemaPath:"#/properties/cover/properties/crater/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
if(data24.bank !== undefined){
let data29 = data24.bank;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err100 = {instancePath:instancePath+"/cover/bank",schemaPath:"#/properties/cover/properties/bank/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9 || isNaN(data29)){
const err101 = {instancePath:instancePath+"/cover/bank",schemaPath:"#/properties/cover/properties/bank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err102 = {instancePath:instancePath+"/cover/bank",schemaPath:"#/properties/cover/properties/bank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
if(data24.building !== undefined){
let data30 = data24.building;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err103 = {instancePath:instancePath+"/cover/building",schemaPath:"#/properties/cover/properties/building/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9 || isNaN(data30)){
const err104 = {instancePath:instancePath+"/cover/building",schemaPath:"#/properties/cover/properties/building/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err105 = {instancePath:instancePath+"/cover/building",schemaPath:"#/properties/cover/properties/building/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
if(data24.wood !== undefined){
let data31 = data24.wood;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err106 = {instancePath:instancePath+"/cover/wood",schemaPath:"#/properties/cover/properties/wood/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9 || isNaN(data31)){
const err107 = {instancePath:instancePath+"/cover/wood",schemaPath:"#/properties/cover/properties/wood/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err108 = {instancePath:instancePath+"/cover/wood",schemaPath:"#/properties/cover/properties/wood/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data24.hill !== undefined){
let data32 = data24.hill;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err109 = {instancePath:instancePath+"/cover/hill",schemaPath:"#/properties/cover/properties/hill/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9 || isNaN(data32)){
const err110 = {instancePath:instancePath+"/cover/hill",schemaPath:"#/properties/cover/properties/hill/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err111 = {instancePath:instancePath+"/cover/hill",schemaPath:"#/properties/cover/properties/hill/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
if(data24.summit !== undefined){
let data33 = data24.summit;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err112 = {instancePath:instancePath+"/cover/summit",schemaPath:"#/properties/cover/properties/summit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 9 || isNaN(data33)){
const err113 = {instancePath:instancePath+"/cover/summit",schemaPath:"#/properties/cover/properties/summit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err114 = {instancePath:instancePath+"/cover/summit",schemaPath:"#/properties/cover/properties/summit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
if(data24.bridge !== undefined){
let data34 = data24.bridge;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err115 = {instancePath:instancePath+"/cover/bridge",schemaPath:"#/properties/cover/properties/bridge/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9 || isNaN(data34)){
const err116 = {instancePath:instancePath+"/cover/bridge",schemaPath:"#/properties/cover/properties/bridge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err117 = {instancePath:instancePath+"/cover/bridge",schemaPath:"#/properties/cover/properties/bridge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
if(data24.basis !== undefined){
let data35 = data24.basis;
if(!((((data35 === "text") || (data35 === "ruling")) || (data35 === "reconstructed")) || (data35 === "design"))){
const err118 = {instancePath:instancePath+"/cover/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.melee !== undefined){
let data36 = data.melee;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.rule === undefined){
const err120 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data36.infantry === undefined){
const err121 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "infantry"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data36.artillery === undefined){
const err122 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "artillery"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data36.mg === undefined){
const err123 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "mg"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data36.mortar === undefined){
const err124 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "mortar"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data36.cavalry === undefined){
const err125 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "cavalry"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data36.tank === undefined){
const err126 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "tank"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data36.car === undefined){
const err127 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "car"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data36.basis === undefined){
const err128 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key8 in data36){
if(!(func2.call(schema11.properties.melee.properties, key8))){
const err129 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data36.rule !== undefined){
let data37 = data36.rule;
if(typeof data37 === "string"){
if(!pattern0.test(data37)){
const err130 = {instancePath:instancePath+"/melee/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/melee/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data36.infantry !== undefined){
let data38 = data36.infantry;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err132 = {instancePath:instancePath+"/melee/infantry",schemaPath:"#/properties/melee/properties/infantry/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 12 || isNaN(data38)){
const err133 = {instancePath:instancePath+"/melee/infantry",schemaPath:"#/properties/melee/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data38 < 0 || isNaN(data38)){
const err134 = {instancePath:instancePath+"/melee/infantry",schemaPath:"#/properties/melee/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
if(data36.artillery !== undefined){
let data39 = data36.artillery;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err135 = {instancePath:instancePath+"/melee/artillery",schemaPath:"#/properties/melee/properties/artillery/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 12 || isNaN(data39)){
const err136 = {instancePath:instancePath+"/melee/artillery",schemaPath:"#/properties/melee/properties/artillery/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data39 < 0 || isNaN(data39)){
const err137 = {instancePath:instancePath+"/melee/artillery",schemaPath:"#/properties/melee/properties/artillery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
if(data36.mg !== undefined){
let data40 = data36.mg;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err138 = {instancePath:instancePath+"/melee/mg",schemaPath:"#/properties/melee/properties/mg/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 12 || isNaN(data40)){
const err139 = {instancePath:instancePath+"/melee/mg",schemaPath:"#/properties/melee/properties/mg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err140 = {instancePath:instancePath+"/melee/mg",schemaPath:"#/properties/melee/properties/mg/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
if(data36.mortar !== undefined){
let data41 = data36.mortar;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err141 = {instancePath:instancePath+"/melee/mortar",schemaPath:"#/properties/melee/properties/mortar/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 12 || isNaN(data41)){
const err142 = {instancePath:instancePath+"/melee/mortar",schemaPath:"#/properties/melee/properties/mortar/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err143 = {instancePath:instancePath+"/melee/mortar",schemaPath:"#/properties/melee/properties/mortar/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
if(data36.cavalry !== undefined){
let data42 = data36.cavalry;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err144 = {instancePath:instancePath+"/melee/cavalry",schemaPath:"#/properties/melee/properties/cavalry/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 12 || isNaN(data42)){
const err145 = {instancePath:instancePath+"/melee/cavalry",schemaPath:"#/properties/melee/properties/cavalry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err146 = {instancePath:instancePath+"/melee/cavalry",schemaPath:"#/properties/melee/properties/cavalry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
if(data36.tank !== undefined){
let data43 = data36.tank;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err147 = {instancePath:instancePath+"/melee/tank",schemaPath:"#/properties/melee/properties/tank/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 12 || isNaN(data43)){
const err148 = {instancePath:instancePath+"/melee/tank",schemaPath:"#/properties/melee/properties/tank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err149 = {instancePath:instancePath+"/melee/tank",schemaPath:"#/properties/melee/properties/tank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
if(data36.car !== undefined){
let data44 = data36.car;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err150 = {instancePath:instancePath+"/melee/car",schemaPath:"#/properties/melee/properties/car/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 12 || isNaN(data44)){
const err151 = {instancePath:instancePath+"/melee/car",schemaPath:"#/properties/melee/properties/car/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err152 = {instancePath:instancePath+"/melee/car",schemaPath:"#/properties/melee/properties/car/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
if(data36.basis !== undefined){
let data45 = data36.basis;
if(!((((data45 === "text") || (data45 === "ruling")) || (data45 === "reconstructed")) || (data45 === "design"))){
const err153 = {instancePath:instancePath+"/melee/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/melee",schemaPath:"#/properties/melee/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data.meleeAgainstArmour !== undefined){
let data46 = data.meleeAgainstArmour;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.rule === undefined){
const err155 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data46.infantry === undefined){
const err156 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "infantry"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data46.artillery === undefined){
const err157 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "artillery"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data46.mg === undefined){
const err158 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "mg"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data46.mortar === undefined){
const err159 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "mortar"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data46.cavalry === undefined){
const err160 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "cavalry"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data46.tank === undefined){
const err161 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "tank"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data46.car === undefined){
const err162 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "car"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data46.basis === undefined){
const err163 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
for(const key9 in data46){
if(!(func2.call(schema11.properties.meleeAgainstArmour.properties, key9))){
const err164 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data46.rule !== undefined){
let data47 = data46.rule;
if(typeof data47 === "string"){
if(!pattern0.test(data47)){
const err165 = {instancePath:instancePath+"/meleeAgainstArmour/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
else {
const err166 = {instancePath:instancePath+"/meleeAgainstArmour/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data46.infantry !== undefined){
let data48 = data46.infantry;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err167 = {instancePath:instancePath+"/meleeAgainstArmour/infantry",schemaPath:"#/properties/meleeAgainstArmour/properties/infantry/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 12 || isNaN(data48)){
const err168 = {instancePath:instancePath+"/meleeAgainstArmour/infantry",schemaPath:"#/properties/meleeAgainstArmour/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data48 < 0 || isNaN(data48)){
const err169 = {instancePath:instancePath+"/meleeAgainstArmour/infantry",schemaPath:"#/properties/meleeAgainstArmour/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
if(data46.artillery !== undefined){
let data49 = data46.artillery;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err170 = {instancePath:instancePath+"/meleeAgainstArmour/artillery",schemaPath:"#/properties/meleeAgainstArmour/properties/artillery/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 12 || isNaN(data49)){
const err171 = {instancePath:instancePath+"/meleeAgainstArmour/artillery",schemaPath:"#/properties/meleeAgainstArmour/properties/artillery/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data49 < 0 || isNaN(data49)){
const err172 = {instancePath:instancePath+"/meleeAgainstArmour/artillery",schemaPath:"#/properties/meleeAgainstArmour/properties/artillery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
if(data46.mg !== undefined){
let data50 = data46.mg;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err173 = {instancePath:instancePath+"/meleeAgainstArmour/mg",schemaPath:"#/properties/meleeAgainstArmour/properties/mg/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 12 || isNaN(data50)){
const err174 = {instancePath:instancePath+"/meleeAgainstArmour/mg",schemaPath:"#/properties/meleeAgainstArmour/properties/mg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data50 < 0 || isNaN(data50)){
const err175 = {instancePath:instancePath+"/meleeAgainstArmour/mg",schemaPath:"#/properties/meleeAgainstArmour/properties/mg/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
if(data46.mortar !== undefined){
let data51 = data46.mortar;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err176 = {instancePath:instancePath+"/meleeAgainstArmour/mortar",schemaPath:"#/properties/meleeAgainstArmour/properties/mortar/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 12 || isNaN(data51)){
const err177 = {instancePath:instancePath+"/meleeAgainstArmour/mortar",schemaPath:"#/properties/meleeAgainstArmour/properties/mortar/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data51 < 0 || isNaN(data51)){
const err178 = {instancePath:instancePath+"/meleeAgainstArmour/mortar",schemaPath:"#/properties/meleeAgainstArmour/properties/mortar/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
if(data46.cavalry !== undefined){
let data52 = data46.cavalry;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err179 = {instancePath:instancePath+"/meleeAgainstArmour/cavalry",schemaPath:"#/properties/meleeAgainstArmour/properties/cavalry/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 12 || isNaN(data52)){
const err180 = {instancePath:instancePath+"/meleeAgainstArmour/cavalry",schemaPath:"#/properties/meleeAgainstArmour/properties/cavalry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data52 < 0 || isNaN(data52)){
const err181 = {instancePath:instancePath+"/meleeAgainstArmour/cavalry",schemaPath:"#/properties/meleeAgainstArmour/properties/cavalry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data46.tank !== undefined){
let data53 = data46.tank;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err182 = {instancePath:instancePath+"/meleeAgainstArmour/tank",schemaPath:"#/properties/meleeAgainstArmour/properties/tank/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 12 || isNaN(data53)){
const err183 = {instancePath:instancePath+"/meleeAgainstArmour/tank",schemaPath:"#/properties/meleeAgainstArmour/properties/tank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data53 < 0 || isNaN(data53)){
const err184 = {instancePath:instancePath+"/meleeAgainstArmour/tank",schemaPath:"#/properties/meleeAgainstArmour/properties/tank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
if(data46.car !== undefined){
let data54 = data46.car;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err185 = {instancePath:instancePath+"/meleeAgainstArmour/car",schemaPath:"#/properties/meleeAgainstArmour/properties/car/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 12 || isNaN(data54)){
const err186 = {instancePath:instancePath+"/meleeAgainstArmour/car",schemaPath:"#/properties/meleeAgainstArmour/properties/car/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err187 = {instancePath:instancePath+"/meleeAgainstArmour/car",schemaPath:"#/properties/meleeAgainstArmour/properties/car/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
}
if(data46.basis !== undefined){
let data55 = data46.basis;
if(!((((data55 === "text") || (data55 === "ruling")) || (data55 === "reconstructed")) || (data55 === "design"))){
const err188 = {instancePath:instancePath+"/meleeAgainstArmour/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/meleeAgainstArmour",schemaPath:"#/properties/meleeAgainstArmour/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data.signal !== undefined){
let data56 = data.signal;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.rule === undefined){
const err190 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data56.airplane === undefined){
const err191 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/required",keyword:"required",params:{missingProperty: "airplane"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data56.rocket === undefined){
const err192 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/required",keyword:"required",params:{missingProperty: "rocket"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data56.messenger === undefined){
const err193 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/required",keyword:"required",params:{missingProperty: "messenger"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data56.telephone === undefined){
const err194 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/required",keyword:"required",params:{missingProperty: "telephone"}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(data56.trenchSet === undefined){
const err195 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/required",keyword:"required",params:{missingProperty: "trenchSet"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data56.basis === undefined){
const err196 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
for(const key10 in data56){
if(!(((((((key10 === "rule") || (key10 === "airplane")) || (key10 === "rocket")) || (key10 === "messenger")) || (key10 === "telephone")) || (key10 === "trenchSet")) || (key10 === "basis"))){
const err197 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data56.rule !== undefined){
let data57 = data56.rule;
if(typeof data57 === "string"){
if(!pattern0.test(data57)){
const err198 = {instancePath:instancePath+"/signal/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {instancePath:instancePath+"/signal/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data56.airplane !== undefined){
let data58 = data56.airplane;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.none === undefined){
const err200 = {instancePath:instancePath+"/signal/airplane",schemaPath:"#/properties/signal/properties/airplane/required",keyword:"required",params:{missingProperty: "none"}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data58.noneWithoutTrench === undefined){
const err201 = {instancePath:instancePath+"/signal/airplane",schemaPath:"#/properties/signal/properties/airplane/required",keyword:"required",params:{missingProperty: "noneWithoutTrench"}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data58.after === undefined){
const err202 = {instancePath:instancePath+"/signal/airplane",schemaPath:"#/properties/signal/properties/airplane/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data58.delay === undefined){
const err203 = {instancePath:instancePath+"/signal/airplane",schemaPath:"#/properties/signal/properties/airplane/required",keyword:"required",params:{missingProperty: "delay"}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data58.delayAfter === undefined){
const err204 = {instancePath:instancePath+"/signal/airplane",schemaPath:"#/properties/signal/properties/airplane/required",keyword:"required",params:{missingProperty: "delayAfter"}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
for(const key11 in data58){
if(!(((((key11 === "none") || (key11 === "noneWithoutTrench")) || (key11 === "after")) || (key11 === "delay")) || (key11 === "delayAfter"))){
const err205 = {instancePath:instancePath+"/signal/airplane",schemaPath:"#/properties/signal/properties/airplane/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data58.none !== undefined){
let data59 = data58.none;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err206 = {instancePath:instancePath+"/signal/airplane/none",schemaPath:"#/properties/signal/properties/airplane/properties/none/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 12 || isNaN(data59)){
const err207 = {instancePath:instancePath+"/signal/airplane/none",schemaPath:"#/properties/signal/properties/airplane/properties/none/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(data59 < 0 || isNaN(data59)){
const err208 = {instancePath:instancePath+"/signal/airplane/none",schemaPath:"#/properties/signal/properties/airplane/properties/none/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
if(data58.noneWithoutTrench !== undefined){
let data60 = data58.noneWithoutTrench;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err209 = {instancePath:instancePath+"/signal/airplane/noneWithoutTrench",schemaPath:"#/properties/signal/properties/airplane/properties/noneWithoutTrench/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 > 12 || isNaN(data60)){
const err210 = {instancePath:instancePath+"/signal/airplane/noneWithoutTrench",schemaPath:"#/properties/signal/properties/airplane/properties/noneWithoutTrench/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if(data60 < 0 || isNaN(data60)){
const err211 = {instancePath:instancePath+"/signal/airplane/noneWithoutTrench",schemaPath:"#/properties/signal/properties/airplane/properties/noneWithoutTrench/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
if(data58.after !== undefined){
let data61 = data58.after;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err212 = {instancePath:instancePath+"/signal/airplane/after",schemaPath:"#/properties/signal/properties/airplane/properties/after/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 12 || isNaN(data61)){
const err213 = {instancePath:instancePath+"/signal/airplane/after",schemaPath:"#/properties/signal/properties/airplane/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(data61 < 0 || isNaN(data61)){
const err214 = {instancePath:instancePath+"/signal/airplane/after",schemaPath:"#/properties/signal/properties/airplane/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
if(data58.delay !== undefined){
let data62 = data58.delay;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err215 = {instancePath:instancePath+"/signal/airplane/delay",schemaPath:"#/properties/signal/properties/airplane/properties/delay/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 20 || isNaN(data62)){
const err216 = {instancePath:instancePath+"/signal/airplane/delay",schemaPath:"#/properties/signal/properties/airplane/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err217 = {instancePath:instancePath+"/signal/airplane/delay",schemaPath:"#/properties/signal/properties/airplane/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
if(data58.delayAfter !== undefined){
let data63 = data58.delayAfter;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err218 = {instancePath:instancePath+"/signal/airplane/delayAfter",schemaPath:"#/properties/signal/properties/airplane/properties/delayAfter/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 20 || isNaN(data63)){
const err219 = {instancePath:instancePath+"/signal/airplane/delayAfter",schemaPath:"#/properties/signal/properties/airplane/properties/delayAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err220 = {instancePath:instancePath+"/signal/airplane/delayAfter",schemaPath:"#/properties/signal/properties/airplane/properties/delayAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
}
}
else {
const err221 = {instancePath:instancePath+"/signal/airplane",schemaPath:"#/properties/signal/properties/airplane/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data56.rocket !== undefined){
let data64 = data56.rocket;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.none === undefined){
const err222 = {instancePath:instancePath+"/signal/rocket",schemaPath:"#/properties/signal/properties/rocket/required",keyword:"required",params:{missingProperty: "none"}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(data64.noneWithoutTrench === undefined){
const err223 = {instancePath:instancePath+"/signal/rocket",schemaPath:"#/properties/signal/properties/rocket/required",keyword:"required",params:{missingProperty: "noneWithoutTrench"}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data64.after === undefined){
const err224 = {instancePath:instancePath+"/signal/rocket",schemaPath:"#/properties/signal/properties/rocket/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data64.delay === undefined){
const err225 = {instancePath:instancePath+"/signal/rocket",schemaPath:"#/properties/signal/properties/rocket/required",keyword:"required",params:{missingProperty: "delay"}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(data64.delayAfter === undefined){
const err226 = {instancePath:instancePath+"/signal/rocket",schemaPath:"#/properties/signal/properties/rocket/required",keyword:"required",params:{missingProperty: "delayAfter"}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
for(const key12 in data64){
if(!(((((key12 === "none") || (key12 === "noneWithoutTrench")) || (key12 === "after")) || (key12 === "delay")) || (key12 === "delayAfter"))){
const err227 = {instancePath:instancePath+"/signal/rocket",schemaPath:"#/properties/signal/properties/rocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data64.none !== undefined){
let data65 = data64.none;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err228 = {instancePath:instancePath+"/signal/rocket/none",schemaPath:"#/properties/signal/properties/rocket/properties/none/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 12 || isNaN(data65)){
const err229 = {instancePath:instancePath+"/signal/rocket/none",schemaPath:"#/properties/signal/properties/rocket/properties/none/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data65 < 0 || isNaN(data65)){
const err230 = {instancePath:instancePath+"/signal/rocket/none",schemaPath:"#/properties/signal/properties/rocket/properties/none/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
if(data64.noneWithoutTrench !== undefined){
let data66 = data64.noneWithoutTrench;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err231 = {instancePath:instancePath+"/signal/rocket/noneWithoutTrench",schemaPath:"#/properties/signal/properties/rocket/properties/noneWithoutTrench/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 12 || isNaN(data66)){
const err232 = {instancePath:instancePath+"/signal/rocket/noneWithoutTrench",schemaPath:"#/properties/signal/properties/rocket/properties/noneWithoutTrench/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data66 < 0 || isNaN(data66)){
const err233 = {instancePath:instancePath+"/signal/rocket/noneWithoutTrench",schemaPath:"#/properties/signal/properties/rocket/properties/noneWithoutTrench/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
if(data64.after !== undefined){
let data67 = data64.after;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err234 = {instancePath:instancePath+"/signal/rocket/after",schemaPath:"#/properties/signal/properties/rocket/properties/after/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 12 || isNaN(data67)){
const err235 = {instancePath:instancePath+"/signal/rocket/after",schemaPath:"#/properties/signal/properties/rocket/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data67 < 0 || isNaN(data67)){
const err236 = {instancePath:instancePath+"/signal/rocket/after",schemaPath:"#/properties/signal/properties/rocket/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
}
if(data64.delay !== undefined){
let data68 = data64.delay;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err237 = {instancePath:instancePath+"/signal/rocket/delay",schemaPath:"#/properties/signal/properties/rocket/properties/delay/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 20 || isNaN(data68)){
const err238 = {instancePath:instancePath+"/signal/rocket/delay",schemaPath:"#/properties/signal/properties/rocket/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data68 < 0 || isNaN(data68)){
const err239 = {instancePath:instancePath+"/signal/rocket/delay",schemaPath:"#/properties/signal/properties/rocket/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
}
if(data64.delayAfter !== undefined){
let data69 = data64.delayAfter;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err240 = {instancePath:instancePath+"/signal/rocket/delayAfter",schemaPath:"#/properties/signal/properties/rocket/properties/delayAfter/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 20 || isNaN(data69)){
const err241 = {instancePath:instancePath+"/signal/rocket/delayAfter",schemaPath:"#/properties/signal/properties/rocket/properties/delayAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data69 < 0 || isNaN(data69)){
const err242 = {instancePath:instancePath+"/signal/rocket/delayAfter",schemaPath:"#/properties/signal/properties/rocket/properties/delayAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
}
else {
const err243 = {instancePath:instancePath+"/signal/rocket",schemaPath:"#/properties/signal/properties/rocket/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data56.messenger !== undefined){
let data70 = data56.messenger;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.none === undefined){
const err244 = {instancePath:instancePath+"/signal/messenger",schemaPath:"#/properties/signal/properties/messenger/required",keyword:"required",params:{missingProperty: "none"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data70.noneWithoutTrench === undefined){
const err245 = {instancePath:instancePath+"/signal/messenger",schemaPath:"#/properties/signal/properties/messenger/required",keyword:"required",params:{missingProperty: "noneWithoutTrench"}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(data70.after === undefined){
const err246 = {instancePath:instancePath+"/signal/messenger",schemaPath:"#/properties/signal/properties/messenger/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data70.delay === undefined){
const err247 = {instancePath:instancePath+"/signal/messenger",schemaPath:"#/properties/signal/properties/messenger/required",keyword:"required",params:{missingProperty: "delay"}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if(data70.delayAfter === undefined){
const err248 = {instancePath:instancePath+"/signal/messenger",schemaPath:"#/properties/signal/properties/messenger/required",keyword:"required",params:{missingProperty: "delayAfter"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
for(const key13 in data70){
if(!(((((key13 === "none") || (key13 === "noneWithoutTrench")) || (key13 === "after")) || (key13 === "delay")) || (key13 === "delayAfter"))){
const err249 = {instancePath:instancePath+"/signal/messenger",schemaPath:"#/properties/signal/properties/messenger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data70.none !== undefined){
let data71 = data70.none;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err250 = {instancePath:instancePath+"/signal/messenger/none",schemaPath:"#/properties/signal/properties/messenger/properties/none/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 12 || isNaN(data71)){
const err251 = {instancePath:instancePath+"/signal/messenger/none",schemaPath:"#/properties/signal/properties/messenger/properties/none/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data71 < 0 || isNaN(data71)){
const err252 = {instancePath:instancePath+"/signal/messenger/none",schemaPath:"#/properties/signal/properties/messenger/properties/none/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
}
if(data70.noneWithoutTrench !== undefined){
let data72 = data70.noneWithoutTrench;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err253 = {instancePath:instancePath+"/signal/messenger/noneWithoutTrench",schemaPath:"#/properties/signal/properties/messenger/properties/noneWithoutTrench/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 12 || isNaN(data72)){
const err254 = {instancePath:instancePath+"/signal/messenger/noneWithoutTrench",schemaPath:"#/properties/signal/properties/messenger/properties/noneWithoutTrench/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data72 < 0 || isNaN(data72)){
const err255 = {instancePath:instancePath+"/signal/messenger/noneWithoutTrench",schemaPath:"#/properties/signal/properties/messenger/properties/noneWithoutTrench/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
}
if(data70.after !== undefined){
let data73 = data70.after;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err256 = {instancePath:instancePath+"/signal/messenger/after",schemaPath:"#/properties/signal/properties/messenger/properties/after/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 12 || isNaN(data73)){
const err257 = {instancePath:instancePath+"/signal/messenger/after",schemaPath:"#/properties/signal/properties/messenger/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(data73 < 0 || isNaN(data73)){
const err258 = {instancePath:instancePath+"/signal/messenger/after",schemaPath:"#/properties/signal/properties/messenger/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
}
if(data70.delay !== undefined){
let data74 = data70.delay;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err259 = {instancePath:instancePath+"/signal/messenger/delay",schemaPath:"#/properties/signal/properties/messenger/properties/delay/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 20 || isNaN(data74)){
const err260 = {instancePath:instancePath+"/signal/messenger/delay",schemaPath:"#/properties/signal/properties/messenger/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(data74 < 0 || isNaN(data74)){
const err261 = {instancePath:instancePath+"/signal/messenger/delay",schemaPath:"#/properties/signal/properties/messenger/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
if(data70.delayAfter !== undefined){
let data75 = data70.delayAfter;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err262 = {instancePath:instancePath+"/signal/messenger/delayAfter",schemaPath:"#/properties/signal/properties/messenger/properties/delayAfter/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 20 || isNaN(data75)){
const err263 = {instancePath:instancePath+"/signal/messenger/delayAfter",schemaPath:"#/properties/signal/properties/messenger/properties/delayAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(data75 < 0 || isNaN(data75)){
const err264 = {instancePath:instancePath+"/signal/messenger/delayAfter",schemaPath:"#/properties/signal/properties/messenger/properties/delayAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
}
else {
const err265 = {instancePath:instancePath+"/signal/messenger",schemaPath:"#/properties/signal/properties/messenger/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data56.telephone !== undefined){
let data76 = data56.telephone;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.none === undefined){
const err266 = {instancePath:instancePath+"/signal/telephone",schemaPath:"#/properties/signal/properties/telephone/required",keyword:"required",params:{missingProperty: "none"}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(data76.noneWithoutTrench === undefined){
const err267 = {instancePath:instancePath+"/signal/telephone",schemaPath:"#/properties/signal/properties/telephone/required",keyword:"required",params:{missingProperty: "noneWithoutTrench"}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(data76.after === undefined){
const err268 = {instancePath:instancePath+"/signal/telephone",schemaPath:"#/properties/signal/properties/telephone/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if(data76.delay === undefined){
const err269 = {instancePath:instancePath+"/signal/telephone",schemaPath:"#/properties/signal/properties/telephone/required",keyword:"required",params:{missingProperty: "delay"}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data76.delayAfter === undefined){
const err270 = {instancePath:instancePath+"/signal/telephone",schemaPath:"#/properties/signal/properties/telephone/required",keyword:"required",params:{missingProperty: "delayAfter"}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
for(const key14 in data76){
if(!(((((key14 === "none") || (key14 === "noneWithoutTrench")) || (key14 === "after")) || (key14 === "delay")) || (key14 === "delayAfter"))){
const err271 = {instancePath:instancePath+"/signal/telephone",schemaPath:"#/properties/signal/properties/telephone/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data76.none !== undefined){
let data77 = data76.none;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err272 = {instancePath:instancePath+"/signal/telephone/none",schemaPath:"#/properties/signal/properties/telephone/properties/none/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 12 || isNaN(data77)){
const err273 = {instancePath:instancePath+"/signal/telephone/none",schemaPath:"#/properties/signal/properties/telephone/properties/none/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if(data77 < 0 || isNaN(data77)){
const err274 = {instancePath:instancePath+"/signal/telephone/none",schemaPath:"#/properties/signal/properties/telephone/properties/none/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
if(data76.noneWithoutTrench !== undefined){
let data78 = data76.noneWithoutTrench;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err275 = {instancePath:instancePath+"/signal/telephone/noneWithoutTrench",schemaPath:"#/properties/signal/properties/telephone/properties/noneWithoutTrench/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 > 12 || isNaN(data78)){
const err276 = {instancePath:instancePath+"/signal/telephone/noneWithoutTrench",schemaPath:"#/properties/signal/properties/telephone/properties/noneWithoutTrench/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
if(data78 < 0 || isNaN(data78)){
const err277 = {instancePath:instancePath+"/signal/telephone/noneWithoutTrench",schemaPath:"#/properties/signal/properties/telephone/properties/noneWithoutTrench/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
}
if(data76.after !== undefined){
let data79 = data76.after;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err278 = {instancePath:instancePath+"/signal/telephone/after",schemaPath:"#/properties/signal/properties/telephone/properties/after/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 12 || isNaN(data79)){
const err279 = {instancePath:instancePath+"/signal/telephone/after",schemaPath:"#/properties/signal/properties/telephone/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(data79 < 0 || isNaN(data79)){
const err280 = {instancePath:instancePath+"/signal/telephone/after",schemaPath:"#/properties/signal/properties/telephone/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
}
if(data76.delay !== undefined){
let data80 = data76.delay;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err281 = {instancePath:instancePath+"/signal/telephone/delay",schemaPath:"#/properties/signal/properties/telephone/properties/delay/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 > 20 || isNaN(data80)){
const err282 = {instancePath:instancePath+"/signal/telephone/delay",schemaPath:"#/properties/signal/properties/telephone/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(data80 < 0 || isNaN(data80)){
const err283 = {instancePath:instancePath+"/signal/telephone/delay",schemaPath:"#/properties/signal/properties/telephone/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
}
if(data76.delayAfter !== undefined){
let data81 = data76.delayAfter;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err284 = {instancePath:instancePath+"/signal/telephone/delayAfter",schemaPath:"#/properties/signal/properties/telephone/properties/delayAfter/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 > 20 || isNaN(data81)){
const err285 = {instancePath:instancePath+"/signal/telephone/delayAfter",schemaPath:"#/properties/signal/properties/telephone/properties/delayAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(data81 < 0 || isNaN(data81)){
const err286 = {instancePath:instancePath+"/signal/telephone/delayAfter",schemaPath:"#/properties/signal/properties/telephone/properties/delayAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
}
}
else {
const err287 = {instancePath:instancePath+"/signal/telephone",schemaPath:"#/properties/signal/properties/telephone/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
if(data56.trenchSet !== undefined){
let data82 = data56.trenchSet;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.none === undefined){
const err288 = {instancePath:instancePath+"/signal/trenchSet",schemaPath:"#/properties/signal/properties/trenchSet/required",keyword:"required",params:{missingProperty: "none"}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
if(data82.noneWithoutTrench === undefined){
const err289 = {instancePath:instancePath+"/signal/trenchSet",schemaPath:"#/properties/signal/properties/trenchSet/required",keyword:"required",params:{missingProperty: "noneWithoutTrench"}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(data82.after === undefined){
const err290 = {instancePath:instancePath+"/signal/trenchSet",schemaPath:"#/properties/signal/properties/trenchSet/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if(data82.delay === undefined){
const err291 = {instancePath:instancePath+"/signal/trenchSet",schemaPath:"#/properties/signal/properties/trenchSet/required",keyword:"required",params:{missingProperty: "delay"}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if(data82.delayAfter === undefined){
const err292 = {instancePath:instancePath+"/signal/trenchSet",schemaPath:"#/properties/signal/properties/trenchSet/required",keyword:"required",params:{missingProperty: "delayAfter"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
for(const key15 in data82){
if(!(((((key15 === "none") || (key15 === "noneWithoutTrench")) || (key15 === "after")) || (key15 === "delay")) || (key15 === "delayAfter"))){
const err293 = {instancePath:instancePath+"/signal/trenchSet",schemaPath:"#/properties/signal/properties/trenchSet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data82.none !== undefined){
let data83 = data82.none;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
const err294 = {instancePath:instancePath+"/signal/trenchSet/none",schemaPath:"#/properties/signal/properties/trenchSet/properties/none/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 > 12 || isNaN(data83)){
const err295 = {instancePath:instancePath+"/signal/trenchSet/none",schemaPath:"#/properties/signal/properties/trenchSet/properties/none/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data83 < 0 || isNaN(data83)){
const err296 = {instancePath:instancePath+"/signal/trenchSet/none",schemaPath:"#/properties/signal/properties/trenchSet/properties/none/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
if(data82.noneWithoutTrench !== undefined){
let data84 = data82.noneWithoutTrench;
if(!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))){
const err297 = {instancePath:instancePath+"/signal/trenchSet/noneWithoutTrench",schemaPath:"#/properties/signal/properties/trenchSet/properties/noneWithoutTrench/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 > 12 || isNaN(data84)){
const err298 = {instancePath:instancePath+"/signal/trenchSet/noneWithoutTrench",schemaPath:"#/properties/signal/properties/trenchSet/properties/noneWithoutTrench/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data84 < 0 || isNaN(data84)){
const err299 = {instancePath:instancePath+"/signal/trenchSet/noneWithoutTrench",schemaPath:"#/properties/signal/properties/trenchSet/properties/noneWithoutTrench/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
}
if(data82.after !== undefined){
let data85 = data82.after;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err300 = {instancePath:instancePath+"/signal/trenchSet/after",schemaPath:"#/properties/signal/properties/trenchSet/properties/after/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 > 12 || isNaN(data85)){
const err301 = {instancePath:instancePath+"/signal/trenchSet/after",schemaPath:"#/properties/signal/properties/trenchSet/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if(data85 < 0 || isNaN(data85)){
const err302 = {instancePath:instancePath+"/signal/trenchSet/after",schemaPath:"#/properties/signal/properties/trenchSet/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
}
if(data82.delay !== undefined){
let data86 = data82.delay;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
const err303 = {instancePath:instancePath+"/signal/trenchSet/delay",schemaPath:"#/properties/signal/properties/trenchSet/properties/delay/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 > 20 || isNaN(data86)){
const err304 = {instancePath:instancePath+"/signal/trenchSet/delay",schemaPath:"#/properties/signal/properties/trenchSet/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(data86 < 0 || isNaN(data86)){
const err305 = {instancePath:instancePath+"/signal/trenchSet/delay",schemaPath:"#/properties/signal/properties/trenchSet/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
}
if(data82.delayAfter !== undefined){
let data87 = data82.delayAfter;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err306 = {instancePath:instancePath+"/signal/trenchSet/delayAfter",schemaPath:"#/properties/signal/properties/trenchSet/properties/delayAfter/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 > 20 || isNaN(data87)){
const err307 = {instancePath:instancePath+"/signal/trenchSet/delayAfter",schemaPath:"#/properties/signal/properties/trenchSet/properties/delayAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if(data87 < 0 || isNaN(data87)){
const err308 = {instancePath:instancePath+"/signal/trenchSet/delayAfter",schemaPath:"#/properties/signal/properties/trenchSet/properties/delayAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
}
}
else {
const err309 = {instancePath:instancePath+"/signal/trenchSet",schemaPath:"#/properties/signal/properties/trenchSet/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(data56.basis !== undefined){
let data88 = data56.basis;
if(!((((data88 === "text") || (data88 === "ruling")) || (data88 === "reconstructed")) || (data88 === "design"))){
const err310 = {instancePath:instancePath+"/signal/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
}
else {
const err311 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
}
else {
const err312 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

