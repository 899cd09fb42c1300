import type { Range } from '../../range.ts';
import { type ComparedLine, factorOf, indicators } from './lines.ts';
import { holdsCement, kindOf, type MaterialKind } from './kinds.ts';

/**
 * Rows of one supplier, who has one standing t for all of them. `label` is the material's for one outside the set, else
 * empty, because the kind names it. `rows` are the keys of the materials. `family` is shared by kinds with the same
 * cement.
 */
export type SupplierGroup = { id: string; family: string; kind: MaterialKind; label: string; rows: string[] };

/** A group with its lines on both sides. */
export type SupplierGroupLines = SupplierGroup & { item: ComparedLine[]; reference: ComparedLine[] };

/**
 * Both sides' lines by supplier. A kind has one group per factor set: figures of two sets have two scales, so their
 * rows count as independent, and so do rows of one key whose factors differ.
 */
export function supplierGroupLines(
  item: readonly ComparedLine[],
  reference: readonly ComparedLine[],
): SupplierGroupLines[] {
  const conflicting = keysWithDifferentFactors(item, reference);
  const groups = new Map<string, SupplierGroupLines>();
  for (const side of ['item', 'reference'] as const) {
    for (const line of side === 'item' ? item : reference) {
      if (line.amount === 0) continue;
      const own = supplierGroupOf(line);
      const isConflicting = conflicting.has(rowOf(line));
      const id = isConflicting ? `${own.id}|${line.key}|${side}` : own.id;
      const family = isConflicting ? id : own.family;
      const group = groups.get(id) ?? { ...own, id, family, rows: [], item: [], reference: [] };
      groups.set(id, group);
      group[side].push(line);
      if (!group.rows.includes(line.key)) group.rows.push(line.key);
    }
  }
  return [...groups.values()];
}

/** The groups in a list of lines, of any number of sides. */
export function supplierGroupsOf(lines: readonly ComparedLine[]): SupplierGroup[] {
  return supplierGroupLines(lines, []).map(({ id, family, kind, label, rows }) => ({
    id,
    family,
    kind,
    label,
    rows,
  }));
}

function supplierGroupOf({ key, label, factorSet }: ComparedLine): Omit<SupplierGroup, 'rows'> {
  const kind = kindOf(key);
  if (kind === 'DECLARED') return { id: `${kind}|${key}`, family: `${kind}|${key}`, kind, label };
  const id = `${kind}|${factorSet}`;
  return { id, family: holdsCement(kind) ? `CEMENT|${factorSet}` : id, kind, label: '' };
}

const rowOf = (line: ComparedLine) => `${supplierGroupOf(line).id}|${line.key}`;

function keysWithDifferentFactors(
  item: readonly ComparedLine[],
  reference: readonly ComparedLine[],
): Set<string> {
  const factors = new Map(reference.filter(({ amount }) => amount !== 0).map((line) => [rowOf(line), line]));
  const apart = item.filter((line) => {
    const other = factors.get(rowOf(line));
    if (other === undefined || line.amount === 0) return false;
    return !indicators.every((of) => sameRange(factorOf(line, of), factorOf(other, of)));
  });
  return new Set(apart.map(rowOf));
}

const close = (x: number, y: number) => Math.abs(x - y) <= 1e-9 * Math.max(Math.abs(x), Math.abs(y));
const sameRange = (x: Range, y: Range) => close(x.min, y.min) && close(x.max, y.max);
