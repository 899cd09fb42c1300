import { blockTypes } from '#domain/factors/blockTypes.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import {
  blockFactor,
  concreteFactor,
  groutFactor,
  mortarFactor,
  type QuantityFlag,
  steelFactor,
} from '#domain/factors/lookup.ts';
import { fckBeyondClasses, fckClasses, steelClasses, strandClass } from '#domain/limits.ts';
import { materialKeys } from '#domain/materials/materialKeys.ts';
import type { QuantityRow } from '../values/structureValues.ts';

/** A column of a quantity table. `name` is the domain's; the label is the locale's `column.<name>`. */
export type QuantityColumn = {
  name: 'fck' | 'ca' | 'fgk' | 'fak' | 'fbk' | 'type' | 'volume' | 'mass' | 'quantity';
  unit: string;
  options?: readonly string[];
};

/** What a kind of table is made of. */
export type QuantityTableKind = {
  columns: readonly QuantityColumn[];
  /** Column that tells rows apart, and the values usual there. */
  identity: QuantityColumn['name'];
  classes: readonly number[];
  /** Strengths offered where the classes end, as custom ones. */
  beyond?: readonly number[];
  /** Class of prestressing steel, offered by a button of its own. */
  strand?: number;
  /** Flags of the factor a row's figure rests on. Only for readable rows. */
  flags: (row: QuantityRow) => QuantityFlag[];
  /** Key of the material a row is of, as declared factors name it. Only for readable rows. */
  material: (row: QuantityRow) => string;
};

const set = currentFactorSet;
const volume: QuantityColumn = { name: 'volume', unit: 'm³' };
const strengths = (rows: readonly { strength: number }[]) => rows.map(({ strength }) => strength);

export const concreteTable: QuantityTableKind = {
  columns: [{ name: 'fck', unit: 'MPa' }, volume],
  identity: 'fck',
  classes: fckClasses,
  beyond: fckBeyondClasses,
  flags: ({ fck, customFck }) => concreteFactor(set, Number(customFck ?? fck)).flags,
  material: ({ fck, customFck }) => materialKeys.concrete(Number(customFck ?? fck)),
};

export const steelTable: QuantityTableKind = {
  columns: [
    { name: 'ca', unit: '' },
    { name: 'mass', unit: 'kg' },
  ],
  identity: 'ca',
  classes: steelClasses,
  strand: strandClass,
  flags: ({ ca }) => steelFactor(set, Number(ca)).flags,
  material: ({ ca }) => materialKeys.steel(Number(ca)),
};

export const groutTable: QuantityTableKind = {
  columns: [{ name: 'fgk', unit: 'MPa' }, volume],
  identity: 'fgk',
  classes: strengths(set.grout),
  flags: ({ fgk }) => groutFactor(set, Number(fgk)).flags,
  material: ({ fgk }) => materialKeys.grout(Number(fgk)),
};

export const mortarTable: QuantityTableKind = {
  columns: [{ name: 'fak', unit: 'MPa' }, volume],
  identity: 'fak',
  classes: strengths(set.mortar),
  flags: ({ fak }) => mortarFactor(set, Number(fak)).flags,
  material: ({ fak }) => materialKeys.mortar(Number(fak)),
};

export const blockTable: QuantityTableKind = {
  columns: [
    { name: 'type', unit: '', options: blockTypes },
    { name: 'fbk', unit: 'MPa' },
    { name: 'quantity', unit: 'un' },
  ],
  identity: 'fbk',
  classes: strengths(set.blocks),
  flags: ({ type, fbk }) => blockFactor(set, String(type), Number(fbk)).flags,
  material: ({ type, fbk }) => materialKeys.block(String(type), Number(fbk)),
};

/** The next class no row has; undefined when all are taken. */
function freeClass({ classes, identity }: QuantityTableKind, rows: readonly QuantityRow[], after: number) {
  const taken = new Set(rows.map((row) => row[identity]));
  return (
    classes.find((value) => value > after && !taken.has(value)) ?? classes.find((value) => !taken.has(value))
  );
}

/** A row to start with: the first class no other row has, no amount. */
export function newRow(kind: QuantityTableKind, rows: readonly QuantityRow[]): QuantityRow {
  const options = kind.columns.find((column) => column.options)?.options;
  const usual = { fck: 30, ca: 50, fgk: 15, fak: 8, fbk: 6 }[kind.identity as 'fck'];
  const row: QuantityRow = Object.fromEntries(kind.columns.map(({ name }) => [name, undefined]));
  if (options) row['type'] = rows.at(-1)?.['type'] ?? options[0];
  const sameType = rows.filter((other) => other['type'] === row['type']);
  row[kind.identity] = freeClass(kind, sameType, usual - 1);
  return row;
}

/** A row with the first custom strength above `after` that no other row has, no amount. */
export function beyondRow(kind: QuantityTableKind, rows: readonly QuantityRow[], after = 0): QuantityRow {
  const taken = new Set(rows.map((row) => row['customFck'] ?? row['fck']));
  const free = kind.beyond?.find((value) => value > after && !taken.has(value));
  return { fck: undefined, customFck: free ?? '', volume: undefined };
}

/** The same amounts of the next class, because no class may stand twice; after the last one of a custom strength. */
export function duplicateRow(
  kind: QuantityTableKind,
  rows: readonly QuantityRow[],
  index: number,
): QuantityRow {
  const { customFck, ...row } = rows[index] ?? {};
  const own = customFck ?? row[kind.identity];
  if (typeof own === 'number' && kind.beyond && own >= Math.max(...kind.classes))
    return { ...row, ...beyondRow(kind, rows, own), volume: row['volume'] };
  const sameType = rows.filter((other) => other['type'] === row['type']);
  return { ...row, [kind.identity]: freeClass(kind, sameType, typeof own === 'number' ? own : 0) };
}
