// Made by scripts/compile-schemas.ts from data/schema/card.schema.json
"use strict";
export const validateCard = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"card.schema.json","title":"What the shelf, the sheet and the words of the screen say of a battle; no rule reads it and no replay depends on it","type":"object","additionalProperties":false,"required":["basis","order","title","place","date","dateline","line","minutes","sheet","names"],"definitions":{"text":{"type":"string","pattern":"^\\S(.{0,298}\\S)?$"}},"properties":{"basis":{"$ref":"common.json#/definitions/basis"},"title":{"$ref":"common.json#/definitions/words"},"place":{"$ref":"common.json#/definitions/words"},"date":{"$ref":"common.json#/definitions/words"},"dateline":{"description":"place, day and hour it begins","$ref":"common.json#/definitions/words"},"line":{"description":"what it is about, in one sentence","type":"object","additionalProperties":false,"required":["en","fr"],"properties":{"en":{"$ref":"#/definitions/text"},"fr":{"$ref":"#/definitions/text"}}},"minutes":{"description":"how long it takes to play","type":"integer","minimum":1,"maximum":600},"order":{"description":"its place on the shelf, the lowest first","type":"integer","minimum":1,"maximum":999},"sheet":{"type":"object","additionalProperties":false,"required":["dateline","scale"],"properties":{"dateline":{"$ref":"common.json#/definitions/words"},"scale":{"description":"the length of the scale bar in units of the map, and what it stands for","type":"object","additionalProperties":false,"required":["units","en","fr","basis"],"properties":{"units":{"type":"integer","minimum":1,"maximum":10000},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"basis":{"$ref":"common.json#/definitions/basis"}}}}},"lesson":{"description":"how its lesson is offered, where it has one: what it is called, what the offer says, and what happens in it","type":"object","additionalProperties":false,"required":["name","offer","text"],"properties":{"name":{"$ref":"common.json#/definitions/words"},"offer":{"$ref":"common.json#/definitions/words"},"text":{"type":"object","additionalProperties":false,"required":["en","fr"],"properties":{"en":{"$ref":"#/definitions/text"},"fr":{"$ref":"#/definitions/text"}}}}},"names":{"description":"what the sentences of the screen call things; each system says which it wants","type":"object","additionalProperties":{"$ref":"common.json#/definitions/words"}}}};
const schema13 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const schema17 = {"type":"string","pattern":"^\\S(.{0,298}\\S)?$"};
const schema15 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const func2 = Object.prototype.hasOwnProperty;
const schema14 = {"type":"object","additionalProperties":false,"required":["en","fr"],"properties":{"en":{"$ref":"#/definitions/name"},"fr":{"$ref":"#/definitions/name"}}};
const pattern0 = new RegExp("^\\S(.{0,118}\\S)?$", "u");

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

