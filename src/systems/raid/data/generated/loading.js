// Made by scripts/compile-schemas.ts from data/schema/loading.schema.json
"use strict";
export const validateLoading = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"loading.schema.json","title":"The loading offered at the start: who sails in which craft","type":"object","additionalProperties":false,"required":["rule","basis","craft"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"basis":{"$ref":"common.json#/definitions/basis"},"craft":{"type":"array","maxItems":96,"items":{"type":"object","additionalProperties":false,"required":["craft","men"],"properties":{"craft":{"$ref":"common.json#/definitions/unitId"},"men":{"type":"array","maxItems":96,"items":{"$ref":"common.json#/definitions/unitId"}}}}}}};
const schema13 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema14 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const schema15 = {"type":"string","pattern":"^[A-Z]{1,3}[0-9]{0,2}$"};
const pattern0 = new RegExp("^[1-9][0-9]?(\\.[1-9])?[a-z]?$", "u");
const pattern1 = new RegExp("^[A-Z]{1,3}[0-9]{0,2}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="loading.schema.json" */;
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
if(data.basis === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.craft === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "craft"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rule") || (key0 === "basis")) || (key0 === "craft"))){
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
const err4 = {instancePath:instancePath+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
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
const err5 = {instancePath:instancePath+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.basis !== undefined){
let data1 = data.basis;
if(!((((data1 === "text") || (data1 === "ruling")) || (data1 === "reconstructed")) || (data1 === "design"))){
const err6 = {instancePath:instancePath+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.craft !== undefined){
let data2 = data.craft;
if(Array.isArray(data2)){
if(data2.length > 96){
const err7 = {instancePath:instancePath+"/craft",schemaPath:"#/properties/craft/maxItems",keyword:"maxItems",params:{limit: 96}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.craft === undefined){
const err8 = {instancePath:instancePath+"/craft/" + i0,schemaPath:"#/properties/craft/items/required",keyword:"required",params:{missingProperty: "craft"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.men === undefined){
const err9 = {instancePath:instancePath+"/craft/" + i0,schemaPath:"#/properties/craft/items/required",keyword:"required",params:{missingProperty: "men"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "craft") || (key1 === "men"))){
const err10 = {instancePath:instancePath+"/craft/" + i0,schemaPath:"#/properties/craft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.craft !== undefined){
let data4 = data3.craft;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err11 = {instancePath:instancePath+"/craft/" + i0+"/craft",schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,3}[0-9]{0,2}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/craft/" + i0+"/craft",schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.men !== undefined){
let data5 = data3.men;
if(Array.isArray(data5)){
if(data5.length > 96){
const err13 = {instancePath:instancePath+"/craft/" + i0+"/men",schemaPath:"#/properties/craft/items/properties/men/maxItems",keyword:"maxItems",params:{limit: 96}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err14 = {instancePath:instancePath+"/craft/" + i0+"/men/" + i1,schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,3}[0-9]{0,2}$"}};
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
const err15 = {instancePath:instancePath+"/craft/" + i0+"/men/" + i1,schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
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
else {
const err16 = {instancePath:instancePath+"/craft/" + i0+"/men",schemaPath:"#/properties/craft/items/properties/men/type",keyword:"type",params:{type: "array"}};
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
else {
const err17 = {instancePath:instancePath+"/craft/" + i0,schemaPath:"#/properties/craft/items/type",keyword:"type",params:{type: "object"}};
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
const err18 = {instancePath:instancePath+"/craft",schemaPath:"#/properties/craft/type",keyword:"type",params:{type: "array"}};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

