import { type AtStanding, differenceAt } from './sides/atStanding.ts';
import type { ComparedLine } from './sides/lines.ts';
import { scaleLines } from '../range.ts';

/** One version: the material lines of one floor, the floors, and the dimensions, which cause no CO₂, by name. */
export type VersionState = {
  lines: readonly ComparedLine[];
  dimensions: Readonly<Record<string, number>>;
  floors: number;
};

/**
 * A value before and after, per floor, as typed; null where there was none. `unit` is null for plain figures, whose
 * `element` is empty. CO₂ and energy are those of all floors.
 */
export type VersionChange = {
  element: string;
  label: string;
  unit: string | null;
  before: number | null;
  after: number | null;
  co2: AtStanding;
  energy: AtStanding;
};

/**
 * The differences of two versions, each with the CO₂ and energy it caused with the same suppliers; together they are
 * the difference of the two. A class that replaced another in an element is one change, `C30 → C40`.
 */
export function versionChanges(base: VersionState, other: VersionState): VersionChange[] {
  const changes = groups(base, other).flatMap(({ element, label, before, after }): VersionChange[] => {
    const change = {
      element,
      label,
      unit: (before[0] ?? after[0])?.unit ?? null,
      before: amountOf(before),
      after: amountOf(after),
      ...caused(scaleLines(before, base.floors), scaleLines(after, other.floors)),
    };
    // Another class is a change even where its figures are the same.
    return before[0]?.key !== after[0]?.key || isChange(change) ? [change] : [];
  });
  return [...changes, ...dimensionChanges(base.dimensions, other.dimensions)];
}

type Group = { element: string; label: string; before: ComparedLine[]; after: ComparedLine[] };

function groups(base: VersionState, other: VersionState): Group[] {
  const all = [...base.lines, ...other.lines];
  return [...Map.groupBy(all, ({ element }) => element)].flatMap(([element, lines]) => {
    const rows = [...new Set(lines.map(({ key }) => key))].map((key) => ({
      key,
      ...pick(element, key, base, other),
    }));
    return rows.flatMap((row) => {
      const swap = replacement(row, rows);
      if (swap === undefined) return [{ element, label: labelOf(row), before: row.before, after: row.after }];
      if (row.before.length === 0) return [];
      const label = `${labelOf(row)} → ${labelOf(swap)}`;
      return [{ element, label, before: row.before, after: swap.after }];
    });
  });
}

type Row = { key: string; before: ComparedLine[]; after: ComparedLine[] };

const pick = (element: string, key: string, base: VersionState, other: VersionState) => {
  const of = ({ lines }: VersionState) =>
    lines.filter((line) => line.element === element && line.key === key);
  return { before: of(base), after: of(other) };
};

/** The one class that replaced this one, or that this one replaced. */
function replacement(row: Row, rows: readonly Row[]): Row | undefined {
  // Amounts in different units are no replacement.
  const kind = (key: string) => key.split(':', key.startsWith('other:') ? 3 : 1).join(':');
  const own = rows.filter(({ key }) => kind(key) === kind(row.key));
  const [removed, added] = [
    own.filter(({ after }) => after.length === 0),
    own.filter((r) => r.before.length === 0),
  ];
  if (removed.length !== 1 || added.length !== 1) return undefined;
  if (row === removed[0]) return added[0];
  return row === added[0] ? removed[0] : undefined;
}

const labelOf = ({ before, after }: Row) => (before[0] ?? after[0])?.label ?? '';

const caused = (before: readonly ComparedLine[], after: readonly ComparedLine[]) => ({
  co2: differenceAt(after, before, 'co2'),
  energy: differenceAt(after, before, 'energy'),
});

const amountOf = (lines: readonly ComparedLine[]): number | null =>
  lines.length === 0 ? null : lines.reduce((sum, { amount }) => sum + amount, 0);

const isChange = ({ before, after, co2, energy }: VersionChange) =>
  !same(before, after) || [co2.low, co2.high, energy.low, energy.high].some((value) => value !== 0);

const same = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b)));

function dimensionChanges(
  base: VersionState['dimensions'],
  other: VersionState['dimensions'],
): VersionChange[] {
  const nothing = { low: 0, high: 0 };
  return [...new Set([...Object.keys(base), ...Object.keys(other)])].flatMap((name) => {
    const [before, after] = [base[name] ?? null, other[name] ?? null];
    if (same(before, after)) return [];
    return [{ element: '', label: name, unit: null, before, after, co2: nothing, energy: nothing }];
  });
}
