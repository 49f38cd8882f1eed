// Made by scripts/compile-schemas.ts from data/schema/victory.schema.json
"use strict";
export const validateVictory = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"victory.schema.json","title":"Victory points and what they make of a raid","type":"object","additionalProperties":false,"required":["gun","secondGun","telephone","strongpoint","officers","prisoner","commandoLost","commandosFree","totalSuccess","halfSuccess"],"properties":{"gun":{"$ref":"common.json#/definitions/sourcedCount"},"secondGun":{"type":"array","maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["rule","from","to","vp","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"from":{"$ref":"common.json#/definitions/turn"},"to":{"$ref":"common.json#/definitions/turn"},"vp":{"type":"integer","minimum":0,"maximum":100},"basis":{"$ref":"common.json#/definitions/basis"}}}},"telephone":{"$ref":"common.json#/definitions/sourcedCount"},"strongpoint":{"$ref":"common.json#/definitions/sourcedCount"},"officers":{"type":"array","maxItems":9,"items":{"type":"object","additionalProperties":false,"required":["unit","lost","ashore"],"properties":{"unit":{"$ref":"common.json#/definitions/unitId"},"lost":{"$ref":"common.json#/definitions/sourcedLoss"},"ashore":{"$ref":"common.json#/definitions/sourcedLoss"}}}},"prisoner":{"$ref":"common.json#/definitions/sourcedCount"},"commandoLost":{"$ref":"common.json#/definitions/sourcedLoss"},"commandosFree":{"$ref":"common.json#/definitions/sourcedCount"},"totalSuccess":{"$ref":"common.json#/definitions/sourcedCount"},"halfSuccess":{"$ref":"common.json#/definitions/sourcedCount"}}};
const schema14 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema17 = {"type":"integer","minimum":1,"maximum":24};
const schema15 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned","enum":["text","ruling","reconstructed"]};
const schema20 = {"type":"string","pattern":"^[A-Z]{1,3}[0-9]{0,2}$"};
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
if(!(((data2 === "text") || (data2 === "ruling")) || (data2 === "reconstructed"))){
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

const schema21 = {"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"#/definitions/rule"},"value":{"type":"integer","minimum":-100,"maximum":0},"basis":{"$ref":"#/definitions/basis"}}};

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
if(!(((data2 === "text") || (data2 === "ruling")) || (data2 === "reconstructed"))){
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

const pattern2 = new RegExp("^[A-Z]{1,3}[0-9]{0,2}$", "u");

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
if(!(((data7 === "text") || (data7 === "ruling")) || (data7 === "reconstructed"))){
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
let data10 = data.officers;
if(Array.isArray(data10)){
if(data10.length > 9){
const err32 = {instancePath:instancePath+"/officers",schemaPath:"#/properties/officers/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.unit === undefined){
const err33 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/required",keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.lost === undefined){
const err34 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/required",keyword:"required",params:{missingProperty: "lost"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.ashore === undefined){
const err35 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/required",keyword:"required",params:{missingProperty: "ashore"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data11){
if(!(((key2 === "unit") || (key2 === "lost")) || (key2 === "ashore"))){
const err36 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.unit !== undefined){
let data12 = data11.unit;
if(typeof data12 === "string"){
if(!pattern2.test(data12)){
const err37 = {instancePath:instancePath+"/officers/" + i1+"/unit",schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,3}[0-9]{0,2}$"}};
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
const err38 = {instancePath:instancePath+"/officers/" + i1+"/unit",schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.lost !== undefined){
if(!(validate16(data11.lost, {instancePath:instancePath+"/officers/" + i1+"/lost",parentData:data11,parentDataProperty:"lost",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data11.ashore !== undefined){
if(!(validate16(data11.ashore, {instancePath:instancePath+"/officers/" + i1+"/ashore",parentData:data11,parentDataProperty:"ashore",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/officers/" + i1,schemaPath:"#/properties/officers/items/type",keyword:"type",params:{type: "object"}};
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
const err40 = {instancePath:instancePath+"/officers",schemaPath:"#/properties/officers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
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
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

