// Made by scripts/compile-schemas.ts from data/schema/red-poppies/battle.schema.json
"use strict";
export const validateBattle = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"battle.schema.json","title":"A battle of Red Poppies: its name, its files, its turns and what comes before the first of them","type":"object","additionalProperties":false,"required":["id","title","briefing","report","files","turns","clock","human","conditions","bombardment","mine","barrage","thresholds"],"properties":{"id":{"$ref":"common.json#/definitions/slug"},"title":{"$ref":"common.json#/definitions/words"},"briefing":{"$ref":"common.json#/definitions/texts"},"report":{"$ref":"common.json#/definitions/texts"},"files":{"description":"the other files of the battle, without .json","type":"array","minItems":0,"maxItems":20,"items":{"$ref":"common.json#/definitions/slug"}},"turns":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/turn"},"basis":{"$ref":"common.json#/definitions/basis"}}},"clock":{"type":"object","additionalProperties":false,"required":["rule","first","minutes","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"first":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"minutes":{"type":"integer","minimum":1,"maximum":240},"basis":{"$ref":"common.json#/definitions/basis"}}},"human":{"type":"object","additionalProperties":false,"required":["rule","value","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"value":{"$ref":"common.json#/definitions/side"},"basis":{"$ref":"common.json#/definitions/basis"}}},"conditions":{"type":"object","additionalProperties":false,"required":["rule","darkness","precipitation","gasAllowed","infiltration","couplets","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"darkness":{"type":"array","minItems":0,"maxItems":9,"items":{"description":"from this turn to that","type":"array","minItems":2,"maxItems":2,"items":{"$ref":"common.json#/definitions/turn"}}},"precipitation":{"type":"array","minItems":0,"maxItems":9,"items":{"description":"from this turn to that","type":"array","minItems":2,"maxItems":2,"items":{"$ref":"common.json#/definitions/turn"}}},"gasAllowed":{"type":"boolean"},"infiltration":{"type":"array","minItems":0,"maxItems":2,"items":{"$ref":"common.json#/definitions/side"}},"couplets":{"description":"more or fewer of them (4.12)","type":"integer","minimum":-6,"maximum":6},"basis":{"$ref":"common.json#/definitions/basis"}}},"bombardment":{"type":["object","null"],"additionalProperties":false,"required":["rule","side","type","hexes","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"side":{"$ref":"common.json#/definitions/side"},"type":{"enum":["pulverising","paralysing"]},"hexes":{"$ref":"common.json#/definitions/hexes"},"basis":{"$ref":"common.json#/definitions/basis"}}},"mine":{"type":["object","null"],"additionalProperties":false,"required":["rule","side","hex","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"side":{"$ref":"common.json#/definitions/side"},"hex":{"description":"null: its owner chooses","type":["string","null"],"pattern":"^[A-Z][0-9]{2}$"},"basis":{"$ref":"common.json#/definitions/basis"}}},"barrage":{"type":["object","null"],"additionalProperties":false,"required":["rule","side","firstTurn","lines","first","towards","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"side":{"$ref":"common.json#/definitions/side"},"firstTurn":{"$ref":"common.json#/definitions/turn"},"lines":{"enum":["columns","rows"]},"first":{"description":"the letter or the number of the first of the two","type":"string","pattern":"^([A-Z]|[1-9][0-9]?)$"},"towards":{"$ref":"common.json#/definitions/edge"},"basis":{"$ref":"common.json#/definitions/basis"}}},"thresholds":{"type":"object","additionalProperties":false,"required":["rule","values","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"values":{"type":"object","additionalProperties":false,"required":["mgHurts","rifleClose","rifleFar","shotQuiet","shotAnyway","sosMass","returnWorth","returnRifle","returnGun","dangerRetake","dangerThrust","dangerStep"],"properties":{"mgHurts":{"type":"integer","minimum":0,"maximum":72},"rifleClose":{"type":"integer","minimum":0,"maximum":72},"rifleFar":{"type":"integer","minimum":0,"maximum":72},"shotQuiet":{"type":"integer","minimum":0,"maximum":72},"shotAnyway":{"type":"integer","minimum":0,"maximum":72},"sosMass":{"type":"integer","minimum":0,"maximum":72},"returnWorth":{"type":"integer","minimum":0,"maximum":72},"returnRifle":{"type":"integer","minimum":0,"maximum":72},"returnGun":{"type":"integer","minimum":0,"maximum":72},"dangerRetake":{"type":"integer","minimum":0,"maximum":72},"dangerThrust":{"type":"integer","minimum":0,"maximum":72},"dangerStep":{"type":"integer","minimum":0,"maximum":72}}},"basis":{"$ref":"common.json#/definitions/basis"},"without":{"description":"headings of the automaton that this battle leaves out","type":"array","items":{"enum":["O3","O4"]}}}},"attack":{"description":"the ground that the automaton must take; without it, it defends","type":"object","additionalProperties":false,"required":["rule","aims","danger","basis"],"properties":{"rule":{"$ref":"common.json#/definitions/rule"},"aims":{"type":"array","minItems":1,"items":{"$ref":"common.json#/definitions/hexId"}},"danger":{"description":"chances in 36 that it risks at each step","type":"integer","minimum":0,"maximum":36},"basis":{"$ref":"common.json#/definitions/basis"}}}}};
const schema13 = {"type":"string","pattern":"^[a-z][A-Za-z0-9-]{0,39}$"};
const schema21 = {"description":"a paragraph of the rules, such as 5.41a or 12.4","type":"string","pattern":"^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"};
const schema22 = {"type":"integer","minimum":1,"maximum":40};
const schema23 = {"description":"text: given by the rules or their worked example; ruling: our reading; reconstructed: ours where the print is lost, may be tuned; design: ours throughout","enum":["text","ruling","reconstructed","design"]};
const schema27 = {"enum":["british","german"]};
const schema45 = {"enum":["north","east","south","west"]};
const schema37 = {"description":"column, then row: E05","type":"string","pattern":"^[A-Z][0-9]{2}$"};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z][A-Za-z0-9-]{0,39}$", "u");
const pattern6 = new RegExp("^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$", "u");
const pattern8 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern12 = new RegExp("^[A-Z][0-9]{2}$", "u");
const pattern16 = new RegExp("^([A-Z]|[1-9][0-9]?)$", "u");
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

