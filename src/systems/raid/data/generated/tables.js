// Made by scripts/compile-schemas.ts from data/schema/tables.schema.json
"use strict";
export const validateTables = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"tables.schema.json","title":"What raises the alarm, the light, and how reinforcements come","type":"object","additionalProperties":false,"required":["alarm","light","reinforcementSize","entryZones"],"properties":{"alarm":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["trigger","rule","raise","basis"],"properties":{"trigger":{"enum":["firstLanding","markerShowsGermans","firstAssault","bangalore","firstFire","mineExplodes","firstGun"]},"rule":{"$ref":"common.json#/definitions/rule"},"raise":{"type":"integer","minimum":0,"maximum":9},"once":{"type":"boolean"},"basis":{"$ref":"common.json#/definitions/basis"}}}},"light":{"type":"array","maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["rule","from","to","modifier","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"from":{"$ref":"common.json#/definitions/turn"},"to":{"$ref":"common.json#/definitions/turn"},"modifier":{"type":"integer","minimum":-9,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}}},"reinforcementSize":{"type":"array","maxItems":6,"items":{"type":"object","additionalProperties":false,"required":["rule","faces","size","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"faces":{"$ref":"common.json#/definitions/d6Faces"},"size":{"type":"integer","minimum":0,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}}},"entryZones":{"type":"array","maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["rule","face","mark","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"face":{"$ref":"common.json#/definitions/d10"},"mark":{"$ref":"common.json#/definitions/mark"},"basis":{"$ref":"common.json#/definitions/basis"}}}}}};
const schema13 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema14 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const schema16 = {"type":"integer","minimum":1,"maximum":24};
const schema24 = {"type":"integer","minimum":0,"maximum":9};
const schema25 = {"description":"a letter of the map: A, H, R7 …","type":"string","pattern":"^[A-Z][0-9]?$"};
const pattern0 = new RegExp("^[1-9][0-9]?(\\.[1-9])?[a-z]?$", "u");
const pattern4 = new RegExp("^[A-Z][0-9]?$", "u");
const schema20 = {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/definitions/d6"}};
const schema21 = {"type":"integer","minimum":1,"maximum":6};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 6){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/d6/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 6 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/d6/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/d6/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="tables.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alarm === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alarm"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.light === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "light"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reinforcementSize === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reinforcementSize"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entryZones === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryZones"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "alarm") || (key0 === "light")) || (key0 === "reinforcementSize")) || (key0 === "entryZones"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.alarm !== undefined){
let data0 = data.alarm;
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/alarm",schemaPath:"#/properties/alarm/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.trigger === undefined){
const err6 = {instancePath:instancePath+"/alarm/" + i0,schemaPath:"#/properties/alarm/items/required",keyword:"required",params:{missingProperty: "trigger"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.rule === undefined){
const err7 = {instancePath:instancePath+"/alarm/" + i0,schemaPath:"#/properties/alarm/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.raise === undefined){
const err8 = {instancePath:instancePath+"/alarm/" + i0,schemaPath:"#/properties/alarm/items/required",keyword:"required",params:{missingProperty: "raise"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.basis === undefined){
const err9 = {instancePath:instancePath+"/alarm/" + i0,schemaPath:"#/properties/alarm/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "trigger") || (key1 === "rule")) || (key1 === "raise")) || (key1 === "once")) || (key1 === "basis"))){
const err10 = {instancePath:instancePath+"/alarm/" + i0,schemaPath:"#/properties/alarm/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.trigger !== undefined){
let data2 = data1.trigger;
if(!(((((((data2 === "firstLanding") || (data2 === "markerShowsGermans")) || (data2 === "firstAssault")) || (data2 === "bangalore")) || (data2 === "firstFire")) || (data2 === "mineExplodes")) || (data2 === "firstGun"))){
const err11 = {instancePath:instancePath+"/alarm/" + i0+"/trigger",schemaPath:"#/properties/alarm/items/properties/trigger/enum",keyword:"enum",params:{allowedValues: schema11.properties.alarm.items.properties.trigger.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.rule !== undefined){
let data3 = data1.rule;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err12 = {instancePath:instancePath+"/alarm/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/alarm/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.raise !== undefined){
let data4 = data1.raise;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/alarm/" + i0+"/raise",schemaPath:"#/properties/alarm/items/properties/raise/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/alarm/" + i0+"/raise",schemaPath:"#/properties/alarm/items/properties/raise/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/alarm/" + i0+"/raise",schemaPath:"#/properties/alarm/items/properties/raise/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data1.once !== undefined){
if(typeof data1.once !== "boolean"){
const err17 = {instancePath:instancePath+"/alarm/" + i0+"/once",schemaPath:"#/properties/alarm/items/properties/once/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.basis !== undefined){
let data6 = data1.basis;
if(!((((data6 === "text") || (data6 === "ruling")) || (data6 === "reconstructed")) || (data6 === "design"))){
const err18 = {instancePath:instancePath+"/alarm/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/alarm/" + i0,schemaPath:"#/properties/alarm/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err20 = {instancePath:instancePath+"/alarm",schemaPath:"#/properties/alarm/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.light !== undefined){
let data7 = data.light;
if(Array.isArray(data7)){
if(data7.length > 24){
const err21 = {instancePath:instancePath+"/light",schemaPath:"#/properties/light/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.rule === undefined){
const err22 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.from === undefined){
const err23 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.to === undefined){
const err24 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.modifier === undefined){
const err25 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "modifier"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.basis === undefined){
const err26 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data8){
if(!(((((key2 === "rule") || (key2 === "from")) || (key2 === "to")) || (key2 === "modifier")) || (key2 === "basis"))){
const err27 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.rule !== undefined){
let data9 = data8.rule;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err28 = {instancePath:instancePath+"/light/" + i1+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/light/" + i1+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.from !== undefined){
let data10 = data8.from;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/light/" + i1+"/from",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 24 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/light/" + i1+"/from",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/light/" + i1+"/from",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data8.to !== undefined){
let data11 = data8.to;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/light/" + i1+"/to",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 24 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/light/" + i1+"/to",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/light/" + i1+"/to",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data8.modifier !== undefined){
let data12 = data8.modifier;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err36 = {instancePath:instancePath+"/light/" + i1+"/modifier",schemaPath:"#/properties/light/items/properties/modifier/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/light/" + i1+"/modifier",schemaPath:"#/properties/light/items/properties/modifier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12 < -9 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/light/" + i1+"/modifier",schemaPath:"#/properties/light/items/properties/modifier/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data8.basis !== undefined){
let data13 = data8.basis;
if(!((((data13 === "text") || (data13 === "ruling")) || (data13 === "reconstructed")) || (data13 === "design"))){
const err39 = {instancePath:instancePath+"/light/" + i1+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/light",schemaPath:"#/properties/light/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.reinforcementSize !== undefined){
let data14 = data.reinforcementSize;
if(Array.isArray(data14)){
if(data14.length > 6){
const err42 = {instancePath:instancePath+"/reinforcementSize",schemaPath:"#/properties/reinforcementSize/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.rule === undefined){
const err43 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.faces === undefined){
const err44 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/required",keyword:"required",params:{missingProperty: "faces"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.size === undefined){
const err45 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/required",keyword:"required",params:{missingProperty: "size"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.basis === undefined){
const err46 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "rule") || (key3 === "faces")) || (key3 === "size")) || (key3 === "basis"))){
const err47 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data15.rule !== undefined){
let data16 = data15.rule;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err48 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
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
const err49 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.faces !== undefined){
if(!(validate12(data15.faces, {instancePath:instancePath+"/reinforcementSize/" + i2+"/faces",parentData:data15,parentDataProperty:"faces",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data15.size !== undefined){
let data18 = data15.size;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err50 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/size",schemaPath:"#/properties/reinforcementSize/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9 || isNaN(data18)){
const err51 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/size",schemaPath:"#/properties/reinforcementSize/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err52 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/size",schemaPath:"#/properties/reinforcementSize/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data15.basis !== undefined){
let data19 = data15.basis;
if(!((((data19 === "text") || (data19 === "ruling")) || (data19 === "reconstructed")) || (data19 === "design"))){
const err53 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
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
const err54 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/reinforcementSize",schemaPath:"#/properties/reinforcementSize/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.entryZones !== undefined){
let data20 = data.entryZones;
if(Array.isArray(data20)){
if(data20.length > 10){
const err56 = {instancePath:instancePath+"/entryZones",schemaPath:"#/properties/entryZones/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.rule === undefined){
const err57 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data21.face === undefined){
const err58 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/required",keyword:"required",params:{missingProperty: "face"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data21.mark === undefined){
const err59 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/required",keyword:"required",params:{missingProperty: "mark"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data21.basis === undefined){
const err60 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
for(const key4 in data21){
if(!((((key4 === "rule") || (key4 === "face")) || (key4 === "mark")) || (key4 === "basis"))){
const err61 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data21.rule !== undefined){
let data22 = data21.rule;
if(typeof data22 === "string"){
if(!pattern0.test(data22)){
const err62 = {instancePath:instancePath+"/entryZones/" + i3+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/entryZones/" + i3+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data21.face !== undefined){
let data23 = data21.face;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err64 = {instancePath:instancePath+"/entryZones/" + i3+"/face",schemaPath:"common.json#/definitions/d10/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9 || isNaN(data23)){
const err65 = {instancePath:instancePath+"/entryZones/" + i3+"/face",schemaPath:"common.json#/definitions/d10/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err66 = {instancePath:instancePath+"/entryZones/" + i3+"/face",schemaPath:"common.json#/definitions/d10/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data21.mark !== undefined){
let data24 = data21.mark;
if(typeof data24 === "string"){
if(!pattern4.test(data24)){
const err67 = {instancePath:instancePath+"/entryZones/" + i3+"/mark",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]?$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/entryZones/" + i3+"/mark",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data21.basis !== undefined){
let data25 = data21.basis;
if(!((((data25 === "text") || (data25 === "ruling")) || (data25 === "reconstructed")) || (data25 === "design"))){
const err69 = {instancePath:instancePath+"/entryZones/" + i3+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/entryZones",schemaPath:"#/properties/entryZones/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

