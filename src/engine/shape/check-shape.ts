// The shape of one file: runs the validator made from its schema and words what it refuses, one
// message a fault. A misspelt field is one fault, not an unknown one and a missing one.

import { didYouMean, type Fault, Faults, nearest, show } from './fault.ts';
import type { ShapeError, Validator } from './validator.ts';

export function checkShape(file: string, data: unknown, validate: Validator): Fault[] {
  const faults = new Faults(file);
  if (validate(data)) return faults.list;
  const errors = validate.errors ?? [];
  const missing = missingFields(errors);
  const misspelt = new Set<string>();
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const name = String(error.params.additionalProperty);
    const meant = nearest(name, missing.get(error.instancePath) ?? []);
    if (meant !== undefined) misspelt.add(`${error.instancePath} ${meant}`);
    faults.add(error.instancePath, `no field ${show(name)} here${meantField(meant)}`);
  }
  for (const error of errors) {
    if (error.keyword === 'additionalProperties') continue;
    if (error.keyword === 'discriminator') checkTag(faults, error);
    else if (!misspelt.has(`${error.instancePath} ${String(error.params.missingProperty)}`)) {
      faults.add(error.instancePath, reasonOf(error, valueAt(data, error.instancePath)));
    }
  }
  return faults.list;
}

/** A row of a kind the schema does not know; a row of no kind is already missing a field. */
function checkTag(faults: Faults, { instancePath, params }: ShapeError): void {
  const { tag, tagValue } = params;
  if (tagValue === undefined) return;
  faults.add(`${instancePath}/${String(tag)}`, `${show(tagValue)} is not known here`);
}

function meantField(name: string | undefined): string {
  return name === undefined ? '' : `; did you mean '${name}'?`;
}

function missingFields(errors: readonly ShapeError[]): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'required') continue;
    const names = missing.get(instancePath) ?? [];
    missing.set(instancePath, [...names, String(params.missingProperty)]);
  }
  return missing;
}

function reasonOf({ keyword, params }: ShapeError, value: unknown): string {
  switch (keyword) {
    case 'required':
      return `field '${String(params.missingProperty)}' is missing`;
    case 'type':
      return `must be ${TYPES[String(params.type)] ?? String(params.type)}, is ${show(value)}`;
    case 'enum':
      return notOneOf(value, params.allowedValues);
    case 'minimum':
    case 'maximum':
      return `must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(params.limit)}, is ${show(value)}`;
    case 'minItems':
    case 'maxItems':
      return `must hold ${keyword === 'minItems' ? 'at least' : 'at most'} ${String(params.limit)}, holds ${lengthOf(value)}`;
    case 'pattern':
      return `${show(value)} is not of the form ${String(params.pattern)}`;
    default:
      return `fails '${keyword}'`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
};

function notOneOf(value: unknown, allowed: unknown): string {
  const names = Array.isArray(allowed) ? allowed.map(String) : [];
  const hint = typeof value === 'string' ? didYouMean(value, names) : '';
  return `${show(value)} is none of ${names.join(', ')}${hint}`;
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const step of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return value;
}
