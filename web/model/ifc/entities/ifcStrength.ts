import { IFCPROPERTYSET, IFCRELDEFINESBYPROPERTIES, IFCRELDEFINESBYTYPE } from 'web-ifc';
import { namedStrength } from '#domain/takeoff/namedStrength.ts';
import { type IfcLines, type Line, numberOf, refOf, refsOf, textOf } from '../ifcLines.ts';

/** Sets that may hold a strength: Pset_ConcreteElementGeneral, Pset_MaterialConcrete and what programs call theirs. */
const setNames = /concret|hormig|beton|бетон|estrut|structur|resist|strength|fck|material|tqs|eberick/i;
const propertyNames =
  /^(?:strength\s*class|concrete\s*(?:strength|grade|class)|compressive\s*strength|f\s*ck|classe?\s*(?:de\s*)?(?:concreto|resist\S*)|clase\s*(?:de\s*)?(?:hormig\S*|resist\S*)|resist\S*(?:\s*(?:caracter\S*|(?:a|à)\s*compress\S*))?)\b/i;

/** Strengths that exist, MPa, and the factor for values in Pa. */
const [lowest, highest, pascals] = [8, 120, 1e6];

function strengthOf(property: Line | null): number | null {
  if (property === null || !propertyNames.test(textOf(property['Name']))) return null;
  const value =
    property['NominalValue'] ?? (property['EnumerationValues'] as unknown[] | null | undefined)?.[0];
  const number = numberOf(value) ?? Number(textOf(value).replace(',', '.') || Number.NaN);
  if (!Number.isFinite(number)) return namedStrength(textOf(value));
  const strength = number >= lowest * pascals ? number / pascals : number;
  return strength >= lowest && strength <= highest ? strength : null;
}

/** fck in MPa in the property sets of a part or its type; null where there is none. */
export function readStrengths(lines: IfcLines): (part: number) => number | null {
  const strengths = new Map<number, number>();
  for (const set of lines.lines(IFCPROPERTYSET)) {
    if (!setNames.test(textOf(set['Name']))) continue;
    const found = refsOf(set['HasProperties']).map((id) => strengthOf(lines.line(id)));
    const strength = found.find((each) => each !== null);
    if (strength != null) strengths.set(set.expressID, strength);
  }
  const byPart = new Map<number, number>();
  if (strengths.size === 0) return () => null;
  for (const relation of lines.lines(IFCRELDEFINESBYTYPE)) {
    const type = lines.line(refOf(relation['RelatingType']));
    const [strength] = refsOf(type?.['HasPropertySets']).flatMap((set) => strengths.get(set) ?? []);
    if (strength !== undefined)
      for (const part of refsOf(relation['RelatedObjects'])) byPart.set(part, strength);
  }
  // The part's own values take precedence over its type's.
  for (const relation of lines.lines(IFCRELDEFINESBYPROPERTIES)) {
    const strength = strengths.get(refOf(relation['RelatingPropertyDefinition']) ?? -1);
    if (strength !== undefined)
      for (const part of refsOf(relation['RelatedObjects'])) byPart.set(part, strength);
  }
  return (part) => byPart.get(part) ?? null;
}
