// Made by scripts/compile-schemas.ts from data/schema/fast-play/victory.schema.json
"use strict";
export const validateVictory = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"victory.schema.json","title":"Objectives, and what the points make of a battle","type":"object","additionalProperties":false,"required":["objectives","frenchUnitLost","germanUnitLost","success","halfSuccess"],"properties":{"objectives":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"object","additionalProperties":false,"required":["rule","hex","en","fr","holder","vp","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"hex":{"$ref":"common.json#/definitions/hexId"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"holder":{"enum":["french","german","none"]},"vp":{"$ref":"common.json#/definitions/points"},"basis":{"$ref":"common.json#/definitions/basis"}}}},"frenchUnitLost":{"$ref":"common.json#/definitions/sourcedPoints"},"germanUnitLost":{"$ref":"common.json#/definitions/sourcedPoints"},"success":{"$ref":"common.json#/definitions/sourcedPoints"},"halfSuccess":{"$ref":"common.json#/definitions/sourcedPoints"}}};
const schema13 = {"description":"a paragraph of the rules, such as 5.3 or 11.14","type":"string","pattern":"^[1-9][0-9]?\\.[1-9][0-9]?$"};
const schema14 = {"description":"column, then row: 1106","type":"string","pattern":"^[0-9]{4}$"};
const schema15 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema17 = {"type":"integer","minimum":-20,"maximum":20};
const schema18 = {"description":"text: printed in the rules; ruling: our reading; reconstructed: ours where the rules leave it to the battle, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const pattern0 = new RegExp("^[1-9][0-9]?\\.[1-9][0-9]?$", "u");
const pattern1 = new RegExp("^[0-9]{4}$", "u");
const pattern2 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const schema19 = {"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"#/definitions/rule"},"value":{"$ref":"#/definitions/points"},"basis":{"$ref":"#/definitions/basis"}}};

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
const err4 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[1-9][0-9]?$"}};
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
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/points/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 20 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/points/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < -20 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: -20}};
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
const err9 = {instancePath:instancePath+"/basis",schemaPath:"#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema18.enum}};
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


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="victory.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.objectives === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "objectives"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.frenchUnitLost === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frenchUnitLost"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.germanUnitLost === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "germanUnitLost"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.halfSuccess === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "halfSuccess"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "objectives") || (key0 === "frenchUnitLost")) || (key0 === "germanUnitLost")) || (key0 === "success")) || (key0 === "halfSuccess"))){
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
if(data.objectives !== undefined){
let data0 = data.objectives;
if(Array.isArray(data0)){
if(data0.length > 8){
const err6 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.length < 1){
const err7 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.rule === undefined){
const err8 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.hex === undefined){
const err9 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "hex"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.en === undefined){
const err10 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.fr === undefined){
const err11 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.holder === undefined){
const err12 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "holder"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.vp === undefined){
const err13 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "vp"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.basis === undefined){
const err14 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data1){
if(!(((((((key1 === "rule") || (key1 === "hex")) || (key1 === "en")) || (key1 === "fr")) || (key1 === "holder")) || (key1 === "vp")) || (key1 === "basis"))){
const err15 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.rule !== undefined){
let data2 = data1.rule;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err16 = {instancePath:instancePath+"/objectives/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[1-9][0-9]?$"}};
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
const err17 = {instancePath:instancePath+"/objectives/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.hex !== undefined){
let data3 = data1.hex;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err18 = {instancePath:instancePath+"/objectives/" + i0+"/hex",schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/objectives/" + i0+"/hex",schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.en !== undefined){
let data4 = data1.en;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err20 = {instancePath:instancePath+"/objectives/" + i0+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/objectives/" + i0+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.fr !== undefined){
let data5 = data1.fr;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err22 = {instancePath:instancePath+"/objectives/" + i0+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err23 = {instancePath:instancePath+"/objectives/" + i0+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.holder !== undefined){
let data6 = data1.holder;
if(!(((data6 === "french") || (data6 === "german")) || (data6 === "none"))){
const err24 = {instancePath:instancePath+"/objectives/" + i0+"/holder",schemaPath:"#/properties/objectives/items/properties/holder/enum",keyword:"enum",params:{allowedValues: schema11.properties.objectives.items.properties.holder.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.vp !== undefined){
let data7 = data1.vp;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/objectives/" + i0+"/vp",schemaPath:"common.json#/definitions/points/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/objectives/" + i0+"/vp",schemaPath:"common.json#/definitions/points/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < -20 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/objectives/" + i0+"/vp",schemaPath:"common.json#/definitions/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: -20}};
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
if(data1.basis !== undefined){
let data8 = data1.basis;
if(!((((data8 === "text") || (data8 === "ruling")) || (data8 === "reconstructed")) || (data8 === "design"))){
const err28 = {instancePath:instancePath+"/objectives/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema18.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.frenchUnitLost !== undefined){
if(!(validate12(data.frenchUnitLost, {instancePath:instancePath+"/frenchUnitLost",parentData:data,parentDataProperty:"frenchUnitLost",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.germanUnitLost !== undefined){
if(!(validate12(data.germanUnitLost, {instancePath:instancePath+"/germanUnitLost",parentData:data,parentDataProperty:"germanUnitLost",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.success !== undefined){
if(!(validate12(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.halfSuccess !== undefined){
if(!(validate12(data.halfSuccess, {instancePath:instancePath+"/halfSuccess",parentData:data,parentDataProperty:"halfSuccess",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

