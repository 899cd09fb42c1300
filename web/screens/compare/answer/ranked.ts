import { bestCase, pairMatrix, worstExcess } from '#domain/comparison/answer/answer.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';

/** An option that has structure, its worst excess over any other and its best case, kgCO₂e/m². */
export type RankedOption = { option: ComparedOption; worst: number; best: number };

/** The options that have structure, the least worst case first. */
export function ranked(options: readonly ComparedOption[]): RankedOption[] {
  const matrix = pairMatrix(options.map(({ side }) => side));
  return options
    .flatMap((option, index) => {
      const worst = worstExcess(matrix, index, 'co2')?.perSquareMeter ?? null;
      const best = bestCase(matrix, index, 'co2')?.perSquareMeter ?? 0;
      return worst === null ? [] : [{ option, worst, best }];
    })
    .toSorted((a, b) => a.worst - b.worst || a.best - b.best);
}
