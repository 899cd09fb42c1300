import { allDimensions } from './dimensions.ts';

/** Digits that a figure keeps on its way from one unit to the other, so that the tail of a binary fraction goes. */
const digits = 14;
const exact = (value: number) => Number(value.toPrecision(digits));

/** m → cm. */
export const toCentimetres = (metres: number) => exact(metres * 100);

/** cm → m. */
export const toMetres = (centimetres: number) => exact(centimetres / 100);

const isInMetres = (name: string) => allDimensions[name]?.use === 'thickness';

/** A dimension as /v1 and the sheets of its clients have it: those that are typed in cm go in m, all others as they are. */
export const dimensionOnWire = (name: string, value: unknown): unknown =>
  typeof value === 'number' && isInMetres(name) ? toMetres(value) : value;

/** The same the other way. */
export const dimensionInside = (name: string, value: unknown): unknown =>
  typeof value === 'number' && isInMetres(name) ? toCentimetres(value) : value;

const namesOfColumns = new Map(Object.entries(allDimensions).map(([name, { column }]) => [column, name]));

/** The figure under a column of an import sheet, in the unit that is typed and shown. */
export const cellInside = (column: string, value: number): number =>
  dimensionInside(namesOfColumns.get(column) ?? '', value) as number;
