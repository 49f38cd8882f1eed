// Made by scripts/compile-schemas.ts from data/schema/raid.schema.json
"use strict";
export const validateRaid = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"raid.schema.json","title":"A raid: its name, its files, its turns and its limits","type":"object","additionalProperties":false,"required":["id","title","files","turns","clock","limits"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"title":{"$ref":"common.json#/definitions/words"},"files":{"description":"the other files of the raid, without .json","type":"array","maxItems":20,"items":{"$ref":"common.json#/definitions/slug"}},"turns":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/turn"},"basis":{"$ref":"common.json#/definitions/basis"}}},"clock":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"description":"the time of each turn","type":"array","maxItems":24,"items":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"}},"basis":{"$ref":"common.json#/definitions/basis"}}},"limits":{"type":"object","additionalProperties":false,"required":["stack","craftInZone","craftCapacity","alarmMax","alarmAttack","mineStrength","farModifier"],"properties":{"stack":{"$ref":"common.json#/definitions/sourcedCount"},"craftInZone":{"$ref":"common.json#/definitions/sourcedCount"},"craftCapacity":{"$ref":"common.json#/definitions/sourcedCount"},"alarmMax":{"$ref":"common.json#/definitions/sourcedCount"},"alarmAttack":{"$ref":"common.json#/definitions/sourcedCount"},"mineStrength":{"$ref":"common.json#/definitions/sourcedCount"},"farModifier":{"$ref":"common.json#/definitions/sourcedLoss"}}}}};
const schema13 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema18 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema19 = {"type":"integer","minimum":1,"maximum":24};
const schema20 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const pattern0 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern4 = new RegExp("^[1-9][0-9]?(\\.[1-9])?[a-z]?$", "u");
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

const schema23 = {"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"#/definitions/rule"},"value":{"type":"integer","minimum":0,"maximum":100},"basis":{"$ref":"#/definitions/basis"}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
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
for(const key0 in data){
if(!(((key0 === "rule") || (key0 === "value")) || (key0 === "basis"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.basis !== undefined){
let data2 = data.basis;
if(!((((data2 === "text") || (data2 === "ruling")) || (data2 === "reconstructed")) || (data2 === "design"))){
const err9 = {instancePath:instancePath+"/basis",schemaPath:"#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"#/definitions/rule"},"value":{"type":"integer","minimum":-100,"maximum":0},"basis":{"$ref":"#/definitions/basis"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
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
for(const key0 in data){
if(!(((key0 === "rule") || (key0 === "value")) || (key0 === "basis"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < -100 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.basis !== undefined){
let data2 = data.basis;
if(!((((data2 === "text") || (data2 === "ruling")) || (data2 === "reconstructed")) || (data2 === "design"))){
const err9 = {instancePath:instancePath+"/basis",schemaPath:"#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="raid.schema.json" */;
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
if(data.limits === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "title")) || (key0 === "files")) || (key0 === "turns")) || (key0 === "clock")) || (key0 === "limits"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err10 = {instancePath:instancePath+"/files/" + i0,schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err11 = {instancePath:instancePath+"/files/" + i0,schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.turns !== undefined){
let data4 = data.turns;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.rule === undefined){
const err13 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.value === undefined){
const err14 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.basis === undefined){
const err15 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "rule") || (key1 === "value")) || (key1 === "basis"))){
const err16 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.rule !== undefined){
let data5 = data4.rule;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err17 = {instancePath:instancePath+"/turns/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
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
const err18 = {instancePath:instancePath+"/turns/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 24 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data4.basis !== undefined){
let data7 = data4.basis;
if(!((((data7 === "text") || (data7 === "ruling")) || (data7 === "reconstructed")) || (data7 === "design"))){
const err22 = {instancePath:instancePath+"/turns/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
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
const err23 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.clock !== undefined){
let data8 = data.clock;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.rule === undefined){
const err24 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.value === undefined){
const err25 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.basis === undefined){
const err26 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data8){
if(!(((key2 === "rule") || (key2 === "value")) || (key2 === "basis"))){
const err27 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.rule !== undefined){
let data9 = data8.rule;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err28 = {instancePath:instancePath+"/clock/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
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
const err29 = {instancePath:instancePath+"/clock/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.value !== undefined){
let data10 = data8.value;
if(Array.isArray(data10)){
if(data10.length > 24){
const err30 = {instancePath:instancePath+"/clock/value",schemaPath:"#/properties/clock/properties/value/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err31 = {instancePath:instancePath+"/clock/value/" + i1,schemaPath:"#/properties/clock/properties/value/items/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
const err32 = {instancePath:instancePath+"/clock/value/" + i1,schemaPath:"#/properties/clock/properties/value/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err33 = {instancePath:instancePath+"/clock/value",schemaPath:"#/properties/clock/properties/value/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.basis !== undefined){
let data12 = data8.basis;
if(!((((data12 === "text") || (data12 === "ruling")) || (data12 === "reconstructed")) || (data12 === "design"))){
const err34 = {instancePath:instancePath+"/clock/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema20.enum}};
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
const err35 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.limits !== undefined){
let data13 = data.limits;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.stack === undefined){
const err36 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "stack"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.craftInZone === undefined){
const err37 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "craftInZone"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.craftCapacity === undefined){
const err38 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "craftCapacity"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.alarmMax === undefined){
const err39 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "alarmMax"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.alarmAttack === undefined){
const err40 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "alarmAttack"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.mineStrength === undefined){
const err41 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "mineStrength"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.farModifier === undefined){
const err42 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "farModifier"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data13){
if(!(((((((key3 === "stack") || (key3 === "craftInZone")) || (key3 === "craftCapacity")) || (key3 === "alarmMax")) || (key3 === "alarmAttack")) || (key3 === "mineStrength")) || (key3 === "farModifier"))){
const err43 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.stack !== undefined){
if(!(validate14(data13.stack, {instancePath:instancePath+"/limits/stack",parentData:data13,parentDataProperty:"stack",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data13.craftInZone !== undefined){
if(!(validate14(data13.craftInZone, {instancePath:instancePath+"/limits/craftInZone",parentData:data13,parentDataProperty:"craftInZone",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data13.craftCapacity !== undefined){
if(!(validate14(data13.craftCapacity, {instancePath:instancePath+"/limits/craftCapacity",parentData:data13,parentDataProperty:"craftCapacity",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data13.alarmMax !== undefined){
if(!(validate14(data13.alarmMax, {instancePath:instancePath+"/limits/alarmMax",parentData:data13,parentDataProperty:"alarmMax",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data13.alarmAttack !== undefined){
if(!(validate14(data13.alarmAttack, {instancePath:instancePath+"/limits/alarmAttack",parentData:data13,parentDataProperty:"alarmAttack",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data13.mineStrength !== undefined){
if(!(validate14(data13.mineStrength, {instancePath:instancePath+"/limits/mineStrength",parentData:data13,parentDataProperty:"mineStrength",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data13.farModifier !== undefined){
if(!(validate21(data13.farModifier, {instancePath:instancePath+"/limits/farModifier",parentData:data13,parentDataProperty:"farModifier",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};
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
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

