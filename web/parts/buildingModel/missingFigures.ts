import { requiredFields } from '#domain/structures/requiredFields.ts';
import type { Takeoff, TakeoffDimensions, TakeoffFloor } from '#domain/takeoff/takeoff.ts';

/** What a floor needs beside its materials. */
export type AskedFigure = 'area' | 'height' | keyof TakeoffDimensions;
export type GivenFigures = Partial<Record<AskedFigure, number>>;

export const figureUnits: Readonly<Partial<Record<AskedFigure, string>>> = {
  area: 'm²',
  height: 'm',
  formColumns: 'm²',
  formBeams: 'm²',
  formSlabs: 'm²',
  averageBeamSpan: 'm',
  averageSlabSpan: 'm',
  wallThickness: 'cm',
  slabThickness: 'cm',
};

const lacks = (floor: TakeoffFloor, name: AskedFigure) =>
  name === 'area' || name === 'height' ? floor[name] === null : floor.dimensions[name] === undefined;

/** The figures the technology requires that some floors lack, and how many. */
export function missingFigures({ technology, floors }: Takeoff): { name: AskedFigure; count: number }[] {
  const figures = requiredFields[technology].filter(
    (name) => !name.includes('.') && !name.startsWith('concrete'),
  );
  return (['area', 'height', ...figures] as AskedFigure[])
    .map((name) => ({ name, count: floors.filter((floor) => lacks(floor, name)).length }))
    .filter(({ count }) => count > 0);
}

/** The floors with what was given in the place of what they lack. */
export function withFigures(floors: readonly TakeoffFloor[], given: GivenFigures): TakeoffFloor[] {
  const { area = null, height = null, ...figures } = given;
  return floors.map((floor) => ({
    ...floor,
    area: floor.area ?? area,
    height: floor.height ?? height,
    dimensions: { ...figures, ...floor.dimensions },
  }));
}
