import { takeoffElements, type TakeoffFloor } from '#domain/takeoff/takeoff.ts';

const structureKeys = {
  columns: 'concreteColumns',
  beams: 'concreteBeams',
  slabs: 'concreteSlabs',
  walls: 'concreteWalls',
} as const;

/** A floor as the quantities of a structure, as far as they are known. */
export function structureOfTakeoff({
  elements,
  dimensions,
  blocks = [],
}: TakeoffFloor): Record<string, unknown> {
  const concrete = takeoffElements.flatMap((element) => {
    const given = elements[element];
    if (given === undefined) return [];
    const { volumes, steel } = given;
    return [[structureKeys[element], steel.length === 0 ? { volumes } : { volumes, steel }]];
  });
  const masonry = blocks.length === 0 ? {} : { masonry: { blocks } };
  return { ...(Object.fromEntries(concrete) as object), ...dimensions, ...masonry };
}
