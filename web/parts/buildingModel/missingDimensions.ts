import { dimensionUnit, requiredDimensions } from '#domain/structures/dimensions.ts';
import type { Takeoff, TakeoffDimensions, TakeoffFloor } from '#domain/takeoff/takeoff.ts';

/** What a floor needs beside its materials. */
export type MissingDimension = 'area' | 'height' | keyof TakeoffDimensions;
export type GivenDimensions = Partial<Record<MissingDimension, number>>;

/** The unit of each, none where it is a count. */
export const unitOfDimension = (name: MissingDimension) =>
  name === 'area' ? 'm²' : name === 'height' ? 'm' : dimensionUnit(name);

const lacks = (floor: TakeoffFloor, name: MissingDimension) =>
  name === 'area' || name === 'height' ? floor[name] === null : floor.dimensions[name] === undefined;

/** The dimensions the technology requires that some floors lack, and how many. */
export function missingDimensions({
  technology,
  floors,
}: Takeoff): { name: MissingDimension; count: number }[] {
  return (['area', 'height', ...requiredDimensions(technology)] as MissingDimension[])
    .map((name) => ({ name, count: floors.filter((floor) => lacks(floor, name)).length }))
    .filter(({ count }) => count > 0);
}

/** The floors, with dimensions they lack taken from `given`. */
export function withDimensions(floors: readonly TakeoffFloor[], given: GivenDimensions): TakeoffFloor[] {
  const { area = null, height = null, ...dimensions } = given;
  return floors.map((floor) => ({
    ...floor,
    area: floor.area ?? area,
    height: floor.height ?? height,
    dimensions: { ...dimensions, ...floor.dimensions },
  }));
}
