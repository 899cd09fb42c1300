import { type AnswerFigure, bestCase, pairMatrix, worstExcess } from '#domain/comparison/answer.ts';
import type { ComparedOption } from './comparedOption.ts';
import { overMeasure } from './comparePairs.ts';
import type { Words } from './compared.ts';
import type { Measure } from './measure.ts';
import { aspects, unitOf } from './sheetCells.ts';

const figures = [
  ['worstExcess', worstExcess],
  ['bestCase', bestCase],
] as const;

/** Headings of worst excess and best case of each quantity, with their unit in the measure. */
export const answerHeads = (t: Words['t'], suffix: string) =>
  aspects.flatMap((aspect) =>
    figures.map(([name]) => `${t(`sheet.${name}`)}: ${t(`quantity.${aspect}`)} (${unitOf(aspect, suffix)})`),
  );

/**
 * Worst excess over any other option and best case against any other with the same suppliers, kgCO₂e and MJ in the
 * measure, by option; null where there is nothing to be held against.
 */
export function answerCells(options: readonly ComparedOption[], measure: Measure): (number | null)[][] {
  const matrix = pairMatrix(options.map((option) => overMeasure(option, measure)));
  const cell = (figure: AnswerFigure | null) =>
    (measure === 'total' ? figure?.total : figure?.perSquareMeter) ?? null;
  return options.map((_, index) =>
    aspects.flatMap((aspect) => figures.map(([, figureOf]) => cell(figureOf(matrix, index, aspect)))),
  );
}
