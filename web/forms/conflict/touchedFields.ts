const text = (value: unknown) => JSON.stringify(value ?? '');

/** Whether a value differs from the initial one; nothing and '' are equal. */
export const isTouched = (base: unknown, mine: unknown) => mine instanceof File || text(base) !== text(mine);

/** Fields of a form that differ from their initial values. */
export function touchedFields<Values extends object>(base: Values, mine: Values): (keyof Values & string)[] {
  const names = Object.keys(mine) as (keyof Values & string)[];
  return names.filter((name) => isTouched(base[name], mine[name]));
}
