import { type IfcFile, list, named } from './ifcFile.ts';

/** Metres in one unit of length. */
export const metres = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, none: 1 } as const;
export type FileUnit = keyof typeof metres;

const kinds = [
  ['LENGTH', 'METRE', 'FOOT'],
  ['AREA', 'SQUARE_METRE', 'SQUARE FOOT'],
  ['VOLUME', 'CUBIC_METRE', 'CUBIC FOOT'],
] as const;

/**
 * The units of a file; with `none` it names no unit of length. `measured` is that of areas and volumes: many programs
 * keep m² and m³ beside lengths in mm. @returns their `#number`.
 */
export function unitLines(file: IfcFile, unit: FileUnit, measured: FileUnit = unit): string {
  if (unit === 'none')
    return file.add(
      'IFCUNITASSIGNMENT',
      list(file.add('IFCSIUNIT', '*', '.PLANEANGLEUNIT.', '$', '.RADIAN.')),
    );
  const lines = kinds.map(([kind, name, foot], at) => {
    const own = at === 0 ? unit : measured;
    const prefix = own === 'cm' ? '.CENTI.' : own === 'mm' ? '.MILLI.' : '$';
    const si = file.add('IFCSIUNIT', '*', `.${kind}UNIT.`, prefix, `.${name}.`);
    if (own !== 'ft') return si;
    const power = at + 1;
    const dimensions = file.add(
      'IFCDIMENSIONALEXPONENTS',
      `${power}`,
      ...Array.from({ length: 6 }, () => '0'),
    );
    const factor = file.add('IFCMEASUREWITHUNIT', `IFC${kind}MEASURE(${0.3048 ** power})`, si);
    return file.add('IFCCONVERSIONBASEDUNIT', dimensions, `.${kind}UNIT.`, named(foot), factor);
  });
  return file.add('IFCUNITASSIGNMENT', list(...lines));
}
