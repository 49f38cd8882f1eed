// Made by scripts/compile-schemas.ts from data/schema/tables.schema.json
"use strict";
export const validateTables = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"tables.schema.json","title":"What raises the alarm, the light, and how reinforcements come","type":"object","additionalProperties":false,"required":["alarm","light","reinforcementSize","entryZones"],"properties":{"alarm":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["trigger","rule","raise","basis"],"properties":{"trigger":{"enum":["firstLanding","markerShowsGermans","firstAssault","bangalore","firstFire","mineExplodes","firstGun"]},"rule":{"$ref":"common.json#/definitions/rule"},"raise":{"type":"integer","minimum":0,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}}},"light":{"type":"array","maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["rule","from","to","modifier","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"from":{"$ref":"common.json#/definitions/turn"},"to":{"$ref":"common.json#/definitions/turn"},"modifier":{"type":"integer","minimum":-9,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}}},"reinforcementSize":{"type":"array","maxItems":6,"items":{"type":"object","additionalProperties":false,"required":["rule","faces","size","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"faces":{"$ref":"common.json#/definitions/d6Faces"},"size":{"type":"integer","minimum":0,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}}},"entryZones":{"type":"array","maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["rule","face","mark","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"face":{"$ref":"common.json#/definitions/d10"},"mark":{"$ref":"common.json#/definitions/mark"},"basis":{"$ref":"common.json#/definitions/basis"}}}}}};
const schema13 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema14 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned","enum":["text","ruling","reconstructed"]};
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
if(!((((key1 === "trigger") || (key1 === "rule")) || (key1 === "raise")) || (key1 === "basis"))){
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
if(data1.basis !== undefined){
let data5 = data1.basis;
if(!(((data5 === "text") || (data5 === "ruling")) || (data5 === "reconstructed"))){
const err17 = {instancePath:instancePath+"/alarm/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/alarm/" + i0,schemaPath:"#/properties/alarm/items/type",keyword:"type",params:{type: "object"}};
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
const err19 = {instancePath:instancePath+"/alarm",schemaPath:"#/properties/alarm/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.light !== undefined){
let data6 = data.light;
if(Array.isArray(data6)){
if(data6.length > 24){
const err20 = {instancePath:instancePath+"/light",schemaPath:"#/properties/light/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.rule === undefined){
const err21 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.from === undefined){
const err22 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.to === undefined){
const err23 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.modifier === undefined){
const err24 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "modifier"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.basis === undefined){
const err25 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data7){
if(!(((((key2 === "rule") || (key2 === "from")) || (key2 === "to")) || (key2 === "modifier")) || (key2 === "basis"))){
const err26 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.rule !== undefined){
let data8 = data7.rule;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err27 = {instancePath:instancePath+"/light/" + i1+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/light/" + i1+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.from !== undefined){
let data9 = data7.from;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/light/" + i1+"/from",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 24 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/light/" + i1+"/from",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/light/" + i1+"/from",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data7.to !== undefined){
let data10 = data7.to;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err32 = {instancePath:instancePath+"/light/" + i1+"/to",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 24 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/light/" + i1+"/to",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/light/" + i1+"/to",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data7.modifier !== undefined){
let data11 = data7.modifier;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err35 = {instancePath:instancePath+"/light/" + i1+"/modifier",schemaPath:"#/properties/light/items/properties/modifier/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/light/" + i1+"/modifier",schemaPath:"#/properties/light/items/properties/modifier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11 < -9 || isNaN(data11)){
const err37 = {instancePath:instancePath+"/light/" + i1+"/modifier",schemaPath:"#/properties/light/items/properties/modifier/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data7.basis !== undefined){
let data12 = data7.basis;
if(!(((data12 === "text") || (data12 === "ruling")) || (data12 === "reconstructed"))){
const err38 = {instancePath:instancePath+"/light/" + i1+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
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
else {
const err39 = {instancePath:instancePath+"/light/" + i1,schemaPath:"#/properties/light/items/type",keyword:"type",params:{type: "object"}};
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
const err40 = {instancePath:instancePath+"/light",schemaPath:"#/properties/light/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.reinforcementSize !== undefined){
let data13 = data.reinforcementSize;
if(Array.isArray(data13)){
if(data13.length > 6){
const err41 = {instancePath:instancePath+"/reinforcementSize",schemaPath:"#/properties/reinforcementSize/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.rule === undefined){
const err42 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.faces === undefined){
const err43 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/required",keyword:"required",params:{missingProperty: "faces"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.size === undefined){
const err44 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/required",keyword:"required",params:{missingProperty: "size"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.basis === undefined){
const err45 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key3 in data14){
if(!((((key3 === "rule") || (key3 === "faces")) || (key3 === "size")) || (key3 === "basis"))){
const err46 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.rule !== undefined){
let data15 = data14.rule;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err47 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.faces !== undefined){
if(!(validate12(data14.faces, {instancePath:instancePath+"/reinforcementSize/" + i2+"/faces",parentData:data14,parentDataProperty:"faces",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data14.size !== undefined){
let data17 = data14.size;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err49 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/size",schemaPath:"#/properties/reinforcementSize/items/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9 || isNaN(data17)){
const err50 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/size",schemaPath:"#/properties/reinforcementSize/items/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/size",schemaPath:"#/properties/reinforcementSize/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data14.basis !== undefined){
let data18 = data14.basis;
if(!(((data18 === "text") || (data18 === "ruling")) || (data18 === "reconstructed"))){
const err52 = {instancePath:instancePath+"/reinforcementSize/" + i2+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
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
else {
const err53 = {instancePath:instancePath+"/reinforcementSize/" + i2,schemaPath:"#/properties/reinforcementSize/items/type",keyword:"type",params:{type: "object"}};
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
const err54 = {instancePath:instancePath+"/reinforcementSize",schemaPath:"#/properties/reinforcementSize/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.entryZones !== undefined){
let data19 = data.entryZones;
if(Array.isArray(data19)){
if(data19.length > 10){
const err55 = {instancePath:instancePath+"/entryZones",schemaPath:"#/properties/entryZones/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.rule === undefined){
const err56 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data20.face === undefined){
const err57 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/required",keyword:"required",params:{missingProperty: "face"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data20.mark === undefined){
const err58 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/required",keyword:"required",params:{missingProperty: "mark"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data20.basis === undefined){
const err59 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key4 in data20){
if(!((((key4 === "rule") || (key4 === "face")) || (key4 === "mark")) || (key4 === "basis"))){
const err60 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data20.rule !== undefined){
let data21 = data20.rule;
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
const err61 = {instancePath:instancePath+"/entryZones/" + i3+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/entryZones/" + i3+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data20.face !== undefined){
let data22 = data20.face;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err63 = {instancePath:instancePath+"/entryZones/" + i3+"/face",schemaPath:"common.json#/definitions/d10/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9 || isNaN(data22)){
const err64 = {instancePath:instancePath+"/entryZones/" + i3+"/face",schemaPath:"common.json#/definitions/d10/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err65 = {instancePath:instancePath+"/entryZones/" + i3+"/face",schemaPath:"common.json#/definitions/d10/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(data20.mark !== undefined){
let data23 = data20.mark;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err66 = {instancePath:instancePath+"/entryZones/" + i3+"/mark",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]?$"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/entryZones/" + i3+"/mark",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data20.basis !== undefined){
let data24 = data20.basis;
if(!(((data24 === "text") || (data24 === "ruling")) || (data24 === "reconstructed"))){
const err68 = {instancePath:instancePath+"/entryZones/" + i3+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/entryZones/" + i3,schemaPath:"#/properties/entryZones/items/type",keyword:"type",params:{type: "object"}};
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
const err70 = {instancePath:instancePath+"/entryZones",schemaPath:"#/properties/entryZones/type",keyword:"type",params:{type: "array"}};
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
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

