// Made by scripts/compile-schemas.ts from data/schema/red-poppies/forces.schema.json
"use strict";
export const validateForces = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"forces.schema.json","title":"The forces: set-up in order, batteries, reinforcements","type":"object","additionalProperties":false,"required":["setUp","batteries","reinforcements"],"properties":{"setUp":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"object","additionalProperties":false,"required":["side","rule","zone","faces","must","units","basis"],"properties":{"side":{"$ref":"common.json#/definitions/side"},"rule":{"$ref":"common.json#/definitions/rule"},"zone":{"$ref":"common.json#/definitions/hexes"},"faces":{"enum":["free","formed","dispersed"]},"must":{"type":"array","minItems":0,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["hex","kind","count","only"],"properties":{"hex":{"$ref":"common.json#/definitions/hexId"},"kind":{"$ref":"common.json#/definitions/slug"},"count":{"type":"integer","minimum":1,"maximum":2},"only":{"type":"boolean"}}}},"units":{"type":"array","minItems":0,"maxItems":64,"items":{"$ref":"common.json#/definitions/unit"}},"basis":{"$ref":"common.json#/definitions/basis"}}}},"batteries":{"type":"array","minItems":0,"maxItems":8,"items":{"type":"object","additionalProperties":false,"required":["id","rule","side","en","fr","calibre","fp","mode","registered","levels","basis"],"properties":{"id":{"$ref":"common.json#/definitions/unitId"},"rule":{"$ref":"common.json#/definitions/rule"},"side":{"$ref":"common.json#/definitions/side"},"en":{"$ref":"common.json#/definitions/name"},"fr":{"$ref":"common.json#/definitions/name"},"calibre":{"type":"integer","minimum":20,"maximum":520},"before1897":{"type":"boolean"},"fp":{"type":"integer","minimum":1,"maximum":12},"mode":{"enum":["airplane","rocket","messenger","telephone","trenchSet"]},"registered":{"type":"integer","minimum":0,"maximum":1},"levels":{"$ref":"common.json#/definitions/levels"},"basis":{"$ref":"common.json#/definitions/source"}}}},"reinforcements":{"type":"array","minItems":0,"maxItems":12,"items":{"type":"object","additionalProperties":false,"required":["side","rule","turn","how","hexes","units","basis"],"properties":{"side":{"$ref":"common.json#/definitions/side"},"rule":{"$ref":"common.json#/definitions/rule"},"turn":{"$ref":"common.json#/definitions/turn"},"how":{"enum":["entering","placed"]},"edge":{"$ref":"common.json#/definitions/edge"},"hexes":{"$ref":"common.json#/definitions/hexes"},"units":{"type":"array","minItems":1,"maxItems":24,"items":{"$ref":"common.json#/definitions/unit"}},"basis":{"$ref":"common.json#/definitions/basis"}}}}}};
const schema13 = {"enum":["british","german"]};
const schema14 = {"description":"a paragraph of the rules, such as 5.41a or 12.4","type":"string","pattern":"^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"};
const schema16 = {"description":"column, then row: E05","type":"string","pattern":"^[A-Z][0-9]{2}$"};
const schema18 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema30 = {"description":"text: given by the rules or their worked example; ruling: our reading; reconstructed: ours where the print is lost, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema20 = {"type":"string","pattern":"^[A-Z][A-Z0-9]{0,4}(-[A-Z0-9]{1,2})?$"};
const schema22 = {"type":"string","pattern":"^\\S(.{0,118}\\S)?$"};
const schema29 = {"description":"S: attested by a historical source; M: general knowledge; I: our design","enum":["S","M","I"]};
const schema41 = {"type":"integer","minimum":1,"maximum":40};
const schema42 = {"enum":["north","east","south","west"]};
const pattern0 = new RegExp("^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$", "u");
const pattern1 = new RegExp("^[A-Z][0-9]{2}$", "u");
const pattern3 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern4 = new RegExp("^[A-Z][A-Z0-9]{0,4}(-[A-Z0-9]{1,2})?$", "u");
const pattern6 = new RegExp("^\\S(.{0,118}\\S)?$", "u");
const schema15 = {"type":"array","minItems":0,"maxItems":160,"items":{"$ref":"#/definitions/hexId"}};

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
if(!pattern1.test(data0)){
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

const schema19 = {"type":"object","additionalProperties":false,"required":["id","kind","en","fr","short","levels","basis"],"properties":{"id":{"$ref":"#/definitions/unitId"},"kind":{"$ref":"#/definitions/slug"},"en":{"$ref":"#/definitions/name"},"fr":{"$ref":"#/definitions/name"},"short":{"$ref":"#/definitions/words"},"levels":{"$ref":"#/definitions/levels"},"basis":{"$ref":"#/definitions/source"}}};
const schema24 = {"type":"object","additionalProperties":false,"required":["en","fr"],"properties":{"en":{"$ref":"#/definitions/name"},"fr":{"$ref":"#/definitions/name"}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern6.test(data0)){
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
if(!pattern6.test(data1)){
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
validate15.errors = vErrors;
return errors === 0;
}

const schema27 = {"description":"present at these alone","type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/definitions/slug"}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 9){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
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
validate17.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.en === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fr === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.short === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "short"}};
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
if(data.basis === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "kind")) || (key0 === "en")) || (key0 === "fr")) || (key0 === "short")) || (key0 === "levels")) || (key0 === "basis"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,4}(-[A-Z0-9]{1,2})?$"}};
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
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.en !== undefined){
let data2 = data.en;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err12 = {instancePath:instancePath+"/en",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err13 = {instancePath:instancePath+"/en",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.fr !== undefined){
let data3 = data.fr;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err14 = {instancePath:instancePath+"/fr",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err15 = {instancePath:instancePath+"/fr",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.short !== undefined){
if(!(validate15(data.short, {instancePath:instancePath+"/short",parentData:data,parentDataProperty:"short",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.levels !== undefined){
if(!(validate17(data.levels, {instancePath:instancePath+"/levels",parentData:data,parentDataProperty:"levels",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.basis !== undefined){
let data6 = data.basis;
if(!(((data6 === "S") || (data6 === "M")) || (data6 === "I"))){
const err16 = {instancePath:instancePath+"/basis",schemaPath:"#/definitions/source/enum",keyword:"enum",params:{allowedValues: schema29.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 9){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/slug/type",keyword:"type",params:{type: "string"}};
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
validate20.errors = vErrors;
return errors === 0;
}

const func2 = Object.prototype.hasOwnProperty;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="forces.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.setUp === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "setUp"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.batteries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batteries"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reinforcements === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reinforcements"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "setUp") || (key0 === "batteries")) || (key0 === "reinforcements"))){
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
if(data.setUp !== undefined){
let data0 = data.setUp;
if(Array.isArray(data0)){
if(data0.length > 2){
const err4 = {instancePath:instancePath+"/setUp",schemaPath:"#/properties/setUp/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 2){
const err5 = {instancePath:instancePath+"/setUp",schemaPath:"#/properties/setUp/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.side === undefined){
const err6 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.rule === undefined){
const err7 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.zone === undefined){
const err8 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/required",keyword:"required",params:{missingProperty: "zone"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.faces === undefined){
const err9 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/required",keyword:"required",params:{missingProperty: "faces"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.must === undefined){
const err10 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/required",keyword:"required",params:{missingProperty: "must"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.units === undefined){
const err11 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.basis === undefined){
const err12 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data1){
if(!(((((((key1 === "side") || (key1 === "rule")) || (key1 === "zone")) || (key1 === "faces")) || (key1 === "must")) || (key1 === "units")) || (key1 === "basis"))){
const err13 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.side !== undefined){
let data2 = data1.side;
if(!((data2 === "british") || (data2 === "german"))){
const err14 = {instancePath:instancePath+"/setUp/" + i0+"/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.rule !== undefined){
let data3 = data1.rule;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err15 = {instancePath:instancePath+"/setUp/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
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
const err16 = {instancePath:instancePath+"/setUp/" + i0+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.zone !== undefined){
if(!(validate12(data1.zone, {instancePath:instancePath+"/setUp/" + i0+"/zone",parentData:data1,parentDataProperty:"zone",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data1.faces !== undefined){
let data5 = data1.faces;
if(!(((data5 === "free") || (data5 === "formed")) || (data5 === "dispersed"))){
const err17 = {instancePath:instancePath+"/setUp/" + i0+"/faces",schemaPath:"#/properties/setUp/items/properties/faces/enum",keyword:"enum",params:{allowedValues: schema11.properties.setUp.items.properties.faces.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.must !== undefined){
let data6 = data1.must;
if(Array.isArray(data6)){
if(data6.length > 20){
const err18 = {instancePath:instancePath+"/setUp/" + i0+"/must",schemaPath:"#/properties/setUp/items/properties/must/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length < 0){
const err19 = {instancePath:instancePath+"/setUp/" + i0+"/must",schemaPath:"#/properties/setUp/items/properties/must/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.hex === undefined){
const err20 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1,schemaPath:"#/properties/setUp/items/properties/must/items/required",keyword:"required",params:{missingProperty: "hex"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.kind === undefined){
const err21 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1,schemaPath:"#/properties/setUp/items/properties/must/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.count === undefined){
const err22 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1,schemaPath:"#/properties/setUp/items/properties/must/items/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.only === undefined){
const err23 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1,schemaPath:"#/properties/setUp/items/properties/must/items/required",keyword:"required",params:{missingProperty: "only"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data7){
if(!((((key2 === "hex") || (key2 === "kind")) || (key2 === "count")) || (key2 === "only"))){
const err24 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1,schemaPath:"#/properties/setUp/items/properties/must/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.hex !== undefined){
let data8 = data7.hex;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err25 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1+"/hex",schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]{2}$"}};
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
const err26 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1+"/hex",schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.kind !== undefined){
let data9 = data7.kind;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err27 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1+"/kind",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err28 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1+"/kind",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.count !== undefined){
let data10 = data7.count;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1+"/count",schemaPath:"#/properties/setUp/items/properties/must/items/properties/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1+"/count",schemaPath:"#/properties/setUp/items/properties/must/items/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1+"/count",schemaPath:"#/properties/setUp/items/properties/must/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data7.only !== undefined){
if(typeof data7.only !== "boolean"){
const err32 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1+"/only",schemaPath:"#/properties/setUp/items/properties/must/items/properties/only/type",keyword:"type",params:{type: "boolean"}};
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
const err33 = {instancePath:instancePath+"/setUp/" + i0+"/must/" + i1,schemaPath:"#/properties/setUp/items/properties/must/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/setUp/" + i0+"/must",schemaPath:"#/properties/setUp/items/properties/must/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.units !== undefined){
let data12 = data1.units;
if(Array.isArray(data12)){
if(data12.length > 64){
const err35 = {instancePath:instancePath+"/setUp/" + i0+"/units",schemaPath:"#/properties/setUp/items/properties/units/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.length < 0){
const err36 = {instancePath:instancePath+"/setUp/" + i0+"/units",schemaPath:"#/properties/setUp/items/properties/units/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate14(data12[i2], {instancePath:instancePath+"/setUp/" + i0+"/units/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/setUp/" + i0+"/units",schemaPath:"#/properties/setUp/items/properties/units/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.basis !== undefined){
let data14 = data1.basis;
if(!((((data14 === "text") || (data14 === "ruling")) || (data14 === "reconstructed")) || (data14 === "design"))){
const err38 = {instancePath:instancePath+"/setUp/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema30.enum}};
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
else {
const err39 = {instancePath:instancePath+"/setUp/" + i0,schemaPath:"#/properties/setUp/items/type",keyword:"type",params:{type: "object"}};
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
const err40 = {instancePath:instancePath+"/setUp",schemaPath:"#/properties/setUp/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.batteries !== undefined){
let data15 = data.batteries;
if(Array.isArray(data15)){
if(data15.length > 8){
const err41 = {instancePath:instancePath+"/batteries",schemaPath:"#/properties/batteries/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.length < 0){
const err42 = {instancePath:instancePath+"/batteries",schemaPath:"#/properties/batteries/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id === undefined){
const err43 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.rule === undefined){
const err44 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16.side === undefined){
const err45 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data16.en === undefined){
const err46 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data16.fr === undefined){
const err47 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.calibre === undefined){
const err48 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "calibre"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data16.fp === undefined){
const err49 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "fp"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16.mode === undefined){
const err50 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data16.registered === undefined){
const err51 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "registered"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data16.levels === undefined){
const err52 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "levels"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data16.basis === undefined){
const err53 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key3 in data16){
if(!(func2.call(schema11.properties.batteries.items.properties, key3))){
const err54 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.id !== undefined){
let data17 = data16.id;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err55 = {instancePath:instancePath+"/batteries/" + i3+"/id",schemaPath:"common.json#/definitions/unitId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,4}(-[A-Z0-9]{1,2})?$"}};
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
const err56 = {instancePath:instancePath+"/batteries/" + i3+"/id",schemaPath:"common.json#/definitions/unitId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data16.rule !== undefined){
let data18 = data16.rule;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err57 = {instancePath:instancePath+"/batteries/" + i3+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
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
const err58 = {instancePath:instancePath+"/batteries/" + i3+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data16.side !== undefined){
let data19 = data16.side;
if(!((data19 === "british") || (data19 === "german"))){
const err59 = {instancePath:instancePath+"/batteries/" + i3+"/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data16.en !== undefined){
let data20 = data16.en;
if(typeof data20 === "string"){
if(!pattern6.test(data20)){
const err60 = {instancePath:instancePath+"/batteries/" + i3+"/en",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err61 = {instancePath:instancePath+"/batteries/" + i3+"/en",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data16.fr !== undefined){
let data21 = data16.fr;
if(typeof data21 === "string"){
if(!pattern6.test(data21)){
const err62 = {instancePath:instancePath+"/batteries/" + i3+"/fr",schemaPath:"common.json#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,118}\\S)?$"}};
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
const err63 = {instancePath:instancePath+"/batteries/" + i3+"/fr",schemaPath:"common.json#/definitions/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data16.calibre !== undefined){
let data22 = data16.calibre;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err64 = {instancePath:instancePath+"/batteries/" + i3+"/calibre",schemaPath:"#/properties/batteries/items/properties/calibre/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 520 || isNaN(data22)){
const err65 = {instancePath:instancePath+"/batteries/" + i3+"/calibre",schemaPath:"#/properties/batteries/items/properties/calibre/maximum",keyword:"maximum",params:{comparison: "<=", limit: 520}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data22 < 20 || isNaN(data22)){
const err66 = {instancePath:instancePath+"/batteries/" + i3+"/calibre",schemaPath:"#/properties/batteries/items/properties/calibre/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data16.before1897 !== undefined){
if(typeof data16.before1897 !== "boolean"){
const err67 = {instancePath:instancePath+"/batteries/" + i3+"/before1897",schemaPath:"#/properties/batteries/items/properties/before1897/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data16.fp !== undefined){
let data24 = data16.fp;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err68 = {instancePath:instancePath+"/batteries/" + i3+"/fp",schemaPath:"#/properties/batteries/items/properties/fp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 12 || isNaN(data24)){
const err69 = {instancePath:instancePath+"/batteries/" + i3+"/fp",schemaPath:"#/properties/batteries/items/properties/fp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err70 = {instancePath:instancePath+"/batteries/" + i3+"/fp",schemaPath:"#/properties/batteries/items/properties/fp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data16.mode !== undefined){
let data25 = data16.mode;
if(!(((((data25 === "airplane") || (data25 === "rocket")) || (data25 === "messenger")) || (data25 === "telephone")) || (data25 === "trenchSet"))){
const err71 = {instancePath:instancePath+"/batteries/" + i3+"/mode",schemaPath:"#/properties/batteries/items/properties/mode/enum",keyword:"enum",params:{allowedValues: schema11.properties.batteries.items.properties.mode.enum}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data16.registered !== undefined){
let data26 = data16.registered;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err72 = {instancePath:instancePath+"/batteries/" + i3+"/registered",schemaPath:"#/properties/batteries/items/properties/registered/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
const err73 = {instancePath:instancePath+"/batteries/" + i3+"/registered",schemaPath:"#/properties/batteries/items/properties/registered/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err74 = {instancePath:instancePath+"/batteries/" + i3+"/registered",schemaPath:"#/properties/batteries/items/properties/registered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data16.levels !== undefined){
if(!(validate20(data16.levels, {instancePath:instancePath+"/batteries/" + i3+"/levels",parentData:data16,parentDataProperty:"levels",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data16.basis !== undefined){
let data28 = data16.basis;
if(!(((data28 === "S") || (data28 === "M")) || (data28 === "I"))){
const err75 = {instancePath:instancePath+"/batteries/" + i3+"/basis",schemaPath:"common.json#/definitions/source/enum",keyword:"enum",params:{allowedValues: schema29.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/batteries/" + i3,schemaPath:"#/properties/batteries/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/batteries",schemaPath:"#/properties/batteries/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.reinforcements !== undefined){
let data29 = data.reinforcements;
if(Array.isArray(data29)){
if(data29.length > 12){
const err78 = {instancePath:instancePath+"/reinforcements",schemaPath:"#/properties/reinforcements/maxItems",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data29.length < 0){
const err79 = {instancePath:instancePath+"/reinforcements",schemaPath:"#/properties/reinforcements/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.side === undefined){
const err80 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data30.rule === undefined){
const err81 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data30.turn === undefined){
const err82 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/required",keyword:"required",params:{missingProperty: "turn"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data30.how === undefined){
const err83 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/required",keyword:"required",params:{missingProperty: "how"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data30.hexes === undefined){
const err84 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/required",keyword:"required",params:{missingProperty: "hexes"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data30.units === undefined){
const err85 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data30.basis === undefined){
const err86 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key4 in data30){
if(!((((((((key4 === "side") || (key4 === "rule")) || (key4 === "turn")) || (key4 === "how")) || (key4 === "edge")) || (key4 === "hexes")) || (key4 === "units")) || (key4 === "basis"))){
const err87 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data30.side !== undefined){
let data31 = data30.side;
if(!((data31 === "british") || (data31 === "german"))){
const err88 = {instancePath:instancePath+"/reinforcements/" + i4+"/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data30.rule !== undefined){
let data32 = data30.rule;
if(typeof data32 === "string"){
if(!pattern0.test(data32)){
const err89 = {instancePath:instancePath+"/reinforcements/" + i4+"/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/reinforcements/" + i4+"/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data30.turn !== undefined){
let data33 = data30.turn;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err91 = {instancePath:instancePath+"/reinforcements/" + i4+"/turn",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 40 || isNaN(data33)){
const err92 = {instancePath:instancePath+"/reinforcements/" + i4+"/turn",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data33 < 1 || isNaN(data33)){
const err93 = {instancePath:instancePath+"/reinforcements/" + i4+"/turn",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data30.how !== undefined){
let data34 = data30.how;
if(!((data34 === "entering") || (data34 === "placed"))){
const err94 = {instancePath:instancePath+"/reinforcements/" + i4+"/how",schemaPath:"#/properties/reinforcements/items/properties/how/enum",keyword:"enum",params:{allowedValues: schema11.properties.reinforcements.items.properties.how.enum}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data30.edge !== undefined){
let data35 = data30.edge;
if(!((((data35 === "north") || (data35 === "east")) || (data35 === "south")) || (data35 === "west"))){
const err95 = {instancePath:instancePath+"/reinforcements/" + i4+"/edge",schemaPath:"common.json#/definitions/edge/enum",keyword:"enum",params:{allowedValues: schema42.enum}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data30.hexes !== undefined){
if(!(validate12(data30.hexes, {instancePath:instancePath+"/reinforcements/" + i4+"/hexes",parentData:data30,parentDataProperty:"hexes",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data30.units !== undefined){
let data37 = data30.units;
if(Array.isArray(data37)){
if(data37.length > 24){
const err96 = {instancePath:instancePath+"/reinforcements/" + i4+"/units",schemaPath:"#/properties/reinforcements/items/properties/units/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data37.length < 1){
const err97 = {instancePath:instancePath+"/reinforcements/" + i4+"/units",schemaPath:"#/properties/reinforcements/items/properties/units/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
if(!(validate14(data37[i5], {instancePath:instancePath+"/reinforcements/" + i4+"/units/" + i5,parentData:data37,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err98 = {instancePath:instancePath+"/reinforcements/" + i4+"/units",schemaPath:"#/properties/reinforcements/items/properties/units/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data30.basis !== undefined){
let data39 = data30.basis;
if(!((((data39 === "text") || (data39 === "ruling")) || (data39 === "reconstructed")) || (data39 === "design"))){
const err99 = {instancePath:instancePath+"/reinforcements/" + i4+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema30.enum}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/reinforcements/" + i4,schemaPath:"#/properties/reinforcements/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/reinforcements",schemaPath:"#/properties/reinforcements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

