// Made by scripts/compile-schemas.ts from data/schema/replay.schema.json
"use strict";
export const validateReplay = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"replay.schema.json","title":"A raid written down: its data, its options and every action (docs/replay-format.md)","type":"object","additionalProperties":false,"required":["format","version","rules","scenario","seed","level","events","actions","turns","result"],"definitions":{"slug":{"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"},"hash":{"type":"string","pattern":"^[0-9a-f]{16}$"}},"properties":{"format":{"const":"cauldron-replay"},"version":{"const":1},"rules":{"description":"version of the rules it was played under","type":"string","pattern":"^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"},"scenario":{"type":"object","additionalProperties":false,"required":["id","hash"],"properties":{"id":{"$ref":"#/definitions/slug"},"hash":{"$ref":"#/definitions/hash"}}},"seed":{"type":"string","pattern":"^[^\\p{Cc}\\p{Cs}]{0,200}$"},"level":{"$ref":"#/definitions/slug"},"events":{"type":"boolean"},"optional":{"description":"optional rules that are played, each once and in the order of the system; missing without any","type":"array","minItems":1,"maxItems":21,"items":{"$ref":"#/definitions/slug"}},"branches":{"description":"after so many actions the raid goes on with the dice of another seed; `at` rises","type":"array","maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["at","seed"],"properties":{"at":{"type":"integer","minimum":0,"maximum":20000},"seed":{"type":"string","pattern":"^[^\\p{Cc}\\p{Cs}]{0,200}$"}}}},"actions":{"type":"array","maxItems":20000,"items":{"type":"string","pattern":"^[a-z-]{1,20}( [A-Z0-9-]{1,8}){0,3}$"}},"turns":{"description":"hash of the state after every turn and at the end of the raid","type":"array","maxItems":24,"items":{"$ref":"#/definitions/hash"}},"result":{"description":"null while the raid is unfinished","type":["object","null"],"additionalProperties":false,"required":["outcome","vp"],"properties":{"outcome":{"enum":["total-success","half-success","failure"]},"vp":{"type":"integer","minimum":-1000,"maximum":1000}}},"name":{"type":"string","pattern":"^[^\\p{Cc}\\p{Cs}]{0,80}$"},"note":{"type":"string","pattern":"^([^\\p{Cc}\\p{Cs}]|\\n){0,2000}$"},"practice":{"type":"boolean"}}};
const schema12 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema13 = {"type":"string","pattern":"^[0-9a-f]{16}$"};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", "u");
const pattern1 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern2 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern3 = new RegExp("^[^\\p{Cc}\\p{Cs}]{0,200}$", "u");
const pattern7 = new RegExp("^[a-z-]{1,20}( [A-Z0-9-]{1,8}){0,3}$", "u");
const pattern9 = new RegExp("^[^\\p{Cc}\\p{Cs}]{0,80}$", "u");
const pattern10 = new RegExp("^([^\\p{Cc}\\p{Cs}]|\\n){0,2000}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="replay.schema.json" */;
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
if(data.seed === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.level === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.events === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.actions === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.turns === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.result === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.format !== undefined){
if("cauldron-replay" !== data.format){
const err11 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "cauldron-replay"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err13 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"}};
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
const err14 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.scenario !== undefined){
let data3 = data.scenario;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err15 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.hash === undefined){
const err16 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "hash"))){
const err17 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err18 = {instancePath:instancePath+"/scenario/id",schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err19 = {instancePath:instancePath+"/scenario/id",schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.hash !== undefined){
let data5 = data3.hash;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err20 = {instancePath:instancePath+"/scenario/hash",schemaPath:"#/definitions/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}};
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
const err21 = {instancePath:instancePath+"/scenario/hash",schemaPath:"#/definitions/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.seed !== undefined){
let data6 = data.seed;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err23 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]{0,200}$"}};
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
const err24 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.level !== undefined){
let data7 = data.level;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err25 = {instancePath:instancePath+"/level",schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err26 = {instancePath:instancePath+"/level",schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.events !== undefined){
if(typeof data.events !== "boolean"){
const err27 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.optional !== undefined){
let data9 = data.optional;
if(Array.isArray(data9)){
if(data9.length > 21){
const err28 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/maxItems",keyword:"maxItems",params:{limit: 21}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.length < 1){
const err29 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
const err30 = {instancePath:instancePath+"/optional/" + i0,schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err31 = {instancePath:instancePath+"/optional/" + i0,schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.branches !== undefined){
let data11 = data.branches;
if(Array.isArray(data11)){
if(data11.length > 40){
const err33 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/maxItems",keyword:"maxItems",params:{limit: 40}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.at === undefined){
const err34 = {instancePath:instancePath+"/branches/" + i1,schemaPath:"#/properties/branches/items/required",keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.seed === undefined){
const err35 = {instancePath:instancePath+"/branches/" + i1,schemaPath:"#/properties/branches/items/required",keyword:"required",params:{missingProperty: "seed"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data12){
if(!((key2 === "at") || (key2 === "seed"))){
const err36 = {instancePath:instancePath+"/branches/" + i1,schemaPath:"#/properties/branches/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.at !== undefined){
let data13 = data12.at;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err37 = {instancePath:instancePath+"/branches/" + i1+"/at",schemaPath:"#/properties/branches/items/properties/at/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 20000 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/branches/" + i1+"/at",schemaPath:"#/properties/branches/items/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/branches/" + i1+"/at",schemaPath:"#/properties/branches/items/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data12.seed !== undefined){
let data14 = data12.seed;
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
const err40 = {instancePath:instancePath+"/branches/" + i1+"/seed",schemaPath:"#/properties/branches/items/properties/seed/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]{0,200}$"}};
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
const err41 = {instancePath:instancePath+"/branches/" + i1+"/seed",schemaPath:"#/properties/branches/items/properties/seed/type",keyword:"type",params:{type: "string"}};
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
const err42 = {instancePath:instancePath+"/branches/" + i1,schemaPath:"#/properties/branches/items/type",keyword:"type",params:{type: "object"}};
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
const err43 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.actions !== undefined){
let data15 = data.actions;
if(Array.isArray(data15)){
if(data15.length > 20000){
const err44 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(!pattern7.test(data16)){
const err45 = {instancePath:instancePath+"/actions/" + i2,schemaPath:"#/properties/actions/items/pattern",keyword:"pattern",params:{pattern: "^[a-z-]{1,20}( [A-Z0-9-]{1,8}){0,3}$"}};
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
const err46 = {instancePath:instancePath+"/actions/" + i2,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err47 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.turns !== undefined){
let data17 = data.turns;
if(Array.isArray(data17)){
if(data17.length > 24){
const err48 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err49 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/definitions/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/definitions/hash/type",keyword:"type",params:{type: "string"}};
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
else {
const err51 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.result !== undefined){
let data19 = data.result;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (data19 !== null)){
const err52 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schema11.properties.result.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.outcome === undefined){
const err53 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "outcome"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data19.vp === undefined){
const err54 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "vp"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key3 in data19){
if(!((key3 === "outcome") || (key3 === "vp"))){
const err55 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data19.outcome !== undefined){
let data20 = data19.outcome;
if(!(((data20 === "total-success") || (data20 === "half-success")) || (data20 === "failure"))){
const err56 = {instancePath:instancePath+"/result/outcome",schemaPath:"#/properties/result/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema11.properties.result.properties.outcome.enum}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data19.vp !== undefined){
let data21 = data19.vp;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err57 = {instancePath:instancePath+"/result/vp",schemaPath:"#/properties/result/properties/vp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000 || isNaN(data21)){
const err58 = {instancePath:instancePath+"/result/vp",schemaPath:"#/properties/result/properties/vp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data21 < -1000 || isNaN(data21)){
const err59 = {instancePath:instancePath+"/result/vp",schemaPath:"#/properties/result/properties/vp/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000}};
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
}
}
if(data.name !== undefined){
let data22 = data.name;
if(typeof data22 === "string"){
if(!pattern9.test(data22)){
const err60 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]{0,80}$"}};
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
const err61 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.note !== undefined){
let data23 = data.note;
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
const err62 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/pattern",keyword:"pattern",params:{pattern: "^([^\\p{Cc}\\p{Cs}]|\\n){0,2000}$"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.practice !== undefined){
if(typeof data.practice !== "boolean"){
const err64 = {instancePath:instancePath+"/practice",schemaPath:"#/properties/practice/type",keyword:"type",params:{type: "boolean"}};
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
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

