// Made by scripts/compile-schemas.ts from data/schema/victory.schema.json
"use strict";
export const validateVictory = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"victory.schema.json","title":"Victory points and what they make of a raid","type":"object","additionalProperties":false,"required":["gun","secondGun","telephone","strongpoint","officers","prisoner","commandoLost","commandosFree","totalSuccess","halfSuccess"],"properties":{"gun":{"$ref":"common.json#/definitions/sourcedCount"},"secondGun":{"type":"array","maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["rule","from","to","vp","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"from":{"$ref":"common.json#/definitions/turn"},"to":{"$ref":"common.json#/definitions/turn"},"vp":{"type":"integer","minimum":0,"maximum":100},"basis":{"$ref":"common.json#/definitions/basis"}}}},"harassed":{"description":"12j points for each turn, from the first to the last, in which the battery was kept under fire; absent: none","type":"object","additionalProperties":false,"required":["rule","from","to","vp","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"from":{"$ref":"common.json#/definitions/turn"},"to":{"$ref":"common.json#/definitions/turn"},"vp":{"type":"integer","minimum":1,"maximum":100},"basis":{"$ref":"common.json#/definitions/basis"}}},"telephone":{"$ref":"common.json#/definitions/sourcedCount"},"strongpoint":{"$ref":"common.json#/definitions/sourcedCount"},"officers":{"type":"array","maxItems":9,"items":{"type":"object","additionalProperties":false,"required":["unit","lost","ashore"],"properties":{"unit":{"$ref":"common.json#/definitions/unitId"},"lost":{"$ref":"common.json#/definitions/sourcedLoss"},"ashore":{"$ref":"common.json#/definitions/sourcedLoss"}}}},"prisoner":{"$ref":"common.json#/definitions/sourcedCount"},"commandoLost":{"$ref":"common.json#/definitions/sourcedLoss"},"commandosFree":{"$ref":"common.json#/definitions/sourcedCount"},"totalSuccess":{"$ref":"common.json#/definitions/sourcedCount"},"halfSuccess":{"$ref":"common.json#/definitions/sourcedCount"}}};
const schema14 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema17 = {"type":"integer","minimum":1,"maximum":24};
const schema15 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const schema24 = {"type":"string","pattern":"^[A-Z]{1,3}[0-9]{0,2}$"};
const func2 = Object.prototype.hasOwnProperty;
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

const schema25 = {"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"#/definitions/rule"},"value":{"type":"integer","minimum":-100,"maximum":0},"basis":{"$ref":"#/definitions/basis"}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data1 > 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < -100 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100}};
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
validate16.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[A-Z]{1,3}[0-9]{0,2}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="victory.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gun === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gun"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.secondGun === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secondGun"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.telephone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "telephone"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.strongpoint === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "strongpoint"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.officers === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "officers"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.prisoner === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prisoner"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.commandoLost === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commandoLost"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.commandosFree === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commandosFree"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.totalSuccess === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalSuccess"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.halfSuccess === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "halfSuccess"}};
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
if(data.gun !== undefined){
if(!(validate12(data.gun, {instancePath:instancePath+"/gun",parentData:data,parentDataProperty:"gun",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.secondGun !== undefined){
let data1 = data.secondGun;
if(Array.isArray(data1)){
if(data1.length > 24){
const err11 = {instancePath:instancePath+"/secondGun",schemaPath:"#/properties/secondGun/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.rule === undefined){
const err12 = {instancePath:instancePath+"/secondGun/" + i0,schemaPath:"#/properties/secondGun/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.from === undefined){
const err13 = {instancePath:instancePath+"/secondGun/" + i0,schemaPath:"#/properties/secondGun/items/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.to === undefined){
const err14 = {instancePath:instancePath+"/secondGun/" + i0,schemaPath:"#/properties/secondGun/items/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.vp === undefined){
const err15 = {instancePath:instancePath+"/secondGun/" + i0,schemaPath:"#/properties/secondGun/items/required",keyword:"required",params:{missingProperty: "vp"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.basis === undefined){
const err16 = {instancePath:instancePath+"/secondGun/" + i0,schemaPath:"#/properties/secondGun/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "rule") || (key1 === "from")) || (key1 === "to")) || (key1 === "vp")) || (key1 === "basis"))){
const err17 = {instancePath:instancePath+"/secondGun/" + i0,schemaPath:"#/properties/secondGun/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.rule !== undefined){
let data3 = data2.rule;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err18 = {instancePath:instancePath+"/secondGun/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
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
const err19 = {instancePath:instancePath+"/secondGun/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.from !== undefined){
let data4 = data2.from;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err20 = {instancePath:instancePath+"/secondGun/" + i0+"/from",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 24 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/secondGun/" + i0+"/from",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/secondGun/" + i0+"/from",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data2.to !== undefined){
let data5 = data2.to;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err23 = {instancePath:instancePath+"/secondGun/" + i0+"/to",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 24 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/secondGun/" + i0+"/to",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/secondGun/" + i0+"/to",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data2.vp !== undefined){
let data6 = data2.vp;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err26 = {instancePath:instancePath+"/secondGun/" + i0+"/vp",schemaPath:"#/properties/secondGun/items/properties/vp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/secondGun/" + i0+"/vp",schemaPath:"#/properties/secondGun/items/properties/vp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/secondGun/" + i0+"/vp",schemaPath:"#/properties/secondGun/items/properties/vp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data2.basis !== undefined){
let data7 = data2.basis;
if(!((((data7 === "text") || (data7 === "ruling")) || (data7 === "reconstructed")) || (data7 === "design"))){
const err29 = {instancePath:instancePath+"/secondGun/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
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
const err30 = {instancePath:instancePath+"/secondGun/" + i0,schemaPath:"#/properties/secondGun/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err31 = {instancePath:instancePath+"/secondGun",schemaPath:"#/properties/secondGun/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.harassed !== undefined){
let data8 = data.harassed;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.rule === undefined){
const err32 = {instancePath:instancePath+"/harassed",schemaPath:"#/properties/harassed/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8.from === undefined){
const err33 = {instancePath:instancePath+"/harassed",schemaPath:"#/properties/harassed/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data8.to === undefined){
const err34 = {instancePath:instancePath+"/harassed",schemaPath:"#/properties/harassed/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data8.vp === undefined){
const err35 = {instancePath:instancePath+"/harassed",schemaPath:"#/properties/harassed/required",keyword:"required",params:{missingProperty: "vp"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data8.basis === undefined){
const err36 = {instancePath:instancePath+"/harassed",schemaPath:"#/properties/harassed/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data8){
if(!(((((key2 === "rule") || (key2 === "from")) || (key2 === "to")) || (key2 === "vp")) || (key2 === "basis"))){
const err37 = {instancePath:instancePath+"/harassed",schemaPath:"#/properties/harassed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.rule !== undefined){
let data9 = data8.rule;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err38 = {instancePath:instancePath+"/harassed/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/harassed/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data8.from !== undefined){
let data10 = data8.from;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err40 = {instancePath:instancePath+"/harassed/from",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 24 || isNaN(data10)){
const err41 = {instancePath:instancePath+"/harassed/from",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err42 = {instancePath:instancePath+"/harassed/from",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data8.to !== undefined){
let data11 = data8.to;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err43 = {instancePath:instancePath+"/harassed/to",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 24 || isNaN(data11)){
const err44 = {instancePath:instancePath+"/harassed/to",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err45 = {instancePath:instancePath+"/harassed/to",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data8.vp !== undefined){
let data12 = data8.vp;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err46 = {instancePath:instancePath+"/harassed/vp",schemaPath:"#/properties/harassed/properties/vp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err47 = {instancePath:instancePath+"/harassed/vp",schemaPath:"#/properties/harassed/properties/vp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err48 = {instancePath:instancePath+"/harassed/vp",schemaPath:"#/properties/harassed/properties/vp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data8.basis !== undefined){
let data13 = data8.basis;
if(!((((data13 === "text") || (data13 === "ruling")) || (data13 === "reconstructed")) || (data13 === "design"))){
const err49 = {instancePath:instancePath+"/harassed/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/harassed",schemaPath:"#/properties/harassed/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.telephone !== undefined){
if(!(validate12(data.telephone, {instancePath:instancePath+"/telephone",parentData:data,parentDataProperty:"telephone",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.strongpoint !== undefined){
if(!(validate12(data.strongpoint, {instancePath:instancePath+"/strongpoint",parentData:data,parentDataProperty:"strongpoint",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.officers !== undefined){
let data16 = data.officers;
if(Array.isArray(data16)){
if(data16.length > 9){
const err51 = {instancePath:instancePath+"/officers",schemaPath:"#/properties/officers/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.unit === undefined){
const err52 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/required",keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data17.lost === undefined){
const err53 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/required",keyword:"required",params:{missingProperty: "lost"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data17.ashore === undefined){
const err54 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/required",keyword:"required",params:{missingProperty: "ashore"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key3 in data17){
if(!(((key3 === "unit") || (key3 === "lost")) || (key3 === "ashore"))){
const err55 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data17.unit !== undefined){
let data18 = data17.unit;
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
const err56 = {instancePath:instancePath+"/officers/" + i1+"/unit",schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,3}[0-9]{0,2}$"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/officers/" + i1+"/unit",schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data17.lost !== undefined){
if(!(validate16(data17.lost, {instancePath:instancePath+"/officers/" + i1+"/lost",parentData:data17,parentDataProperty:"lost",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data17.ashore !== undefined){
if(!(validate16(data17.ashore, {instancePath:instancePath+"/officers/" + i1+"/ashore",parentData:data17,parentDataProperty:"ashore",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err58 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/officers",schemaPath:"#/properties/officers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.prisoner !== undefined){
if(!(validate12(data.prisoner, {instancePath:instancePath+"/prisoner",parentData:data,parentDataProperty:"prisoner",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.commandoLost !== undefined){
if(!(validate16(data.commandoLost, {instancePath:instancePath+"/commandoLost",parentData:data,parentDataProperty:"commandoLost",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.commandosFree !== undefined){
if(!(validate12(data.commandosFree, {instancePath:instancePath+"/commandosFree",parentData:data,parentDataProperty:"commandosFree",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.totalSuccess !== undefined){
if(!(validate12(data.totalSuccess, {instancePath:instancePath+"/totalSuccess",parentData:data,parentDataProperty:"totalSuccess",rootData}))){
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
const err60 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