const schema17 = {"type":"object","additionalProperties":false,"required":["en","fr"],"properties":{"en":{"$ref":"#/definitions/text"},"fr":{"$ref":"#/definitions/text"}}};
const schema18 = {"type":"string","pattern":"^\\S(.{0,398}\\S)?$"};
const pattern3 = new RegExp("^\\S(.{0,398}\\S)?$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/en",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,398}\\S)?$"}};
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
const err4 = {instancePath:instancePath+"/en",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"}};
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
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/fr",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "^\\S(.{0,398}\\S)?$"}};
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
const err6 = {instancePath:instancePath+"/fr",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"}};
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
validate14.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"array","minItems":0,"maxItems":160,"items":{"$ref":"#/definitions/hexId"}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern12.test(data0)){
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
validate17.errors = vErrors;
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
if(data.briefing === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "briefing"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.report === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.files === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.turns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.clock === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clock"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.human === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "human"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.conditions === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.bombardment === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bombardment"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.mine === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mine"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.barrage === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "barrage"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.thresholds === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thresholds"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err14 = {instancePath:instancePath+"/id",schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err15 = {instancePath:instancePath+"/id",schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
if(data.briefing !== undefined){
if(!(validate14(data.briefing, {instancePath:instancePath+"/briefing",parentData:data,parentDataProperty:"briefing",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.report !== undefined){
if(!(validate14(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined){
let data4 = data.files;
if(Array.isArray(data4)){
if(data4.length > 20){
const err16 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 0){
const err17 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err18 = {instancePath:instancePath+"/files/" + i0,schemaPath:"common.json#/definitions/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]{0,39}$"}};
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
const err19 = {instancePath:instancePath+"/files/" + i0,schemaPath:"common.json#/definitions/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.turns !== undefined){
let data6 = data.turns;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.rule === undefined){
const err21 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.value === undefined){
const err22 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.basis === undefined){
const err23 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "rule") || (key1 === "value")) || (key1 === "basis"))){
const err24 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.rule !== undefined){
let data7 = data6.rule;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err25 = {instancePath:instancePath+"/turns/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
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
const err26 = {instancePath:instancePath+"/turns/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.value !== undefined){
let data8 = data6.value;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err27 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 40 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/turns/value",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data6.basis !== undefined){
let data9 = data6.basis;
if(!((((data9 === "text") || (data9 === "ruling")) || (data9 === "reconstructed")) || (data9 === "design"))){
const err30 = {instancePath:instancePath+"/turns/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.clock !== undefined){
let data10 = data.clock;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.rule === undefined){
const err32 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.first === undefined){
const err33 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "first"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.minutes === undefined){
const err34 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "minutes"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10.basis === undefined){
const err35 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data10){
if(!((((key2 === "rule") || (key2 === "first")) || (key2 === "minutes")) || (key2 === "basis"))){
const err36 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.rule !== undefined){
let data11 = data10.rule;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err37 = {instancePath:instancePath+"/clock/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
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
const err38 = {instancePath:instancePath+"/clock/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.first !== undefined){
let data12 = data10.first;
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
const err39 = {instancePath:instancePath+"/clock/first",schemaPath:"#/properties/clock/properties/first/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
const err40 = {instancePath:instancePath+"/clock/first",schemaPath:"#/properties/clock/properties/first/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.minutes !== undefined){
let data13 = data10.minutes;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err41 = {instancePath:instancePath+"/clock/minutes",schemaPath:"#/properties/clock/properties/minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 240 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/clock/minutes",schemaPath:"#/properties/clock/properties/minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err43 = {instancePath:instancePath+"/clock/minutes",schemaPath:"#/properties/clock/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data10.basis !== undefined){
let data14 = data10.basis;
if(!((((data14 === "text") || (data14 === "ruling")) || (data14 === "reconstructed")) || (data14 === "design"))){
const err44 = {instancePath:instancePath+"/clock/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
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
const err45 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.human !== undefined){
let data15 = data.human;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.rule === undefined){
const err46 = {instancePath:instancePath+"/human",schemaPath:"#/properties/human/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.value === undefined){
const err47 = {instancePath:instancePath+"/human",schemaPath:"#/properties/human/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15.basis === undefined){
const err48 = {instancePath:instancePath+"/human",schemaPath:"#/properties/human/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key3 in data15){
if(!(((key3 === "rule") || (key3 === "value")) || (key3 === "basis"))){
const err49 = {instancePath:instancePath+"/human",schemaPath:"#/properties/human/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.rule !== undefined){
let data16 = data15.rule;
if(typeof data16 === "string"){
if(!pattern6.test(data16)){
const err50 = {instancePath:instancePath+"/human/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/human/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.value !== undefined){
let data17 = data15.value;
if(!((data17 === "british") || (data17 === "german"))){
const err52 = {instancePath:instancePath+"/human/value",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema27.enum}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.basis !== undefined){
let data18 = data15.basis;
if(!((((data18 === "text") || (data18 === "ruling")) || (data18 === "reconstructed")) || (data18 === "design"))){
const err53 = {instancePath:instancePath+"/human/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
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
const err54 = {instancePath:instancePath+"/human",schemaPath:"#/properties/human/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.conditions !== undefined){
let data19 = data.conditions;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.rule === undefined){
const err55 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data19.darkness === undefined){
const err56 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/required",keyword:"required",params:{missingProperty: "darkness"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data19.precipitation === undefined){
const err57 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/required",keyword:"required",params:{missingProperty: "precipitation"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data19.gasAllowed === undefined){
const err58 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/required",keyword:"required",params:{missingProperty: "gasAllowed"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19.infiltration === undefined){
const err59 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/required",keyword:"required",params:{missingProperty: "infiltration"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data19.couplets === undefined){
const err60 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/required",keyword:"required",params:{missingProperty: "couplets"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data19.basis === undefined){
const err61 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key4 in data19){
if(!(((((((key4 === "rule") || (key4 === "darkness")) || (key4 === "precipitation")) || (key4 === "gasAllowed")) || (key4 === "infiltration")) || (key4 === "couplets")) || (key4 === "basis"))){
const err62 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data19.rule !== undefined){
let data20 = data19.rule;
if(typeof data20 === "string"){
if(!pattern6.test(data20)){
const err63 = {instancePath:instancePath+"/conditions/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/conditions/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data19.darkness !== undefined){
let data21 = data19.darkness;
if(Array.isArray(data21)){
if(data21.length > 9){
const err65 = {instancePath:instancePath+"/conditions/darkness",schemaPath:"#/properties/conditions/properties/darkness/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data21.length < 0){
const err66 = {instancePath:instancePath+"/conditions/darkness",schemaPath:"#/properties/conditions/properties/darkness/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(Array.isArray(data22)){
if(data22.length > 2){
const err67 = {instancePath:instancePath+"/conditions/darkness/" + i1,schemaPath:"#/properties/conditions/properties/darkness/items/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data22.length < 2){
const err68 = {instancePath:instancePath+"/conditions/darkness/" + i1,schemaPath:"#/properties/conditions/properties/darkness/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err69 = {instancePath:instancePath+"/conditions/darkness/" + i1+"/" + i2,schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 40 || isNaN(data23)){
const err70 = {instancePath:instancePath+"/conditions/darkness/" + i1+"/" + i2,schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err71 = {instancePath:instancePath+"/conditions/darkness/" + i1+"/" + i2,schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err72 = {instancePath:instancePath+"/conditions/darkness/" + i1,schemaPath:"#/properties/conditions/properties/darkness/items/type",keyword:"type",params:{type: "array"}};
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
const err73 = {instancePath:instancePath+"/conditions/darkness",schemaPath:"#/properties/conditions/properties/darkness/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data19.precipitation !== undefined){
let data24 = data19.precipitation;
if(Array.isArray(data24)){
if(data24.length > 9){
const err74 = {instancePath:instancePath+"/conditions/precipitation",schemaPath:"#/properties/conditions/properties/precipitation/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data24.length < 0){
const err75 = {instancePath:instancePath+"/conditions/precipitation",schemaPath:"#/properties/conditions/properties/precipitation/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(Array.isArray(data25)){
if(data25.length > 2){
const err76 = {instancePath:instancePath+"/conditions/precipitation/" + i3,schemaPath:"#/properties/conditions/properties/precipitation/items/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data25.length < 2){
const err77 = {instancePath:instancePath+"/conditions/precipitation/" + i3,schemaPath:"#/properties/conditions/properties/precipitation/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err78 = {instancePath:instancePath+"/conditions/precipitation/" + i3+"/" + i4,schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 40 || isNaN(data26)){
const err79 = {instancePath:instancePath+"/conditions/precipitation/" + i3+"/" + i4,schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err80 = {instancePath:instancePath+"/conditions/precipitation/" + i3+"/" + i4,schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
}
else {
const err81 = {instancePath:instancePath+"/conditions/precipitation/" + i3,schemaPath:"#/properties/conditions/properties/precipitation/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/conditions/precipitation",schemaPath:"#/properties/conditions/properties/precipitation/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data19.gasAllowed !== undefined){
if(typeof data19.gasAllowed !== "boolean"){
const err83 = {instancePath:instancePath+"/conditions/gasAllowed",schemaPath:"#/properties/conditions/properties/gasAllowed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data19.infiltration !== undefined){
let data28 = data19.infiltration;
if(Array.isArray(data28)){
if(data28.length > 2){
const err84 = {instancePath:instancePath+"/conditions/infiltration",schemaPath:"#/properties/conditions/properties/infiltration/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data28.length < 0){
const err85 = {instancePath:instancePath+"/conditions/infiltration",schemaPath:"#/properties/conditions/properties/infiltration/minItems",keyword:"minItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len5 = data28.length;
for(let i5=0; i5<len5; i5++){
let data29 = data28[i5];
if(!((data29 === "british") || (data29 === "german"))){
const err86 = {instancePath:instancePath+"/conditions/infiltration/" + i5,schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema27.enum}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/conditions/infiltration",schemaPath:"#/properties/conditions/properties/infiltration/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data19.couplets !== undefined){
let data30 = data19.couplets;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err88 = {instancePath:instancePath+"/conditions/couplets",schemaPath:"#/properties/conditions/properties/couplets/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 6 || isNaN(data30)){
const err89 = {instancePath:instancePath+"/conditions/couplets",schemaPath:"#/properties/conditions/properties/couplets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data30 < -6 || isNaN(data30)){
const err90 = {instancePath:instancePath+"/conditions/couplets",schemaPath:"#/properties/conditions/properties/couplets/minimum",keyword:"minimum",params:{comparison: ">=", limit: -6}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data19.basis !== undefined){
let data31 = data19.basis;
if(!((((data31 === "text") || (data31 === "ruling")) || (data31 === "reconstructed")) || (data31 === "design"))){
const err91 = {instancePath:instancePath+"/conditions/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.bombardment !== undefined){
let data32 = data.bombardment;
if((!(data32 && typeof data32 == "object" && !Array.isArray(data32))) && (data32 !== null)){
const err93 = {instancePath:instancePath+"/bombardment",schemaPath:"#/properties/bombardment/type",keyword:"type",params:{type: schema11.properties.bombardment.type}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.rule === undefined){
const err94 = {instancePath:instancePath+"/bombardment",schemaPath:"#/properties/bombardment/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data32.side === undefined){
const err95 = {instancePath:instancePath+"/bombardment",schemaPath:"#/properties/bombardment/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data32.type === undefined){
const err96 = {instancePath:instancePath+"/bombardment",schemaPath:"#/properties/bombardment/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data32.hexes === undefined){
const err97 = {instancePath:instancePath+"/bombardment",schemaPath:"#/properties/bombardment/required",keyword:"required",params:{missingProperty: "hexes"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data32.basis === undefined){
const err98 = {instancePath:instancePath+"/bombardment",schemaPath:"#/properties/bombardment/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
for(const key5 in data32){
if(!(((((key5 === "rule") || (key5 === "side")) || (key5 === "type")) || (key5 === "hexes")) || (key5 === "basis"))){
const err99 = {instancePath:instancePath+"/bombardment",schemaPath:"#/properties/bombardment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data32.rule !== undefined){
let data33 = data32.rule;
if(typeof data33 === "string"){
if(!pattern6.test(data33)){
const err100 = {instancePath:instancePath+"/bombardment/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/bombardment/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data32.side !== undefined){
let data34 = data32.side;
if(!((data34 === "british") || (data34 === "german"))){
const err102 = {instancePath:instancePath+"/bombardment/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema27.enum}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data32.type !== undefined){
let data35 = data32.type;
if(!((data35 === "pulverising") || (data35 === "paralysing"))){
const err103 = {instancePath:instancePath+"/bombardment/type",schemaPath:"#/properties/bombardment/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.bombardment.properties.type.enum}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data32.hexes !== undefined){
if(!(validate17(data32.hexes, {instancePath:instancePath+"/bombardment/hexes",parentData:data32,parentDataProperty:"hexes",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data32.basis !== undefined){
let data37 = data32.basis;
if(!((((data37 === "text") || (data37 === "ruling")) || (data37 === "reconstructed")) || (data37 === "design"))){
const err104 = {instancePath:instancePath+"/bombardment/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
}
if(data.mine !== undefined){
let data38 = data.mine;
if((!(data38 && typeof data38 == "object" && !Array.isArray(data38))) && (data38 !== null)){
const err105 = {instancePath:instancePath+"/mine",schemaPath:"#/properties/mine/type",keyword:"type",params:{type: schema11.properties.mine.type}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.rule === undefined){
const err106 = {instancePath:instancePath+"/mine",schemaPath:"#/properties/mine/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data38.side === undefined){
const err107 = {instancePath:instancePath+"/mine",schemaPath:"#/properties/mine/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data38.hex === undefined){
const err108 = {instancePath:instancePath+"/mine",schemaPath:"#/properties/mine/required",keyword:"required",params:{missingProperty: "hex"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data38.basis === undefined){
const err109 = {instancePath:instancePath+"/mine",schemaPath:"#/properties/mine/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key6 in data38){
if(!((((key6 === "rule") || (key6 === "side")) || (key6 === "hex")) || (key6 === "basis"))){
const err110 = {instancePath:instancePath+"/mine",schemaPath:"#/properties/mine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data38.rule !== undefined){
let data39 = data38.rule;
if(typeof data39 === "string"){
if(!pattern6.test(data39)){
const err111 = {instancePath:instancePath+"/mine/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/mine/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data38.side !== undefined){
let data40 = data38.side;
if(!((data40 === "british") || (data40 === "german"))){
const err113 = {instancePath:instancePath+"/mine/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema27.enum}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data38.hex !== undefined){
let data41 = data38.hex;
if((typeof data41 !== "string") && (data41 !== null)){
const err114 = {instancePath:instancePath+"/mine/hex",schemaPath:"#/properties/mine/properties/hex/type",keyword:"type",params:{type: schema11.properties.mine.properties.hex.type}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(typeof data41 === "string"){
if(!pattern12.test(data41)){
const err115 = {instancePath:instancePath+"/mine/hex",schemaPath:"#/properties/mine/properties/hex/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]{2}$"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data38.basis !== undefined){
let data42 = data38.basis;
if(!((((data42 === "text") || (data42 === "ruling")) || (data42 === "reconstructed")) || (data42 === "design"))){
const err116 = {instancePath:instancePath+"/mine/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
}
if(data.barrage !== undefined){
let data43 = data.barrage;
if((!(data43 && typeof data43 == "object" && !Array.isArray(data43))) && (data43 !== null)){
const err117 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/type",keyword:"type",params:{type: schema11.properties.barrage.type}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.rule === undefined){
const err118 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data43.side === undefined){
const err119 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/required",keyword:"required",params:{missingProperty: "side"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data43.firstTurn === undefined){
const err120 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/required",keyword:"required",params:{missingProperty: "firstTurn"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data43.lines === undefined){
const err121 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/required",keyword:"required",params:{missingProperty: "lines"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data43.first === undefined){
const err122 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/required",keyword:"required",params:{missingProperty: "first"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data43.towards === undefined){
const err123 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/required",keyword:"required",params:{missingProperty: "towards"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data43.basis === undefined){
const err124 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key7 in data43){
if(!(((((((key7 === "rule") || (key7 === "side")) || (key7 === "firstTurn")) || (key7 === "lines")) || (key7 === "first")) || (key7 === "towards")) || (key7 === "basis"))){
const err125 = {instancePath:instancePath+"/barrage",schemaPath:"#/properties/barrage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data43.rule !== undefined){
let data44 = data43.rule;
if(typeof data44 === "string"){
if(!pattern6.test(data44)){
const err126 = {instancePath:instancePath+"/barrage/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/barrage/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data43.side !== undefined){
let data45 = data43.side;
if(!((data45 === "british") || (data45 === "german"))){
const err128 = {instancePath:instancePath+"/barrage/side",schemaPath:"common.json#/definitions/side/enum",keyword:"enum",params:{allowedValues: schema27.enum}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data43.firstTurn !== undefined){
let data46 = data43.firstTurn;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err129 = {instancePath:instancePath+"/barrage/firstTurn",schemaPath:"common.json#/definitions/turn/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 40 || isNaN(data46)){
const err130 = {instancePath:instancePath+"/barrage/firstTurn",schemaPath:"common.json#/definitions/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data46 < 1 || isNaN(data46)){
const err131 = {instancePath:instancePath+"/barrage/firstTurn",schemaPath:"common.json#/definitions/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
if(data43.lines !== undefined){
let data47 = data43.lines;
if(!((data47 === "columns") || (data47 === "rows"))){
const err132 = {instancePath:instancePath+"/barrage/lines",schemaPath:"#/properties/barrage/properties/lines/enum",keyword:"enum",params:{allowedValues: schema11.properties.barrage.properties.lines.enum}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data43.first !== undefined){
let data48 = data43.first;
if(typeof data48 === "string"){
if(!pattern16.test(data48)){
const err133 = {instancePath:instancePath+"/barrage/first",schemaPath:"#/properties/barrage/properties/first/pattern",keyword:"pattern",params:{pattern: "^([A-Z]|[1-9][0-9]?)$"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/barrage/first",schemaPath:"#/properties/barrage/properties/first/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data43.towards !== undefined){
let data49 = data43.towards;
if(!((((data49 === "north") || (data49 === "east")) || (data49 === "south")) || (data49 === "west"))){
const err135 = {instancePath:instancePath+"/barrage/towards",schemaPath:"common.json#/definitions/edge/enum",keyword:"enum",params:{allowedValues: schema45.enum}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data43.basis !== undefined){
let data50 = data43.basis;
if(!((((data50 === "text") || (data50 === "ruling")) || (data50 === "reconstructed")) || (data50 === "design"))){
const err136 = {instancePath:instancePath+"/barrage/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
}
if(data.thresholds !== undefined){
let data51 = data.thresholds;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.rule === undefined){
const err137 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data51.values === undefined){
const err138 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data51.basis === undefined){
const err139 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
for(const key8 in data51){
if(!((((key8 === "rule") || (key8 === "values")) || (key8 === "basis")) || (key8 === "without"))){
const err140 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data51.rule !== undefined){
let data52 = data51.rule;
if(typeof data52 === "string"){
if(!pattern6.test(data52)){
const err141 = {instancePath:instancePath+"/thresholds/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/thresholds/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data51.values !== undefined){
let data53 = data51.values;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.mgHurts === undefined){
const err143 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "mgHurts"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data53.rifleClose === undefined){
const err144 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "rifleClose"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data53.rifleFar === undefined){
const err145 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "rifleFar"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data53.shotQuiet === undefined){
const err146 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "shotQuiet"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data53.shotAnyway === undefined){
const err147 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "shotAnyway"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data53.sosMass === undefined){
const err148 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "sosMass"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data53.returnWorth === undefined){
const err149 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "returnWorth"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data53.returnRifle === undefined){
const err150 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "returnRifle"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data53.returnGun === undefined){
const err151 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "returnGun"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data53.dangerRetake === undefined){
const err152 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "dangerRetake"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data53.dangerThrust === undefined){
const err153 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "dangerThrust"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data53.dangerStep === undefined){
const err154 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/required",keyword:"required",params:{missingProperty: "dangerStep"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
for(const key9 in data53){
if(!(func2.call(schema11.properties.thresholds.properties.values.properties, key9))){
const err155 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data53.mgHurts !== undefined){
let data54 = data53.mgHurts;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err156 = {instancePath:instancePath+"/thresholds/values/mgHurts",schemaPath:"#/properties/thresholds/properties/values/properties/mgHurts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 72 || isNaN(data54)){
const err157 = {instancePath:instancePath+"/thresholds/values/mgHurts",schemaPath:"#/properties/thresholds/properties/values/properties/mgHurts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err158 = {instancePath:instancePath+"/thresholds/values/mgHurts",schemaPath:"#/properties/thresholds/properties/values/properties/mgHurts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
if(data53.rifleClose !== undefined){
let data55 = data53.rifleClose;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err159 = {instancePath:instancePath+"/thresholds/values/rifleClose",schemaPath:"#/properties/thresholds/properties/values/properties/rifleClose/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 72 || isNaN(data55)){
const err160 = {instancePath:instancePath+"/thresholds/values/rifleClose",schemaPath:"#/properties/thresholds/properties/values/properties/rifleClose/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data55 < 0 || isNaN(data55)){
const err161 = {instancePath:instancePath+"/thresholds/values/rifleClose",schemaPath:"#/properties/thresholds/properties/values/properties/rifleClose/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
if(data53.rifleFar !== undefined){
let data56 = data53.rifleFar;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err162 = {instancePath:instancePath+"/thresholds/values/rifleFar",schemaPath:"#/properties/thresholds/properties/values/properties/rifleFar/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 72 || isNaN(data56)){
const err163 = {instancePath:instancePath+"/thresholds/values/rifleFar",schemaPath:"#/properties/thresholds/properties/values/properties/rifleFar/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data56 < 0 || isNaN(data56)){
const err164 = {instancePath:instancePath+"/thresholds/values/rifleFar",schemaPath:"#/properties/thresholds/properties/values/properties/rifleFar/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
if(data53.shotQuiet !== undefined){
let data57 = data53.shotQuiet;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err165 = {instancePath:instancePath+"/thresholds/values/shotQuiet",schemaPath:"#/properties/thresholds/properties/values/properties/shotQuiet/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 72 || isNaN(data57)){
const err166 = {instancePath:instancePath+"/thresholds/values/shotQuiet",schemaPath:"#/properties/thresholds/properties/values/properties/shotQuiet/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data57 < 0 || isNaN(data57)){
const err167 = {instancePath:instancePath+"/thresholds/values/shotQuiet",schemaPath:"#/properties/thresholds/properties/values/properties/shotQuiet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
if(data53.shotAnyway !== undefined){
let data58 = data53.shotAnyway;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err168 = {instancePath:instancePath+"/thresholds/values/shotAnyway",schemaPath:"#/properties/thresholds/properties/values/properties/shotAnyway/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 > 72 || isNaN(data58)){
const err169 = {instancePath:instancePath+"/thresholds/values/shotAnyway",schemaPath:"#/properties/thresholds/properties/values/properties/shotAnyway/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data58 < 0 || isNaN(data58)){
const err170 = {instancePath:instancePath+"/thresholds/values/shotAnyway",schemaPath:"#/properties/thresholds/properties/values/properties/shotAnyway/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
if(data53.sosMass !== undefined){
let data59 = data53.sosMass;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err171 = {instancePath:instancePath+"/thresholds/values/sosMass",schemaPath:"#/properties/thresholds/properties/values/properties/sosMass/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 72 || isNaN(data59)){
const err172 = {instancePath:instancePath+"/thresholds/values/sosMass",schemaPath:"#/properties/thresholds/properties/values/properties/sosMass/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data59 < 0 || isNaN(data59)){
const err173 = {instancePath:instancePath+"/thresholds/values/sosMass",schemaPath:"#/properties/thresholds/properties/values/properties/sosMass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
if(data53.returnWorth !== undefined){
let data60 = data53.returnWorth;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err174 = {instancePath:instancePath+"/thresholds/values/returnWorth",schemaPath:"#/properties/thresholds/properties/values/properties/returnWorth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 > 72 || isNaN(data60)){
const err175 = {instancePath:instancePath+"/thresholds/values/returnWorth",schemaPath:"#/properties/thresholds/properties/values/properties/returnWorth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(data60 < 0 || isNaN(data60)){
const err176 = {instancePath:instancePath+"/thresholds/values/returnWorth",schemaPath:"#/properties/thresholds/properties/values/properties/returnWorth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
if(data53.returnRifle !== undefined){
let data61 = data53.returnRifle;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err177 = {instancePath:instancePath+"/thresholds/values/returnRifle",schemaPath:"#/properties/thresholds/properties/values/properties/returnRifle/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 72 || isNaN(data61)){
const err178 = {instancePath:instancePath+"/thresholds/values/returnRifle",schemaPath:"#/properties/thresholds/properties/values/properties/returnRifle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data61 < 0 || isNaN(data61)){
const err179 = {instancePath:instancePath+"/thresholds/values/returnRifle",schemaPath:"#/properties/thresholds/properties/values/properties/returnRifle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
if(data53.returnGun !== undefined){
let data62 = data53.returnGun;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err180 = {instancePath:instancePath+"/thresholds/values/returnGun",schemaPath:"#/properties/thresholds/properties/values/properties/returnGun/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 72 || isNaN(data62)){
const err181 = {instancePath:instancePath+"/thresholds/values/returnGun",schemaPath:"#/properties/thresholds/properties/values/properties/returnGun/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err182 = {instancePath:instancePath+"/thresholds/values/returnGun",schemaPath:"#/properties/thresholds/properties/values/properties/returnGun/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
if(data53.dangerRetake !== undefined){
let data63 = data53.dangerRetake;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err183 = {instancePath:instancePath+"/thresholds/values/dangerRetake",schemaPath:"#/properties/thresholds/properties/values/properties/dangerRetake/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 72 || isNaN(data63)){
const err184 = {instancePath:instancePath+"/thresholds/values/dangerRetake",schemaPath:"#/properties/thresholds/properties/values/properties/dangerRetake/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err185 = {instancePath:instancePath+"/thresholds/values/dangerRetake",schemaPath:"#/properties/thresholds/properties/values/properties/dangerRetake/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
if(data53.dangerThrust !== undefined){
let data64 = data53.dangerThrust;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err186 = {instancePath:instancePath+"/thresholds/values/dangerThrust",schemaPath:"#/properties/thresholds/properties/values/properties/dangerThrust/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 72 || isNaN(data64)){
const err187 = {instancePath:instancePath+"/thresholds/values/dangerThrust",schemaPath:"#/properties/thresholds/properties/values/properties/dangerThrust/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data64 < 0 || isNaN(data64)){
const err188 = {instancePath:instancePath+"/thresholds/values/dangerThrust",schemaPath:"#/properties/thresholds/properties/values/properties/dangerThrust/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
if(data53.dangerStep !== undefined){
let data65 = data53.dangerStep;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err189 = {instancePath:instancePath+"/thresholds/values/dangerStep",schemaPath:"#/properties/thresholds/properties/values/properties/dangerStep/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 72 || isNaN(data65)){
const err190 = {instancePath:instancePath+"/thresholds/values/dangerStep",schemaPath:"#/properties/thresholds/properties/values/properties/dangerStep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data65 < 0 || isNaN(data65)){
const err191 = {instancePath:instancePath+"/thresholds/values/dangerStep",schemaPath:"#/properties/thresholds/properties/values/properties/dangerStep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
}
else {
const err192 = {instancePath:instancePath+"/thresholds/values",schemaPath:"#/properties/thresholds/properties/values/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data51.basis !== undefined){
let data66 = data51.basis;
if(!((((data66 === "text") || (data66 === "ruling")) || (data66 === "reconstructed")) || (data66 === "design"))){
const err193 = {instancePath:instancePath+"/thresholds/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data51.without !== undefined){
let data67 = data51.without;
if(Array.isArray(data67)){
const len6 = data67.length;
for(let i6=0; i6<len6; i6++){
let data68 = data67[i6];
if(!((data68 === "O3") || (data68 === "O4"))){
const err194 = {instancePath:instancePath+"/thresholds/without/" + i6,schemaPath:"#/properties/thresholds/properties/without/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.thresholds.properties.without.items.enum}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
}
else {
const err195 = {instancePath:instancePath+"/thresholds/without",schemaPath:"#/properties/thresholds/properties/without/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data.attack !== undefined){
let data69 = data.attack;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.rule === undefined){
const err197 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(data69.aims === undefined){
const err198 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/required",keyword:"required",params:{missingProperty: "aims"}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data69.danger === undefined){
const err199 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/required",keyword:"required",params:{missingProperty: "danger"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data69.basis === undefined){
const err200 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/required",keyword:"required",params:{missingProperty: "basis"}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
for(const key10 in data69){
if(!((((key10 === "rule") || (key10 === "aims")) || (key10 === "danger")) || (key10 === "basis"))){
const err201 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data69.rule !== undefined){
let data70 = data69.rule;
if(typeof data70 === "string"){
if(!pattern6.test(data70)){
const err202 = {instancePath:instancePath+"/attack/rule",schemaPath:"common.json#/definitions/rule/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?\\.[0-9]{1,3}[a-z]?$"}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
else {
const err203 = {instancePath:instancePath+"/attack/rule",schemaPath:"common.json#/definitions/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data69.aims !== undefined){
let data71 = data69.aims;
if(Array.isArray(data71)){
if(data71.length < 1){
const err204 = {instancePath:instancePath+"/attack/aims",schemaPath:"#/properties/attack/properties/aims/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
const len7 = data71.length;
for(let i7=0; i7<len7; i7++){
let data72 = data71[i7];
if(typeof data72 === "string"){
if(!pattern12.test(data72)){
const err205 = {instancePath:instancePath+"/attack/aims/" + i7,schemaPath:"common.json#/definitions/hexId/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]{2}$"}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
else {
const err206 = {instancePath:instancePath+"/attack/aims/" + i7,schemaPath:"common.json#/definitions/hexId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
else {
const err207 = {instancePath:instancePath+"/attack/aims",schemaPath:"#/properties/attack/properties/aims/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data69.danger !== undefined){
let data73 = data69.danger;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err208 = {instancePath:instancePath+"/attack/danger",schemaPath:"#/properties/attack/properties/danger/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 36 || isNaN(data73)){
const err209 = {instancePath:instancePath+"/attack/danger",schemaPath:"#/properties/attack/properties/danger/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(data73 < 0 || isNaN(data73)){
const err210 = {instancePath:instancePath+"/attack/danger",schemaPath:"#/properties/attack/properties/danger/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
if(data69.basis !== undefined){
let data74 = data69.basis;
if(!((((data74 === "text") || (data74 === "ruling")) || (data74 === "reconstructed")) || (data74 === "design"))){
const err211 = {instancePath:instancePath+"/attack/basis",schemaPath:"common.json#/definitions/basis/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
else {
const err212 = {instancePath:instancePath+"/attack",schemaPath:"#/properties/attack/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
else {
const err213 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

