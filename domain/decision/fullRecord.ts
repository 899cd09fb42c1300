import { markStrandAsRebar } from '../materials/strandAsRebar.ts';
import { withAnswers } from './recordedAnswers.ts';
import type { DecisionRecord, RecordedComparison, RecordedQuantities } from './decisionRecord.ts';

/**
 * Adds to a comparison recorded before sets had rows for strand the note that strand was counted as rebar. Its figures
 * stay. Later records hold the note themselves.
 */
function withStrandNote(comparison: RecordedComparison): RecordedComparison {
  const [factorSet, ...others] = comparison.factorSets;
  if (factorSet === undefined || others.length > 0) return comparison;
  const withNote = (quantities: RecordedQuantities) => markStrandAsRebar(quantities, factorSet);
  return {
    ...comparison,
    items: comparison.items.map((item) => ({
      ...item,
      quantities: item.quantities && withNote(item.quantities),
      ...(item.foundation && {
        foundation: {
          ...item.foundation,
          quantities: withNote(item.foundation.quantities),
          together: withNote(item.foundation.together),
        },
      }),
    })),
  };
}

/** The comparison of a record, completed with the parts that old ones lack. */
export const fullRecord = ({ comparison, chosen }: Pick<DecisionRecord, 'comparison' | 'chosen'>) =>
  withAnswers(withStrandNote(comparison), chosen);
