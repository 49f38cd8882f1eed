// The shape of a validator made from a schema by scripts/compile-schemas.ts.

export interface ShapeError {
  readonly instancePath: string; // where in the file, such as /zones/3/id
  readonly keyword: string; // the schema keyword that refused it
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ShapeError[] | null;
}
