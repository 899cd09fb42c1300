import { InheritanceDef, SchemaNames } from 'web-ifc';

/** The schema in a file's header: "IFC4"; null where there is none. */
export const schemaOf = (header: string) =>
  /FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i.exec(header)?.[1]?.trim().toUpperCase() ?? null;

/** The library's number of a schema it reads; -1 for others. */
export const schemaIndex = (schema: string) => SchemaNames.findIndex((names) => names?.includes(schema));

/** The kinds derived from a kind, in a schema by the library's number of it. */
export const subtypesOf = (schema: number, kind: number): readonly number[] =>
  (InheritanceDef as Record<number, Record<number, number[]>>)[schema]?.[kind] ?? [];

/** Some kinds and those derived from them. */
export const withSubtypes = (schema: number, kinds: readonly number[]): number[] =>
  kinds.flatMap((kind) => [kind, ...subtypesOf(schema, kind)]);

const older = [
  [/^IFC2X2/, 'IFC 2x2'],
  [/^IFC2X/, 'IFC 2x'],
  [/^IFC2/, 'IFC 2.0'],
  [/^IFC15/, 'IFC 1.5.1'],
  [/^IFC5/, 'IFC 5'],
] as const;

/** A schema as people call it. */
export const schemaName = (schema: string) => older.find(([code]) => code.test(schema))?.[1] ?? schema;
