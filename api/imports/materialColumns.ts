import { customFckRange, steelClasses, strandClass } from '#domain/limits.ts';

/** Every whole strength with factors; the template shows the classes. */
const strengths = Array.from(
  { length: customFckRange.max - customFckRange.min + 1 },
  (_, index) => customFckRange.min + index,
);

/** An amount under `…_assumed` is a usual one that nobody measured: it counts, and is marked. */
export const assumedColumn = (column: string) => `${column}_assumed`;

/**
 * Columns of an element's concrete, m³ per strength, and steel, kg per class; `stem` is `module_wall` and the like.
 * Concrete of a foundation has no mark.
 */
export const concreteColumns = (stem: string) =>
  strengths.flatMap((strength) => {
    const column = `${stem}_concrete_${strength}`;
    const usual = { column: assumedColumn(column), strength, assumed: true };
    return stem.startsWith('module_') ? [{ column, strength }, usual] : [{ column, strength }];
  });
export const steelColumns = (stem: string) =>
  [...steelClasses, strandClass].flatMap((ca) => [
    { column: `${stem}_steel_${ca}`, strength: ca },
    { column: assumedColumn(`${stem}_steel_${ca}`), strength: ca, assumed: true },
  ]);

export const names = (list: { column: string }[]) => list.map(({ column }) => column);

/** Both of an element. */
export const materialColumns = (stem: string) => [
  ...names(concreteColumns(stem)),
  ...names(steelColumns(stem)),
];
