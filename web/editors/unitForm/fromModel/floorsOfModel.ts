import { textLimits } from '#domain/limits.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import type { GroupValues } from '../unitFormValues.ts';

/** No more decimals than can be measured: 1 cm², 1 mm. */
const rounded = (value: number | null, digits: number) =>
  value === null ? undefined : Number(value.toFixed(digits));

/** The floor groups of a model as rows of the form, the lowest first; what the model does not say stays empty. */
export const floorsOfModel = (floors: readonly TakeoffFloor[]): GroupValues[] =>
  floors.map(({ name, category, area, height, repetition }) => ({
    id: undefined,
    name: name.slice(0, textLimits.name),
    category,
    area: rounded(area, 2),
    height: rounded(height, 3),
    repetition,
  }));

/** The name of a tower from a file name. */
export const nameOfFile = (name: string) => name.replace(/\.ifc(?:zip)?$/i, '').slice(0, textLimits.name);
