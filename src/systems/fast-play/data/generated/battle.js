// Made by scripts/compile-schemas.ts from data/schema/fast-play/battle.schema.json
"use strict";
export const validateBattle = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"battle.schema.json","title":"A battle of 1870: its name, its files, its turns and what it settles of the rules","type":"object","additionalProperties":false,"required":["id","title","files","turns","clock","baseEdge","coverSight","foresighted"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"title":{"$ref":"common.json#/definitions/words"},"files":{"description":"the other files of the battle, without .json","type":"array","minItems":0,"maxItems":20,"items":{"$ref":"common.json#/definitions/slug"}},"turns":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/turn"},"basis":{"$ref":"common.json#/definitions/basis"}}},"clock":{"type":"object","additionalProperties":false,"required":["rule","first","minutes","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"first":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"minutes":{"type":"integer","minimum":1,"maximum":240},"basis":{"$ref":"common.json#/definitions/basis"}}},"baseEdge":{"type":"object","additionalProperties":false,"required":["rule","french","german","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"french":{"$ref":"common.json#/definitions/edge"},"german":{"$ref":"common.json#/definitions/edge"},"basis":{"$ref":"common.json#/definitions/basis"}}},"coverSight":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"enum":["depth","adjacent"]},"basis":{"$ref":"common.json#/definitions/basis"}}},"foresighted":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"type":"array","minItems":0,"maxItems":2,"items":{"$ref":"common.json#/definitions/side"}},"basis":{"$ref":"common.json#/definitions/basis"}}}}};
const schema13 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema18 = {"description":"a paragraph of the rules, such as 5.3 or 11.14","type":"string","pattern":"^[1-9][0-9]?\\.[1-9][0-9]?$"};
const schema19 = {"type":"integer","minimum":1,"maximum":24};
const schema20 = {"description":"text: printed in the rules; ruling: our reading; reconstructed: ours where the rules leave it to the battle, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema24 = {"enum":["north","south","east","west"]};
const schema30 = {"enum":["french","german"]};
const pattern0 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern4 = new RegExp("^[1-9][0-9]?\\.[1-9][0-9]?$", "u");
const pattern6 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const schema14 = {"type":"object","additionalProperties":false,"required":["en","fr"],"properties":{"en":{"$ref":"#/definitions/name"},"fr":{"$ref":"#/definitions/name"}}};
const schema15 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const pattern1 = new RegExp("^\\S(.{0,118}\\S)?$", "u");

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
if(!pattern1.test(data0)){
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
if(!pattern1.test(data1)){
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
/*# sourceURL="battle.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.files === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.turns === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.clock === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clock"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.baseEdge === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseEdge"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.coverSight === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverSight"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.foresighted === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foresighted"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "title")) || (key0 === "files")) || (key0 === "turns")) || (key0 === "clock")) || (key0 === "baseEdge")) || (key0 === "coverSight")) || (key0 === "foresighted"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate12(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined){
let data2 = data.files;
if(Array.isArray(data2)){
if(data2.length > 20){
const err11 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 0){
const err12 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/files/" + i0,schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err14 = {instancePath:instancePath+"/files/" + i0,schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
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
else {
const err15 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.turns !== undefined){
let data4 = data.turns;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.rule === undefined){
const err16 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.value === undefined){
const err17 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.basis === undefined){
const err18 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "rule") || (key1 === "value")) || (key1 === "basis"))){
const err19 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.rule !== undefined){
let data5 = data4.rule;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err20 = {instancePath:instancePath+"/turns/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[1-9][0-9]?$"}};
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
const err21 = {instancePath:instancePath+"/turns/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 24 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data4.basis !== undefined){
let data7 = data4.basis;
if(!((((data7 === "text") || (data7 === "ruling")) || (data7 === "reconstructed")) || (data7 === "design"))){
const err25 = {instancePath:instancePath+"/turns/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.clock !== undefined){
let data8 = data.clock;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.rule === undefined){
const err27 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.first === undefined){
const err28 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "first"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8.minutes === undefined){
const err29 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "minutes"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8.basis === undefined){
const err30 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "rule") || (key2 === "first")) || (key2 === "minutes")) || (key2 === "basis"))){
const err31 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.rule !== undefined){
let data9 = data8.rule;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err32 = {instancePath:instancePath+"/clock/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[1-9][0-9]?$"}};
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
const err33 = {instancePath:instancePath+"/clock/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.first !== undefined){
let data10 = data8.first;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err34 = {instancePath:instancePath+"/clock/first",schemaPath:"#/properties/clock/properties/first/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/clock/first",schemaPath:"#/properties/clock/properties/first/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data8.minutes !== undefined){
let data11 = data8.minutes;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err36 = {instancePath:instancePath+"/clock/minutes",schemaPath:"#/properties/clock/properties/minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 240 || isNaN(data11)){
const err37 = {instancePath:instancePath+"/clock/minutes",schemaPath:"#/properties/clock/properties/minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/clock/minutes",schemaPath:"#/properties/clock/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data8.basis !== undefined){
let data12 = data8.basis;
if(!((((data12 === "text") || (data12 === "ruling")) || (data12 === "reconstructed")) || (data12 === "design"))){
const err39 = {instancePath:instancePath+"/clock/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
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
const err40 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.baseEdge !== undefined){
let data13 = data.baseEdge;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.rule === undefined){
const err41 = {instancePath:instancePath+"/baseEdge",schemaPath:"#/properties/baseEdge/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.french === undefined){
const err42 = {instancePath:instancePath+"/baseEdge",schemaPath:"#/properties/baseEdge/required",keyword:"required",params:{missingProperty: "french"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13.german === undefined){
const err43 = {instancePath:instancePath+"/baseEdge",schemaPath:"#/properties/baseEdge/required",keyword:"required",params:{missingProperty: "german"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.basis === undefined){
const err44 = {instancePath:instancePath+"/baseEdge",schemaPath:"#/properties/baseEdge/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key3 in data13){
if(!((((key3 === "rule") || (key3 === "french")) || (key3 === "german")) || (key3 === "basis"))){
const err45 = {instancePath:instancePath+"/baseEdge",schemaPath:"#/properties/baseEdge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.rule !== undefined){
let data14 = data13.rule;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err46 = {instancePath:instancePath+"/baseEdge/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[1-9][0-9]?$"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/baseEdge/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.french !== undefined){
let data15 = data13.french;
if(!((((data15 === "north") || (data15 === "south")) || (data15 === "east")) || (data15 === "west"))){
const err48 = {instancePath:instancePath+"/baseEdge/french",schemaPath:"common.json#/definitions/edge/enum",keyword:"enum",params:{allowedValues: schema24.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data13.german !== undefined){
let data16 = data13.german;
if(!((((data16 === "north") || (data16 === "south")) || (data16 === "east")) || (data16 === "west"))){
const err49 = {instancePath:instancePath+"/baseEdge/german",schemaPath:"common.json#/definitions/edge/enum",keyword:"enum",params:{allowedValues: schema24.enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.basis !== undefined){
let data17 = data13.basis;
if(!((((data17 === "text") || (data17 === "ruling")) || (data17 === "reconstructed")) || (data17 === "design"))){
const err50 = {instancePath:instancePath+"/baseEdge/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
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
const err51 = {instancePath:instancePath+"/baseEdge",schemaPath:"#/properties/baseEdge/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.coverSight !== undefined){
let data18 = data.coverSight;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.rule === undefined){
const err52 = {instancePath:instancePath+"/coverSight",schemaPath:"#/properties/coverSight/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data18.value === undefined){
const err53 = {instancePath:instancePath+"/coverSight",schemaPath:"#/properties/coverSight/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.basis === undefined){
const err54 = {instancePath:instancePath+"/coverSight",schemaPath:"#/properties/coverSight/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key4 in data18){
if(!(((key4 === "rule") || (key4 === "value")) || (key4 === "basis"))){
const err55 = {instancePath:instancePath+"/coverSight",schemaPath:"#/properties/coverSight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data18.rule !== undefined){
let data19 = data18.rule;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err56 = {instancePath:instancePath+"/coverSight/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[1-9][0-9]?$"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/coverSight/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data18.value !== undefined){
let data20 = data18.value;
if(!((data20 === "depth") || (data20 === "adjacent"))){
const err58 = {instancePath:instancePath+"/coverSight/value",schemaPath:"#/properties/coverSight/properties/value/enum",keyword:"enum",params:{allowedValues: schema11.properties.coverSight.properties.value.enum}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.basis !== undefined){
let data21 = data18.basis;
if(!((((data21 === "text") || (data21 === "ruling")) || (data21 === "reconstructed")) || (data21 === "design"))){
const err59 = {instancePath:instancePath+"/coverSight/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
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
const err60 = {instancePath:instancePath+"/coverSight",schemaPath:"#/properties/coverSight/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.foresighted !== undefined){
let data22 = data.foresighted;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.rule === undefined){
const err61 = {instancePath:instancePath+"/foresighted",schemaPath:"#/properties/foresighted/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data22.value === undefined){
const err62 = {instancePath:instancePath+"/foresighted",schemaPath:"#/properties/foresighted/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data22.basis === undefined){
const err63 = {instancePath:instancePath+"/foresighted",schemaPath:"#/properties/foresighted/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key5 in data22){
if(!(((key5 === "rule") || (key5 === "value")) || (key5 === "basis"))){
const err64 = {instancePath:instancePath+"/foresighted",schemaPath:"#/properties/foresighted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data22.rule !== undefined){
let data23 = data22.rule;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err65 = {instancePath:instancePath+"/foresighted/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[1-9][0-9]?$"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/foresighted/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data22.value !== undefined){
let data24 = data22.value;
if(Array.isArray(data24)){
if(data24.length > 2){
const err67 = {instancePath:instancePath+"/foresighted/value",schemaPath:"#/properties/foresighted/properties/value/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data24.length < 0){
const err68 = {instancePath:instancePath+"/foresighted/value",schemaPath:"#/properties/foresighted/properties/value/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(!((data25 === "french") || (data25 === "german"))){
const err69 = {instancePath:instancePath+"/foresighted/value/" + i1,schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema30.enum}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/foresighted/value",schemaPath:"#/properties/foresighted/properties/value/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data22.basis !== undefined){
let data26 = data22.basis;
if(!((((data26 === "text") || (data26 === "ruling")) || (data26 === "reconstructed")) || (data26 === "design"))){
const err71 = {instancePath:instancePath+"/foresighted/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/foresighted",schemaPath:"#/properties/foresighted/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

