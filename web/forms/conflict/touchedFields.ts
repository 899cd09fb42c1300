const text = (value: unknown) => JSON.stringify(value ?? '');

/** Fields of a form that hold something else than what it was opened with; nothing and '' are the same. */
export function touchedFields<Values extends object>(base: Values, mine: Values): (keyof Values & string)[] {
  const names = Object.keys(mine) as (keyof Values & string)[];
  return names.filter((name) => mine[name] instanceof File || text(base[name]) !== text(mine[name]));
}
