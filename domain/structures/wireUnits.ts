import { allDimensions } from './dimensions.ts';

/** Digits kept in conversions, so that binary rounding errors disappear. */
const digits = 14;
const exact = (value: number) => Number(value.toPrecision(digits));

/** m → cm. */
export const toCentimetres = (metres: number) => exact(metres * 100);

/** cm → m. */
export const toMetres = (centimetres: number) => exact(centimetres / 100);

const isInMetres = (name: string) => allDimensions[name]?.use === 'thickness';

/** A dimension as on /v1 and in its clients' sheets: those typed in cm are sent in m, all others unchanged. */
export const dimensionOnWire = (name: string, value: unknown): unknown =>
  typeof value === 'number' && isInMetres(name) ? toMetres(value) : value;

/** The same the other way. */
export const dimensionInside = (name: string, value: unknown): unknown =>
  typeof value === 'number' && isInMetres(name) ? toCentimetres(value) : value;

const namesOfColumns = new Map(Object.entries(allDimensions).map(([name, { column }]) => [column, name]));

/** The figure under a column of an import sheet, in the unit that is typed and shown. */
export const cellInside = (column: string, value: number): number =>
  dimensionInside(namesOfColumns.get(column) ?? '', value) as number;
