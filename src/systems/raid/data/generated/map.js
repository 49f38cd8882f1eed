// Made by scripts/compile-schemas.ts from data/schema/map.schema.json
"use strict";
export const validateMap = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"map.schema.json","title":"The map: zones in the order the rules count them, and what joins them","type":"object","additionalProperties":false,"required":["basis","legend","canvas","coast","river","links","zones","edges"],"properties":{"basis":{"description":"of every zone's kind, protection and letters, and of every connection","$ref":"common.json#/definitions/basis"},"legend":{"description":"what the basis of a zone's place means","type":"object","additionalProperties":false,"required":["R","S","M","I"],"properties":{"R":{"$ref":"common.json#/definitions/name"},"S":{"$ref":"common.json#/definitions/name"},"M":{"$ref":"common.json#/definitions/name"},"I":{"$ref":"common.json#/definitions/name"}}},"canvas":{"type":"object","additionalProperties":false,"required":["width","height"],"properties":{"width":{"type":"integer","minimum":100,"maximum":10000},"height":{"type":"integer","minimum":100,"maximum":10000}}},"coast":{"type":"array","maxItems":500,"items":{"$ref":"common.json#/definitions/point"}},"river":{"type":"array","maxItems":500,"items":{"$ref":"common.json#/definitions/point"}},"links":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["type","rule","basis","link","cost"],"properties":{"type":{"$ref":"common.json#/definitions/slug"},"rule":{"$ref":"common.json#/definitions/rule"},"basis":{"$ref":"common.json#/definitions/basis"},"link":{"enum":["land","sea","landing","fire"]},"cost":{"type":"integer","minimum":0,"maximum":9}}}},"zones":{"description":"at most MAX_ZONES of src/systems/raid/rules/types.ts","type":"array","minItems":1,"maxItems":64,"items":{"type":"object","additionalProperties":false,"required":["id","en","fr","x","y","kind","protection","terrain","marks","basis"],"properties":{"id":{"$ref":"common.json#/definitions/zoneId"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"x":{"type":"integer","minimum":0,"maximum":10000},"y":{"type":"integer","minimum":0,"maximum":10000},"kind":{"enum":["land","beach","sea","waiting"]},"protection":{"description":"1.2","enum":[0,1,3]},"terrain":{"$ref":"common.json#/definitions/words"},"marks":{"type":"array","maxItems":6,"items":{"$ref":"common.json#/definitions/mark"}},"basis":{"enum":["R","S","M","I"]}}}},"edges":{"type":"array","maxItems":2016,"items":{"type":"object","additionalProperties":false,"required":["a","b","type"],"properties":{"a":{"$ref":"common.json#/definitions/zoneId"},"b":{"$ref":"common.json#/definitions/zoneId"},"type":{"$ref":"common.json#/definitions/slug"}}}}}};
const schema13 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const schema14 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema18 = {"type":"array","minItems":2,"maxItems":2,"items":{"type":"integer","minimum":0,"maximum":10000}};
const schema20 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema21 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema23 = {"type":"string","pattern":"^[A-Z][A-Z0-9]{0,3}$"};
const schema29 = {"description":"a letter of the map: A, H, R7 …","type":"string","pattern":"^[A-Z][0-9]?$"};
const pattern0 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const pattern4 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern5 = new RegExp("^[1-9][0-9]?(\\.[1-9])?[a-z]?$", "u");
const pattern6 = new RegExp("^[A-Z][A-Z0-9]{0,3}$", "u");
const pattern11 = new RegExp("^[A-Z][0-9]?$", "u");
const func2 = Object.prototype.hasOwnProperty;
const schema26 = {"type":"object","additionalProperties":false,"required":["en","fr"],"properties":{"en":{"$ref":"#/definitions/name"},"fr":{"$ref":"#/definitions/name"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.en === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fr === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "en") || (key0 === "fr"))){
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
if(data.en !== undefined){
let data0 = data.en;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/en",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err4 = {instancePath:instancePath+"/en",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fr !== undefined){
let data1 = data.fr;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/fr",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/fr",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"}};
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
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="map.schema.json" */;
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
if(data.legend === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legend"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.canvas === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canvas"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.coast === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coast"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.river === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "river"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.links === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.zones === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zones"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.edges === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edges"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "basis") || (key0 === "legend")) || (key0 === "canvas")) || (key0 === "coast")) || (key0 === "river")) || (key0 === "links")) || (key0 === "zones")) || (key0 === "edges"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.basis !== undefined){
let data0 = data.basis;
if(!((((data0 === "text") || (data0 === "ruling")) || (data0 === "reconstructed")) || (data0 === "design"))){
const err9 = {instancePath:instancePath+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.legend !== undefined){
let data1 = data.legend;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.R === undefined){
const err10 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "R"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.S === undefined){
const err11 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "S"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.M === undefined){
const err12 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "M"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.I === undefined){
const err13 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "I"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "R") || (key1 === "S")) || (key1 === "M")) || (key1 === "I"))){
const err14 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.R !== undefined){
let data2 = data1.R;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err15 = {instancePath:instancePath+"/legend/R",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/legend/R",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.S !== undefined){
let data3 = data1.S;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err17 = {instancePath:instancePath+"/legend/S",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err18 = {instancePath:instancePath+"/legend/S",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.M !== undefined){
let data4 = data1.M;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err19 = {instancePath:instancePath+"/legend/M",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/legend/M",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.I !== undefined){
let data5 = data1.I;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err21 = {instancePath:instancePath+"/legend/I",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/legend/I",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
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
else {
const err23 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.canvas !== undefined){
let data6 = data.canvas;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.width === undefined){
const err24 = {instancePath:instancePath+"/canvas",schemaPath:"#/properties/canvas/required",keyword:"required",params:{missingProperty: "width"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.height === undefined){
const err25 = {instancePath:instancePath+"/canvas",schemaPath:"#/properties/canvas/required",keyword:"required",params:{missingProperty: "height"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "width") || (key2 === "height"))){
const err26 = {instancePath:instancePath+"/canvas",schemaPath:"#/properties/canvas/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.width !== undefined){
let data7 = data6.width;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err27 = {instancePath:instancePath+"/canvas/width",schemaPath:"#/properties/canvas/properties/width/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/canvas/width",schemaPath:"#/properties/canvas/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7 < 100 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/canvas/width",schemaPath:"#/properties/canvas/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
if(data6.height !== undefined){
let data8 = data6.height;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/canvas/height",schemaPath:"#/properties/canvas/properties/height/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/canvas/height",schemaPath:"#/properties/canvas/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data8 < 100 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/canvas/height",schemaPath:"#/properties/canvas/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
}
else {
const err33 = {instancePath:instancePath+"/canvas",schemaPath:"#/properties/canvas/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.coast !== undefined){
let data9 = data.coast;
if(Array.isArray(data9)){
if(data9.length > 500){
const err34 = {instancePath:instancePath+"/coast",schemaPath:"#/properties/coast/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(Array.isArray(data10)){
if(data10.length > 2){
const err35 = {instancePath:instancePath+"/coast/" + i0,schemaPath:"common.json#/definitions/point/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.length < 2){
const err36 = {instancePath:instancePath+"/coast/" + i0,schemaPath:"common.json#/definitions/point/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err37 = {instancePath:instancePath+"/coast/" + i0+"/" + i1,schemaPath:"common.json#/definitions/point/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10000 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/coast/" + i0+"/" + i1,schemaPath:"common.json#/definitions/point/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/coast/" + i0+"/" + i1,schemaPath:"common.json#/definitions/point/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err40 = {instancePath:instancePath+"/coast/" + i0,schemaPath:"common.json#/definitions/point/type",keyword:"type",params:{type: "array"}};
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
const err41 = {instancePath:instancePath+"/coast",schemaPath:"#/properties/coast/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.river !== undefined){
let data12 = data.river;
if(Array.isArray(data12)){
if(data12.length > 500){
const err42 = {instancePath:instancePath+"/river",schemaPath:"#/properties/river/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(Array.isArray(data13)){
if(data13.length > 2){
const err43 = {instancePath:instancePath+"/river/" + i2,schemaPath:"common.json#/definitions/point/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.length < 2){
const err44 = {instancePath:instancePath+"/river/" + i2,schemaPath:"common.json#/definitions/point/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err45 = {instancePath:instancePath+"/river/" + i2+"/" + i3,schemaPath:"common.json#/definitions/point/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10000 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/river/" + i2+"/" + i3,schemaPath:"common.json#/definitions/point/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err47 = {instancePath:instancePath+"/river/" + i2+"/" + i3,schemaPath:"common.json#/definitions/point/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err48 = {instancePath:instancePath+"/river/" + i2,schemaPath:"common.json#/definitions/point/type",keyword:"type",params:{type: "array"}};
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
const err49 = {instancePath:instancePath+"/river",schemaPath:"#/properties/river/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.links !== undefined){
let data15 = data.links;
if(Array.isArray(data15)){
if(data15.length > 20){
const err50 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.length < 1){
const err51 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
let data16 = data15[i4];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type === undefined){
const err52 = {instancePath:instancePath+"/links/" + i4,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data16.rule === undefined){
const err53 = {instancePath:instancePath+"/links/" + i4,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data16.basis === undefined){
const err54 = {instancePath:instancePath+"/links/" + i4,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data16.link === undefined){
const err55 = {instancePath:instancePath+"/links/" + i4,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "link"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data16.cost === undefined){
const err56 = {instancePath:instancePath+"/links/" + i4,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "cost"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key3 in data16){
if(!(((((key3 === "type") || (key3 === "rule")) || (key3 === "basis")) || (key3 === "link")) || (key3 === "cost"))){
const err57 = {instancePath:instancePath+"/links/" + i4,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data16.type !== undefined){
let data17 = data16.type;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err58 = {instancePath:instancePath+"/links/" + i4+"/type",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/links/" + i4+"/type",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data16.rule !== undefined){
let data18 = data16.rule;
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
const err60 = {instancePath:instancePath+"/links/" + i4+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/links/" + i4+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data16.basis !== undefined){
let data19 = data16.basis;
if(!((((data19 === "text") || (data19 === "ruling")) || (data19 === "reconstructed")) || (data19 === "design"))){
const err62 = {instancePath:instancePath+"/links/" + i4+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data16.link !== undefined){
let data20 = data16.link;
if(!((((data20 === "land") || (data20 === "sea")) || (data20 === "landing")) || (data20 === "fire"))){
const err63 = {instancePath:instancePath+"/links/" + i4+"/link",schemaPath:"#/properties/links/items/properties/link/enum",keyword:"enum",params:{allowedValues: schema11.properties.links.items.properties.link.enum}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data16.cost !== undefined){
let data21 = data16.cost;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err64 = {instancePath:instancePath+"/links/" + i4+"/cost",schemaPath:"#/properties/links/items/properties/cost/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9 || isNaN(data21)){
const err65 = {instancePath:instancePath+"/links/" + i4+"/cost",schemaPath:"#/properties/links/items/properties/cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err66 = {instancePath:instancePath+"/links/" + i4+"/cost",schemaPath:"#/properties/links/items/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err67 = {instancePath:instancePath+"/links/" + i4,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"}};
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
const err68 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.zones !== undefined){
let data22 = data.zones;
if(Array.isArray(data22)){
if(data22.length > 64){
const err69 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data22.length < 1){
const err70 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
let data23 = data22[i5];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.id === undefined){
const err71 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data23.en === undefined){
const err72 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data23.fr === undefined){
const err73 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data23.x === undefined){
const err74 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "x"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data23.y === undefined){
const err75 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "y"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data23.kind === undefined){
const err76 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data23.protection === undefined){
const err77 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "protection"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data23.terrain === undefined){
const err78 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "terrain"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data23.marks === undefined){
const err79 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "marks"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data23.basis === undefined){
const err80 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key4 in data23){
if(!(func2.call(schema11.properties.zones.items.properties, key4))){
const err81 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data23.id !== undefined){
let data24 = data23.id;
if(typeof data24 === "string"){
if(!pattern6.test(data24)){
const err82 = {instancePath:instancePath+"/zones/" + i5+"/id",schemaPath:"common.json#/definitions/zoneId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,3}$"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/zones/" + i5+"/id",schemaPath:"common.json#/definitions/zoneId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data23.en !== undefined){
let data25 = data23.en;
if(typeof data25 === "string"){
if(!pattern0.test(data25)){
const err84 = {instancePath:instancePath+"/zones/" + i5+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/zones/" + i5+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data23.fr !== undefined){
let data26 = data23.fr;
if(typeof data26 === "string"){
if(!pattern0.test(data26)){
const err86 = {instancePath:instancePath+"/zones/" + i5+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/zones/" + i5+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data23.x !== undefined){
let data27 = data23.x;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err88 = {instancePath:instancePath+"/zones/" + i5+"/x",schemaPath:"#/properties/zones/items/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 10000 || isNaN(data27)){
const err89 = {instancePath:instancePath+"/zones/" + i5+"/x",schemaPath:"#/properties/zones/items/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err90 = {instancePath:instancePath+"/zones/" + i5+"/x",schemaPath:"#/properties/zones/items/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data23.y !== undefined){
let data28 = data23.y;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err91 = {instancePath:instancePath+"/zones/" + i5+"/y",schemaPath:"#/properties/zones/items/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 10000 || isNaN(data28)){
const err92 = {instancePath:instancePath+"/zones/" + i5+"/y",schemaPath:"#/properties/zones/items/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err93 = {instancePath:instancePath+"/zones/" + i5+"/y",schemaPath:"#/properties/zones/items/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data23.kind !== undefined){
let data29 = data23.kind;
if(!((((data29 === "land") || (data29 === "beach")) || (data29 === "sea")) || (data29 === "waiting"))){
const err94 = {instancePath:instancePath+"/zones/" + i5+"/kind",schemaPath:"#/properties/zones/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.zones.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data23.protection !== undefined){
let data30 = data23.protection;
if(!(((data30 === 0) || (data30 === 1)) || (data30 === 3))){
const err95 = {instancePath:instancePath+"/zones/" + i5+"/protection",schemaPath:"#/properties/zones/items/properties/protection/enum",keyword:"enum",params:{allowedValues: schema11.properties.zones.items.properties.protection.enum}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data23.terrain !== undefined){
if(!(validate12(data23.terrain, {instancePath:instancePath+"/zones/" + i5+"/terrain",parentData:data23,parentDataProperty:"terrain",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data23.marks !== undefined){
let data32 = data23.marks;
if(Array.isArray(data32)){
if(data32.length > 6){
const err96 = {instancePath:instancePath+"/zones/" + i5+"/marks",schemaPath:"#/properties/zones/items/properties/marks/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
let data33 = data32[i6];
if(typeof data33 === "string"){
if(!pattern11.test(data33)){
const err97 = {instancePath:instancePath+"/zones/" + i5+"/marks/" + i6,schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]?$"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/zones/" + i5+"/marks/" + i6,schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/zones/" + i5+"/marks",schemaPath:"#/properties/zones/items/properties/marks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data23.basis !== undefined){
let data34 = data23.basis;
if(!((((data34 === "R") || (data34 === "S")) || (data34 === "M")) || (data34 === "I"))){
const err100 = {instancePath:instancePath+"/zones/" + i5+"/basis",schemaPath:"#/properties/zones/items/properties/basis/enum",keyword:"enum",params:{allowedValues: schema11.properties.zones.items.properties.basis.enum}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/zones/" + i5,schemaPath:"#/properties/zones/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.edges !== undefined){
let data35 = data.edges;
if(Array.isArray(data35)){
if(data35.length > 2016){
const err103 = {instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/maxItems",keyword:"maxItems",params:{limit: 2016}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
const len7 = data35.length;
for(let i7=0; i7<len7; i7++){
let data36 = data35[i7];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.a === undefined){
const err104 = {instancePath:instancePath+"/edges/" + i7,schemaPath:"#/properties/edges/items/required",keyword:"required",params:{missingProperty: "a"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data36.b === undefined){
const err105 = {instancePath:instancePath+"/edges/" + i7,schemaPath:"#/properties/edges/items/required",keyword:"required",params:{missingProperty: "b"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data36.type === undefined){
const err106 = {instancePath:instancePath+"/edges/" + i7,schemaPath:"#/properties/edges/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key5 in data36){
if(!(((key5 === "a") || (key5 === "b")) || (key5 === "type"))){
const err107 = {instancePath:instancePath+"/edges/" + i7,schemaPath:"#/properties/edges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data36.a !== undefined){
let data37 = data36.a;
if(typeof data37 === "string"){
if(!pattern6.test(data37)){
const err108 = {instancePath:instancePath+"/edges/" + i7+"/a",schemaPath:"common.json#/definitions/zoneId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,3}$"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/edges/" + i7+"/a",schemaPath:"common.json#/definitions/zoneId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data36.b !== undefined){
let data38 = data36.b;
if(typeof data38 === "string"){
if(!pattern6.test(data38)){
const err110 = {instancePath:instancePath+"/edges/" + i7+"/b",schemaPath:"common.json#/definitions/zoneId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,3}$"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/edges/" + i7+"/b",schemaPath:"common.json#/definitions/zoneId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data36.type !== undefined){
let data39 = data36.type;
if(typeof data39 === "string"){
if(!pattern4.test(data39)){
const err112 = {instancePath:instancePath+"/edges/" + i7+"/type",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/edges/" + i7+"/type",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/edges/" + i7,schemaPath:"#/properties/edges/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

