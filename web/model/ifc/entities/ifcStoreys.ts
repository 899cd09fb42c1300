import {
  IFCBUILDINGSTOREY,
  IFCRELAGGREGATES,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCRELNESTS,
  IFCRELVOIDSELEMENT,
  IFCSPACE,
} from 'web-ifc';
import type { ModelStorey } from '#domain/takeoff/buildingModel.ts';
import { type IfcLines, numberOf, refOf, refsOf, textOf } from '../ifcLines.ts';
import { type PartQuantities, quantityOf } from './ifcQuantities.ts';
import type { IfcUnits } from './ifcUnits.ts';

/** The parent of each line: the whole of a part, the space of an element, the storey of a space. */
export function readParents(lines: IfcLines): Map<number, number> {
  const parents = new Map<number, number>();
  const relations = [
    [IFCRELAGGREGATES, 'RelatingObject', 'RelatedObjects'],
    [IFCRELNESTS, 'RelatingObject', 'RelatedObjects'],
    [IFCRELCONTAINEDINSPATIALSTRUCTURE, 'RelatingStructure', 'RelatedElements'],
    [IFCRELVOIDSELEMENT, 'RelatingBuildingElement', 'RelatedOpeningElement'],
  ] as const;
  for (const [kind, container, parts] of relations) {
    for (const relation of lines.lines(kind)) {
      const parent = refOf(relation[container]);
      const one = refOf(relation[parts]);
      const children = one === null ? refsOf(relation[parts]) : [one];
      if (parent !== null) for (const child of children) if (!parents.has(child)) parents.set(child, parent);
    }
  }
  return parents;
}

/** The first of the line and its parents that is `wanted`; null when none is, or the file is circular. */
export function ancestor(
  parents: ReadonlyMap<number, number>,
  id: number,
  wanted: (id: number) => boolean,
): number | null {
  let at: number | undefined = id;
  for (let steps = 0; at !== undefined && steps < 32; steps += 1) {
    if (wanted(at)) return at;
    at = parents.get(at);
  }
  return null;
}

/** Names of a storey's area, the best first. */
export const storeyAreas = ['GrossFloorArea', 'NetFloorArea', 'GrossArea', 'NetArea'];

/** Storeys from the lowest; a storey's height is the distance to the next above. */
export function readStoreys(
  lines: IfcLines,
  units: IfcUnits,
  quantities: ReadonlyMap<number, PartQuantities>,
  parents: ReadonlyMap<number, number>,
): ModelStorey[] {
  const storeys = [...lines.lines(IFCBUILDINGSTOREY)].map((line) => ({
    id: line.expressID,
    name: textOf(line['Name']) || textOf(line['LongName']),
    elevation:
      (numberOf(line['Elevation']) ?? heightOfPlacement(lines, refOf(line['ObjectPlacement']))) *
      units.length,
  }));
  const ids = new Set(storeys.map(({ id }) => id));
  const spaces = new Map<number, number>();
  for (const id of lines.ids(IFCSPACE)) {
    const storey = ancestor(parents, id, (each) => ids.has(each));
    const area = quantityOf(quantities.get(id), ...storeyAreas);
    if (storey !== null && area !== null) spaces.set(storey, (spaces.get(storey) ?? 0) + area);
  }
  const ordered = storeys.toSorted((a, b) => a.elevation - b.elevation);
  return ordered.map((storey) => {
    const own = quantities.get(storey.id);
    const above = ordered.find(({ elevation }) => elevation > storey.elevation + 0.01);
    const height = above
      ? above.elevation - storey.elevation
      : quantityOf(own, 'GrossHeight', 'NetHeight', 'Height');
    const area = quantityOf(own, ...storeyAreas) ?? spaces.get(storey.id) ?? null;
    return { ...storey, height, area };
  });
}

/** z of a placement within its parent's, in the file's unit. */
function heightOfPlacement(lines: IfcLines, placement: number | null): number {
  const relative = lines.line(refOf(lines.line(placement)?.['RelativePlacement']));
  const location = lines.line(refOf(relative?.['Location']));
  const coordinates = location?.['Coordinates'];
  return (Array.isArray(coordinates) ? numberOf(coordinates[2]) : null) ?? 0;
}
