// Made by scripts/compile-schemas.ts from data/schema/red-poppies/counters.schema.json
"use strict";
export const validateCounters = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"counters.schema.json","title":"What counters print on both sides","type":"object","additionalProperties":false,"required":["counters"],"properties":{"counters":{"type":"array","minItems":1,"maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["id","side","type","formed","dispersed","basis"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"side":{"$ref":"common.json#/definitions/side"},"type":{"$ref":"common.json#/definitions/kind"},"also":{"$ref":"common.json#/definitions/kind"},"formed":{"type":"object","additionalProperties":false,"required":["fp","range","coh","mv"],"properties":{"fp":{"type":"integer","minimum":0,"maximum":12},"range":{"type":"integer","minimum":0,"maximum":30},"coh":{"type":"integer","minimum":2,"maximum":10},"mv":{"type":"integer","minimum":0,"maximum":12},"at":{"type":"integer","minimum":0,"maximum":12}}},"dispersed":{"type":"object","additionalProperties":false,"required":["fp","range","coh","mv"],"properties":{"fp":{"type":"integer","minimum":0,"maximum":12},"range":{"type":"integer","minimum":0,"maximum":30},"coh":{"type":"integer","minimum":2,"maximum":10},"mv":{"type":"integer","minimum":0,"maximum":12},"at":{"type":"integer","minimum":0,"maximum":12}}},"basis":{"$ref":"common.json#/definitions/basis"}}}}}};
const schema13 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema14 = {"enum":["british","german"]};
const schema15 = {"enum":["infantry","artillery","mg","mortar","cavalry","tank","car"]};
const schema17 = {"description":"text: given by the rules or their worked example; ruling: our reading; reconstructed: ours where the print is lost, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const pattern0 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="counters.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.counters === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counters"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "counters")){
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
if(data.counters !== undefined){
let data0 = data.counters;
if(Array.isArray(data0)){
if(data0.length > 40){
const err2 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/maxItems",keyword:"maxItems",params:{limit: 40}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/minItems",keyword:"minItems",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/counters/" + i0,schemaPath:"#/properties/counters/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.side === undefined){
const err5 = {instancePath:instancePath+"/counters/" + i0,schemaPath:"#/properties/counters/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.type === undefined){
const err6 = {instancePath:instancePath+"/counters/" + i0,schemaPath:"#/properties/counters/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.formed === undefined){
const err7 = {instancePath:instancePath+"/counters/" + i0,schemaPath:"#/properties/counters/items/required",keyword:"required",params:{missingProperty: "formed"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.dispersed === undefined){
const err8 = {instancePath:instancePath+"/counters/" + i0,schemaPath:"#/properties/counters/items/required",keyword:"required",params:{missingProperty: "dispersed"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.basis === undefined){
const err9 = {instancePath:instancePath+"/counters/" + i0,schemaPath:"#/properties/counters/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!(((((((key1 === "id") || (key1 === "side")) || (key1 === "type")) || (key1 === "also")) || (key1 === "formed")) || (key1 === "dispersed")) || (key1 === "basis"))){
const err10 = {instancePath:instancePath+"/counters/" + i0,schemaPath:"#/properties/counters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/counters/" + i0+"/id",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err12 = {instancePath:instancePath+"/counters/" + i0+"/id",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.side !== undefined){
let data3 = data1.side;
if(!((data3 === "british") || (data3 === "german"))){
const err13 = {instancePath:instancePath+"/counters/" + i0+"/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.type !== undefined){
let data4 = data1.type;
if(!(((((((data4 === "infantry") || (data4 === "artillery")) || (data4 === "mg")) || (data4 === "mortar")) || (data4 === "cavalry")) || (data4 === "tank")) || (data4 === "car"))){
const err14 = {instancePath:instancePath+"/counters/" + i0+"/type",schemaPath:"common.json#/definitions/kind/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.also !== undefined){
let data5 = data1.also;
if(!(((((((data5 === "infantry") || (data5 === "artillery")) || (data5 === "mg")) || (data5 === "mortar")) || (data5 === "cavalry")) || (data5 === "tank")) || (data5 === "car"))){
const err15 = {instancePath:instancePath+"/counters/" + i0+"/also",schemaPath:"common.json#/definitions/kind/enum",keyword:"enum",params:{allowedValues: schema15.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.formed !== undefined){
let data6 = data1.formed;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.fp === undefined){
const err16 = {instancePath:instancePath+"/counters/" + i0+"/formed",schemaPath:"#/properties/counters/items/properties/formed/required",keyword:"required",params:{missingProperty: "fp"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.range === undefined){
const err17 = {instancePath:instancePath+"/counters/" + i0+"/formed",schemaPath:"#/properties/counters/items/properties/formed/required",keyword:"required",params:{missingProperty: "range"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.coh === undefined){
const err18 = {instancePath:instancePath+"/counters/" + i0+"/formed",schemaPath:"#/properties/counters/items/properties/formed/required",keyword:"required",params:{missingProperty: "coh"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.mv === undefined){
const err19 = {instancePath:instancePath+"/counters/" + i0+"/formed",schemaPath:"#/properties/counters/items/properties/formed/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "fp") || (key2 === "range")) || (key2 === "coh")) || (key2 === "mv")) || (key2 === "at"))){
const err20 = {instancePath:instancePath+"/counters/" + i0+"/formed",schemaPath:"#/properties/counters/items/properties/formed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.fp !== undefined){
let data7 = data6.fp;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/counters/" + i0+"/formed/fp",schemaPath:"#/properties/counters/items/properties/formed/properties/fp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 12 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/counters/" + i0+"/formed/fp",schemaPath:"#/properties/counters/items/properties/formed/properties/fp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/counters/" + i0+"/formed/fp",schemaPath:"#/properties/counters/items/properties/formed/properties/fp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data6.range !== undefined){
let data8 = data6.range;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/counters/" + i0+"/formed/range",schemaPath:"#/properties/counters/items/properties/formed/properties/range/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 30 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/counters/" + i0+"/formed/range",schemaPath:"#/properties/counters/items/properties/formed/properties/range/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/counters/" + i0+"/formed/range",schemaPath:"#/properties/counters/items/properties/formed/properties/range/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.coh !== undefined){
let data9 = data6.coh;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/counters/" + i0+"/formed/coh",schemaPath:"#/properties/counters/items/properties/formed/properties/coh/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/counters/" + i0+"/formed/coh",schemaPath:"#/properties/counters/items/properties/formed/properties/coh/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 < 2 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/counters/" + i0+"/formed/coh",schemaPath:"#/properties/counters/items/properties/formed/properties/coh/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
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
if(data6.mv !== undefined){
let data10 = data6.mv;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/counters/" + i0+"/formed/mv",schemaPath:"#/properties/counters/items/properties/formed/properties/mv/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 12 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/counters/" + i0+"/formed/mv",schemaPath:"#/properties/counters/items/properties/formed/properties/mv/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/counters/" + i0+"/formed/mv",schemaPath:"#/properties/counters/items/properties/formed/properties/mv/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.at !== undefined){
let data11 = data6.at;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/counters/" + i0+"/formed/at",schemaPath:"#/properties/counters/items/properties/formed/properties/at/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 12 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/counters/" + i0+"/formed/at",schemaPath:"#/properties/counters/items/properties/formed/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/counters/" + i0+"/formed/at",schemaPath:"#/properties/counters/items/properties/formed/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err36 = {instancePath:instancePath+"/counters/" + i0+"/formed",schemaPath:"#/properties/counters/items/properties/formed/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.dispersed !== undefined){
let data12 = data1.dispersed;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.fp === undefined){
const err37 = {instancePath:instancePath+"/counters/" + i0+"/dispersed",schemaPath:"#/properties/counters/items/properties/dispersed/required",keyword:"required",params:{missingProperty: "fp"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.range === undefined){
const err38 = {instancePath:instancePath+"/counters/" + i0+"/dispersed",schemaPath:"#/properties/counters/items/properties/dispersed/required",keyword:"required",params:{missingProperty: "range"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12.coh === undefined){
const err39 = {instancePath:instancePath+"/counters/" + i0+"/dispersed",schemaPath:"#/properties/counters/items/properties/dispersed/required",keyword:"required",params:{missingProperty: "coh"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data12.mv === undefined){
const err40 = {instancePath:instancePath+"/counters/" + i0+"/dispersed",schemaPath:"#/properties/counters/items/properties/dispersed/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data12){
if(!(((((key3 === "fp") || (key3 === "range")) || (key3 === "coh")) || (key3 === "mv")) || (key3 === "at"))){
const err41 = {instancePath:instancePath+"/counters/" + i0+"/dispersed",schemaPath:"#/properties/counters/items/properties/dispersed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.fp !== undefined){
let data13 = data12.fp;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err42 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/fp",schemaPath:"#/properties/counters/items/properties/dispersed/properties/fp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 12 || isNaN(data13)){
const err43 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/fp",schemaPath:"#/properties/counters/items/properties/dispersed/properties/fp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err44 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/fp",schemaPath:"#/properties/counters/items/properties/dispersed/properties/fp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data12.range !== undefined){
let data14 = data12.range;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err45 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/range",schemaPath:"#/properties/counters/items/properties/dispersed/properties/range/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 30 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/range",schemaPath:"#/properties/counters/items/properties/dispersed/properties/range/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err47 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/range",schemaPath:"#/properties/counters/items/properties/dispersed/properties/range/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data12.coh !== undefined){
let data15 = data12.coh;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err48 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/coh",schemaPath:"#/properties/counters/items/properties/dispersed/properties/coh/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/coh",schemaPath:"#/properties/counters/items/properties/dispersed/properties/coh/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15 < 2 || isNaN(data15)){
const err50 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/coh",schemaPath:"#/properties/counters/items/properties/dispersed/properties/coh/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data12.mv !== undefined){
let data16 = data12.mv;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err51 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/mv",schemaPath:"#/properties/counters/items/properties/dispersed/properties/mv/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 12 || isNaN(data16)){
const err52 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/mv",schemaPath:"#/properties/counters/items/properties/dispersed/properties/mv/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err53 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/mv",schemaPath:"#/properties/counters/items/properties/dispersed/properties/mv/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data12.at !== undefined){
let data17 = data12.at;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err54 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/at",schemaPath:"#/properties/counters/items/properties/dispersed/properties/at/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 12 || isNaN(data17)){
const err55 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/at",schemaPath:"#/properties/counters/items/properties/dispersed/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err56 = {instancePath:instancePath+"/counters/" + i0+"/dispersed/at",schemaPath:"#/properties/counters/items/properties/dispersed/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/counters/" + i0+"/dispersed",schemaPath:"#/properties/counters/items/properties/dispersed/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data1.basis !== undefined){
let data18 = data1.basis;
if(!((((data18 === "text") || (data18 === "ruling")) || (data18 === "reconstructed")) || (data18 === "design"))){
const err58 = {instancePath:instancePath+"/counters/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema17.enum}};
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
const err59 = {instancePath:instancePath+"/counters/" + i0,schemaPath:"#/properties/counters/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

