// Made by scripts/compile-schemas.ts from data/schema/fast-play/levels.schema.json
"use strict";
export const validateLevels = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"levels.schema.json","title":"The levels: by which column generals are rolled, and how soon the Germans come","type":"object","additionalProperties":false,"required":["levels"],"properties":{"levels":{"type":"array","minItems":1,"maxItems":9,"items":{"type":"object","additionalProperties":false,"required":["id","rule","en","fr","character","germanArrivalShift","basis"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"rule":{"$ref":"common.json#/definitions/rule"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"character":{"type":"object","additionalProperties":false,"required":["french","german"],"properties":{"french":{"type":"array","minItems":6,"maxItems":6,"items":{"enum":["fainthearted","cautious","pragmatic","bold"]}},"german":{"type":"array","minItems":6,"maxItems":6,"items":{"enum":["fainthearted","cautious","pragmatic","bold"]}}}},"germanArrivalShift":{"type":"integer","minimum":-6,"maximum":6},"basis":{"type":"object","additionalProperties":false,"required":["character","germanArrivalShift"],"properties":{"character":{"$ref":"common.json#/definitions/basis"},"germanArrivalShift":{"$ref":"common.json#/definitions/basis"}}}}}}}};
const schema13 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema14 = {"description":"a paragraph of the rules, such as 5.3 or 11.14","type":"string","pattern":"^[1-9][0-9]?\\.[1-9][0-9]?$"};
const schema15 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema17 = {"description":"text: printed in the rules; ruling: our reading; reconstructed: ours where the rules leave it to the battle, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const pattern0 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern1 = new RegExp("^[1-9][0-9]?\\.[1-9][0-9]?$", "u");
const pattern2 = new RegExp("^\\S(.{0,118}\\S)?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="levels.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.levels === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "levels")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.levels !== undefined){
let data0 = data.levels;
if(Array.isArray(data0)){
if(data0.length > 9){
const err2 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/minItems",keyword:"minItems",params:{limit: 1}};
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
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.rule === undefined){
const err5 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.en === undefined){
const err6 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.fr === undefined){
const err7 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.character === undefined){
const err8 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "character"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.germanArrivalShift === undefined){
const err9 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "germanArrivalShift"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.basis === undefined){
const err10 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!(((((((key1 === "id") || (key1 === "rule")) || (key1 === "en")) || (key1 === "fr")) || (key1 === "character")) || (key1 === "germanArrivalShift")) || (key1 === "basis"))){
const err11 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/levels/" + i0+"/id",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err13 = {instancePath:instancePath+"/levels/" + i0+"/id",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.rule !== undefined){
let data3 = data1.rule;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err14 = {instancePath:instancePath+"/levels/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[1-9][0-9]?$"}};
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
const err15 = {instancePath:instancePath+"/levels/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
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
if(!pattern2.test(data4)){
const err16 = {instancePath:instancePath+"/levels/" + i0+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err17 = {instancePath:instancePath+"/levels/" + i0+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
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
if(!pattern2.test(data5)){
const err18 = {instancePath:instancePath+"/levels/" + i0+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err19 = {instancePath:instancePath+"/levels/" + i0+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.character !== undefined){
let data6 = data1.character;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.french === undefined){
const err20 = {instancePath:instancePath+"/levels/" + i0+"/character",schemaPath:"#/properties/levels/items/properties/character/required",keyword:"required",params:{missingProperty: "french"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.german === undefined){
const err21 = {instancePath:instancePath+"/levels/" + i0+"/character",schemaPath:"#/properties/levels/items/properties/character/required",keyword:"required",params:{missingProperty: "german"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "french") || (key2 === "german"))){
const err22 = {instancePath:instancePath+"/levels/" + i0+"/character",schemaPath:"#/properties/levels/items/properties/character/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.french !== undefined){
let data7 = data6.french;
if(Array.isArray(data7)){
if(data7.length > 6){
const err23 = {instancePath:instancePath+"/levels/" + i0+"/character/french",schemaPath:"#/properties/levels/items/properties/character/properties/french/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.length < 6){
const err24 = {instancePath:instancePath+"/levels/" + i0+"/character/french",schemaPath:"#/properties/levels/items/properties/character/properties/french/minItems",keyword:"minItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(!((((data8 === "fainthearted") || (data8 === "cautious")) || (data8 === "pragmatic")) || (data8 === "bold"))){
const err25 = {instancePath:instancePath+"/levels/" + i0+"/character/french/" + i1,schemaPath:"#/properties/levels/items/properties/character/properties/french/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.levels.items.properties.character.properties.french.items.enum}};
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
else {
const err26 = {instancePath:instancePath+"/levels/" + i0+"/character/french",schemaPath:"#/properties/levels/items/properties/character/properties/french/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.german !== undefined){
let data9 = data6.german;
if(Array.isArray(data9)){
if(data9.length > 6){
const err27 = {instancePath:instancePath+"/levels/" + i0+"/character/german",schemaPath:"#/properties/levels/items/properties/character/properties/german/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.length < 6){
const err28 = {instancePath:instancePath+"/levels/" + i0+"/character/german",schemaPath:"#/properties/levels/items/properties/character/properties/german/minItems",keyword:"minItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(!((((data10 === "fainthearted") || (data10 === "cautious")) || (data10 === "pragmatic")) || (data10 === "bold"))){
const err29 = {instancePath:instancePath+"/levels/" + i0+"/character/german/" + i2,schemaPath:"#/properties/levels/items/properties/character/properties/german/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.levels.items.properties.character.properties.german.items.enum}};
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
const err30 = {instancePath:instancePath+"/levels/" + i0+"/character/german",schemaPath:"#/properties/levels/items/properties/character/properties/german/type",keyword:"type",params:{type: "array"}};
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
const err31 = {instancePath:instancePath+"/levels/" + i0+"/character",schemaPath:"#/properties/levels/items/properties/character/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.germanArrivalShift !== undefined){
let data11 = data1.germanArrivalShift;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err32 = {instancePath:instancePath+"/levels/" + i0+"/germanArrivalShift",schemaPath:"#/properties/levels/items/properties/germanArrivalShift/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 6 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/levels/" + i0+"/germanArrivalShift",schemaPath:"#/properties/levels/items/properties/germanArrivalShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11 < -6 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/levels/" + i0+"/germanArrivalShift",schemaPath:"#/properties/levels/items/properties/germanArrivalShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: -6}};
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
if(data1.basis !== undefined){
let data12 = data1.basis;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.character === undefined){
const err35 = {instancePath:instancePath+"/levels/" + i0+"/basis",schemaPath:"#/properties/levels/items/properties/basis/required",keyword:"required",params:{missingProperty: "character"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.germanArrivalShift === undefined){
const err36 = {instancePath:instancePath+"/levels/" + i0+"/basis",schemaPath:"#/properties/levels/items/properties/basis/required",keyword:"required",params:{missingProperty: "germanArrivalShift"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key3 in data12){
if(!((key3 === "character") || (key3 === "germanArrivalShift"))){
const err37 = {instancePath:instancePath+"/levels/" + i0+"/basis",schemaPath:"#/properties/levels/items/properties/basis/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data12.character !== undefined){
let data13 = data12.character;
if(!((((data13 === "text") || (data13 === "ruling")) || (data13 === "reconstructed")) || (data13 === "design"))){
const err38 = {instancePath:instancePath+"/levels/" + i0+"/basis/character",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema17.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.germanArrivalShift !== undefined){
let data14 = data12.germanArrivalShift;
if(!((((data14 === "text") || (data14 === "ruling")) || (data14 === "reconstructed")) || (data14 === "design"))){
const err39 = {instancePath:instancePath+"/levels/" + i0+"/basis/germanArrivalShift",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema17.enum}};
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
const err40 = {instancePath:instancePath+"/levels/" + i0+"/basis",schemaPath:"#/properties/levels/items/properties/basis/type",keyword:"type",params:{type: "object"}};
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
const err41 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err42 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "array"}};
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
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

