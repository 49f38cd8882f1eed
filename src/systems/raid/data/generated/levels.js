// Made by scripts/compile-schemas.ts from data/schema/levels.schema.json
"use strict";
export const validateLevels = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"levels.schema.json","title":"The options that make a raid harder, and the levels that join them","type":"object","additionalProperties":false,"required":["options","levels"],"definitions":{"sourcedOption":{"type":"object","additionalProperties":false,"required":["rule","en","fr","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"value":{"type":"integer","minimum":1,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}}},"properties":{"options":{"type":"object","additionalProperties":false,"required":["badLuck","alarm","vorwaerts"],"properties":{"badLuck":{"type":"object","additionalProperties":false,"required":["rule","en","fr","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"basis":{"$ref":"common.json#/definitions/basis"}}},"alarm":{"$ref":"#/definitions/sourcedOption"},"vorwaerts":{"$ref":"#/definitions/sourcedOption"}}},"levels":{"type":"array","minItems":1,"maxItems":9,"items":{"type":"object","additionalProperties":false,"required":["id","rule","en","fr","options","basis"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"rule":{"$ref":"common.json#/definitions/rule"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"options":{"type":"array","maxItems":3,"items":{"enum":["badLuck","alarm","vorwaerts"]}},"basis":{"$ref":"common.json#/definitions/basis"}}}}}};
const schema13 = {"description":"a paragraph of the rules, such as 7.1, 11.2e or 3d","type":"string","pattern":"^[1-9][0-9]?(\\.[1-9])?[a-z]?$"};
const schema14 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema16 = {"description":"text: printed in the rulebook; ruling: our reading; reconstructed: lost by the scan, ours, may be tuned; design: made for a battle that was never printed","enum":["text","ruling","reconstructed","design"]};
const schema22 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const pattern0 = new RegExp("^[1-9][0-9]?(\\.[1-9])?[a-z]?$", "u");
const pattern1 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const pattern6 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const schema17 = {"type":"object","additionalProperties":false,"required":["rule","en","fr","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"value":{"type":"integer","minimum":1,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.en === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fr === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.basis === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "rule") || (key0 === "en")) || (key0 === "fr")) || (key0 === "value")) || (key0 === "basis"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.en !== undefined){
let data1 = data.en;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fr !== undefined){
let data2 = data.fr;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err10 = {instancePath:instancePath+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err11 = {instancePath:instancePath+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.basis !== undefined){
let data4 = data.basis;
if(!((((data4 === "text") || (data4 === "ruling")) || (data4 === "reconstructed")) || (data4 === "design"))){
const err15 = {instancePath:instancePath+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema16.enum}};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="levels.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.levels === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "options") || (key0 === "levels"))){
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
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.badLuck === undefined){
const err3 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "badLuck"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.alarm === undefined){
const err4 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "alarm"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.vorwaerts === undefined){
const err5 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "vorwaerts"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "badLuck") || (key1 === "alarm")) || (key1 === "vorwaerts"))){
const err6 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.badLuck !== undefined){
let data1 = data0.badLuck;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.rule === undefined){
const err7 = {instancePath:instancePath+"/options/badLuck",schemaPath:"#/properties/options/properties/badLuck/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.en === undefined){
const err8 = {instancePath:instancePath+"/options/badLuck",schemaPath:"#/properties/options/properties/badLuck/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.fr === undefined){
const err9 = {instancePath:instancePath+"/options/badLuck",schemaPath:"#/properties/options/properties/badLuck/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.basis === undefined){
const err10 = {instancePath:instancePath+"/options/badLuck",schemaPath:"#/properties/options/properties/badLuck/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data1){
if(!((((key2 === "rule") || (key2 === "en")) || (key2 === "fr")) || (key2 === "basis"))){
const err11 = {instancePath:instancePath+"/options/badLuck",schemaPath:"#/properties/options/properties/badLuck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.rule !== undefined){
let data2 = data1.rule;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/options/badLuck/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
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
const err13 = {instancePath:instancePath+"/options/badLuck/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.en !== undefined){
let data3 = data1.en;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err14 = {instancePath:instancePath+"/options/badLuck/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err15 = {instancePath:instancePath+"/options/badLuck/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.fr !== undefined){
let data4 = data1.fr;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err16 = {instancePath:instancePath+"/options/badLuck/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err17 = {instancePath:instancePath+"/options/badLuck/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.basis !== undefined){
let data5 = data1.basis;
if(!((((data5 === "text") || (data5 === "ruling")) || (data5 === "reconstructed")) || (data5 === "design"))){
const err18 = {instancePath:instancePath+"/options/badLuck/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema16.enum}};
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
const err19 = {instancePath:instancePath+"/options/badLuck",schemaPath:"#/properties/options/properties/badLuck/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.alarm !== undefined){
if(!(validate12(data0.alarm, {instancePath:instancePath+"/options/alarm",parentData:data0,parentDataProperty:"alarm",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data0.vorwaerts !== undefined){
if(!(validate12(data0.vorwaerts, {instancePath:instancePath+"/options/vorwaerts",parentData:data0,parentDataProperty:"vorwaerts",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.levels !== undefined){
let data8 = data.levels;
if(Array.isArray(data8)){
if(data8.length > 9){
const err21 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.length < 1){
const err22 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.id === undefined){
const err23 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.rule === undefined){
const err24 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.en === undefined){
const err25 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.fr === undefined){
const err26 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.options === undefined){
const err27 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.basis === undefined){
const err28 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data9){
if(!((((((key3 === "id") || (key3 === "rule")) || (key3 === "en")) || (key3 === "fr")) || (key3 === "options")) || (key3 === "basis"))){
const err29 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.id !== undefined){
let data10 = data9.id;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err30 = {instancePath:instancePath+"/levels/" + i0+"/id",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err31 = {instancePath:instancePath+"/levels/" + i0+"/id",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.rule !== undefined){
let data11 = data9.rule;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err32 = {instancePath:instancePath+"/levels/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(\\.[1-9])?[a-z]?$"}};
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
const err33 = {instancePath:instancePath+"/levels/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.en !== undefined){
let data12 = data9.en;
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
const err34 = {instancePath:instancePath+"/levels/" + i0+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err35 = {instancePath:instancePath+"/levels/" + i0+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data9.fr !== undefined){
let data13 = data9.fr;
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
const err36 = {instancePath:instancePath+"/levels/" + i0+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err37 = {instancePath:instancePath+"/levels/" + i0+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data9.options !== undefined){
let data14 = data9.options;
if(Array.isArray(data14)){
if(data14.length > 3){
const err38 = {instancePath:instancePath+"/levels/" + i0+"/options",schemaPath:"#/properties/levels/items/properties/options/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(!(((data15 === "badLuck") || (data15 === "alarm")) || (data15 === "vorwaerts"))){
const err39 = {instancePath:instancePath+"/levels/" + i0+"/options/" + i1,schemaPath:"#/properties/levels/items/properties/options/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.levels.items.properties.options.items.enum}};
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
const err40 = {instancePath:instancePath+"/levels/" + i0+"/options",schemaPath:"#/properties/levels/items/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data9.basis !== undefined){
let data16 = data9.basis;
if(!((((data16 === "text") || (data16 === "ruling")) || (data16 === "reconstructed")) || (data16 === "design"))){
const err41 = {instancePath:instancePath+"/levels/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema16.enum}};
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
const err42 = {instancePath:instancePath+"/levels/" + i0,schemaPath:"#/properties/levels/items/type",keyword:"type",params:{type: "object"}};
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
const err43 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "array"}};
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
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

