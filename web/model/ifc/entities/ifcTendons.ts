import { strandClass } from '#domain/limits.ts';
import { namedSteelClass } from '#domain/takeoff/namedStrength.ts';
import { numberOf, textOf, type Line } from '../ifcLines.ts';
import { type PartQuantities, quantityOf } from './ifcQuantities.ts';
import { type ReadSteel, steelDensity, weightNames } from './ifcReinforcement.ts';
import type { IfcUnits } from './ifcUnits.ts';
import type { MeasuredBody } from '../measures/measureParts.ts';

/** Share of the steel of a seven-wire strand in its circle: 100.9 mm² of 12.7 mm (NBR 7483). */
const strandShare = 0.797;
/** The number of sides with which the library approximates the circle of a rod. */
const roundSides = 12;

/** Length of a thin rod, m, however it bends: its surface and volume give the outline and area of its section. */
function rodLength(body: MeasuredBody | undefined): number | null {
  if (typeof body !== 'object') return null;
  return body.surface ** 2 / (body.volume * 4 * roundSides * Math.tan(Math.PI / roundSides));
}

/**
 * Strand of a tendon, kg: as stated, else its section times its stated length or that of its body. Section and diameter
 * are on the line or on its type's.
 */
export function readTendon(
  units: IfcUnits,
  line: Line,
  type: Line | null,
  quantities: PartQuantities | undefined,
  body: MeasuredBody | undefined,
): ReadSteel {
  const text = ['SteelGrade', 'Name', 'ObjectType'].map((name) => textOf(line[name])).join(' ');
  const ca = namedSteelClass(`${text} ${textOf(type?.['Name'])}`, strandClass);
  const weighed = quantityOf(quantities, ...weightNames);
  if (weighed !== null) return { ca, mass: weighed };
  const positive = (name: string, scale: number) => {
    const value = numberOf(line[name]) ?? numberOf(type?.[name]);
    return value !== null && value > 0 ? value * scale : null;
  };
  const diameter = positive('NominalDiameter', units.length);
  const round = diameter === null ? null : (strandShare * Math.PI * diameter ** 2) / 4;
  const section = positive('CrossSectionArea', units.area) ?? round;
  const length = quantityOf(quantities, 'Length') ?? rodLength(body);
  return { ca, mass: section === null || length === null ? null : section * length * steelDensity };
}
