import type { ModelElement } from '#domain/takeoff/buildingModel.ts';
import type { PartMeasures } from '../entities/ifcParts.ts';

/** Above this share of the body's volume, a stated one is rejected. */
export const largestDifference = 0.2;
/** A stated area, length or formwork this many times the body's, or less than its inverse, is in another unit. */
const otherUnit = 10;
/** m: a slab is no thicker, unless it lies on the ground. */
const thickestSlab = 1;
/** m³: no single part is larger; parts between slabs are far smaller than a raft. */
const largestParts: Readonly<Record<ModelElement, number>> = {
  columns: 2e3,
  beams: 2e3,
  walls: 5e3,
  slabs: 1e5,
  footings: 1e5,
  piles: 1e5,
};
const betweenSlabs: readonly ModelElement[] = ['columns', 'beams', 'walls'];

/** The measures to use, and whether the body replaced stated quantities; or that neither is credible. */
type AgreedMeasures =
  { measures: PartMeasures; isReplaced: boolean } | { measures: null; implausible: number | null };

const thickness = ({ volume, area }: PartMeasures) => (area === null || area <= 0 ? 0 : volume / area);

const isNear = (a: number | null, b: number | null) =>
  a === null || b === null || b <= 0 || (a / b <= otherUnit && b / a <= otherUnit);

/** Whether a part lies on the ground, and m³ that fit into a storey of its model. */
type Surroundings = { isOnGround: boolean; storeyVolume: number };

/**
 * The measures of a part with stated quantities, a body, or both. Quantities hold unless the body contradicts them:
 * programs write mm³ under the unit m³, or ignore openings.
 */
export function agreedMeasures(
  element: ModelElement,
  stated: PartMeasures | null,
  body: PartMeasures | null,
  { isOnGround, storeyVolume }: Surroundings,
): AgreedMeasures {
  if (stated === null)
    return body === null ? { measures: null, implausible: null } : { measures: body, isReplaced: false };
  const isThick = element === 'slabs' && thickness(stated) > thickestSlab;
  const largest = betweenSlabs.includes(element)
    ? Math.min(largestParts[element], storeyVolume)
    : largestParts[element];
  if (body === null)
    return (isThick && !isOnGround) || stated.volume > largest
      ? { measures: null, implausible: stated.volume }
      : { measures: stated, isReplaced: false };
  const isRight =
    Math.abs(stated.volume - body.volume) <= largestDifference * body.volume &&
    (!isThick || thickness(body) > thickestSlab) &&
    isNear(stated.area, body.area) &&
    isNear(stated.length, body.length) &&
    isNear(stated.formArea, body.formArea);
  return isRight ? { measures: stated, isReplaced: false } : { measures: body, isReplaced: true };
}
