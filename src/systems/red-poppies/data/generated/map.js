// Made by scripts/compile-schemas.ts from data/schema/red-poppies/map.schema.json
"use strict";
export const validateMap = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"map.schema.json","title":"The ground: what lies in hexes and along hexsides, zones, who holds what at the start","type":"object","additionalProperties":false,"required":["columns","rows","basis","zones","control","hexes","hexsides"],"properties":{"columns":{"type":"integer","minimum":2,"maximum":26},"rows":{"type":"integer","minimum":2,"maximum":26},"basis":{"$ref":"common.json#/definitions/basis"},"zones":{"type":"object","additionalProperties":false,"required":["front","support","village","noMansLand"],"properties":{"front":{"$ref":"common.json#/definitions/hexes"},"support":{"$ref":"common.json#/definitions/hexes"},"village":{"$ref":"common.json#/definitions/hexes"},"noMansLand":{"$ref":"common.json#/definitions/hexes"}}},"control":{"type":"object","additionalProperties":false,"required":["german","british"],"properties":{"german":{"$ref":"common.json#/definitions/hexes"},"british":{"$ref":"common.json#/definitions/hexes"}}},"hexes":{"description":"those with something in them; the rest are open","type":"array","minItems":0,"maxItems":160,"items":{"type":"object","additionalProperties":false,"required":["id","terrain","basis"],"properties":{"id":{"$ref":"common.json#/definitions/hexId"},"terrain":{"type":"array","minItems":0,"maxItems":7,"items":{"enum":["building","wood","hill","summit","crater","bank","grain"]}},"trench":{"$ref":"common.json#/definitions/side"},"mud":{"type":"boolean"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"basis":{"$ref":"common.json#/definitions/source"}}}},"hexsides":{"type":"array","minItems":0,"maxItems":600,"items":{"type":"object","additionalProperties":false,"required":["side","type"],"properties":{"side":{"$ref":"common.json#/definitions/sideId"},"type":{"enum":["trench","wire","road","stream","bridge"]}}}}}};
const schema13 = {"description":"text: given by the rules or their worked example; ruling: our reading; reconstructed: ours where the print is lost, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema15 = {"description":"column, then row: E05","type":"string","pattern":"^[A-Z][0-9]{2}$"};
const schema17 = {"enum":["british","german"]};
const schema18 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema20 = {"description":"S: attested by a historical source; M: general knowledge; I: our design","enum":["S","M","I"]};
const schema21 = {"description":"two neighbours, the lower name first: D03/E04","type":"string","pattern":"^[A-Z][0-9]{2}/[A-Z][0-9]{2}$"};
const schema14 = {"type":"array","minItems":0,"maxItems":160,"items":{"$ref":"#/definitions/hexId"}};
const pattern0 = new RegExp("^[A-Z][0-9]{2}$", "u");

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
if(!pattern0.test(data0)){
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

const pattern2 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const pattern4 = new RegExp("^[A-Z][0-9]{2}/[A-Z][0-9]{2}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="map.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.columns === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.basis === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.zones === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zones"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.control === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "control"}};
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
for(const key0 in data){
if(!(((((((key0 === "columns") || (key0 === "rows")) || (key0 === "basis")) || (key0 === "zones")) || (key0 === "control")) || (key0 === "hexes")) || (key0 === "hexsides"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.columns !== undefined){
let data0 = data.columns;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 26 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0 < 2 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
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
if(data.rows !== undefined){
let data1 = data.rows;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 26 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1 < 2 || isNaN(data1)){
const err13 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.basis !== undefined){
let data2 = data.basis;
if(!((((data2 === "text") || (data2 === "ruling")) || (data2 === "reconstructed")) || (data2 === "design"))){
const err14 = {instancePath:instancePath+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.zones !== undefined){
let data3 = data.zones;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.front === undefined){
const err15 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/required",keyword:"required",params:{missingProperty: "front"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.support === undefined){
const err16 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/required",keyword:"required",params:{missingProperty: "support"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.village === undefined){
const err17 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/required",keyword:"required",params:{missingProperty: "village"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.noMansLand === undefined){
const err18 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/required",keyword:"required",params:{missingProperty: "noMansLand"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "front") || (key1 === "support")) || (key1 === "village")) || (key1 === "noMansLand"))){
const err19 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.front !== undefined){
if(!(validate12(data3.front, {instancePath:instancePath+"/zones/front",parentData:data3,parentDataProperty:"front",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data3.support !== undefined){
if(!(validate12(data3.support, {instancePath:instancePath+"/zones/support",parentData:data3,parentDataProperty:"support",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data3.village !== undefined){
if(!(validate12(data3.village, {instancePath:instancePath+"/zones/village",parentData:data3,parentDataProperty:"village",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data3.noMansLand !== undefined){
if(!(validate12(data3.noMansLand, {instancePath:instancePath+"/zones/noMansLand",parentData:data3,parentDataProperty:"noMansLand",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.control !== undefined){
let data8 = data.control;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.german === undefined){
const err21 = {instancePath:instancePath+"/control",schemaPath:"#/properties/control/required",keyword:"required",params:{missingProperty: "german"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.british === undefined){
const err22 = {instancePath:instancePath+"/control",schemaPath:"#/properties/control/required",keyword:"required",params:{missingProperty: "british"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data8){
if(!((key2 === "german") || (key2 === "british"))){
const err23 = {instancePath:instancePath+"/control",schemaPath:"#/properties/control/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.german !== undefined){
if(!(validate12(data8.german, {instancePath:instancePath+"/control/german",parentData:data8,parentDataProperty:"german",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data8.british !== undefined){
if(!(validate12(data8.british, {instancePath:instancePath+"/control/british",parentData:data8,parentDataProperty:"british",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.hexes !== undefined){
let data11 = data.hexes;
if(Array.isArray(data11)){
if(data11.length > 160){
const err25 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/maxItems",keyword:"maxItems",params:{limit: 160}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.length < 0){
const err26 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err27 = {instancePath:instancePath+"/hexes/" + i0,schemaPath:"#/properties/hexes/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.terrain === undefined){
const err28 = {instancePath:instancePath+"/hexes/" + i0,schemaPath:"#/properties/hexes/items/required",keyword:"required",params:{missingProperty: "terrain"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.basis === undefined){
const err29 = {instancePath:instancePath+"/hexes/" + i0,schemaPath:"#/properties/hexes/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data12){
if(!(((((((key3 === "id") || (key3 === "terrain")) || (key3 === "trench")) || (key3 === "mud")) || (key3 === "en")) || (key3 === "fr")) || (key3 === "basis"))){
const err30 = {instancePath:instancePath+"/hexes/" + i0,schemaPath:"#/properties/hexes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err31 = {instancePath:instancePath+"/hexes/" + i0+"/id",schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]{2}$"}};
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
const err32 = {instancePath:instancePath+"/hexes/" + i0+"/id",schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.terrain !== undefined){
let data14 = data12.terrain;
if(Array.isArray(data14)){
if(data14.length > 7){
const err33 = {instancePath:instancePath+"/hexes/" + i0+"/terrain",schemaPath:"#/properties/hexes/items/properties/terrain/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.length < 0){
const err34 = {instancePath:instancePath+"/hexes/" + i0+"/terrain",schemaPath:"#/properties/hexes/items/properties/terrain/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(!(((((((data15 === "building") || (data15 === "wood")) || (data15 === "hill")) || (data15 === "summit")) || (data15 === "crater")) || (data15 === "bank")) || (data15 === "grain"))){
const err35 = {instancePath:instancePath+"/hexes/" + i0+"/terrain/" + i1,schemaPath:"#/properties/hexes/items/properties/terrain/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.hexes.items.properties.terrain.items.enum}};
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
else {
const err36 = {instancePath:instancePath+"/hexes/" + i0+"/terrain",schemaPath:"#/properties/hexes/items/properties/terrain/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.trench !== undefined){
let data16 = data12.trench;
if(!((data16 === "british") || (data16 === "german"))){
const err37 = {instancePath:instancePath+"/hexes/" + i0+"/trench",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema17.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data12.mud !== undefined){
if(typeof data12.mud !== "boolean"){
const err38 = {instancePath:instancePath+"/hexes/" + i0+"/mud",schemaPath:"#/properties/hexes/items/properties/mud/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.en !== undefined){
let data18 = data12.en;
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err39 = {instancePath:instancePath+"/hexes/" + i0+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/hexes/" + i0+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.fr !== undefined){
let data19 = data12.fr;
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
const err41 = {instancePath:instancePath+"/hexes/" + i0+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/hexes/" + i0+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data12.basis !== undefined){
let data20 = data12.basis;
if(!(((data20 === "S") || (data20 === "M")) || (data20 === "I"))){
const err43 = {instancePath:instancePath+"/hexes/" + i0+"/basis",schemaPath:"common.json#/definitions/source/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
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
else {
const err44 = {instancePath:instancePath+"/hexes/" + i0,schemaPath:"#/properties/hexes/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err45 = {instancePath:instancePath+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.hexsides !== undefined){
let data21 = data.hexsides;
if(Array.isArray(data21)){
if(data21.length > 600){
const err46 = {instancePath:instancePath+"/hexsides",schemaPath:"#/properties/hexsides/maxItems",keyword:"maxItems",params:{limit: 600}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data21.length < 0){
const err47 = {instancePath:instancePath+"/hexsides",schemaPath:"#/properties/hexsides/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.side === undefined){
const err48 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data22.type === undefined){
const err49 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key4 in data22){
if(!((key4 === "side") || (key4 === "type"))){
const err50 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data22.side !== undefined){
let data23 = data22.side;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err51 = {instancePath:instancePath+"/hexsides/" + i2+"/side",schemaPath:"common.json#/definitions/sideId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]{2}/[A-Z][0-9]{2}$"}};
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
const err52 = {instancePath:instancePath+"/hexsides/" + i2+"/side",schemaPath:"common.json#/definitions/sideId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data22.type !== undefined){
let data24 = data22.type;
if(!(((((data24 === "trench") || (data24 === "wire")) || (data24 === "road")) || (data24 === "stream")) || (data24 === "bridge"))){
const err53 = {instancePath:instancePath+"/hexsides/" + i2+"/type",schemaPath:"#/properties/hexsides/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.hexsides.items.properties.type.enum}};
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
else {
const err54 = {instancePath:instancePath+"/hexsides/" + i2,schemaPath:"#/properties/hexsides/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/hexsides",schemaPath:"#/properties/hexsides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

