// Made by scripts/compile-schemas.ts from data/schema/par.schema.json
"use strict";
export const validatePar = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"par.schema.json","title":"What the strongest automatic player reaches: over many raids of every level, and on single seeds","type":"object","additionalProperties":false,"required":["format","version","rules","scenario","player","levels","seeds"],"definitions":{"points":{"type":"integer","minimum":-1000,"maximum":1000},"raids":{"type":"integer","minimum":0,"maximum":10000000},"level":{"type":"object","additionalProperties":false,"required":["raids","events","total","half","fail","meanPoints","deciles"],"properties":{"raids":{"type":"integer","minimum":1,"maximum":10000000},"events":{"type":"boolean"},"total":{"$ref":"#/definitions/raids"},"half":{"$ref":"#/definitions/raids"},"fail":{"$ref":"#/definitions/raids"},"meanPoints":{"type":"number","minimum":-1000,"maximum":1000},"deciles":{"type":"array","minItems":9,"maxItems":9,"items":{"type":"number","minimum":-1000,"maximum":1000}}}}},"properties":{"format":{"enum":["cauldron-par"]},"version":{"enum":[1]},"rules":{"type":"string","pattern":"^[0-9]{1,4}$"},"scenario":{"type":"object","additionalProperties":false,"required":["id","hash"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"hash":{"type":"string","pattern":"^[0-9a-f]{1,64}$"}}},"player":{"$ref":"common.json#/definitions/slug"},"levels":{"type":"object","additionalProperties":{"$ref":"#/definitions/level"}},"seeds":{"type":"array","maxItems":100000,"items":{"type":"object","additionalProperties":false,"required":["seed","level","events","points","outcome"],"properties":{"seed":{"type":"string","pattern":"^.{1,80}$"},"level":{"$ref":"common.json#/definitions/slug"},"events":{"type":"boolean"},"points":{"$ref":"#/definitions/points"},"outcome":{"$ref":"common.json#/definitions/slug"}}}}}};
const schema13 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema20 = {"type":"integer","minimum":-1000,"maximum":1000};
const pattern0 = new RegExp("^[0-9]{1,4}$", "u");
const pattern1 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern2 = new RegExp("^[0-9a-f]{1,64}$", "u");
const pattern4 = new RegExp("^.{1,80}$", "u");
const schema15 = {"type":"object","additionalProperties":false,"required":["raids","events","total","half","fail","meanPoints","deciles"],"properties":{"raids":{"type":"integer","minimum":1,"maximum":10000000},"events":{"type":"boolean"},"total":{"$ref":"#/definitions/raids"},"half":{"$ref":"#/definitions/raids"},"fail":{"$ref":"#/definitions/raids"},"meanPoints":{"type":"number","minimum":-1000,"maximum":1000},"deciles":{"type":"array","minItems":9,"maxItems":9,"items":{"type":"number","minimum":-1000,"maximum":1000}}}};
const schema16 = {"type":"integer","minimum":0,"maximum":10000000};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.raids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raids"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.half === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "half"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fail === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fail"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.meanPoints === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meanPoints"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.deciles === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deciles"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "raids") || (key0 === "events")) || (key0 === "total")) || (key0 === "half")) || (key0 === "fail")) || (key0 === "meanPoints")) || (key0 === "deciles"))){
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
if(data.raids !== undefined){
let data0 = data.raids;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/raids",schemaPath:"#/properties/raids/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000000 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/raids",schemaPath:"#/properties/raids/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/raids",schemaPath:"#/properties/raids/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.events !== undefined){
if(typeof data.events !== "boolean"){
const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/total",schemaPath:"#/definitions/raids/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/total",schemaPath:"#/definitions/raids/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/definitions/raids/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.half !== undefined){
let data3 = data.half;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/half",schemaPath:"#/definitions/raids/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000000 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/half",schemaPath:"#/definitions/raids/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/half",schemaPath:"#/definitions/raids/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.fail !== undefined){
let data4 = data.fail;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/fail",schemaPath:"#/definitions/raids/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000000 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/fail",schemaPath:"#/definitions/raids/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/fail",schemaPath:"#/definitions/raids/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.meanPoints !== undefined){
let data5 = data.meanPoints;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/meanPoints",schemaPath:"#/properties/meanPoints/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < -1000 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/meanPoints",schemaPath:"#/properties/meanPoints/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/meanPoints",schemaPath:"#/properties/meanPoints/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.deciles !== undefined){
let data6 = data.deciles;
if(Array.isArray(data6)){
if(data6.length > 9){
const err24 = {instancePath:instancePath+"/deciles",schemaPath:"#/properties/deciles/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.length < 9){
const err25 = {instancePath:instancePath+"/deciles",schemaPath:"#/properties/deciles/minItems",keyword:"minItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/deciles/" + i0,schemaPath:"#/properties/deciles/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < -1000 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/deciles/" + i0,schemaPath:"#/properties/deciles/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000}};
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
const err28 = {instancePath:instancePath+"/deciles/" + i0,schemaPath:"#/properties/deciles/items/type",keyword:"type",params:{type: "number"}};
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
const err29 = {instancePath:instancePath+"/deciles",schemaPath:"#/properties/deciles/type",keyword:"type",params:{type: "array"}};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="par.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rules === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scenario === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenario"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.player === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "player"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.levels === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.seeds === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seeds"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "format") || (key0 === "version")) || (key0 === "rules")) || (key0 === "scenario")) || (key0 === "player")) || (key0 === "levels")) || (key0 === "seeds"))){
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
if(data.format !== undefined){
if(!(data.format === "cauldron-par")){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.format.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
if(!(data.version === 1)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues: schema11.properties.version.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err10 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,4}$"}};
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
const err11 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.scenario !== undefined){
let data3 = data.scenario;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err12 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.hash === undefined){
const err13 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "hash"))){
const err14 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err15 = {instancePath:instancePath+"/scenario/id",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err16 = {instancePath:instancePath+"/scenario/id",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.hash !== undefined){
let data5 = data3.hash;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err17 = {instancePath:instancePath+"/scenario/hash",schemaPath:"#/properties/scenario/properties/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{1,64}$"}};
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
const err18 = {instancePath:instancePath+"/scenario/hash",schemaPath:"#/properties/scenario/properties/hash/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.player !== undefined){
let data6 = data.player;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err20 = {instancePath:instancePath+"/player",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/player",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.levels !== undefined){
let data7 = data.levels;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!(validate12(data7[key2], {instancePath:instancePath+"/levels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.seeds !== undefined){
let data9 = data.seeds;
if(Array.isArray(data9)){
if(data9.length > 100000){
const err23 = {instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/maxItems",keyword:"maxItems",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.seed === undefined){
const err24 = {instancePath:instancePath+"/seeds/" + i0,schemaPath:"#/properties/seeds/items/required",keyword:"required",params:{missingProperty: "seed"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.level === undefined){
const err25 = {instancePath:instancePath+"/seeds/" + i0,schemaPath:"#/properties/seeds/items/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.events === undefined){
const err26 = {instancePath:instancePath+"/seeds/" + i0,schemaPath:"#/properties/seeds/items/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.points === undefined){
const err27 = {instancePath:instancePath+"/seeds/" + i0,schemaPath:"#/properties/seeds/items/required",keyword:"required",params:{missingProperty: "points"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.outcome === undefined){
const err28 = {instancePath:instancePath+"/seeds/" + i0,schemaPath:"#/properties/seeds/items/required",keyword:"required",params:{missingProperty: "outcome"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data10){
if(!(((((key3 === "seed") || (key3 === "level")) || (key3 === "events")) || (key3 === "points")) || (key3 === "outcome"))){
const err29 = {instancePath:instancePath+"/seeds/" + i0,schemaPath:"#/properties/seeds/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.seed !== undefined){
let data11 = data10.seed;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err30 = {instancePath:instancePath+"/seeds/" + i0+"/seed",schemaPath:"#/properties/seeds/items/properties/seed/pattern",keyword:"pattern",params:{pattern: "^.{1,80}$"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/seeds/" + i0+"/seed",schemaPath:"#/properties/seeds/items/properties/seed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.level !== undefined){
let data12 = data10.level;
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
const err32 = {instancePath:instancePath+"/seeds/" + i0+"/level",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/seeds/" + i0+"/level",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.events !== undefined){
if(typeof data10.events !== "boolean"){
const err34 = {instancePath:instancePath+"/seeds/" + i0+"/events",schemaPath:"#/properties/seeds/items/properties/events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.points !== undefined){
let data14 = data10.points;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/seeds/" + i0+"/points",schemaPath:"#/definitions/points/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/seeds/" + i0+"/points",schemaPath:"#/definitions/points/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14 < -1000 || isNaN(data14)){
const err37 = {instancePath:instancePath+"/seeds/" + i0+"/points",schemaPath:"#/definitions/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000}};
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
if(data10.outcome !== undefined){
let data15 = data10.outcome;
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
const err38 = {instancePath:instancePath+"/seeds/" + i0+"/outcome",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err39 = {instancePath:instancePath+"/seeds/" + i0+"/outcome",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
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
const err40 = {instancePath:instancePath+"/seeds/" + i0,schemaPath:"#/properties/seeds/items/type",keyword:"type",params:{type: "object"}};
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
const err41 = {instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/type",keyword:"type",params:{type: "array"}};
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

