import { differenceOf } from '#domain/comparison/difference.ts';
import { pairMatrix, comparisonSentence } from '#domain/comparison/matrix.ts';
import { limitSentences, pairSentence, saidText } from '#domain/comparison/sentence.ts';
import { messagesIn } from '#domain/messageText.ts';
import type { ComparedLine } from '#domain/comparison/lines.ts';
import { languages } from '#domain/messages.ts';
import type { Technology } from '#domain/technology.ts';
import { expect, test } from 'vitest';
import { sideOf, worked } from './support.ts';

const side = (name: string, lines: ComparedLine[], technology: Technology = 'concrete_wall') => ({
  ...sideOf(),
  name,
  lines,
  area: 900,
  technologies: [technology],
  leavesInfillOut: technology === 'beam_column',
  withoutInfill: [],
});

const wall = side('Parede', worked(900, 90_000));
const said = (...sides: ReturnType<typeof side>[]) => {
  const sentence = comparisonSentence(sides, 'co2');
  return sentence && saidText(sentence, messagesIn('pt-BR'));
};

test('of a pair, with the assumption it holds under', () => {
  const names = { item: 'A', reference: 'B' };
  const text = (a: ComparedLine[], b: ComparedLine[], scope = false) =>
    saidText(pairSentence(names, differenceOf(a, b), 'co2', scope), messagesIn('pt-BR'));
  expect(text(worked(1000, 95_000), worked(900, 105_000))).toBe(
    'A emite mais que B, com os mesmos fornecedores',
  );
  expect(text(worked(100, 9000), worked(900, 105_000))).toBe(
    'A emite menos que B, seja qual for o fornecedor',
  );
  expect(text(worked(1000, 75_000), worked(900, 105_000), true)).toBe(
    'Só a estrutura: depende dos fornecedores se A emite menos que B',
  );
  expect(text(worked(1, 1), worked(1, 1))).toBe('A e B emitem o mesmo, com os mesmos fornecedores');
});

test('the limit that settles it, on the side where it surely holds', () => {
  const difference = differenceOf(worked(900, 105_000), worked(1000, 75_000));
  const [limit] = limitSentences('Parede', difference, 'co2');
  expect(limit && saidText(limit, messagesIn('pt-BR'))).toBe(
    'Parede emite menos se o aço CA50 vier a até 0,76 kgCO₂e/kg',
  );
});

test('of a whole comparison: lower than all the others, by the weakest assumption', () => {
  const much = side('Pórtico', worked(3000, 300_000));
  expect(said(wall, much)).toBe('Parede emite menos que Pórtico, seja qual for o fornecedor');
  expect(said(much, wall)).toBe('Parede emite menos que Pórtico, seja qual for o fornecedor');
  const near = side('Outra', worked(950, 95_000));
  expect(said(much, near, wall)).toBe('Parede emite menos que as outras duas, com os mesmos fornecedores');
  expect(said(much, near, wall, side('Última', worked(3100, 310_000)))).toBe(
    'Parede emite menos que as outras três, com os mesmos fornecedores',
  );
  const open = side('Aberta', worked(1000, 75_000));
  expect(said(open, side('Mais aço', worked(900, 105_000)), much)).toMatch(
    /^Depende dos fornecedores, e nenhuma/,
  );
});

test('across technologies it says what is counted; a side without structure takes no part', () => {
  const frame = side('Pórtico', worked(3000, 300_000), 'beam_column');
  expect(said(wall, frame, side('Vazia', []))).toBe(
    'Só a estrutura: Parede emite menos que Pórtico, seja qual for o fornecedor',
  );
  expect(said(wall, side('Vazia', []))).toBeNull();
});

test('all pairs in a matrix, each the mirror of its other', () => {
  const matrix = pairMatrix([wall, side('B', worked(1000, 95_000)), side('Vazia', [])]);
  expect(matrix.map((row) => row.map((pair) => pair?.judged.co2Verdict ?? null))).toEqual([
    [null, 'LOWER_IN_EVERY_CASE', null],
    ['HIGHER_IN_EVERY_CASE', null, null],
    [null, null, null],
  ]);
});

test('in every language', () => {
  const sentence = comparisonSentence(
    [wall, side('B', worked(950, 95_000)), side('C', worked(1000, 99_000))],
    'energy',
  );
  const texts = languages.map((language) => sentence && saidText(sentence, messagesIn(language)));
  expect(new Set(texts).size).toBe(4);
  expect(texts.every((text) => text?.startsWith('Parede'))).toBe(true);
});
