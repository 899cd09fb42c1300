import { customFckRange, steelClasses, strandClass } from '#domain/limits.ts';

/** Every whole strength there are factors for; the template shows the classes. */
const strengths = Array.from(
  { length: customFckRange.max - customFckRange.min + 1 },
  (_, index) => customFckRange.min + index,
);

/** Columns of an element's concrete, m³ per strength, and steel, kg per class; `stem` is `module_wall` and the like. */
export const concreteColumns = (stem: string) =>
  strengths.map((strength) => ({ column: `${stem}_concrete_${strength}`, strength }));
/** A mass under `…_assumed` is a usual rate that nobody drew: it counts, and carries the mark. */
export const steelColumns = (stem: string) =>
  [...steelClasses, strandClass].flatMap((ca) => [
    { column: `${stem}_steel_${ca}`, strength: ca },
    { column: `${stem}_steel_${ca}_assumed`, strength: ca, assumed: true },
  ]);

export const names = (list: { column: string }[]) => list.map(({ column }) => column);

/** Both of an element. */
export const materialColumns = (stem: string) => [
  ...names(concreteColumns(stem)),
  ...names(steelColumns(stem)),
];
