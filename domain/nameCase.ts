/** A name of /v1 as it is spelt inside: `floor_groups` is `floorGroups`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** snake_case → camelCase: what a name of /v1 is called inside. */
export const camelCase = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** camelCase → snake_case: what a name from inside is called by /v1. */
export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A JSON value with every name in it respelt, however deep. */
export function renamedDeep(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamedDeep(each, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [rename(name), renamedDeep(each, rename)]),
  );
}
