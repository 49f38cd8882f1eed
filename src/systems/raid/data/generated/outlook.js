// Made by scripts/compile-schemas.ts from data/schema/outlook.schema.json
"use strict";
export const validateOutlook = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"outlook.schema.json","title":"Weights of the outlook that planners judge positions by, fitted to the data of one battle","type":"object","additionalProperties":false,"required":["scenario","weights"],"properties":{"scenario":{"description":"hash of the data","type":"string","pattern":"^[0-9a-f]{1,64}$"},"weights":{"description":"a row of numbers for each turn and state of the guns","type":"array","maxItems":72,"items":{"type":"string","pattern":"^-?[0-9.]+( -?[0-9.]+)*$"}}}};
const pattern0 = new RegExp("^[0-9a-f]{1,64}$", "u");
const pattern1 = new RegExp("^-?[0-9.]+( -?[0-9.]+)*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="outlook.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scenario === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenario"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.weights === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weights"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "scenario") || (key0 === "weights"))){
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
if(data.scenario !== undefined){
let data0 = data.scenario;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{1,64}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.weights !== undefined){
let data1 = data.weights;
if(Array.isArray(data1)){
if(data1.length > 72){
const err5 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/maxItems",keyword:"maxItems",params:{limit: 72}};
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
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/weights/" + i0,schemaPath:"#/properties/weights/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9.]+( -?[0-9.]+)*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/weights/" + i0,schemaPath:"#/properties/weights/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type: "array"}};
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
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

