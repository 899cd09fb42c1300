import type { Range } from '#domain/range.ts';
import { customFckRange, fckRange } from '#domain/limits.ts';
import { quantityKinds } from '#domain/materials/quantityKinds.ts';
import type { OtherMaterial } from '#domain/structures/otherMaterials.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import { isWithin } from '#domain/range.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';

const kinds = Object.values(quantityKinds);
const ranges: Record<string, Range> = {
  ...Object.fromEntries(kinds.map(({ identity, range }) => [identity, range])),
  fck: fckRange,
  customFck: customFckRange,
};
const strengths = Object.keys(ranges);
const amounts = [...new Set(kinds.map(({ amount }) => amount))];

/** A draft restored from storage has lost the amounts that were still empty, so a strength alone makes a row too. */
const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [...amounts, ...strengths].some((name) => name in value);

/** Whether a row can be counted: an amount above 0 of a strength with factors. */
export function isReadable(row: Record<string, unknown>): boolean {
  const amount = amounts.map((name) => row[name]).find((value) => value !== undefined);
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return false;
  if (!strengths.some((name) => typeof row[name] === 'number')) return false;
  const custom = typeof row['customFck'] === 'number';
  return Object.entries(ranges).every(([name, range]) => {
    const value = row[name];
    if (!(name in row) || (name === 'fck' && custom) || (name === 'customFck' && !custom)) return true;
    return typeof value === 'number' && isWithin(value, range);
  });
}

function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((row) => !isRow(row) || isReadable(row)).map(readable);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readable(each)]));
}

/** What can already be counted of a half-filled structure: complete rows with figures within their ranges. */
export function readableStructure(technology: Technology, values: unknown): StructureData {
  const data = readable((values as Record<string, unknown> | undefined)?.[technology] ?? {});
  const { otherMaterials = [], ...rest } = data as StructureData;
  return { ...rest, otherMaterials: otherMaterials.flatMap(readableOther) };
}

/** One with numeric amount and factors; a single figure is both ends of a factor. */
function readableOther(row: OtherMaterial): OtherMaterial[] {
  const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
  const filledRange = ({ min, max }: { min?: unknown; max?: unknown }) => {
    const upper = max ?? min;
    return isAmount(min) && isAmount(upper) && min <= upper ? { min, max: upper } : undefined;
  };
  const [co2, energy] = [filledRange(row.co2), filledRange(row.energy)];
  if (!isAmount(row.amount) || row.amount === 0 || co2 === undefined || energy === undefined) return [];
  return [{ ...row, co2, energy }];
}
