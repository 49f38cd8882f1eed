// Made by scripts/compile-schemas.ts from data/schema/markers.schema.json
"use strict";
export const validateMarkers = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"markers.schema.json","title":"What lies face down on the A and B zones, and the telephone markers","type":"object","additionalProperties":false,"required":["telephones","markers"],"properties":{"telephones":{"type":"object","additionalProperties":false,"required":["rule","value","mark","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"type":"integer","minimum":0,"maximum":9},"mark":{"$ref":"common.json#/definitions/mark"},"basis":{"$ref":"common.json#/definitions/basis"}}},"markers":{"type":"array","maxItems":64,"items":{"type":"object","additionalProperties":false,"required":["id","letter","rule","basis","obstacle","infantry","machineGuns","officers","count"],"properties":{"id":{"type":"string","pattern":"^[AB]-[a-z0-9-]{1,38}$"},"letter":{"enum":["A","B"]},"rule":{"$ref":"common.json#/definitions/rule"},"basis":{"$ref":"common.json#/definitions/basis"},"obstacle":{"enum":["none","mines","wire"]},"infantry":{"type":"integer","minimum":0,"maximum":9},"machineGuns":{"type":"integer","minimum":0,"maximum":9},"officers":{"type":"integer","minimum":0,"maximum":9},"count":{"type":"integer","minimum":1,"maximum":20}}}}}};
const schema13 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema14 = {"description":"a letter of the map: A, H, R7 …","type":"string","pattern":"^[A-Z][0-9]?$"};
const schema15 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const pattern0 = new RegExp("^[1-9][0-9]?(\\.[1-9])?[a-z]?$", "u");
const pattern1 = new RegExp("^[A-Z][0-9]?$", "u");
const pattern2 = new RegExp("^[AB]-[a-z0-9-]{1,38}$", "u");
const func2 = Object.prototype.hasOwnProperty;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="markers.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.telephones === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "telephones"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.markers === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "markers"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "telephones") || (key0 === "markers"))){
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
if(data.telephones !== undefined){
let data0 = data.telephones;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.rule === undefined){
const err3 = {instancePath:instancePath+"/telephones",schemaPath:"#/properties/telephones/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.value === undefined){
const err4 = {instancePath:instancePath+"/telephones",schemaPath:"#/properties/telephones/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.mark === undefined){
const err5 = {instancePath:instancePath+"/telephones",schemaPath:"#/properties/telephones/required",keyword:"required",params:{missingProperty: "mark"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.basis === undefined){
const err6 = {instancePath:instancePath+"/telephones",schemaPath:"#/properties/telephones/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "rule") || (key1 === "value")) || (key1 === "mark")) || (key1 === "basis"))){
const err7 = {instancePath:instancePath+"/telephones",schemaPath:"#/properties/telephones/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.rule !== undefined){
let data1 = data0.rule;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/telephones/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/telephones/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.value !== undefined){
let data2 = data0.value;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/telephones/value",schemaPath:"#/properties/telephones/properties/value/type",keyword:"type",params:{type: "integer"}};
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
const err11 = {instancePath:instancePath+"/telephones/value",schemaPath:"#/properties/telephones/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/telephones/value",schemaPath:"#/properties/telephones/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.mark !== undefined){
let data3 = data0.mark;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err13 = {instancePath:instancePath+"/telephones/mark",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]?$"}};
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
const err14 = {instancePath:instancePath+"/telephones/mark",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.basis !== undefined){
let data4 = data0.basis;
if(!((((data4 === "text") || (data4 === "ruling")) || (data4 === "reconstructed")) || (data4 === "design"))){
const err15 = {instancePath:instancePath+"/telephones/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
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
const err16 = {instancePath:instancePath+"/telephones",schemaPath:"#/properties/telephones/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.markers !== undefined){
let data5 = data.markers;
if(Array.isArray(data5)){
if(data5.length > 64){
const err17 = {instancePath:instancePath+"/markers",schemaPath:"#/properties/markers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err18 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.letter === undefined){
const err19 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "letter"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.rule === undefined){
const err20 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.basis === undefined){
const err21 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.obstacle === undefined){
const err22 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "obstacle"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.infantry === undefined){
const err23 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "infantry"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.machineGuns === undefined){
const err24 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "machineGuns"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.officers === undefined){
const err25 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "officers"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.count === undefined){
const err26 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data6){
if(!(func2.call(schema11.properties.markers.items.properties, key2))){
const err27 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
const err28 = {instancePath:instancePath+"/markers/" + i0+"/id",schemaPath:"#/properties/markers/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[AB]-[a-z0-9-]{1,38}$"}};
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
const err29 = {instancePath:instancePath+"/markers/" + i0+"/id",schemaPath:"#/properties/markers/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.letter !== undefined){
let data8 = data6.letter;
if(!((data8 === "A") || (data8 === "B"))){
const err30 = {instancePath:instancePath+"/markers/" + i0+"/letter",schemaPath:"#/properties/markers/items/properties/letter/enum",keyword:"enum",params:{allowedValues: schema11.properties.markers.items.properties.letter.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.rule !== undefined){
let data9 = data6.rule;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err31 = {instancePath:instancePath+"/markers/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
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
const err32 = {instancePath:instancePath+"/markers/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.basis !== undefined){
let data10 = data6.basis;
if(!((((data10 === "text") || (data10 === "ruling")) || (data10 === "reconstructed")) || (data10 === "design"))){
const err33 = {instancePath:instancePath+"/markers/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.obstacle !== undefined){
let data11 = data6.obstacle;
if(!(((data11 === "none") || (data11 === "mines")) || (data11 === "wire"))){
const err34 = {instancePath:instancePath+"/markers/" + i0+"/obstacle",schemaPath:"#/properties/markers/items/properties/obstacle/enum",keyword:"enum",params:{allowedValues: schema11.properties.markers.items.properties.obstacle.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data6.infantry !== undefined){
let data12 = data6.infantry;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err35 = {instancePath:instancePath+"/markers/" + i0+"/infantry",schemaPath:"#/properties/markers/items/properties/infantry/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/markers/" + i0+"/infantry",schemaPath:"#/properties/markers/items/properties/infantry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/markers/" + i0+"/infantry",schemaPath:"#/properties/markers/items/properties/infantry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.machineGuns !== undefined){
let data13 = data6.machineGuns;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err38 = {instancePath:instancePath+"/markers/" + i0+"/machineGuns",schemaPath:"#/properties/markers/items/properties/machineGuns/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/markers/" + i0+"/machineGuns",schemaPath:"#/properties/markers/items/properties/machineGuns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/markers/" + i0+"/machineGuns",schemaPath:"#/properties/markers/items/properties/machineGuns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.officers !== undefined){
let data14 = data6.officers;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/markers/" + i0+"/officers",schemaPath:"#/properties/markers/items/properties/officers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/markers/" + i0+"/officers",schemaPath:"#/properties/markers/items/properties/officers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/markers/" + i0+"/officers",schemaPath:"#/properties/markers/items/properties/officers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data6.count !== undefined){
let data15 = data6.count;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err44 = {instancePath:instancePath+"/markers/" + i0+"/count",schemaPath:"#/properties/markers/items/properties/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 20 || isNaN(data15)){
const err45 = {instancePath:instancePath+"/markers/" + i0+"/count",schemaPath:"#/properties/markers/items/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err46 = {instancePath:instancePath+"/markers/" + i0+"/count",schemaPath:"#/properties/markers/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/markers/" + i0,schemaPath:"#/properties/markers/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/markers",schemaPath:"#/properties/markers/type",keyword:"type",params:{type: "array"}};
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
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

