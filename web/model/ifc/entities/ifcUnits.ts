import { IFCUNITASSIGNMENT } from 'web-ifc';
import { type IfcLines, type Line, numberOf, refOf, refsOf, textOf } from '../ifcLines.ts';

/** One unit of the file in m, m², m³ and kg. `lengthAssumed`: the file names none, and metres are assumed. */
export type IfcUnits = {
  length: number;
  area: number;
  volume: number;
  mass: number;
  lengthAssumed: boolean;
};

const prefixes: Readonly<Record<string, number>> = {
  EXA: 1e18,
  PETA: 1e15,
  TERA: 1e12,
  GIGA: 1e9,
  MEGA: 1e6,
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 1e1,
  DECI: 1e-1,
  CENTI: 1e-2,
  MILLI: 1e-3,
  MICRO: 1e-6,
  NANO: 1e-9,
  PICO: 1e-12,
  FEMTO: 1e-15,
  ATTO: 1e-18,
};

/** A prefix counts before the exponent: MILLI SQUARE_METRE is the square millimetre. */
const exponents: Readonly<Record<string, number>> = { SQUARE_METRE: 2, CUBIC_METRE: 3 };

/** A unit in SI units (kg for masses); null for an unknown one. Follows conversions. */
export function unitScale(lines: IfcLines, unit: Line | null, depth = 0): number | null {
  if (unit === null || depth > 8) return null;
  if ('ConversionFactor' in unit) {
    const factor = lines.line(refOf(unit['ConversionFactor']));
    const value = numberOf(factor?.['ValueComponent']);
    const scale = unitScale(lines, lines.line(refOf(factor?.['UnitComponent'])), depth + 1);
    return value === null || scale === null || value <= 0 ? null : value * scale;
  }
  const name = textOf(unit['Name']);
  if (name === '') return null;
  const prefix = textOf(unit['Prefix']);
  const scale = prefix === '' ? 1 : prefixes[prefix];
  if (scale === undefined) return null;
  return scale ** (exponents[name] ?? 1) * (name === 'GRAM' ? 1e-3 : 1);
}

/** The units of the project; areas and volumes it does not name follow from the length. */
export function readUnits(lines: IfcLines): IfcUnits {
  const scales = new Map<string, number>();
  for (const assignment of lines.lines(IFCUNITASSIGNMENT)) {
    for (const id of refsOf(assignment['Units'])) {
      const unit = lines.line(id);
      const kind = textOf(unit?.['UnitType']);
      const scale = kind === '' ? null : unitScale(lines, unit);
      if (scale !== null && !scales.has(kind)) scales.set(kind, scale);
    }
  }
  const length = scales.get('LENGTHUNIT');
  return {
    length: length ?? 1,
    area: scales.get('AREAUNIT') ?? (length ?? 1) ** 2,
    volume: scales.get('VOLUMEUNIT') ?? (length ?? 1) ** 3,
    mass: scales.get('MASSUNIT') ?? 1,
    lengthAssumed: length === undefined,
  };
}
