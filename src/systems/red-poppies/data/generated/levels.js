// Made by scripts/compile-schemas.ts from data/schema/red-poppies/levels.schema.json
"use strict";
export const validateLevels = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"levels.schema.json","title":"The levels: what they give and take at the start","type":"object","additionalProperties":false,"required":["levels"],"properties":{"levels":{"type":"array","minItems":1,"maxItems":9,"items":{"type":"object","additionalProperties":false,"required":["id","rule","en","fr","initiative","stunned","basis"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"rule":{"$ref":"common.json#/definitions/rule"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"initiative":{"type":"array","minItems":0,"maxItems":9,"items":{"type":"object","additionalProperties":false,"required":["turn","side"],"properties":{"turn":{"$ref":"common.json#/definitions/turn"},"side":{"$ref":"common.json#/definitions/side"}}}},"stunned":{"type":"array","minItems":0,"maxItems":2,"items":{"type":"object","additionalProperties":false,"required":["side","hexes"],"properties":{"side":{"$ref":"common.json#/definitions/side"},"hexes":{"$ref":"common.json#/definitions/hexes"}}}},"basis":{"$ref":"common.json#/definitions/basis"}}}}}};
const schema13 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema14 = {"description":"a paragraph of the rules, such as 5.41a or 12.4","type":"string","pattern":"^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"};
const schema15 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema17 = {"type":"integer","minimum":1,"maximum":40};
const schema18 = {"enum":["british","german"]};
const schema22 = {"description":"text: given by the rules or their worked example; ruling: our reading; reconstructed: ours where the print is lost, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const pattern0 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern1 = new RegExp("^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$", "u");
const pattern2 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const schema20 = {"type":"array","minItems":0,"maxItems":160,"items":{"$ref":"#/definitions/hexId"}};
const schema21 = {"description":"column, then row: E05","type":"string","pattern":"^[A-Z][0-9]{2}$"};
const pattern4 = new RegExp("^[A-Z][0-9]{2}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 160){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 160}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 0){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}};
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
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]{2}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


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
if(data1.initiative === undefined){
const err8 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "initiative"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.stunned === undefined){
const err9 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "stunned"}};
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
if(!(((((((key1 === "id") || (key1 === "rule")) || (key1 === "en")) || (key1 === "fr")) || (key1 === "initiative")) || (key1 === "stunned")) || (key1 === "basis"))){
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
const err14 = {instancePath:instancePath+"/levels/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
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
if(data1.initiative !== undefined){
let data6 = data1.initiative;
if(Array.isArray(data6)){
if(data6.length > 9){
const err20 = {instancePath:instancePath+"/levels/" + i0+"/initiative",schemaPath:"#/properties/levels/items/properties/initiative/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.length < 0){
const err21 = {instancePath:instancePath+"/levels/" + i0+"/initiative",schemaPath:"#/properties/levels/items/properties/initiative/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.turn === undefined){
const err22 = {instancePath:instancePath+"/levels/" + i0+"/initiative/" + i1,schemaPath:"#/properties/levels/items/properties/initiative/items/required",keyword:"required",params:{missingProperty: "turn"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.side === undefined){
const err23 = {instancePath:instancePath+"/levels/" + i0+"/initiative/" + i1,schemaPath:"#/properties/levels/items/properties/initiative/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data7){
if(!((key2 === "turn") || (key2 === "side"))){
const err24 = {instancePath:instancePath+"/levels/" + i0+"/initiative/" + i1,schemaPath:"#/properties/levels/items/properties/initiative/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.turn !== undefined){
let data8 = data7.turn;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/levels/" + i0+"/initiative/" + i1+"/turn",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 40 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/levels/" + i0+"/initiative/" + i1+"/turn",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/levels/" + i0+"/initiative/" + i1+"/turn",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data7.side !== undefined){
let data9 = data7.side;
if(!((data9 === "british") || (data9 === "german"))){
const err28 = {instancePath:instancePath+"/levels/" + i0+"/initiative/" + i1+"/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema18.enum}};
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
const err29 = {instancePath:instancePath+"/levels/" + i0+"/initiative/" + i1,schemaPath:"#/properties/levels/items/properties/initiative/items/type",keyword:"type",params:{type: "object"}};
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
const err30 = {instancePath:instancePath+"/levels/" + i0+"/initiative",schemaPath:"#/properties/levels/items/properties/initiative/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.stunned !== undefined){
let data10 = data1.stunned;
if(Array.isArray(data10)){
if(data10.length > 2){
const err31 = {instancePath:instancePath+"/levels/" + i0+"/stunned",schemaPath:"#/properties/levels/items/properties/stunned/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.length < 0){
const err32 = {instancePath:instancePath+"/levels/" + i0+"/stunned",schemaPath:"#/properties/levels/items/properties/stunned/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.side === undefined){
const err33 = {instancePath:instancePath+"/levels/" + i0+"/stunned/" + i2,schemaPath:"#/properties/levels/items/properties/stunned/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.hexes === undefined){
const err34 = {instancePath:instancePath+"/levels/" + i0+"/stunned/" + i2,schemaPath:"#/properties/levels/items/properties/stunned/items/required",keyword:"required",params:{missingProperty: "hexes"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key3 in data11){
if(!((key3 === "side") || (key3 === "hexes"))){
const err35 = {instancePath:instancePath+"/levels/" + i0+"/stunned/" + i2,schemaPath:"#/properties/levels/items/properties/stunned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.side !== undefined){
let data12 = data11.side;
if(!((data12 === "british") || (data12 === "german"))){
const err36 = {instancePath:instancePath+"/levels/" + i0+"/stunned/" + i2+"/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema18.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.hexes !== undefined){
if(!(validate12(data11.hexes, {instancePath:instancePath+"/levels/" + i0+"/stunned/" + i2+"/hexes",parentData:data11,parentDataProperty:"hexes",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/levels/" + i0+"/stunned/" + i2,schemaPath:"#/properties/levels/items/properties/stunned/items/type",keyword:"type",params:{type: "object"}};
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
const err38 = {instancePath:instancePath+"/levels/" + i0+"/stunned",schemaPath:"#/properties/levels/items/properties/stunned/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data1.basis !== undefined){
let data14 = data1.basis;
if(!((((data14 === "text") || (data14 === "ruling")) || (data14 === "reconstructed")) || (data14 === "design"))){
const err39 = {instancePath:instancePath+"/levels/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema22.enum}};
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
const err40 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/type",keyword:"type",params:{type: "object"}};
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
const err41 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "array"}};
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
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

