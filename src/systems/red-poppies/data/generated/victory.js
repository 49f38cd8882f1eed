// Made by scripts/compile-schemas.ts from data/schema/red-poppies/victory.schema.json
"use strict";
export const validateVictory = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"victory.schema.json","title":"What the battle is worth","type":"object","additionalProperties":false,"required":["objectives","heldTurns","loss","outcomes"],"properties":{"objectives":{"type":"array","minItems":1,"maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["hex","vp","basis"],"properties":{"hex":{"$ref":"common.json#/definitions/hexId"},"vp":{"type":"integer","minimum":1,"maximum":20},"basis":{"$ref":"common.json#/definitions/basis"}}}},"heldTurns":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"type":"integer","minimum":1,"maximum":9},"basis":{"$ref":"common.json#/definitions/basis"}}},"loss":{"type":"object","additionalProperties":false,"required":["rule","unit","free","vpEach","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"unit":{"$ref":"common.json#/definitions/slug"},"free":{"type":"integer","minimum":0,"maximum":64},"vpEach":{"type":"integer","minimum":-20,"maximum":0},"basis":{"$ref":"common.json#/definitions/basis"}}},"outcomes":{"type":"object","additionalProperties":false,"required":["rule","victory","foothold","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"victory":{"type":"integer","minimum":-99,"maximum":99},"foothold":{"type":"integer","minimum":-99,"maximum":99},"basis":{"$ref":"common.json#/definitions/basis"}}}}};
const schema13 = {"description":"column, then row: E05","type":"string","pattern":"^[A-Z][0-9]{2}$"};
const schema14 = {"description":"text: given by the rules or their worked example; ruling: our reading; reconstructed: ours where the print is lost, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema15 = {"description":"a paragraph of the rules, such as 5.41a or 12.4","type":"string","pattern":"^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"};
const schema18 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const pattern0 = new RegExp("^[A-Z][0-9]{2}$", "u");
const pattern1 = new RegExp("^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$", "u");
const pattern3 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="victory.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.objectives === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "objectives"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.heldTurns === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heldTurns"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.loss === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loss"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.outcomes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcomes"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "objectives") || (key0 === "heldTurns")) || (key0 === "loss")) || (key0 === "outcomes"))){
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
if(data.objectives !== undefined){
let data0 = data.objectives;
if(Array.isArray(data0)){
if(data0.length > 24){
const err5 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.hex === undefined){
const err7 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "hex"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.vp === undefined){
const err8 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "vp"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.basis === undefined){
const err9 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "hex") || (key1 === "vp")) || (key1 === "basis"))){
const err10 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.hex !== undefined){
let data2 = data1.hex;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/objectives/" + i0+"/hex",schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]{2}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/objectives/" + i0+"/hex",schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.vp !== undefined){
let data3 = data1.vp;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/objectives/" + i0+"/vp",schemaPath:"#/properties/objectives/items/properties/vp/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/objectives/" + i0+"/vp",schemaPath:"#/properties/objectives/items/properties/vp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/objectives/" + i0+"/vp",schemaPath:"#/properties/objectives/items/properties/vp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data1.basis !== undefined){
let data4 = data1.basis;
if(!((((data4 === "text") || (data4 === "ruling")) || (data4 === "reconstructed")) || (data4 === "design"))){
const err16 = {instancePath:instancePath+"/objectives/" + i0+"/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
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
const err17 = {instancePath:instancePath+"/objectives/" + i0,schemaPath:"#/properties/objectives/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err18 = {instancePath:instancePath+"/objectives",schemaPath:"#/properties/objectives/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.heldTurns !== undefined){
let data5 = data.heldTurns;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.rule === undefined){
const err19 = {instancePath:instancePath+"/heldTurns",schemaPath:"#/properties/heldTurns/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.value === undefined){
const err20 = {instancePath:instancePath+"/heldTurns",schemaPath:"#/properties/heldTurns/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.basis === undefined){
const err21 = {instancePath:instancePath+"/heldTurns",schemaPath:"#/properties/heldTurns/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data5){
if(!(((key2 === "rule") || (key2 === "value")) || (key2 === "basis"))){
const err22 = {instancePath:instancePath+"/heldTurns",schemaPath:"#/properties/heldTurns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.rule !== undefined){
let data6 = data5.rule;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err23 = {instancePath:instancePath+"/heldTurns/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
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
const err24 = {instancePath:instancePath+"/heldTurns/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.value !== undefined){
let data7 = data5.value;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/heldTurns/value",schemaPath:"#/properties/heldTurns/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/heldTurns/value",schemaPath:"#/properties/heldTurns/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/heldTurns/value",schemaPath:"#/properties/heldTurns/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data5.basis !== undefined){
let data8 = data5.basis;
if(!((((data8 === "text") || (data8 === "ruling")) || (data8 === "reconstructed")) || (data8 === "design"))){
const err28 = {instancePath:instancePath+"/heldTurns/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
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
const err29 = {instancePath:instancePath+"/heldTurns",schemaPath:"#/properties/heldTurns/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.loss !== undefined){
let data9 = data.loss;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.rule === undefined){
const err30 = {instancePath:instancePath+"/loss",schemaPath:"#/properties/loss/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.unit === undefined){
const err31 = {instancePath:instancePath+"/loss",schemaPath:"#/properties/loss/required",keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.free === undefined){
const err32 = {instancePath:instancePath+"/loss",schemaPath:"#/properties/loss/required",keyword:"required",params:{missingProperty: "free"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data9.vpEach === undefined){
const err33 = {instancePath:instancePath+"/loss",schemaPath:"#/properties/loss/required",keyword:"required",params:{missingProperty: "vpEach"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data9.basis === undefined){
const err34 = {instancePath:instancePath+"/loss",schemaPath:"#/properties/loss/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key3 in data9){
if(!(((((key3 === "rule") || (key3 === "unit")) || (key3 === "free")) || (key3 === "vpEach")) || (key3 === "basis"))){
const err35 = {instancePath:instancePath+"/loss",schemaPath:"#/properties/loss/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data9.rule !== undefined){
let data10 = data9.rule;
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
const err36 = {instancePath:instancePath+"/loss/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
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
const err37 = {instancePath:instancePath+"/loss/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data9.unit !== undefined){
let data11 = data9.unit;
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
const err38 = {instancePath:instancePath+"/loss/unit",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err39 = {instancePath:instancePath+"/loss/unit",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data9.free !== undefined){
let data12 = data9.free;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err40 = {instancePath:instancePath+"/loss/free",schemaPath:"#/properties/loss/properties/free/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 64 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/loss/free",schemaPath:"#/properties/loss/properties/free/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/loss/free",schemaPath:"#/properties/loss/properties/free/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data9.vpEach !== undefined){
let data13 = data9.vpEach;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err43 = {instancePath:instancePath+"/loss/vpEach",schemaPath:"#/properties/loss/properties/vpEach/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 0 || isNaN(data13)){
const err44 = {instancePath:instancePath+"/loss/vpEach",schemaPath:"#/properties/loss/properties/vpEach/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data13 < -20 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/loss/vpEach",schemaPath:"#/properties/loss/properties/vpEach/minimum",keyword:"minimum",params:{comparison: ">=", limit: -20}};
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
if(data9.basis !== undefined){
let data14 = data9.basis;
if(!((((data14 === "text") || (data14 === "ruling")) || (data14 === "reconstructed")) || (data14 === "design"))){
const err46 = {instancePath:instancePath+"/loss/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
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
const err47 = {instancePath:instancePath+"/loss",schemaPath:"#/properties/loss/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.outcomes !== undefined){
let data15 = data.outcomes;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.rule === undefined){
const err48 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15.victory === undefined){
const err49 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/required",keyword:"required",params:{missingProperty: "victory"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15.foothold === undefined){
const err50 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/required",keyword:"required",params:{missingProperty: "foothold"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.basis === undefined){
const err51 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key4 in data15){
if(!((((key4 === "rule") || (key4 === "victory")) || (key4 === "foothold")) || (key4 === "basis"))){
const err52 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.rule !== undefined){
let data16 = data15.rule;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err53 = {instancePath:instancePath+"/outcomes/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
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
const err54 = {instancePath:instancePath+"/outcomes/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data15.victory !== undefined){
let data17 = data15.victory;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err55 = {instancePath:instancePath+"/outcomes/victory",schemaPath:"#/properties/outcomes/properties/victory/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 99 || isNaN(data17)){
const err56 = {instancePath:instancePath+"/outcomes/victory",schemaPath:"#/properties/outcomes/properties/victory/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data17 < -99 || isNaN(data17)){
const err57 = {instancePath:instancePath+"/outcomes/victory",schemaPath:"#/properties/outcomes/properties/victory/minimum",keyword:"minimum",params:{comparison: ">=", limit: -99}};
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
if(data15.foothold !== undefined){
let data18 = data15.foothold;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err58 = {instancePath:instancePath+"/outcomes/foothold",schemaPath:"#/properties/outcomes/properties/foothold/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 99 || isNaN(data18)){
const err59 = {instancePath:instancePath+"/outcomes/foothold",schemaPath:"#/properties/outcomes/properties/foothold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data18 < -99 || isNaN(data18)){
const err60 = {instancePath:instancePath+"/outcomes/foothold",schemaPath:"#/properties/outcomes/properties/foothold/minimum",keyword:"minimum",params:{comparison: ">=", limit: -99}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data15.basis !== undefined){
let data19 = data15.basis;
if(!((((data19 === "text") || (data19 === "ruling")) || (data19 === "reconstructed")) || (data19 === "design"))){
const err61 = {instancePath:instancePath+"/outcomes/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema14.enum}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

