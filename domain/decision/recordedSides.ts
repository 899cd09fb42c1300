import type { ComparedLine } from '../comparison/sides/lines.ts';
import type { Technology } from '../structures/technology/technology.ts';
import type { RecordedComparison, RecordedItem } from './decisionRecord.ts';

/** An option of a record as it can be compared again: its materials with the figures they were recorded with. */
type RecordedSide = {
  name: string;
  lines: ComparedLine[];
  area: number;
  technologies: readonly Technology[];
  /** In records that did not keep it as far as they show: by the pairs whose scopes differed. */
  leavesInfillOut: boolean;
  foundation?: boolean;
  precision?: number;
};

/** The options of a record, with materials summed over elements, on which no difference depends. */
export function recordedSides(comparison: RecordedComparison): RecordedSide[] {
  const countsFoundation = comparison.withFoundation === true;
  const isAcross = comparison.differences.some(({ isAcrossScopes }) => isAcrossScopes);
  return comparison.items.map((item) => ({
    name: item.name,
    lines: linesOf(item, countsFoundation),
    area: item.area,
    technologies: item.technologies,
    leavesInfillOut: item.leavesInfillOut ?? (isAcross && item.technologies.includes('beam_column')),
    ...(countsFoundation ? { foundation: item.foundation != null } : {}),
    ...(item.precision == null ? {} : { precision: item.precision }),
  }));
}

function linesOf(item: RecordedItem, countsFoundation: boolean): ComparedLine[] {
  const quantities = (countsFoundation ? item.foundation?.together : undefined) ?? item.quantities;
  const factorSet = item.modules[0]?.factorSet ?? '';
  return (quantities?.materials ?? []).map((line) => ({
    element: '',
    key: line.key,
    label: line.label,
    unit: line.unit,
    amount: line.amount,
    co2: line.co2,
    energy: line.energy,
    factorSet,
    isDeclared: line.flags.includes('declared'),
  }));
}
