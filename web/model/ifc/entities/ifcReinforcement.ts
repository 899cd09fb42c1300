import { IFCREINFORCINGBAR, IFCREINFORCINGMESH } from 'web-ifc';
import { namedSteelClass } from '#domain/takeoff/namedStrength.ts';
import { type IfcLines, type Line, numberOf, textOf } from '../ifcLines.ts';
import { type PartQuantities, quantityOf } from './ifcQuantities.ts';
import type { IfcUnits } from './ifcUnits.ts';

/** kg/m³ of reinforcing steel. */
export const steelDensity = 7850;
/** Bars are CA-50 unless their grade says otherwise, meshes CA-60, as Brazil welds them (NBR 7481). */
const usualClass = { bar: 50, mesh: 60 } as const;

/** Names of the mass of steel, the best first. */
export const weightNames = ['Weight', 'NetWeight', 'GrossWeight', 'Mass'] as const;

export const steelKinds = [IFCREINFORCINGBAR, IFCREINFORCINGMESH] as const;

/** Steel of one line; `mass` in kg is null where neither quantities nor its attributes give it. */
export type ReadSteel = { ca: number; mass: number | null };

const area = (diameter: number | null) => (diameter === null ? null : (Math.PI * diameter ** 2) / 4);

/** Mass by quantities, else by the length and section of its bars. */
export function readSteel(
  lines: IfcLines,
  units: IfcUnits,
  line: Line,
  quantities: PartQuantities | undefined,
): ReadSteel {
  const isMesh = line.type === IFCREINFORCINGMESH;
  const grade = [line['SteelGrade'], line['Name'], line['ObjectType']].map(textOf).join(' ');
  const ca = namedSteelClass(grade, isMesh ? usualClass.mesh : usualClass.bar);
  const weighed = quantityOf(quantities, ...weightNames);
  if (weighed !== null) return { ca, mass: weighed };
  const length = (name: string) => scaled(line[name], units.length);
  const section = (name: string) => scaled(line[name], units.area);
  if (!isMesh) {
    const steel = section('CrossSectionArea') ?? area(length('NominalDiameter'));
    const bar = length('BarLength') ?? quantityOf(quantities, 'Length');
    const count = quantityOf(quantities, 'Count') ?? 1;
    return { ca, mass: steel === null || bar === null ? null : steel * bar * count * steelDensity };
  }
  const [long, wide] = [length('MeshLength'), length('MeshWidth')];
  const lengthwise = {
    steel: section('LongitudinalBarCrossSectionArea') ?? area(length('LongitudinalBarNominalDiameter')),
    spacing: length('LongitudinalBarSpacing'),
  };
  const across = {
    steel: section('TransverseBarCrossSectionArea') ?? area(length('TransverseBarNominalDiameter')),
    spacing: length('TransverseBarSpacing'),
  };
  if (long === null || wide === null) return { ca, mass: null };
  const volume = barsVolume(lengthwise, long, wide) + barsVolume(across, wide, long);
  return { ca, mass: volume > 0 ? volume * steelDensity : null };
}

const scaled = (value: unknown, scale: number) => {
  const number = numberOf(value);
  return number === null || number <= 0 ? null : number * scale;
};

function barsVolume(
  { steel, spacing }: { steel: number | null; spacing: number | null },
  bar: number,
  over: number,
): number {
  return steel === null || spacing === null ? 0 : steel * bar * (Math.floor(over / spacing) + 1);
}
