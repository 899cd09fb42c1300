import { IFCRELDEFINESBYTYPE } from 'web-ifc';
import { type IfcLines, refOf, refsOf } from '../ifcLines.ts';

/** The type of each part that has one, by express id. */
export function readTypes(lines: IfcLines): ReadonlyMap<number, number> {
  const types = new Map<number, number>();
  for (const relation of lines.lines(IFCRELDEFINESBYTYPE)) {
    const type = refOf(relation['RelatingType']);
    if (type === null) continue;
    for (const part of refsOf(relation['RelatedObjects'])) types.set(part, type);
  }
  return types;
}
