// Made by scripts/compile-schemas.ts from data/schema/fast-play/missions.schema.json
"use strict";
export const validateMissions = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"missions.schema.json","title":"What the automaton’s units are sent for","type":"object","additionalProperties":false,"required":["basis","missions"],"properties":{"basis":{"$ref":"common.json#/definitions/basis"},"missions":{"type":"array","minItems":0,"maxItems":32,"items":{"type":"object","additionalProperties":false,"required":["id","units","stance","goals","en","fr"],"properties":{"id":{"$ref":"common.json#/definitions/mark"},"units":{"type":"array","minItems":1,"maxItems":32,"items":{"$ref":"common.json#/definitions/unitId"}},"stance":{"enum":["attack","reinforce","hold","delay","screen"]},"goals":{"type":"array","minItems":1,"maxItems":8,"items":{"$ref":"common.json#/definitions/hexId"}},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"}}}}}};
const schema13 = {"description":"text: printed in the rules; ruling: our reading; reconstructed: ours where the rules leave it to the battle, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema14 = {"type":"string","pattern":"^[A-Z0-9]{1,6}$"};
const schema15 = {"type":"string","pattern":"^[A-Z][A-Z0-9]{0,5}(-[A-Z0-9]{1,6})?$"};
const schema16 = {"description":"column, then row: 1106","type":"string","pattern":"^[0-9]{4}$"};
const schema17 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const pattern0 = new RegExp("^[A-Z0-9]{1,6}$", "u");
const pattern1 = new RegExp("^[A-Z][A-Z0-9]{0,5}(-[A-Z0-9]{1,6})?$", "u");
const pattern2 = new RegExp("^[0-9]{4}$", "u");
const pattern3 = new RegExp("^\\S(.{0,118}\\S)?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="missions.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basis === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.missions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missions"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "basis") || (key0 === "missions"))){
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
if(data.basis !== undefined){
let data0 = data.basis;
if(!((((data0 === "text") || (data0 === "ruling")) || (data0 === "reconstructed")) || (data0 === "design"))){
const err3 = {instancePath:instancePath+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.missions !== undefined){
let data1 = data.missions;
if(Array.isArray(data1)){
if(data1.length > 32){
const err4 = {instancePath:instancePath+"/missions",schemaPath:"#/properties/missions/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 0){
const err5 = {instancePath:instancePath+"/missions",schemaPath:"#/properties/missions/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err6 = {instancePath:instancePath+"/missions/" + i0,schemaPath:"#/properties/missions/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.units === undefined){
const err7 = {instancePath:instancePath+"/missions/" + i0,schemaPath:"#/properties/missions/items/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.stance === undefined){
const err8 = {instancePath:instancePath+"/missions/" + i0,schemaPath:"#/properties/missions/items/required",keyword:"required",params:{missingProperty: "stance"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.goals === undefined){
const err9 = {instancePath:instancePath+"/missions/" + i0,schemaPath:"#/properties/missions/items/required",keyword:"required",params:{missingProperty: "goals"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.en === undefined){
const err10 = {instancePath:instancePath+"/missions/" + i0,schemaPath:"#/properties/missions/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.fr === undefined){
const err11 = {instancePath:instancePath+"/missions/" + i0,schemaPath:"#/properties/missions/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!((((((key1 === "id") || (key1 === "units")) || (key1 === "stance")) || (key1 === "goals")) || (key1 === "en")) || (key1 === "fr"))){
const err12 = {instancePath:instancePath+"/missions/" + i0,schemaPath:"#/properties/missions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/missions/" + i0+"/id",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,6}$"}};
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
const err14 = {instancePath:instancePath+"/missions/" + i0+"/id",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.units !== undefined){
let data4 = data2.units;
if(Array.isArray(data4)){
if(data4.length > 32){
const err15 = {instancePath:instancePath+"/missions/" + i0+"/units",schemaPath:"#/properties/missions/items/properties/units/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/missions/" + i0+"/units",schemaPath:"#/properties/missions/items/properties/units/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err17 = {instancePath:instancePath+"/missions/" + i0+"/units/" + i1,schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,5}(-[A-Z0-9]{1,6})?$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/missions/" + i0+"/units/" + i1,schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/missions/" + i0+"/units",schemaPath:"#/properties/missions/items/properties/units/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.stance !== undefined){
let data6 = data2.stance;
if(!(((((data6 === "attack") || (data6 === "reinforce")) || (data6 === "hold")) || (data6 === "delay")) || (data6 === "screen"))){
const err20 = {instancePath:instancePath+"/missions/" + i0+"/stance",schemaPath:"#/properties/missions/items/properties/stance/enum",keyword:"enum",params:{allowedValues: schema11.properties.missions.items.properties.stance.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.goals !== undefined){
let data7 = data2.goals;
if(Array.isArray(data7)){
if(data7.length > 8){
const err21 = {instancePath:instancePath+"/missions/" + i0+"/goals",schemaPath:"#/properties/missions/items/properties/goals/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 1){
const err22 = {instancePath:instancePath+"/missions/" + i0+"/goals",schemaPath:"#/properties/missions/items/properties/goals/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err23 = {instancePath:instancePath+"/missions/" + i0+"/goals/" + i2,schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/missions/" + i0+"/goals/" + i2,schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
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
const err25 = {instancePath:instancePath+"/missions/" + i0+"/goals",schemaPath:"#/properties/missions/items/properties/goals/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.en !== undefined){
let data9 = data2.en;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err26 = {instancePath:instancePath+"/missions/" + i0+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err27 = {instancePath:instancePath+"/missions/" + i0+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.fr !== undefined){
let data10 = data2.fr;
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
const err28 = {instancePath:instancePath+"/missions/" + i0+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err29 = {instancePath:instancePath+"/missions/" + i0+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
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
const err30 = {instancePath:instancePath+"/missions/" + i0,schemaPath:"#/properties/missions/items/type",keyword:"type",params:{type: "object"}};
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
const err31 = {instancePath:instancePath+"/missions",schemaPath:"#/properties/missions/type",keyword:"type",params:{type: "array"}};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

