// Made by scripts/compile-schemas.ts from data/schema/events.schema.json
"use strict";
export const validateEvents = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"events.schema.json","title":"The random events of turn 1","type":"object","additionalProperties":false,"required":["rows","engineTrouble"],"definitions":{"fate":{"type":"object","required":["fate"],"discriminator":{"propertyName":"fate"},"oneOf":[{"additionalProperties":false,"required":["face"],"properties":{"face":{"$ref":"common.json#/definitions/d10"},"fate":{"const":"nothing"}}},{"additionalProperties":false,"required":["face","craft"],"properties":{"face":{"$ref":"common.json#/definitions/d10"},"fate":{"const":"lost"},"craft":{"$ref":"common.json#/definitions/unitId"}}},{"additionalProperties":false,"required":["face","group","turn"],"properties":{"face":{"$ref":"common.json#/definitions/d10"},"fate":{"const":"delay"},"group":{"$ref":"common.json#/definitions/group"},"turn":{"$ref":"common.json#/definitions/turn"}}}]}},"properties":{"rows":{"type":"array","maxItems":6,"items":{"type":"object","additionalProperties":false,"required":["rule","basis","en","fr","faces","alarm","craft","beach"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"basis":{"$ref":"common.json#/definitions/basis"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"faces":{"$ref":"common.json#/definitions/d6Faces"},"alarm":{"type":"integer","minimum":0,"maximum":9},"craft":{"type":"array","maxItems":10,"items":{"$ref":"#/definitions/fate"}},"beach":{"type":"array","maxItems":6,"items":{"type":"object","additionalProperties":false,"required":["face","group","mark"],"properties":{"face":{"$ref":"common.json#/definitions/d6"},"group":{"$ref":"common.json#/definitions/group"},"mark":{"$ref":"common.json#/definitions/mark"}}}}}}},"engineTrouble":{"type":"object","additionalProperties":false,"required":["rule","basis","en","fr","faces","craft"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"basis":{"$ref":"common.json#/definitions/basis"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"faces":{"$ref":"common.json#/definitions/d6Faces"},"craft":{"description":"faces of the D10 that name a craft; the others are rolled again, so there is at least one","type":"array","minItems":1,"maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["face","craft"],"properties":{"face":{"$ref":"common.json#/definitions/d10"},"craft":{"$ref":"common.json#/definitions/unitId"}}}}}}}};
const schema13 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema14 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const schema15 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema18 = {"type":"integer","minimum":1,"maximum":6};
const schema24 = {"type":"integer","minimum":1,"maximum":4};
const schema28 = {"description":"a letter of the map: A, H, R7 …","type":"string","pattern":"^[A-Z][0-9]?$"};
const schema20 = {"type":"integer","minimum":0,"maximum":9};
const schema22 = {"type":"string","pattern":"^[A-Z]{1,3}[0-9]{0,2}$"};
const pattern0 = new RegExp("^[1-9][0-9]?(\\.[1-9])?[a-z]?$", "u");
const pattern1 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const pattern4 = new RegExp("^[A-Z][0-9]?$", "u");
const pattern3 = new RegExp("^[A-Z]{1,3}[0-9]{0,2}$", "u");
const schema17 = {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/definitions/d6"}};

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

const schema19 = {"type":"object","required":["fate"],"discriminator":{"propertyName":"fate"},"oneOf":[{"additionalProperties":false,"required":["face"],"properties":{"face":{"$ref":"common.json#/definitions/d10"},"fate":{"const":"nothing"}}},{"additionalProperties":false,"required":["face","craft"],"properties":{"face":{"$ref":"common.json#/definitions/d10"},"fate":{"const":"lost"},"craft":{"$ref":"common.json#/definitions/unitId"}}},{"additionalProperties":false,"required":["face","group","turn"],"properties":{"face":{"$ref":"common.json#/definitions/d10"},"fate":{"const":"delay"},"group":{"$ref":"common.json#/definitions/group"},"turn":{"$ref":"common.json#/definitions/turn"}}}]};
const schema25 = {"type":"integer","minimum":1,"maximum":24};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fate"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.fate;
if(typeof tag0 == "string"){
if(tag0 === "nothing"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.face === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "face"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "face") || (key0 === "fate"))){
const err2 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.face !== undefined){
let data0 = data.face;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.fate !== undefined){
if("nothing" !== data.fate){
const err6 = {instancePath:instancePath+"/fate",schemaPath:"#/oneOf/0/properties/fate/const",keyword:"const",params:{allowedValue: "nothing"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else if(tag0 === "lost"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.face === undefined){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "face"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.craft === undefined){
const err8 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "craft"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data){
if(!(((key1 === "face") || (key1 === "fate")) || (key1 === "craft"))){
const err9 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.face !== undefined){
let data2 = data.face;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.fate !== undefined){
if("lost" !== data.fate){
const err13 = {instancePath:instancePath+"/fate",schemaPath:"#/oneOf/1/properties/fate/const",keyword:"const",params:{allowedValue: "lost"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.craft !== undefined){
let data4 = data.craft;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err14 = {instancePath:instancePath+"/craft",schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,3}[0-9]{0,2}$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/craft",schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else if(tag0 === "delay"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.face === undefined){
const err16 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "face"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.group === undefined){
const err17 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "group"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.turn === undefined){
const err18 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "turn"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data){
if(!((((key2 === "face") || (key2 === "fate")) || (key2 === "group")) || (key2 === "turn"))){
const err19 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.face !== undefined){
let data5 = data.face;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/face",schemaPath:"common.json#/definitions/d10/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.fate !== undefined){
if("delay" !== data.fate){
const err23 = {instancePath:instancePath+"/fate",schemaPath:"#/oneOf/2/properties/fate/const",keyword:"const",params:{allowedValue: "delay"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.group !== undefined){
let data7 = data.group;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/group",schemaPath:"common.json#/definitions/group/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 4 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/group",schemaPath:"common.json#/definitions/group/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/group",schemaPath:"common.json#/definitions/group/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.turn !== undefined){
let data8 = data.turn;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err27 = {instancePath:instancePath+"/turn",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 24 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/turn",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/turn",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
}
else {
const err30 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "fate", tagValue: tag0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "fate", tagValue: tag0}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="events.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rows === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.engineTrouble === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "engineTrouble"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rows") || (key0 === "engineTrouble"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rows !== undefined){
let data0 = data.rows;
if(Array.isArray(data0)){
if(data0.length > 6){
const err3 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.rule === undefined){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.basis === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.en === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.fr === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.faces === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "faces"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.alarm === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "alarm"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.craft === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "craft"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.beach === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "beach"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data1){
if(!((((((((key1 === "rule") || (key1 === "basis")) || (key1 === "en")) || (key1 === "fr")) || (key1 === "faces")) || (key1 === "alarm")) || (key1 === "craft")) || (key1 === "beach"))){
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.rule !== undefined){
let data2 = data1.rule;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err13 = {instancePath:instancePath+"/rows/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/rows/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.basis !== undefined){
let data3 = data1.basis;
if(!((((data3 === "text") || (data3 === "ruling")) || (data3 === "reconstructed")) || (data3 === "design"))){
const err15 = {instancePath:instancePath+"/rows/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.en !== undefined){
let data4 = data1.en;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err16 = {instancePath:instancePath+"/rows/" + i0+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err17 = {instancePath:instancePath+"/rows/" + i0+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.fr !== undefined){
let data5 = data1.fr;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err18 = {instancePath:instancePath+"/rows/" + i0+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err19 = {instancePath:instancePath+"/rows/" + i0+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.faces !== undefined){
if(!(validate12(data1.faces, {instancePath:instancePath+"/rows/" + i0+"/faces",parentData:data1,parentDataProperty:"faces",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data1.alarm !== undefined){
let data7 = data1.alarm;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/rows/" + i0+"/alarm",schemaPath:"#/properties/rows/items/properties/alarm/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/rows/" + i0+"/alarm",schemaPath:"#/properties/rows/items/properties/alarm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/rows/" + i0+"/alarm",schemaPath:"#/properties/rows/items/properties/alarm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data1.craft !== undefined){
let data8 = data1.craft;
if(Array.isArray(data8)){
if(data8.length > 10){
const err23 = {instancePath:instancePath+"/rows/" + i0+"/craft",schemaPath:"#/properties/rows/items/properties/craft/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate14(data8[i1], {instancePath:instancePath+"/rows/" + i0+"/craft/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/rows/" + i0+"/craft",schemaPath:"#/properties/rows/items/properties/craft/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.beach !== undefined){
let data10 = data1.beach;
if(Array.isArray(data10)){
if(data10.length > 6){
const err25 = {instancePath:instancePath+"/rows/" + i0+"/beach",schemaPath:"#/properties/rows/items/properties/beach/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.face === undefined){
const err26 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2,schemaPath:"#/properties/rows/items/properties/beach/items/required",keyword:"required",params:{missingProperty: "face"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.group === undefined){
const err27 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2,schemaPath:"#/properties/rows/items/properties/beach/items/required",keyword:"required",params:{missingProperty: "group"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.mark === undefined){
const err28 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2,schemaPath:"#/properties/rows/items/properties/beach/items/required",keyword:"required",params:{missingProperty: "mark"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data11){
if(!(((key2 === "face") || (key2 === "group")) || (key2 === "mark"))){
const err29 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2,schemaPath:"#/properties/rows/items/properties/beach/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.face !== undefined){
let data12 = data11.face;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2+"/face",schemaPath:"common.json#/definitions/d6/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 6 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2+"/face",schemaPath:"common.json#/definitions/d6/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2+"/face",schemaPath:"common.json#/definitions/d6/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data11.group !== undefined){
let data13 = data11.group;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2+"/group",schemaPath:"common.json#/definitions/group/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 4 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2+"/group",schemaPath:"common.json#/definitions/group/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2+"/group",schemaPath:"common.json#/definitions/group/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data11.mark !== undefined){
let data14 = data11.mark;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err36 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2+"/mark",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]?$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2+"/mark",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
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
else {
const err38 = {instancePath:instancePath+"/rows/" + i0+"/beach/" + i2,schemaPath:"#/properties/rows/items/properties/beach/items/type",keyword:"type",params:{type: "object"}};
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
const err39 = {instancePath:instancePath+"/rows/" + i0+"/beach",schemaPath:"#/properties/rows/items/properties/beach/type",keyword:"type",params:{type: "array"}};
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
const err40 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"}};
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
const err41 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.engineTrouble !== undefined){
let data15 = data.engineTrouble;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.rule === undefined){
const err42 = {instancePath:instancePath+"/engineTrouble",schemaPath:"#/properties/engineTrouble/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.basis === undefined){
const err43 = {instancePath:instancePath+"/engineTrouble",schemaPath:"#/properties/engineTrouble/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.en === undefined){
const err44 = {instancePath:instancePath+"/engineTrouble",schemaPath:"#/properties/engineTrouble/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.fr === undefined){
const err45 = {instancePath:instancePath+"/engineTrouble",schemaPath:"#/properties/engineTrouble/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.faces === undefined){
const err46 = {instancePath:instancePath+"/engineTrouble",schemaPath:"#/properties/engineTrouble/required",keyword:"required",params:{missingProperty: "faces"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.craft === undefined){
const err47 = {instancePath:instancePath+"/engineTrouble",schemaPath:"#/properties/engineTrouble/required",keyword:"required",params:{missingProperty: "craft"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key3 in data15){
if(!((((((key3 === "rule") || (key3 === "basis")) || (key3 === "en")) || (key3 === "fr")) || (key3 === "faces")) || (key3 === "craft"))){
const err48 = {instancePath:instancePath+"/engineTrouble",schemaPath:"#/properties/engineTrouble/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.rule !== undefined){
let data16 = data15.rule;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err49 = {instancePath:instancePath+"/engineTrouble/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/engineTrouble/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data15.basis !== undefined){
let data17 = data15.basis;
if(!((((data17 === "text") || (data17 === "ruling")) || (data17 === "reconstructed")) || (data17 === "design"))){
const err51 = {instancePath:instancePath+"/engineTrouble/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.en !== undefined){
let data18 = data15.en;
if(typeof data18 === "string"){
if(!pattern1.test(data18)){
const err52 = {instancePath:instancePath+"/engineTrouble/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/engineTrouble/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.fr !== undefined){
let data19 = data15.fr;
if(typeof data19 === "string"){
if(!pattern1.test(data19)){
const err54 = {instancePath:instancePath+"/engineTrouble/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/engineTrouble/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data15.faces !== undefined){
if(!(validate12(data15.faces, {instancePath:instancePath+"/engineTrouble/faces",parentData:data15,parentDataProperty:"faces",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data15.craft !== undefined){
let data21 = data15.craft;
if(Array.isArray(data21)){
if(data21.length > 10){
const err56 = {instancePath:instancePath+"/engineTrouble/craft",schemaPath:"#/properties/engineTrouble/properties/craft/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data21.length < 1){
const err57 = {instancePath:instancePath+"/engineTrouble/craft",schemaPath:"#/properties/engineTrouble/properties/craft/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.face === undefined){
const err58 = {instancePath:instancePath+"/engineTrouble/craft/" + i3,schemaPath:"#/properties/engineTrouble/properties/craft/items/required",keyword:"required",params:{missingProperty: "face"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data22.craft === undefined){
const err59 = {instancePath:instancePath+"/engineTrouble/craft/" + i3,schemaPath:"#/properties/engineTrouble/properties/craft/items/required",keyword:"required",params:{missingProperty: "craft"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key4 in data22){
if(!((key4 === "face") || (key4 === "craft"))){
const err60 = {instancePath:instancePath+"/engineTrouble/craft/" + i3,schemaPath:"#/properties/engineTrouble/properties/craft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data22.face !== undefined){
let data23 = data22.face;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err61 = {instancePath:instancePath+"/engineTrouble/craft/" + i3+"/face",schemaPath:"common.json#/definitions/d10/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9 || isNaN(data23)){
const err62 = {instancePath:instancePath+"/engineTrouble/craft/" + i3+"/face",schemaPath:"common.json#/definitions/d10/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err63 = {instancePath:instancePath+"/engineTrouble/craft/" + i3+"/face",schemaPath:"common.json#/definitions/d10/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data22.craft !== undefined){
let data24 = data22.craft;
if(typeof data24 === "string"){
if(!pattern3.test(data24)){
const err64 = {instancePath:instancePath+"/engineTrouble/craft/" + i3+"/craft",schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,3}[0-9]{0,2}$"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/engineTrouble/craft/" + i3+"/craft",schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
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
else {
const err66 = {instancePath:instancePath+"/engineTrouble/craft/" + i3,schemaPath:"#/properties/engineTrouble/properties/craft/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err67 = {instancePath:instancePath+"/engineTrouble/craft",schemaPath:"#/properties/engineTrouble/properties/craft/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/engineTrouble",schemaPath:"#/properties/engineTrouble/type",keyword:"type",params:{type: "object"}};
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
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

