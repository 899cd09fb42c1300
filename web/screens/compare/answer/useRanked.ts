import { graphql, useFragment } from 'react-relay';
import type { useRanked_comparison$key } from '#relay/useRanked_comparison.graphql.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';

/** An option that has structure, its worst excess over any other and its best case, kgCO₂e/m². */
export type RankedOption = { option: ComparedOption; worst: number; best: number };

/** The options that have structure, the least worst case first; nothing without a comparison. */
export function useRanked(
  comparison: useRanked_comparison$key | null,
  options: readonly ComparedOption[],
): RankedOption[] {
  const data = useFragment(
    graphql`
      fragment useRanked_comparison on Comparison {
        items {
          worstExcess {
            perSquareMeter
          }
          bestCase {
            perSquareMeter
          }
        }
      }
    `,
    comparison,
  );
  return options
    .flatMap((option, index) => {
      const item = data?.items[index];
      const worst = item?.worstExcess?.perSquareMeter ?? null;
      return worst === null ? [] : [{ option, worst, best: item?.bestCase?.perSquareMeter ?? 0 }];
    })
    .toSorted((a, b) => a.worst - b.worst || a.best - b.best);
}
