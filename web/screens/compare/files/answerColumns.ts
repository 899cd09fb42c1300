import { type AnswerFigure, bestCase, pairMatrix, worstExcess } from '#domain/comparison/answer.ts';
import { mayTell, overMeasure } from '../compared/comparePairs.ts';
import type { Compared, Words } from '../compared/compared.ts';
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
 * measure, by option; null where there is nothing to be held against, or while no winner may be told.
 */
export function answerCells(compared: Compared): (number | null)[][] {
  const { options, measure } = compared;
  const isTold = mayTell(compared);
  const matrix = pairMatrix(options.map((option) => overMeasure(option, measure)));
  const cell = (figure: AnswerFigure | null) =>
    figure === null || !isTold ? null : figure[measure === 'total' ? 'total' : 'perSquareMeter'];
  return options.map((_, index) =>
    aspects.flatMap((aspect) => figures.map(([, figureOf]) => cell(figureOf(matrix, index, aspect)))),
  );
}