const pattern2 = new RegExp("^\\S(.{0,298}\\S)?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="card.schema.json" */;
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
if(data.order === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.place === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.date === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dateline === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateline"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.line === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.minutes === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutes"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.sheet === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sheet"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.names === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"}};
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
if(data.basis !== undefined){
let data0 = data.basis;
if(!((((data0 === "text") || (data0 === "ruling")) || (data0 === "reconstructed")) || (data0 === "design"))){
const err11 = {instancePath:instancePath+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
if(data.place !== undefined){
if(!(validate12(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate12(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.dateline !== undefined){
if(!(validate12(data.dateline, {instancePath:instancePath+"/dateline",parentData:data,parentDataProperty:"dateline",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.line !== undefined){
let data5 = data.line;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.en === undefined){
const err12 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.fr === undefined){
const err13 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "en") || (key1 === "fr"))){
const err14 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.en !== undefined){
let data6 = data5.en;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err15 = {instancePath:instancePath+"/line/en",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,298}\\S)?$"}};
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
const err16 = {instancePath:instancePath+"/line/en",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.fr !== undefined){
let data7 = data5.fr;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
const err17 = {instancePath:instancePath+"/line/fr",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,298}\\S)?$"}};
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
const err18 = {instancePath:instancePath+"/line/fr",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.minutes !== undefined){
let data8 = data.minutes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 600 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.order !== undefined){
let data9 = data.order;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 999 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.sheet !== undefined){
let data10 = data.sheet;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.dateline === undefined){
const err26 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/required",keyword:"required",params:{missingProperty: "dateline"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.scale === undefined){
const err27 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/required",keyword:"required",params:{missingProperty: "scale"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data10){
if(!((key2 === "dateline") || (key2 === "scale"))){
const err28 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.dateline !== undefined){
if(!(validate12(data10.dateline, {instancePath:instancePath+"/sheet/dateline",parentData:data10,parentDataProperty:"dateline",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data10.scale !== undefined){
let data12 = data10.scale;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.units === undefined){
const err29 = {instancePath:instancePath+"/sheet/scale",schemaPath:"#/properties/sheet/properties/scale/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.en === undefined){
const err30 = {instancePath:instancePath+"/sheet/scale",schemaPath:"#/properties/sheet/properties/scale/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.fr === undefined){
const err31 = {instancePath:instancePath+"/sheet/scale",schemaPath:"#/properties/sheet/properties/scale/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.basis === undefined){
const err32 = {instancePath:instancePath+"/sheet/scale",schemaPath:"#/properties/sheet/properties/scale/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key3 in data12){
if(!((((key3 === "units") || (key3 === "en")) || (key3 === "fr")) || (key3 === "basis"))){
const err33 = {instancePath:instancePath+"/sheet/scale",schemaPath:"#/properties/sheet/properties/scale/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.units !== undefined){
let data13 = data12.units;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err34 = {instancePath:instancePath+"/sheet/scale/units",schemaPath:"#/properties/sheet/properties/scale/properties/units/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/sheet/scale/units",schemaPath:"#/properties/sheet/properties/scale/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/sheet/scale/units",schemaPath:"#/properties/sheet/properties/scale/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data12.en !== undefined){
let data14 = data12.en;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err37 = {instancePath:instancePath+"/sheet/scale/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/sheet/scale/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.fr !== undefined){
let data15 = data12.fr;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err39 = {instancePath:instancePath+"/sheet/scale/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err40 = {instancePath:instancePath+"/sheet/scale/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.basis !== undefined){
let data16 = data12.basis;
if(!((((data16 === "text") || (data16 === "ruling")) || (data16 === "reconstructed")) || (data16 === "design"))){
const err41 = {instancePath:instancePath+"/sheet/scale/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
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
const err42 = {instancePath:instancePath+"/sheet/scale",schemaPath:"#/properties/sheet/properties/scale/type",keyword:"type",params:{type: "object"}};
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
const err43 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.lesson !== undefined){
let data17 = data.lesson;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name === undefined){
const err44 = {instancePath:instancePath+"/lesson",schemaPath:"#/properties/lesson/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17.offer === undefined){
const err45 = {instancePath:instancePath+"/lesson",schemaPath:"#/properties/lesson/required",keyword:"required",params:{missingProperty: "offer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17.text === undefined){
const err46 = {instancePath:instancePath+"/lesson",schemaPath:"#/properties/lesson/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data17){
if(!(((key4 === "name") || (key4 === "offer")) || (key4 === "text"))){
const err47 = {instancePath:instancePath+"/lesson",schemaPath:"#/properties/lesson/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.name !== undefined){
if(!(validate12(data17.name, {instancePath:instancePath+"/lesson/name",parentData:data17,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data17.offer !== undefined){
if(!(validate12(data17.offer, {instancePath:instancePath+"/lesson/offer",parentData:data17,parentDataProperty:"offer",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data17.text !== undefined){
let data20 = data17.text;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.en === undefined){
const err48 = {instancePath:instancePath+"/lesson/text",schemaPath:"#/properties/lesson/properties/text/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data20.fr === undefined){
const err49 = {instancePath:instancePath+"/lesson/text",schemaPath:"#/properties/lesson/properties/text/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key5 in data20){
if(!((key5 === "en") || (key5 === "fr"))){
const err50 = {instancePath:instancePath+"/lesson/text",schemaPath:"#/properties/lesson/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.en !== undefined){
let data21 = data20.en;
if(typeof data21 === "string"){
if(!pattern2.test(data21)){
const err51 = {instancePath:instancePath+"/lesson/text/en",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,298}\\S)?$"}};
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
const err52 = {instancePath:instancePath+"/lesson/text/en",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data20.fr !== undefined){
let data22 = data20.fr;
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
const err53 = {instancePath:instancePath+"/lesson/text/fr",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,298}\\S)?$"}};
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
const err54 = {instancePath:instancePath+"/lesson/text/fr",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"}};
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
const err55 = {instancePath:instancePath+"/lesson/text",schemaPath:"#/properties/lesson/properties/text/type",keyword:"type",params:{type: "object"}};
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
const err56 = {instancePath:instancePath+"/lesson",schemaPath:"#/properties/lesson/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.names !== undefined){
let data23 = data.names;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key6 in data23){
if(!(validate12(data23[key6], {instancePath:instancePath+"/names/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data23,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

