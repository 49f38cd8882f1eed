// Made by scripts/compile-schemas.ts from data/schema/counters.schema.json
"use strict";
export const validateCounters = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"counters.schema.json","title":"The counters: types with their factors, then every unit, the British first","type":"object","additionalProperties":false,"required":["pools","groups","types","units"],"definitions":{"face":{"type":"object","additionalProperties":false,"required":["fire","assault","moves","level","basis"],"properties":{"fire":{"type":"integer","minimum":0,"maximum":20},"assault":{"type":"integer","minimum":0,"maximum":20},"moves":{"type":"integer","minimum":0,"maximum":20},"level":{"type":"integer","minimum":0,"maximum":2},"basis":{"type":"object","additionalProperties":false,"required":["fire","assault","moves","level"],"properties":{"fire":{"$ref":"common.json#/definitions/basis"},"assault":{"$ref":"common.json#/definitions/basis"},"moves":{"$ref":"common.json#/definitions/basis"},"level":{"$ref":"common.json#/definitions/basis"}}}}}},"properties":{"pools":{"type":"object","additionalProperties":false,"required":["garrison","reinforcements"],"properties":{"garrison":{"$ref":"common.json#/definitions/sourcedCount"},"reinforcements":{"$ref":"common.json#/definitions/sourcedCount"}}},"groups":{"type":"array","minItems":1,"maxItems":9,"items":{"type":"object","additionalProperties":false,"required":["rule","basis","group","mark"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"basis":{"$ref":"common.json#/definitions/basis"},"group":{"$ref":"common.json#/definitions/group"},"mark":{"$ref":"common.json#/definitions/mark"}}}},"types":{"type":"array","minItems":1,"maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["id","side","kind","start","number","full"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"side":{"enum":["british","german"]},"kind":{"enum":["commando","officer","sniper","mortar","craft","infantry","machineGun","flak","pillbox","gun"]},"start":{"enum":["aboard","waiting","garrison","reinforcements","placed"]},"placed":{"description":"so many on each zone with this letter","type":"object","additionalProperties":false,"required":["rule","mark","perZone","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"mark":{"$ref":"common.json#/definitions/mark"},"perZone":{"type":"integer","minimum":1,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}},"number":{"$ref":"common.json#/definitions/sourcedCount"},"full":{"$ref":"#/definitions/face"},"reduced":{"$ref":"#/definitions/face"}}}},"units":{"description":"at most MAX_UNITS of src/systems/raid/rules/types.ts","type":"array","minItems":1,"maxItems":96,"items":{"type":"object","additionalProperties":false,"required":["id","type","en","fr"],"properties":{"id":{"$ref":"common.json#/definitions/unitId"},"type":{"$ref":"common.json#/definitions/slug"},"group":{"$ref":"common.json#/definitions/group"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"}}}}}};
const schema14 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema15 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const schema18 = {"type":"integer","minimum":1,"maximum":4};
const schema19 = {"description":"a letter of the map: A, H, R7 …","type":"string","pattern":"^[A-Z][0-9]?$"};
const schema20 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema29 = {"type":"string","pattern":"^[A-Z]{1,3}[0-9]{0,2}$"};
const schema32 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema13 = {"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"#/definitions/rule"},"value":{"type":"integer","minimum":0,"maximum":100},"basis":{"$ref":"#/definitions/basis"}}};
const pattern0 = new RegExp("^[1-9][0-9]?(\\.[1-9])?[a-z]?$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.basis === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rule") || (key0 === "value")) || (key0 === "basis"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.basis !== undefined){
let data2 = data.basis;
if(!((((data2 === "text") || (data2 === "ruling")) || (data2 === "reconstructed")) || (data2 === "design"))){
const err9 = {instancePath:instancePath+"/basis",schemaPath:"#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","additionalProperties":false,"required":["fire","assault","moves","level","basis"],"properties":{"fire":{"type":"integer","minimum":0,"maximum":20},"assault":{"type":"integer","minimum":0,"maximum":20},"moves":{"type":"integer","minimum":0,"maximum":20},"level":{"type":"integer","minimum":0,"maximum":2},"basis":{"type":"object","additionalProperties":false,"required":["fire","assault","moves","level"],"properties":{"fire":{"$ref":"common.json#/definitions/basis"},"assault":{"$ref":"common.json#/definitions/basis"},"moves":{"$ref":"common.json#/definitions/basis"},"level":{"$ref":"common.json#/definitions/basis"}}}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fire === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fire"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.assault === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assault"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.moves === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moves"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.level === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.basis === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "fire") || (key0 === "assault")) || (key0 === "moves")) || (key0 === "level")) || (key0 === "basis"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fire !== undefined){
let data0 = data.fire;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/fire",schemaPath:"#/properties/fire/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/fire",schemaPath:"#/properties/fire/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/fire",schemaPath:"#/properties/fire/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.assault !== undefined){
let data1 = data.assault;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/assault",schemaPath:"#/properties/assault/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 20 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/assault",schemaPath:"#/properties/assault/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/assault",schemaPath:"#/properties/assault/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.moves !== undefined){
let data2 = data.moves;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.level !== undefined){
let data3 = data.level;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.basis !== undefined){
let data4 = data.basis;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.fire === undefined){
const err18 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/required",keyword:"required",params:{missingProperty: "fire"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.assault === undefined){
const err19 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/required",keyword:"required",params:{missingProperty: "assault"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.moves === undefined){
const err20 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/required",keyword:"required",params:{missingProperty: "moves"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.level === undefined){
const err21 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "fire") || (key1 === "assault")) || (key1 === "moves")) || (key1 === "level"))){
const err22 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.fire !== undefined){
let data5 = data4.fire;
if(!((((data5 === "text") || (data5 === "ruling")) || (data5 === "reconstructed")) || (data5 === "design"))){
const err23 = {instancePath:instancePath+"/basis/fire",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.assault !== undefined){
let data6 = data4.assault;
if(!((((data6 === "text") || (data6 === "ruling")) || (data6 === "reconstructed")) || (data6 === "design"))){
const err24 = {instancePath:instancePath+"/basis/assault",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.moves !== undefined){
let data7 = data4.moves;
if(!((((data7 === "text") || (data7 === "ruling")) || (data7 === "reconstructed")) || (data7 === "design"))){
const err25 = {instancePath:instancePath+"/basis/moves",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.level !== undefined){
let data8 = data4.level;
if(!((((data8 === "text") || (data8 === "ruling")) || (data8 === "reconstructed")) || (data8 === "design"))){
const err26 = {instancePath:instancePath+"/basis/level",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[A-Z][0-9]?$", "u");
const pattern3 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern6 = new RegExp("^[A-Z]{1,3}[0-9]{0,2}$", "u");
const pattern8 = new RegExp("^\\S(.{0,118}\\S)?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="counters.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pools === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pools"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.groups === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.types === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "types"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.units === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "pools") || (key0 === "groups")) || (key0 === "types")) || (key0 === "units"))){
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
if(data.pools !== undefined){
let data0 = data.pools;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.garrison === undefined){
const err5 = {instancePath:instancePath+"/pools",schemaPath:"#/properties/pools/required",keyword:"required",params:{missingProperty: "garrison"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.reinforcements === undefined){
const err6 = {instancePath:instancePath+"/pools",schemaPath:"#/properties/pools/required",keyword:"required",params:{missingProperty: "reinforcements"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "garrison") || (key1 === "reinforcements"))){
const err7 = {instancePath:instancePath+"/pools",schemaPath:"#/properties/pools/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.garrison !== undefined){
if(!(validate12(data0.garrison, {instancePath:instancePath+"/pools/garrison",parentData:data0,parentDataProperty:"garrison",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data0.reinforcements !== undefined){
if(!(validate12(data0.reinforcements, {instancePath:instancePath+"/pools/reinforcements",parentData:data0,parentDataProperty:"reinforcements",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/pools",schemaPath:"#/properties/pools/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.groups !== undefined){
let data3 = data.groups;
if(Array.isArray(data3)){
if(data3.length > 9){
const err9 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.rule === undefined){
const err11 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.basis === undefined){
const err12 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.group === undefined){
const err13 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "group"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.mark === undefined){
const err14 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "mark"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data4){
if(!((((key2 === "rule") || (key2 === "basis")) || (key2 === "group")) || (key2 === "mark"))){
const err15 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.rule !== undefined){
let data5 = data4.rule;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err16 = {instancePath:instancePath+"/groups/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/groups/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.basis !== undefined){
let data6 = data4.basis;
if(!((((data6 === "text") || (data6 === "ruling")) || (data6 === "reconstructed")) || (data6 === "design"))){
const err18 = {instancePath:instancePath+"/groups/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.group !== undefined){
let data7 = data4.group;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/groups/" + i0+"/group",schemaPath:"common.json#/definitions/group/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 4 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/groups/" + i0+"/group",schemaPath:"common.json#/definitions/group/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/groups/" + i0+"/group",schemaPath:"common.json#/definitions/group/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data4.mark !== undefined){
let data8 = data4.mark;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err22 = {instancePath:instancePath+"/groups/" + i0+"/mark",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]?$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/groups/" + i0+"/mark",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.types !== undefined){
let data9 = data.types;
if(Array.isArray(data9)){
if(data9.length > 40){
const err26 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 40}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 1){
const err27 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err28 = {instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.side === undefined){
const err29 = {instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.kind === undefined){
const err30 = {instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.start === undefined){
const err31 = {instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.number === undefined){
const err32 = {instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.full === undefined){
const err33 = {instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "full"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key3 in data10){
if(!((((((((key3 === "id") || (key3 === "side")) || (key3 === "kind")) || (key3 === "start")) || (key3 === "placed")) || (key3 === "number")) || (key3 === "full")) || (key3 === "reduced"))){
const err34 = {instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
const err35 = {instancePath:instancePath+"/types/" + i1+"/id",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/types/" + i1+"/id",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.side !== undefined){
let data12 = data10.side;
if(!((data12 === "british") || (data12 === "german"))){
const err37 = {instancePath:instancePath+"/types/" + i1+"/side",schemaPath:"#/properties/types/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema11.properties.types.items.properties.side.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.kind !== undefined){
let data13 = data10.kind;
if(!((((((((((data13 === "commando") || (data13 === "officer")) || (data13 === "sniper")) || (data13 === "mortar")) || (data13 === "craft")) || (data13 === "infantry")) || (data13 === "machineGun")) || (data13 === "flak")) || (data13 === "pillbox")) || (data13 === "gun"))){
const err38 = {instancePath:instancePath+"/types/" + i1+"/kind",schemaPath:"#/properties/types/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.types.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.start !== undefined){
let data14 = data10.start;
if(!(((((data14 === "aboard") || (data14 === "waiting")) || (data14 === "garrison")) || (data14 === "reinforcements")) || (data14 === "placed"))){
const err39 = {instancePath:instancePath+"/types/" + i1+"/start",schemaPath:"#/properties/types/items/properties/start/enum",keyword:"enum",params:{allowedValues: schema11.properties.types.items.properties.start.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data10.placed !== undefined){
let data15 = data10.placed;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.rule === undefined){
const err40 = {instancePath:instancePath+"/types/" + i1+"/placed",schemaPath:"#/properties/types/items/properties/placed/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.mark === undefined){
const err41 = {instancePath:instancePath+"/types/" + i1+"/placed",schemaPath:"#/properties/types/items/properties/placed/required",keyword:"required",params:{missingProperty: "mark"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.perZone === undefined){
const err42 = {instancePath:instancePath+"/types/" + i1+"/placed",schemaPath:"#/properties/types/items/properties/placed/required",keyword:"required",params:{missingProperty: "perZone"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.basis === undefined){
const err43 = {instancePath:instancePath+"/types/" + i1+"/placed",schemaPath:"#/properties/types/items/properties/placed/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key4 in data15){
if(!((((key4 === "rule") || (key4 === "mark")) || (key4 === "perZone")) || (key4 === "basis"))){
const err44 = {instancePath:instancePath+"/types/" + i1+"/placed",schemaPath:"#/properties/types/items/properties/placed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data15.rule !== undefined){
let data16 = data15.rule;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err45 = {instancePath:instancePath+"/types/" + i1+"/placed/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/types/" + i1+"/placed/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.mark !== undefined){
let data17 = data15.mark;
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
const err47 = {instancePath:instancePath+"/types/" + i1+"/placed/mark",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]?$"}};
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
const err48 = {instancePath:instancePath+"/types/" + i1+"/placed/mark",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.perZone !== undefined){
let data18 = data15.perZone;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err49 = {instancePath:instancePath+"/types/" + i1+"/placed/perZone",schemaPath:"#/properties/types/items/properties/placed/properties/perZone/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9 || isNaN(data18)){
const err50 = {instancePath:instancePath+"/types/" + i1+"/placed/perZone",schemaPath:"#/properties/types/items/properties/placed/properties/perZone/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err51 = {instancePath:instancePath+"/types/" + i1+"/placed/perZone",schemaPath:"#/properties/types/items/properties/placed/properties/perZone/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data15.basis !== undefined){
let data19 = data15.basis;
if(!((((data19 === "text") || (data19 === "ruling")) || (data19 === "reconstructed")) || (data19 === "design"))){
const err52 = {instancePath:instancePath+"/types/" + i1+"/placed/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
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
const err53 = {instancePath:instancePath+"/types/" + i1+"/placed",schemaPath:"#/properties/types/items/properties/placed/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data10.number !== undefined){
if(!(validate12(data10.number, {instancePath:instancePath+"/types/" + i1+"/number",parentData:data10,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data10.full !== undefined){
if(!(validate16(data10.full, {instancePath:instancePath+"/types/" + i1+"/full",parentData:data10,parentDataProperty:"full",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data10.reduced !== undefined){
if(!(validate16(data10.reduced, {instancePath:instancePath+"/types/" + i1+"/reduced",parentData:data10,parentDataProperty:"reduced",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err54 = {instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "object"}};
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
const err55 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.units !== undefined){
let data23 = data.units;
if(Array.isArray(data23)){
if(data23.length > 96){
const err56 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 96}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data23.length < 1){
const err57 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.id === undefined){
const err58 = {instancePath:instancePath+"/units/" + i2,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data24.type === undefined){
const err59 = {instancePath:instancePath+"/units/" + i2,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data24.en === undefined){
const err60 = {instancePath:instancePath+"/units/" + i2,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data24.fr === undefined){
const err61 = {instancePath:instancePath+"/units/" + i2,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key5 in data24){
if(!(((((key5 === "id") || (key5 === "type")) || (key5 === "group")) || (key5 === "en")) || (key5 === "fr"))){
const err62 = {instancePath:instancePath+"/units/" + i2,schemaPath:"#/properties/units/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data24.id !== undefined){
let data25 = data24.id;
if(typeof data25 === "string"){
if(!pattern6.test(data25)){
const err63 = {instancePath:instancePath+"/units/" + i2+"/id",schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,3}[0-9]{0,2}$"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/units/" + i2+"/id",schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data24.type !== undefined){
let data26 = data24.type;
if(typeof data26 === "string"){
if(!pattern3.test(data26)){
const err65 = {instancePath:instancePath+"/units/" + i2+"/type",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/units/" + i2+"/type",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data24.group !== undefined){
let data27 = data24.group;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err67 = {instancePath:instancePath+"/units/" + i2+"/group",schemaPath:"common.json#/definitions/group/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 4 || isNaN(data27)){
const err68 = {instancePath:instancePath+"/units/" + i2+"/group",schemaPath:"common.json#/definitions/group/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err69 = {instancePath:instancePath+"/units/" + i2+"/group",schemaPath:"common.json#/definitions/group/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data24.en !== undefined){
let data28 = data24.en;
if(typeof data28 === "string"){
if(!pattern8.test(data28)){
const err70 = {instancePath:instancePath+"/units/" + i2+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err71 = {instancePath:instancePath+"/units/" + i2+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data24.fr !== undefined){
let data29 = data24.fr;
if(typeof data29 === "string"){
if(!pattern8.test(data29)){
const err72 = {instancePath:instancePath+"/units/" + i2+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/units/" + i2+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/units/" + i2,schemaPath:"#/properties/units/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err75 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"}};
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
const err76 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

