// Made by scripts/compile-schemas.ts from data/schema/fast-play/units.schema.json
"use strict";
export const validateUnits = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"units.schema.json","title":"The units of both sides, where they stand and when they come","type":"object","additionalProperties":false,"required":["basis","legend","formations","units"],"properties":{"basis":{"$ref":"common.json#/definitions/basis"},"legend":{"type":"object","additionalProperties":false,"required":["S","M","I"],"properties":{"S":{"type":"string","pattern":"^.{1,300}$"},"M":{"type":"string","pattern":"^.{1,300}$"},"I":{"type":"string","pattern":"^.{1,300}$"}}},"formations":{"type":"array","minItems":1,"maxItems":32,"items":{"type":"object","additionalProperties":false,"required":["id","en","fr"],"properties":{"id":{"$ref":"common.json#/definitions/mark"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"}}}},"units":{"type":"array","minItems":2,"maxItems":32,"items":{"type":"object","additionalProperties":false,"required":["id","side","nation","kind","strength","en","fr","short","formation","facing","basis"],"properties":{"id":{"$ref":"common.json#/definitions/unitId"},"side":{"$ref":"common.json#/definitions/side"},"nation":{"enum":["french","prussian","bavarian"]},"kind":{"enum":["infantry","battleCavalry","lightCavalry"]},"strength":{"type":"integer","minimum":3,"maximum":5},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"short":{"$ref":"common.json#/definitions/words"},"formation":{"$ref":"common.json#/definitions/mark"},"start":{"$ref":"common.json#/definitions/hexId"},"arrives":{"$ref":"common.json#/definitions/turn"},"entry":{"type":"array","minItems":2,"maxItems":16,"items":{"$ref":"common.json#/definitions/hexId"}},"facing":{"$ref":"common.json#/definitions/facing"},"levels":{"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"common.json#/definitions/slug"}},"regular":{"enum":[true]},"francsTireurs":{"enum":[true]},"guard":{"enum":[true]},"unreliable":{"enum":[true]},"basis":{"$ref":"common.json#/definitions/source"}}}}}};
const schema13 = {"description":"text: printed in the rules; ruling: our reading; reconstructed: ours where the rules leave it to the battle, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema14 = {"type":"string","pattern":"^[A-Z0-9]{1,6}$"};
const schema15 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema17 = {"type":"string","pattern":"^[A-Z][A-Z0-9]{0,5}(-[A-Z0-9]{1,6})?$"};
const schema18 = {"enum":["french","german"]};
const schema25 = {"description":"column, then row: 1106","type":"string","pattern":"^[0-9]{4}$"};
const schema26 = {"type":"integer","minimum":1,"maximum":24};
const schema28 = {"enum":["E","NE","NW","W","SW","SE"]};
const schema29 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema30 = {"description":"S: attested by a historical source; M: general knowledge; I: our design","enum":["S","M","I"]};
const pattern0 = new RegExp("^.{1,300}$", "u");
const pattern3 = new RegExp("^[A-Z0-9]{1,6}$", "u");
const pattern4 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const pattern6 = new RegExp("^[A-Z][A-Z0-9]{0,5}(-[A-Z0-9]{1,6})?$", "u");
const pattern12 = new RegExp("^[0-9]{4}$", "u");
const pattern14 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const func2 = Object.prototype.hasOwnProperty;
const schema21 = {"type":"object","additionalProperties":false,"required":["en","fr"],"properties":{"en":{"$ref":"#/definitions/name"},"fr":{"$ref":"#/definitions/name"}}};

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
if(!pattern4.test(data0)){
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
if(!pattern4.test(data1)){
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
/*# sourceURL="units.schema.json" */;
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
if(data.formations === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formations"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.units === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "basis") || (key0 === "legend")) || (key0 === "formations")) || (key0 === "units"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.basis !== undefined){
let data0 = data.basis;
if(!((((data0 === "text") || (data0 === "ruling")) || (data0 === "reconstructed")) || (data0 === "design"))){
const err5 = {instancePath:instancePath+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.legend !== undefined){
let data1 = data.legend;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.S === undefined){
const err6 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "S"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.M === undefined){
const err7 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "M"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.I === undefined){
const err8 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/required",keyword:"required",params:{missingProperty: "I"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "S") || (key1 === "M")) || (key1 === "I"))){
const err9 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.S !== undefined){
let data2 = data1.S;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err10 = {instancePath:instancePath+"/legend/S",schemaPath:"#/properties/legend/properties/S/pattern",keyword:"pattern",params:{pattern: "^.{1,300}$"}};
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
const err11 = {instancePath:instancePath+"/legend/S",schemaPath:"#/properties/legend/properties/S/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.M !== undefined){
let data3 = data1.M;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err12 = {instancePath:instancePath+"/legend/M",schemaPath:"#/properties/legend/properties/M/pattern",keyword:"pattern",params:{pattern: "^.{1,300}$"}};
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
const err13 = {instancePath:instancePath+"/legend/M",schemaPath:"#/properties/legend/properties/M/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.I !== undefined){
let data4 = data1.I;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/legend/I",schemaPath:"#/properties/legend/properties/I/pattern",keyword:"pattern",params:{pattern: "^.{1,300}$"}};
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
const err15 = {instancePath:instancePath+"/legend/I",schemaPath:"#/properties/legend/properties/I/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.formations !== undefined){
let data5 = data.formations;
if(Array.isArray(data5)){
if(data5.length > 32){
const err17 = {instancePath:instancePath+"/formations",schemaPath:"#/properties/formations/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.length < 1){
const err18 = {instancePath:instancePath+"/formations",schemaPath:"#/properties/formations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err19 = {instancePath:instancePath+"/formations/" + i0,schemaPath:"#/properties/formations/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.en === undefined){
const err20 = {instancePath:instancePath+"/formations/" + i0,schemaPath:"#/properties/formations/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.fr === undefined){
const err21 = {instancePath:instancePath+"/formations/" + i0,schemaPath:"#/properties/formations/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data6){
if(!(((key2 === "id") || (key2 === "en")) || (key2 === "fr"))){
const err22 = {instancePath:instancePath+"/formations/" + i0,schemaPath:"#/properties/formations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err23 = {instancePath:instancePath+"/formations/" + i0+"/id",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,6}$"}};
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
const err24 = {instancePath:instancePath+"/formations/" + i0+"/id",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.en !== undefined){
let data8 = data6.en;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err25 = {instancePath:instancePath+"/formations/" + i0+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/formations/" + i0+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.fr !== undefined){
let data9 = data6.fr;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err27 = {instancePath:instancePath+"/formations/" + i0+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/formations/" + i0+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
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
const err29 = {instancePath:instancePath+"/formations/" + i0,schemaPath:"#/properties/formations/items/type",keyword:"type",params:{type: "object"}};
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
const err30 = {instancePath:instancePath+"/formations",schemaPath:"#/properties/formations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.units !== undefined){
let data10 = data.units;
if(Array.isArray(data10)){
if(data10.length > 32){
const err31 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.length < 2){
const err32 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){
const err33 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.side === undefined){
const err34 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.nation === undefined){
const err35 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "nation"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.kind === undefined){
const err36 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.strength === undefined){
const err37 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "strength"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11.en === undefined){
const err38 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data11.fr === undefined){
const err39 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11.short === undefined){
const err40 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "short"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data11.formation === undefined){
const err41 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "formation"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data11.facing === undefined){
const err42 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "facing"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11.basis === undefined){
const err43 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key3 in data11){
if(!(func2.call(schema11.properties.units.items.properties, key3))){
const err44 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data11.id !== undefined){
let data12 = data11.id;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err45 = {instancePath:instancePath+"/units/" + i1+"/id",schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,5}(-[A-Z0-9]{1,6})?$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/units/" + i1+"/id",schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data11.side !== undefined){
let data13 = data11.side;
if(!((data13 === "french") || (data13 === "german"))){
const err47 = {instancePath:instancePath+"/units/" + i1+"/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema18.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.nation !== undefined){
let data14 = data11.nation;
if(!(((data14 === "french") || (data14 === "prussian")) || (data14 === "bavarian"))){
const err48 = {instancePath:instancePath+"/units/" + i1+"/nation",schemaPath:"#/properties/units/items/properties/nation/enum",keyword:"enum",params:{allowedValues: schema11.properties.units.items.properties.nation.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data11.kind !== undefined){
let data15 = data11.kind;
if(!(((data15 === "infantry") || (data15 === "battleCavalry")) || (data15 === "lightCavalry"))){
const err49 = {instancePath:instancePath+"/units/" + i1+"/kind",schemaPath:"#/properties/units/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.units.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data11.strength !== undefined){
let data16 = data11.strength;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err50 = {instancePath:instancePath+"/units/" + i1+"/strength",schemaPath:"#/properties/units/items/properties/strength/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 5 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/units/" + i1+"/strength",schemaPath:"#/properties/units/items/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data16 < 3 || isNaN(data16)){
const err52 = {instancePath:instancePath+"/units/" + i1+"/strength",schemaPath:"#/properties/units/items/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data11.en !== undefined){
let data17 = data11.en;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err53 = {instancePath:instancePath+"/units/" + i1+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/units/" + i1+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data11.fr !== undefined){
let data18 = data11.fr;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
const err55 = {instancePath:instancePath+"/units/" + i1+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/units/" + i1+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data11.short !== undefined){
if(!(validate12(data11.short, {instancePath:instancePath+"/units/" + i1+"/short",parentData:data11,parentDataProperty:"short",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data11.formation !== undefined){
let data20 = data11.formation;
if(typeof data20 === "string"){
if(!pattern3.test(data20)){
const err57 = {instancePath:instancePath+"/units/" + i1+"/formation",schemaPath:"common.json#/definitions/mark/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,6}$"}};
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
const err58 = {instancePath:instancePath+"/units/" + i1+"/formation",schemaPath:"common.json#/definitions/mark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data11.start !== undefined){
let data21 = data11.start;
if(typeof data21 === "string"){
if(!pattern12.test(data21)){
const err59 = {instancePath:instancePath+"/units/" + i1+"/start",schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/units/" + i1+"/start",schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data11.arrives !== undefined){
let data22 = data11.arrives;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err61 = {instancePath:instancePath+"/units/" + i1+"/arrives",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 24 || isNaN(data22)){
const err62 = {instancePath:instancePath+"/units/" + i1+"/arrives",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err63 = {instancePath:instancePath+"/units/" + i1+"/arrives",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data11.entry !== undefined){
let data23 = data11.entry;
if(Array.isArray(data23)){
if(data23.length > 16){
const err64 = {instancePath:instancePath+"/units/" + i1+"/entry",schemaPath:"#/properties/units/items/properties/entry/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data23.length < 2){
const err65 = {instancePath:instancePath+"/units/" + i1+"/entry",schemaPath:"#/properties/units/items/properties/entry/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(typeof data24 === "string"){
if(!pattern12.test(data24)){
const err66 = {instancePath:instancePath+"/units/" + i1+"/entry/" + i2,schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/units/" + i1+"/entry/" + i2,schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
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
const err68 = {instancePath:instancePath+"/units/" + i1+"/entry",schemaPath:"#/properties/units/items/properties/entry/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data11.facing !== undefined){
let data25 = data11.facing;
if(!((((((data25 === "E") || (data25 === "NE")) || (data25 === "NW")) || (data25 === "W")) || (data25 === "SW")) || (data25 === "SE"))){
const err69 = {instancePath:instancePath+"/units/" + i1+"/facing",schemaPath:"common.json#/definitions/facing/enum",keyword:"enum",params:{allowedValues: schema28.enum}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data11.levels !== undefined){
let data26 = data11.levels;
if(Array.isArray(data26)){
if(data26.length > 9){
const err70 = {instancePath:instancePath+"/units/" + i1+"/levels",schemaPath:"#/properties/units/items/properties/levels/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data26.length < 1){
const err71 = {instancePath:instancePath+"/units/" + i1+"/levels",schemaPath:"#/properties/units/items/properties/levels/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
const err72 = {instancePath:instancePath+"/units/" + i1+"/levels/" + i3,schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/units/" + i1+"/levels/" + i3,schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/units/" + i1+"/levels",schemaPath:"#/properties/units/items/properties/levels/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data11.regular !== undefined){
if(!(data11.regular === true)){
const err75 = {instancePath:instancePath+"/units/" + i1+"/regular",schemaPath:"#/properties/units/items/properties/regular/enum",keyword:"enum",params:{allowedValues: schema11.properties.units.items.properties.regular.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data11.francsTireurs !== undefined){
if(!(data11.francsTireurs === true)){
const err76 = {instancePath:instancePath+"/units/" + i1+"/francsTireurs",schemaPath:"#/properties/units/items/properties/francsTireurs/enum",keyword:"enum",params:{allowedValues: schema11.properties.units.items.properties.francsTireurs.enum}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data11.guard !== undefined){
if(!(data11.guard === true)){
const err77 = {instancePath:instancePath+"/units/" + i1+"/guard",schemaPath:"#/properties/units/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema11.properties.units.items.properties.guard.enum}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data11.unreliable !== undefined){
if(!(data11.unreliable === true)){
const err78 = {instancePath:instancePath+"/units/" + i1+"/unreliable",schemaPath:"#/properties/units/items/properties/unreliable/enum",keyword:"enum",params:{allowedValues: schema11.properties.units.items.properties.unreliable.enum}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data11.basis !== undefined){
let data32 = data11.basis;
if(!(((data32 === "S") || (data32 === "M")) || (data32 === "I"))){
const err79 = {instancePath:instancePath+"/units/" + i1+"/basis",schemaPath:"common.json#/definitions/source/enum",keyword:"enum",params:{allowedValues: schema30.enum}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/units/" + i1,schemaPath:"#/properties/units/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

