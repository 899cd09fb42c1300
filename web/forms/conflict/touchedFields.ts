const text = (value: unknown) => JSON.stringify(value ?? '');

/** Whether something else is held than the form was opened with; nothing and '' are the same. */
export const isTouched = (base: unknown, mine: unknown) => mine instanceof File || text(base) !== text(mine);

/** Fields of a form that hold something else than what it was opened with. */
export function touchedFields<Values extends object>(base: Values, mine: Values): (keyof Values & string)[] {
  const names = Object.keys(mine) as (keyof Values & string)[];
  return names.filter((name) => isTouched(base[name], mine[name]));
}
