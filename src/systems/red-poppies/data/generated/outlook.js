// Made by scripts/compile-schemas.ts from data/schema/outlook.schema.json
"use strict";
export const validateOutlook = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"outlook.schema.json","title":"What players have learnt of one battle: the doctrine of the standing player, the weights of the outlook that planners judge positions by, and how playouts are read","type":"object","additionalProperties":false,"required":["scenario","weights"],"properties":{"scenario":{"description":"hash of the data","type":"string","pattern":"^[0-9a-f]{1,64}$"},"weights":{"description":"a row of numbers for each turn and state of the guns","type":"array","maxItems":72,"items":{"type":"string","pattern":"^-?[0-9.]+( -?[0-9.]+)*$"}},"doctrine":{"$ref":"#/definitions/doctrine"},"chance":{"description":"how the strongest player's raids end from where so many playouts end well, in thousandths: a row for each state of the raid and outcome","type":"array","maxItems":16,"items":{"type":"string","pattern":"^-?[0-9]+( -?[0-9]+)*$"}}},"definitions":{"doctrine":{"description":"of `sound`: the values in which it differs from the usual; `alert` where the Germans are warned from the start","type":"object","additionalProperties":false,"properties":{"beaches":{"type":["array","null"],"maxItems":16,"items":{"type":"integer","minimum":0,"maximum":15}},"slipAway":{"type":"boolean"},"march":{"type":"object","maxProperties":16,"additionalProperties":{"type":"number"}},"alert":{"$ref":"#/definitions/doctrine"}},"patternProperties":{"^(sure|flipped|fallen|held|prisoner|fit|turnsHome|storm|shot|miss|escort|detour|hiddenA|hiddenB|fullCraft|line|respect|force|landUntil|shun|quiet|daring|shelled)$":{"type":"number"}}}}};
const pattern0 = new RegExp("^[0-9a-f]{1,64}$", "u");
const pattern1 = new RegExp("^-?[0-9.]+( -?[0-9.]+)*$", "u");
const pattern4 = new RegExp("^-?[0-9]+( -?[0-9]+)*$", "u");
const schema12 = {"description":"of `sound`: the values in which it differs from the usual; `alert` where the Germans are warned from the start","type":"object","additionalProperties":false,"properties":{"beaches":{"type":["array","null"],"maxItems":16,"items":{"type":"integer","minimum":0,"maximum":15}},"slipAway":{"type":"boolean"},"march":{"type":"object","maxProperties":16,"additionalProperties":{"type":"number"}},"alert":{"$ref":"#/definitions/doctrine"}},"patternProperties":{"^(sure|flipped|fallen|held|prisoner|fit|turnsHome|storm|shot|miss|escort|detour|hiddenA|hiddenB|fullCraft|line|respect|force|landUntil|shun|quiet|daring|shelled)$":{"type":"number"}}};
const pattern2 = new RegExp("^(sure|flipped|fallen|held|prisoner|fit|turnsHome|storm|shot|miss|escort|detour|hiddenA|hiddenB|fullCraft|line|respect|force|landUntil|shun|quiet|daring|shelled)$", "u");
const wrapper0 = {validate: validate11};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "beaches") || (key0 === "slipAway")) || (key0 === "march")) || (key0 === "alert")) || (pattern2.test(key0)))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.beaches !== undefined){
let data0 = data.beaches;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/beaches",schemaPath:"#/properties/beaches/type",keyword:"type",params:{type: schema12.properties.beaches.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 16){
const err2 = {instancePath:instancePath+"/beaches",schemaPath:"#/properties/beaches/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/beaches/" + i0,schemaPath:"#/properties/beaches/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 15 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/beaches/" + i0,schemaPath:"#/properties/beaches/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/beaches/" + i0,schemaPath:"#/properties/beaches/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
}
if(data.slipAway !== undefined){
if(typeof data.slipAway !== "boolean"){
const err6 = {instancePath:instancePath+"/slipAway",schemaPath:"#/properties/slipAway/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.march !== undefined){
let data3 = data.march;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 16){
const err7 = {instancePath:instancePath+"/march",schemaPath:"#/properties/march/maxProperties",keyword:"maxProperties",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data3){
let data4 = data3[key1];
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/march/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/march/additionalProperties/type",keyword:"type",params:{type: "number"}};
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
const err9 = {instancePath:instancePath+"/march",schemaPath:"#/properties/march/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.alert !== undefined){
if(!(wrapper0.validate(data.alert, {instancePath:instancePath+"/alert",parentData:data,parentDataProperty:"alert",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
for(const key2 in data){
if(pattern2.test(key2)){
let data6 = data[key2];
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5E(sure%7Cflipped%7Cfallen%7Cheld%7Cprisoner%7Cfit%7CturnsHome%7Cstorm%7Cshot%7Cmiss%7Cescort%7Cdetour%7ChiddenA%7ChiddenB%7CfullCraft%7Cline%7Crespect%7Cforce%7ClandUntil%7Cshun%7Cquiet%7Cdaring%7Cshelled)%24/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


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
if(!((((key0 === "scenario") || (key0 === "weights")) || (key0 === "doctrine")) || (key0 === "chance"))){
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
if(data.doctrine !== undefined){
if(!(validate11(data.doctrine, {instancePath:instancePath+"/doctrine",parentData:data,parentDataProperty:"doctrine",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.chance !== undefined){
let data4 = data.chance;
if(Array.isArray(data4)){
if(data4.length > 16){
const err9 = {instancePath:instancePath+"/chance",schemaPath:"#/properties/chance/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err10 = {instancePath:instancePath+"/chance/" + i1,schemaPath:"#/properties/chance/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+( -?[0-9]+)*$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/chance/" + i1,schemaPath:"#/properties/chance/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err12 = {instancePath:instancePath+"/chance",schemaPath:"#/properties/chance/type",keyword:"type",params:{type: "array"}};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

