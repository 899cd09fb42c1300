import { blockTypes } from '#domain/factors/blockTypes.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { fckBeyondClasses, fckClasses, steelClasses, strandClass } from '#domain/limits.ts';
import { type QuantityKind, quantityKinds } from '#domain/materials/quantityKinds.ts';
import type { QuantityRow } from '../values/elementFormValues.ts';

type Kind = (typeof quantityKinds)[QuantityKind];

/** A column of a quantity table. `name` is the domain's; the label is the locale's `column.<name>`. */
export type QuantityColumn = {
  name: Kind['identity'] | Kind['amount'] | 'type';
  unit: string;
  options?: readonly string[];
};

export type QuantityTableKind = {
  of: QuantityKind;
  columns: readonly QuantityColumn[];
  /** Column that distinguishes rows, and its usual values. */
  identity: Kind['identity'];
  classes: readonly number[];
  /** Class of the first row. */
  first: number;
  /** Strengths offered above those of the classes. */
  customStrengths?: readonly number[];
  /** Class of prestressing steel, offered by a button of its own. */
  strand?: number;
};

const set = currentFactorSet;
const strengths = (rows: readonly { strength: number }[]) => rows.map(({ strength }) => strength);

function table(of: QuantityKind, classes: readonly number[]): QuantityTableKind {
  const { identity, amount, unit, usual } = quantityKinds[of];
  const columns = [
    { name: identity, unit: of === 'steel' ? '' : 'MPa' },
    { name: amount, unit },
  ];
  return { of, columns, identity, classes, first: usual };
}

export const concreteTable = { ...table('concrete', fckClasses), customStrengths: fckBeyondClasses };
export const steelTable = { ...table('steel', steelClasses), strand: strandClass };
export const groutTable = { ...table('grout', strengths(set.grout)), first: 15 };
export const mortarTable = table('mortar', strengths(set.mortar));

const blocks = table('blocks', strengths(set.blocks));
const blockType: QuantityColumn = { name: 'type', unit: '', options: blockTypes };
export const blockTable = { ...blocks, columns: [blockType, ...blocks.columns] };

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
  const row: QuantityRow = Object.fromEntries(kind.columns.map(({ name }) => [name, undefined]));
  if (options) row['type'] = rows.at(-1)?.['type'] ?? options[0];
  const sameType = rows.filter((other) => other['type'] === row['type']);
  row[kind.identity] = freeClass(kind, sameType, kind.first - 1);
  return row;
}

/** A row with the first custom strength above `after` that no other row has, no amount. */
export function customStrengthRow(
  kind: QuantityTableKind,
  rows: readonly QuantityRow[],
  after = 0,
): QuantityRow {
  const taken = new Set(rows.map((row) => row['customFck'] ?? row['fck']));
  const free = kind.customStrengths?.find((value) => value > after && !taken.has(value));
  return { fck: undefined, customFck: free ?? '', volume: undefined };
}

/** The same amounts with the next class, because no class may occur twice; after the last, a custom strength. */
export function duplicateRow(
  kind: QuantityTableKind,
  rows: readonly QuantityRow[],
  index: number,
): QuantityRow {
  const { customFck, ...row } = rows[index] ?? {};
  const own = customFck ?? row[kind.identity];
  if (typeof own === 'number' && kind.customStrengths && own >= Math.max(...kind.classes))
    return { ...row, ...customStrengthRow(kind, rows, own), volume: row['volume'] };
  const sameType = rows.filter((other) => other['type'] === row['type']);
  return { ...row, [kind.identity]: freeClass(kind, sameType, typeof own === 'number' ? own : 0) };
}
