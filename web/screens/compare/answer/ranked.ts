import { type AnswerFigure, bestCase, pairMatrix, worstExcess } from '#domain/comparison/answer/answer.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { figureKeyOf, sideInMeasure } from '../compared/comparePairs.ts';
import type { Measure } from '../compared/measure.ts';

/** An option that has structure, its worst excess over any other and its best case, kgCO₂e in the measure. */
export type RankedOption = { option: ComparedOption; worst: number; best: number };

/** The options that have structure, the least worst case first: per m² even in total, as in the answer. */
export function ranked(options: readonly ComparedOption[], measure: Measure): RankedOption[] {
  const matrix = pairMatrix(options.map((option) => sideInMeasure(option, measure)));
  const perSquareMeter = (figure: AnswerFigure) => figure.perSquareMeter ?? 0;
  const inMeasure = (figure: AnswerFigure) => figure[figureKeyOf(measure)] ?? 0;
  return options
    .flatMap((option, index) => {
      const [worst, best] = [worstExcess(matrix, index, 'co2'), bestCase(matrix, index, 'co2')];
      return worst === null || best === null ? [] : [{ option, worst, best }];
    })
    .toSorted(
      (a, b) =>
        perSquareMeter(a.worst) - perSquareMeter(b.worst) || perSquareMeter(a.best) - perSquareMeter(b.best),
    )
    .map(({ option, worst, best }) => ({ option, worst: inMeasure(worst), best: inMeasure(best) }));
}
