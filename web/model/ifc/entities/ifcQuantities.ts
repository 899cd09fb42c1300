import { IFCELEMENTQUANTITY, IFCRELDEFINESBYPROPERTIES } from 'web-ifc';
import { type IfcLines, type Line, anyNumber, refOf, refsOf, textOf } from '../ifcLines.ts';
import { type IfcUnits, unitScale } from './ifcUnits.ts';

/** Base quantities of a part by name, in m, m², m³ and kg. */
export type PartQuantities = ReadonlyMap<string, number>;

/** An impossible stated value: negative, infinite, or NaN. */
type RefusedValue = { name: string; value: number };
export type ReadQuantities = {
  quantities: ReadonlyMap<number, PartQuantities>;
  refused: ReadonlyMap<number, readonly RefusedValue[]>;
};

const kinds = [
  ['VolumeValue', 'volume'],
  ['AreaValue', 'area'],
  ['LengthValue', 'length'],
  ['WeightValue', 'mass'],
] as const;

/** Sets of standard quantities, by name: "BaseQuantities", "Qto_WallBaseQuantities". */
export const baseSets = /basequantities/i;

/** Position of a quantity's value, after its name, text and unit. */
const valueArgument = 3;

/** A value in m, m², m³ or kg, and whether it can be one. */
function valueOf(
  lines: IfcLines,
  units: IfcUnits,
  quantity: Line,
): { value: number; isRefused: boolean } | null {
  for (const [attribute, kind] of [...kinds, ['CountValue', null] as const]) {
    if (!(attribute in quantity)) continue;
    const stated =
      anyNumber(quantity[attribute]) ?? (lines.isStated(quantity.expressID, valueArgument) ? NaN : null);
    if (stated === null) continue;
    const own = refOf(quantity['Unit']);
    const scale = kind && ((own === null ? null : unitScale(lines, lines.line(own))) ?? units[kind]);
    const value = stated * (scale ?? 1);
    return { value, isRefused: !(value >= 0 && value < Infinity) };
  }
  return null;
}

/** Quantities by line number; those of a "…BaseQuantities" set take precedence. */
export function readQuantities(lines: IfcLines, units: IfcUnits): ReadQuantities {
  const sets = new Set(lines.ids(IFCELEMENTQUANTITY));
  const found = new Map<number, Map<string, number>>();
  const refused = new Map<number, RefusedValue[]>();
  if (sets.size === 0) return { quantities: found, refused };
  for (const relation of lines.lines(IFCRELDEFINESBYPROPERTIES)) {
    const id = refOf(relation['RelatingPropertyDefinition']);
    if (id === null || !sets.has(id)) continue;
    const set = lines.line(id);
    const isBase = baseSets.test(textOf(set?.['Name']));
    const values = refsOf(set?.['Quantities']).flatMap((each) => {
      const quantity = lines.line(each);
      const read = quantity && valueOf(lines, units, quantity);
      return quantity && read ? [{ name: textOf(quantity['Name']), ...read }] : [];
    });
    for (const part of refsOf(relation['RelatedObjects'])) {
      const known = found.get(part) ?? new Map<string, number>();
      for (const { name, value, isRefused } of values)
        if (isRefused) refused.set(part, [...(refused.get(part) ?? []), { name, value }]);
        else if (isBase || !known.has(name)) known.set(name, value);
      found.set(part, known);
    }
  }
  return { quantities: found, refused };
}

/** The first of the names that has a positive value. */
export function quantityOf(quantities: PartQuantities | undefined, ...names: string[]): number | null {
  for (const name of names) {
    const value = quantities?.get(name);
    if (value !== undefined && value > 0) return value;
  }
  return null;
}
