// Made by scripts/compile-schemas.ts from data/schema/fast-play/map.schema.json
"use strict";
export const validateMap = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"map.schema.json","title":"The ground: hexes, what runs along their sides, segments, roads","type":"object","additionalProperties":false,"required":["basis","legend","width","height","segments","hexes","hexsides","roads"],"properties":{"basis":{"$ref":"common.json#/definitions/basis"},"legend":{"type":"object","additionalProperties":false,"required":["layout","hexMetres","north","level"],"properties":{"layout":{"type":"string","pattern":"^.{1,300}$"},"hexMetres":{"type":"integer","minimum":50,"maximum":2000},"north":{"enum":["up"]},"level":{"type":"string","pattern":"^.{1,300}$"}}},"width":{"type":"integer","minimum":3,"maximum":32},"height":{"type":"integer","minimum":3,"maximum":32},"segments":{"type":"array","minItems":1,"maxItems":4,"items":{"type":"object","additionalProperties":false,"required":["id","en","fr"],"properties":{"id":{"type":"string","pattern":"^[A-D]$"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"}}}},"hexes":{"type":"array","minItems":1,"maxItems":256,"items":{"type":"object","additionalProperties":false,"required":["id","terrain","level","segment"],"properties":{"id":{"$ref":"common.json#/definitions/hexId"},"terrain":{"enum":["open","wood","thickWood","village","denseTown"]},"level":{"type":"integer","minimum":0,"maximum":3},"segment":{"type":"string","pattern":"^[A-D]$"},"entrenched":{"enum":[true]},"impassable":{"enum":[true]},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"}}}},"hexsides":{"type":"array","minItems":0,"maxItems":768,"items":{"type":"object","additionalProperties":false,"required":["a","b","water","en","fr"],"properties":{"a":{"$ref":"common.json#/definitions/hexId"},"b":{"$ref":"common.json#/definitions/hexId"},"water":{"enum":["stream","deep"]},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"bridge":{"enum":[true]}}}},"roads":{"type":"array","minItems":0,"maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["kind","en","fr","path"],"properties":{"kind":{"enum":["road","railway"]},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"path":{"type":"array","minItems":2,"maxItems":64,"items":{"$ref":"common.json#/definitions/hexId"}}}}}}};
const schema13 = {"description":"text: printed in the rules; ruling: our reading; reconstructed: ours where the rules leave it to the battle, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema14 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema16 = {"description":"column, then row: 1106","type":"string","pattern":"^[0-9]{4}$"};
const pattern0 = new RegExp("^.{1,300}$", "u");
const pattern2 = new RegExp("^[A-D]$", "u");
const pattern3 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const pattern5 = new RegExp("^[0-9]{4}$", "u");

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
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.segments === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.hexes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hexes"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.hexsides === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hexsides"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.roads === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roads"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "basis") || (key0 === "legend")) || (key0 === "width")) || (key0 === "height")) || (key0 === "segments")) || (key0 === "hexes")) || (key0 === "hexsides")) || (key0 === "roads"))){
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
if(data1.layout === undefined){
const err10 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "layout"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.hexMetres === undefined){
const err11 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "hexMetres"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.north === undefined){
const err12 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "north"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.level === undefined){
const err13 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "layout") || (key1 === "hexMetres")) || (key1 === "north")) || (key1 === "level"))){
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
if(data1.layout !== undefined){
let data2 = data1.layout;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err15 = {instancePath:instancePath+"/legend/layout",schemaPath:"#/properties/legend/properties/layout/pattern",keyword:"pattern",params:{pattern: "^.{1,300}$"}};
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
const err16 = {instancePath:instancePath+"/legend/layout",schemaPath:"#/properties/legend/properties/layout/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.hexMetres !== undefined){
let data3 = data1.hexMetres;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/legend/hexMetres",schemaPath:"#/properties/legend/properties/hexMetres/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2000 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/legend/hexMetres",schemaPath:"#/properties/legend/properties/hexMetres/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3 < 50 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/legend/hexMetres",schemaPath:"#/properties/legend/properties/hexMetres/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data1.north !== undefined){
if(!(data1.north === "up")){
const err20 = {instancePath:instancePath+"/legend/north",schemaPath:"#/properties/legend/properties/north/enum",keyword:"enum",params:{allowedValues: schema11.properties.legend.properties.north.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.level !== undefined){
let data5 = data1.level;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err21 = {instancePath:instancePath+"/legend/level",schemaPath:"#/properties/legend/properties/level/pattern",keyword:"pattern",params:{pattern: "^.{1,300}$"}};
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
const err22 = {instancePath:instancePath+"/legend/level",schemaPath:"#/properties/legend/properties/level/type",keyword:"type",params:{type: "string"}};
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
if(data.width !== undefined){
let data6 = data.width;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 32 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 < 3 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
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
if(data.height !== undefined){
let data7 = data.height;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err27 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 32 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7 < 3 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
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
if(data.segments !== undefined){
let data8 = data.segments;
if(Array.isArray(data8)){
if(data8.length > 4){
const err30 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data8.length < 1){
const err31 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.id === undefined){
const err32 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data9.en === undefined){
const err33 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data9.fr === undefined){
const err34 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data9){
if(!(((key2 === "id") || (key2 === "en")) || (key2 === "fr"))){
const err35 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data9.id !== undefined){
let data10 = data9.id;
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
const err36 = {instancePath:instancePath+"/segments/" + i0+"/id",schemaPath:"#/properties/segments/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-D]$"}};
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
const err37 = {instancePath:instancePath+"/segments/" + i0+"/id",schemaPath:"#/properties/segments/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data9.en !== undefined){
let data11 = data9.en;
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
const err38 = {instancePath:instancePath+"/segments/" + i0+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/segments/" + i0+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data9.fr !== undefined){
let data12 = data9.fr;
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
const err40 = {instancePath:instancePath+"/segments/" + i0+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/segments/" + i0+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
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
const err42 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/type",keyword:"type",params:{type: "object"}};
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
const err43 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.hexes !== undefined){
let data13 = data.hexes;
if(Array.isArray(data13)){
if(data13.length > 256){
const err44 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data13.length < 1){
const err45 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err46 = {instancePath:instancePath+"/hexes/" + i1,schemaPath:"#/properties/hexes/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14.terrain === undefined){
const err47 = {instancePath:instancePath+"/hexes/" + i1,schemaPath:"#/properties/hexes/items/required",keyword:"required",params:{missingProperty: "terrain"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data14.level === undefined){
const err48 = {instancePath:instancePath+"/hexes/" + i1,schemaPath:"#/properties/hexes/items/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data14.segment === undefined){
const err49 = {instancePath:instancePath+"/hexes/" + i1,schemaPath:"#/properties/hexes/items/required",keyword:"required",params:{missingProperty: "segment"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key3 in data14){
if(!((((((((key3 === "id") || (key3 === "terrain")) || (key3 === "level")) || (key3 === "segment")) || (key3 === "entrenched")) || (key3 === "impassable")) || (key3 === "en")) || (key3 === "fr"))){
const err50 = {instancePath:instancePath+"/hexes/" + i1,schemaPath:"#/properties/hexes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
const err51 = {instancePath:instancePath+"/hexes/" + i1+"/id",schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/hexes/" + i1+"/id",schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.terrain !== undefined){
let data16 = data14.terrain;
if(!(((((data16 === "open") || (data16 === "wood")) || (data16 === "thickWood")) || (data16 === "village")) || (data16 === "denseTown"))){
const err53 = {instancePath:instancePath+"/hexes/" + i1+"/terrain",schemaPath:"#/properties/hexes/items/properties/terrain/enum",keyword:"enum",params:{allowedValues: schema11.properties.hexes.items.properties.terrain.enum}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data14.level !== undefined){
let data17 = data14.level;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err54 = {instancePath:instancePath+"/hexes/" + i1+"/level",schemaPath:"#/properties/hexes/items/properties/level/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 3 || isNaN(data17)){
const err55 = {instancePath:instancePath+"/hexes/" + i1+"/level",schemaPath:"#/properties/hexes/items/properties/level/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err56 = {instancePath:instancePath+"/hexes/" + i1+"/level",schemaPath:"#/properties/hexes/items/properties/level/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data14.segment !== undefined){
let data18 = data14.segment;
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err57 = {instancePath:instancePath+"/hexes/" + i1+"/segment",schemaPath:"#/properties/hexes/items/properties/segment/pattern",keyword:"pattern",params:{pattern: "^[A-D]$"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/hexes/" + i1+"/segment",schemaPath:"#/properties/hexes/items/properties/segment/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data14.entrenched !== undefined){
if(!(data14.entrenched === true)){
const err59 = {instancePath:instancePath+"/hexes/" + i1+"/entrenched",schemaPath:"#/properties/hexes/items/properties/entrenched/enum",keyword:"enum",params:{allowedValues: schema11.properties.hexes.items.properties.entrenched.enum}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data14.impassable !== undefined){
if(!(data14.impassable === true)){
const err60 = {instancePath:instancePath+"/hexes/" + i1+"/impassable",schemaPath:"#/properties/hexes/items/properties/impassable/enum",keyword:"enum",params:{allowedValues: schema11.properties.hexes.items.properties.impassable.enum}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data14.en !== undefined){
let data21 = data14.en;
if(typeof data21 === "string"){
if(!pattern3.test(data21)){
const err61 = {instancePath:instancePath+"/hexes/" + i1+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/hexes/" + i1+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data14.fr !== undefined){
let data22 = data14.fr;
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
const err63 = {instancePath:instancePath+"/hexes/" + i1+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/hexes/" + i1+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/hexes/" + i1,schemaPath:"#/properties/hexes/items/type",keyword:"type",params:{type: "object"}};
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
const err66 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.hexsides !== undefined){
let data23 = data.hexsides;
if(Array.isArray(data23)){
if(data23.length > 768){
const err67 = {instancePath:instancePath+"/hexsides",schemaPath:"#/properties/hexsides/maxItems",keyword:"maxItems",params:{limit: 768}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data23.length < 0){
const err68 = {instancePath:instancePath+"/hexsides",schemaPath:"#/properties/hexsides/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.a === undefined){
const err69 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/required",keyword:"required",params:{missingProperty: "a"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.b === undefined){
const err70 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/required",keyword:"required",params:{missingProperty: "b"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data24.water === undefined){
const err71 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/required",keyword:"required",params:{missingProperty: "water"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data24.en === undefined){
const err72 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data24.fr === undefined){
const err73 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key4 in data24){
if(!((((((key4 === "a") || (key4 === "b")) || (key4 === "water")) || (key4 === "en")) || (key4 === "fr")) || (key4 === "bridge"))){
const err74 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data24.a !== undefined){
let data25 = data24.a;
if(typeof data25 === "string"){
if(!pattern5.test(data25)){
const err75 = {instancePath:instancePath+"/hexsides/" + i2+"/a",schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/hexsides/" + i2+"/a",schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data24.b !== undefined){
let data26 = data24.b;
if(typeof data26 === "string"){
if(!pattern5.test(data26)){
const err77 = {instancePath:instancePath+"/hexsides/" + i2+"/b",schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/hexsides/" + i2+"/b",schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data24.water !== undefined){
let data27 = data24.water;
if(!((data27 === "stream") || (data27 === "deep"))){
const err79 = {instancePath:instancePath+"/hexsides/" + i2+"/water",schemaPath:"#/properties/hexsides/items/properties/water/enum",keyword:"enum",params:{allowedValues: schema11.properties.hexsides.items.properties.water.enum}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data24.en !== undefined){
let data28 = data24.en;
if(typeof data28 === "string"){
if(!pattern3.test(data28)){
const err80 = {instancePath:instancePath+"/hexsides/" + i2+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/hexsides/" + i2+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data24.fr !== undefined){
let data29 = data24.fr;
if(typeof data29 === "string"){
if(!pattern3.test(data29)){
const err82 = {instancePath:instancePath+"/hexsides/" + i2+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err83 = {instancePath:instancePath+"/hexsides/" + i2+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data24.bridge !== undefined){
if(!(data24.bridge === true)){
const err84 = {instancePath:instancePath+"/hexsides/" + i2+"/bridge",schemaPath:"#/properties/hexsides/items/properties/bridge/enum",keyword:"enum",params:{allowedValues: schema11.properties.hexsides.items.properties.bridge.enum}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/hexsides",schemaPath:"#/properties/hexsides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.roads !== undefined){
let data31 = data.roads;
if(Array.isArray(data31)){
if(data31.length > 40){
const err87 = {instancePath:instancePath+"/roads",schemaPath:"#/properties/roads/maxItems",keyword:"maxItems",params:{limit: 40}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data31.length < 0){
const err88 = {instancePath:instancePath+"/roads",schemaPath:"#/properties/roads/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
let data32 = data31[i3];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.kind === undefined){
const err89 = {instancePath:instancePath+"/roads/" + i3,schemaPath:"#/properties/roads/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data32.en === undefined){
const err90 = {instancePath:instancePath+"/roads/" + i3,schemaPath:"#/properties/roads/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data32.fr === undefined){
const err91 = {instancePath:instancePath+"/roads/" + i3,schemaPath:"#/properties/roads/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data32.path === undefined){
const err92 = {instancePath:instancePath+"/roads/" + i3,schemaPath:"#/properties/roads/items/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key5 in data32){
if(!((((key5 === "kind") || (key5 === "en")) || (key5 === "fr")) || (key5 === "path"))){
const err93 = {instancePath:instancePath+"/roads/" + i3,schemaPath:"#/properties/roads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data32.kind !== undefined){
let data33 = data32.kind;
if(!((data33 === "road") || (data33 === "railway"))){
const err94 = {instancePath:instancePath+"/roads/" + i3+"/kind",schemaPath:"#/properties/roads/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.roads.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data32.en !== undefined){
let data34 = data32.en;
if(typeof data34 === "string"){
if(!pattern3.test(data34)){
const err95 = {instancePath:instancePath+"/roads/" + i3+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/roads/" + i3+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data32.fr !== undefined){
let data35 = data32.fr;
if(typeof data35 === "string"){
if(!pattern3.test(data35)){
const err97 = {instancePath:instancePath+"/roads/" + i3+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err98 = {instancePath:instancePath+"/roads/" + i3+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data32.path !== undefined){
let data36 = data32.path;
if(Array.isArray(data36)){
if(data36.length > 64){
const err99 = {instancePath:instancePath+"/roads/" + i3+"/path",schemaPath:"#/properties/roads/items/properties/path/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data36.length < 2){
const err100 = {instancePath:instancePath+"/roads/" + i3+"/path",schemaPath:"#/properties/roads/items/properties/path/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
let data37 = data36[i4];
if(typeof data37 === "string"){
if(!pattern5.test(data37)){
const err101 = {instancePath:instancePath+"/roads/" + i3+"/path/" + i4,schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/roads/" + i3+"/path/" + i4,schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/roads/" + i3+"/path",schemaPath:"#/properties/roads/items/properties/path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/roads/" + i3,schemaPath:"#/properties/roads/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/roads",schemaPath:"#/properties/roads/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

