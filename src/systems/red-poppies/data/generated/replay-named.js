// Made by scripts/compile-schemas.ts from data/schema/replay-named.schema.json
"use strict";
export const validateReplayNamed = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"replay-named.schema.json","title":"A game of any system but the first, written down: its system, its data, its options and every action (docs/replay-format.md)","type":"object","additionalProperties":false,"required":["format","version","system","rules","scenario","seed","level","events","actions","turns","result"],"definitions":{"slug":{"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"},"hash":{"type":"string","pattern":"^[0-9a-f]{16}$"}},"properties":{"format":{"const":"cauldron-replay"},"version":{"const":2},"system":{"$ref":"#/definitions/slug"},"rules":{"description":"version of the rules it was played under","type":"string","pattern":"^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"},"scenario":{"type":"object","additionalProperties":false,"required":["id","hash"],"properties":{"id":{"$ref":"#/definitions/slug"},"hash":{"$ref":"#/definitions/hash"}}},"seed":{"type":"string","pattern":"^[^\\p{Cc}\\p{Cs}]{0,200}$"},"level":{"$ref":"#/definitions/slug"},"events":{"type":"boolean"},"optional":{"description":"optional rules that are played, each once and in the order of the system; missing without any","type":"array","minItems":1,"maxItems":21,"items":{"$ref":"#/definitions/slug"}},"branches":{"description":"after so many actions the raid goes on with the dice of another seed; `at` rises","type":"array","maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["at","seed"],"properties":{"at":{"type":"integer","minimum":0,"maximum":20000},"seed":{"type":"string","pattern":"^[^\\p{Cc}\\p{Cs}]{0,200}$"}}}},"actions":{"type":"array","maxItems":20000,"items":{"type":"string","pattern":"^[a-z-]{1,20}( [A-Z0-9-]{1,8}){0,3}$"}},"turns":{"description":"hash of the state after every turn and at the end of the raid","type":"array","maxItems":24,"items":{"$ref":"#/definitions/hash"}},"result":{"description":"null while the raid is unfinished","type":["object","null"],"additionalProperties":false,"required":["outcome","vp"],"properties":{"outcome":{"$ref":"#/definitions/slug"},"vp":{"type":"integer","minimum":-1000,"maximum":1000}}},"name":{"type":"string","pattern":"^[^\\p{Cc}\\p{Cs}]{0,80}$"},"note":{"type":"string","pattern":"^([^\\p{Cc}\\p{Cs}]|\\n){0,2000}$"},"practice":{"type":"boolean"}}};
const schema12 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema14 = {"type":"string","pattern":"^[0-9a-f]{16}$"};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern1 = new RegExp("^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", "u");
const pattern3 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern4 = new RegExp("^[^\\p{Cc}\\p{Cs}]{0,200}$", "u");
const pattern8 = new RegExp("^[a-z-]{1,20}( [A-Z0-9-]{1,8}){0,3}$", "u");
const pattern11 = new RegExp("^[^\\p{Cc}\\p{Cs}]{0,80}$", "u");
const pattern12 = new RegExp("^([^\\p{Cc}\\p{Cs}]|\\n){0,2000}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="replay-named.schema.json" */;
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
if(data.system === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rules === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.scenario === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenario"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.seed === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.level === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.events === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.actions === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.turns === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.result === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.format !== undefined){
if("cauldron-replay" !== data.format){
const err12 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "cauldron-replay"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.version !== undefined){
if(2 !== data.version){
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.system !== undefined){
let data2 = data.system;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/system",schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err15 = {instancePath:instancePath+"/system",schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.rules !== undefined){
let data3 = data.rules;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err16 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"}};
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
const err17 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.scenario !== undefined){
let data4 = data.scenario;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err18 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.hash === undefined){
const err19 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "id") || (key1 === "hash"))){
const err20 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err21 = {instancePath:instancePath+"/scenario/id",schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err22 = {instancePath:instancePath+"/scenario/id",schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.hash !== undefined){
let data6 = data4.hash;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err23 = {instancePath:instancePath+"/scenario/hash",schemaPath:"#/definitions/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}};
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
const err24 = {instancePath:instancePath+"/scenario/hash",schemaPath:"#/definitions/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.seed !== undefined){
let data7 = data.seed;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err26 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]{0,200}$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.level !== undefined){
let data8 = data.level;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err28 = {instancePath:instancePath+"/level",schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err29 = {instancePath:instancePath+"/level",schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.events !== undefined){
if(typeof data.events !== "boolean"){
const err30 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.optional !== undefined){
let data10 = data.optional;
if(Array.isArray(data10)){
if(data10.length > 21){
const err31 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/maxItems",keyword:"maxItems",params:{limit: 21}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.length < 1){
const err32 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err33 = {instancePath:instancePath+"/optional/" + i0,schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/optional/" + i0,schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.branches !== undefined){
let data12 = data.branches;
if(Array.isArray(data12)){
if(data12.length > 40){
const err36 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/maxItems",keyword:"maxItems",params:{limit: 40}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.at === undefined){
const err37 = {instancePath:instancePath+"/branches/" + i1,schemaPath:"#/properties/branches/items/required",keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.seed === undefined){
const err38 = {instancePath:instancePath+"/branches/" + i1,schemaPath:"#/properties/branches/items/required",keyword:"required",params:{missingProperty: "seed"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key2 in data13){
if(!((key2 === "at") || (key2 === "seed"))){
const err39 = {instancePath:instancePath+"/branches/" + i1,schemaPath:"#/properties/branches/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.at !== undefined){
let data14 = data13.at;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err40 = {instancePath:instancePath+"/branches/" + i1+"/at",schemaPath:"#/properties/branches/items/properties/at/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 20000 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/branches/" + i1+"/at",schemaPath:"#/properties/branches/items/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/branches/" + i1+"/at",schemaPath:"#/properties/branches/items/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data13.seed !== undefined){
let data15 = data13.seed;
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
const err43 = {instancePath:instancePath+"/branches/" + i1+"/seed",schemaPath:"#/properties/branches/items/properties/seed/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]{0,200}$"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/branches/" + i1+"/seed",schemaPath:"#/properties/branches/items/properties/seed/type",keyword:"type",params:{type: "string"}};
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
const err45 = {instancePath:instancePath+"/branches/" + i1,schemaPath:"#/properties/branches/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.actions !== undefined){
let data16 = data.actions;
if(Array.isArray(data16)){
if(data16.length > 20000){
const err47 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
const err48 = {instancePath:instancePath+"/actions/" + i2,schemaPath:"#/properties/actions/items/pattern",keyword:"pattern",params:{pattern: "^[a-z-]{1,20}( [A-Z0-9-]{1,8}){0,3}$"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/actions/" + i2,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.turns !== undefined){
let data18 = data.turns;
if(Array.isArray(data18)){
if(data18.length > 24){
const err51 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(typeof data19 === "string"){
if(!pattern3.test(data19)){
const err52 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/definitions/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/definitions/hash/type",keyword:"type",params:{type: "string"}};
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
const err54 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.result !== undefined){
let data20 = data.result;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err55 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schema11.properties.result.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.outcome === undefined){
const err56 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "outcome"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data20.vp === undefined){
const err57 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "vp"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key3 in data20){
if(!((key3 === "outcome") || (key3 === "vp"))){
const err58 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data20.outcome !== undefined){
let data21 = data20.outcome;
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
const err59 = {instancePath:instancePath+"/result/outcome",schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err60 = {instancePath:instancePath+"/result/outcome",schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data20.vp !== undefined){
let data22 = data20.vp;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err61 = {instancePath:instancePath+"/result/vp",schemaPath:"#/properties/result/properties/vp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err62 = {instancePath:instancePath+"/result/vp",schemaPath:"#/properties/result/properties/vp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data22 < -1000 || isNaN(data22)){
const err63 = {instancePath:instancePath+"/result/vp",schemaPath:"#/properties/result/properties/vp/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000}};
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
}
}
if(data.name !== undefined){
let data23 = data.name;
if(typeof data23 === "string"){
if(!pattern11.test(data23)){
const err64 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]{0,80}$"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.note !== undefined){
let data24 = data.note;
if(typeof data24 === "string"){
if(!pattern12.test(data24)){
const err66 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/pattern",keyword:"pattern",params:{pattern: "^([^\\p{Cc}\\p{Cs}]|\\n){0,2000}$"}};
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
const err67 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.practice !== undefined){
if(typeof data.practice !== "boolean"){
const err68 = {instancePath:instancePath+"/practice",schemaPath:"#/properties/practice/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

