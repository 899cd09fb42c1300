import { IFCELEMENTQUANTITY, IFCRELDEFINESBYPROPERTIES } from 'web-ifc';
import { type IfcLines, type Line, numberOf, refOf, refsOf, textOf } from './ifcLines.ts';
import { type IfcUnits, unitScale } from './ifcUnits.ts';

/** Base quantities of a part by name, in m, m², m³ and kg. */
export type PartQuantities = ReadonlyMap<string, number>;

const kinds = [
  ['VolumeValue', 'volume'],
  ['AreaValue', 'area'],
  ['LengthValue', 'length'],
  ['WeightValue', 'mass'],
] as const;

function valueOf(lines: IfcLines, units: IfcUnits, quantity: Line): number | null {
  if ('CountValue' in quantity) return numberOf(quantity['CountValue']);
  for (const [attribute, kind] of kinds) {
    const value = numberOf(quantity[attribute]);
    if (value === null) continue;
    const own = refOf(quantity['Unit']);
    return value * ((own === null ? null : unitScale(lines, lines.line(own))) ?? units[kind]);
  }
  return null;
}

/** Quantities of whatever has any, by line number; those of a "…BaseQuantities" set stand before others. */
export function readQuantities(lines: IfcLines, units: IfcUnits): Map<number, PartQuantities> {
  const sets = new Set(lines.ids(IFCELEMENTQUANTITY));
  const found = new Map<number, Map<string, number>>();
  if (sets.size === 0) return found;
  for (const relation of lines.lines(IFCRELDEFINESBYPROPERTIES)) {
    const id = refOf(relation['RelatingPropertyDefinition']);
    if (id === null || !sets.has(id)) continue;
    const set = lines.line(id);
    const isBase = /basequantities/i.test(textOf(set?.['Name']));
    const values = refsOf(set?.['Quantities']).flatMap((each): [string, number][] => {
      const quantity = lines.line(each);
      const value = quantity && valueOf(lines, units, quantity);
      return quantity && value !== null ? [[textOf(quantity['Name']), value]] : [];
    });
    for (const part of refsOf(relation['RelatedObjects'])) {
      const known = found.get(part) ?? new Map<string, number>();
      for (const [name, value] of values) if (isBase || !known.has(name)) known.set(name, value);
      found.set(part, known);
    }
  }
  return found;
}

/** The first of the names that has a positive value. */
export function quantityOf(quantities: PartQuantities | undefined, ...names: string[]): number | null {
  for (const name of names) {
    const value = quantities?.get(name);
    if (value !== undefined && value > 0) return value;
  }
  return null;
}
