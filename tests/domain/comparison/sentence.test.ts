import { answerOf, pairMatrix } from '#domain/comparison/answer/answer.ts';
import { differenceOf } from '#domain/comparison/differences/difference.ts';
import type { ComparedLine } from '#domain/comparison/sides/lines.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { answerSentence, limitSentences, pairSentence } from '#domain/comparison/wording/sentence.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { type Language, languages } from '#domain/texts/messages.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { describe, expect, test } from 'vitest';
import { setLine } from './drawnSides.ts';
import { sideOf, worked } from './support.ts';

const side = (name: string, lines: ComparedLine[], technology: Technology = 'concrete_wall') => ({
  ...sideOf(),
  name,
  lines,
  area: 900,
  precision: 0.01,
  technologies: [technology],
  leavesInfillOut: technology === 'beam_column',
  withoutInfill: [],
});

type NamedSide = ReturnType<typeof side>;
const wall = side('Parede', worked(900, 90_000));
const sentenceOf = (sides: NamedSide[], of: 'co2' | 'energy' = 'co2', isSuspended = false) => {
  const matrix = pairMatrix(sides);
  return answerSentence(sides, matrix, { ...answerOf(matrix, of), isSuspended }, of);
};
const textIn = (language: Language, sides: NamedSide[], isSuspended = false) => {
  const sentence = sentenceOf(sides, 'co2', isSuspended);
  return sentence && statementText(sentence, messagesIn(language));
};
const answerText = (...sides: NamedSide[]) => textIn('pt-BR', sides);

test('of a pair, with the assumption it holds under', () => {
  const names = { item: 'A', reference: 'B' };
  const text = (a: ComparedLine[], b: ComparedLine[], acrossScopes = false) =>
    statementText(pairSentence(names, differenceOf(a, b), 'co2', { acrossScopes }), messagesIn('pt-BR'));
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

test('a margin below the precision of the quantities is no winner’s', () => {
  const names = { item: 'B', reference: 'A' };
  const difference = differenceOf(worked(900, 105_000), worked(1000, 95_000));
  const text = (precision: number) =>
    statementText(
      pairSentence(names, difference, 'co2', { acrossScopes: false, precision }),
      messagesIn('pt-BR'),
    );
  expect(text(0.15)).toBe(
    'B emite menos que A, com os mesmos fornecedores, mas por menos do que a precisão dos quantitativos (± 15 %)',
  );
  expect(text(0.01)).toBe(
    'B emite menos que A, com os mesmos fornecedores, e se mantém com até ± 1,8 % de erro nos quantitativos',
  );
});

test('the limit that settles it, within its range and on the side where it surely holds', () => {
  const difference = differenceOf(worked(900, 105_000), worked(1000, 75_000));
  const [limit] = limitSentences('Parede', difference, 'co2');
  expect(limit && statementText(limit, messagesIn('pt-BR'))).toBe(
    'Parede emite menos se o aço CA50 for de até 0,76 kgCO₂e/kg (faixa 0,426–1,06)',
  );
});

test('a limit that only the outermost tenth of the range reaches says so', () => {
  // The concrete adds 22 820 to 33 940, 52 t of steel take off 22 147 to 55 172.
  const difference = differenceOf(worked(1000, 75_000), worked(900, 127_000));
  const limits = limitSentences('Parede', difference, 'co2').map((each) =>
    statementText(each, messagesIn('pt-BR')),
  );
  expect(limits).toEqual([
    'Parede emite menos se o aço CA50 for de 0,653 kgCO₂e/kg ou mais (faixa 0,426–1,06)',
    'Parede emite mais se o aço CA50 for de até 0,438 kgCO₂e/kg (faixa 0,426–1,06); só o extremo da faixa chega a tanto',
  ]);
});

describe('of a whole comparison', () => {
  const much = side('Pórtico', worked(3000, 300_000));
  const near = side('Outra', worked(950, 95_000));

  test('lower than all the others, by the weakest assumption', () => {
    expect(answerText(wall, much)).toBe(
      'Parede emite menos que Pórtico, seja qual for o fornecedor, e se mantém com até ± 53 % de erro nos quantitativos',
    );
    expect(answerText(much, wall)).toBe(answerText(wall, much));
    expect(answerText(much, near, wall)).toBe(
      'Parede emite menos que Pórtico e Outra, com os mesmos fornecedores, e se mantém com até ± 2,7 % de erro nos quantitativos',
    );
  });

  test('a tie below the rest', () => {
    expect(answerText(wall, side('Igual', worked(900, 90_000)), much)).toMatch(
      /^Parede e Igual emitem o mesmo, e menos que Pórtico, com os mesmos fornecedores, e se mantém/,
    );
    expect(answerText(wall, side('Igual', worked(900, 90_000)))).toBe(
      'Parede e Igual emitem o mesmo, com os mesmos fornecedores',
    );
  });

  test('of two that have the same name, the one that emits less', () => {
    const same = side('Parede', worked(3000, 300_000));
    expect(answerText(wall, same)).toMatch(/^Parede emite menos que Parede, seja qual for o fornecedor/);
    expect(answerText(wall, same, much)).toMatch(/^Parede emite menos que Parede e Pórtico,/);
  });

  const masonry = side(
    'Alvenaria',
    [
      setLine('concrete:25', 500),
      setLine('steel:50', 45_000),
      setLine('block:inteiro (14x19x39):8', 90_000),
      setLine('grout:20', 100),
      setLine('mortar:8', 60),
    ],
    'structural_masonry',
  );
  const thin = side('Parede', [setLine('concrete:25', 1150), setLine('steel:60', 60_000)]);

  test('the same cement where only that settles it', () => {
    expect(answerText(thin, masonry)).toMatch(
      /^Alvenaria emite menos que Parede, com os mesmos fornecedores e o mesmo cimento, e se mantém/,
    );
  });

  test('else the least worst case with its best case, per m²; never that it depends', () => {
    const open = [side('A', worked(1000, 75_000)), side('B', worked(900, 105_000))];
    // A − B adds 22 820 to 33 940 in concrete, −31 830 to −12 777 in steel: 21 163 at worst, of B − A 9010.
    const [worst, best] = [9010 / 900, 21_163 / 900].map((value) =>
      Number(value.toPrecision(3)).toLocaleString('pt-BR'),
    );
    expect(answerText(...open)).toBe(
      `B: no pior caso ${worst} kgCO₂e/m² acima da melhor, no melhor ${best} abaixo`,
    );
    for (const language of languages) expect(textIn(language, open)).not.toMatch(/depend|завис/i);
  });

  test('with a failed check that nobody overrode it names no winner', () => {
    for (const language of languages) {
      const text = textIn(language, [wall, much], true);
      expect(text).not.toMatch(/Parede|Pórtico/);
      expect(text).toBeTruthy();
    }
  });

  test('across technologies it says what is counted; a side without structure takes no part', () => {
    const frame = side('Pórtico', worked(3000, 300_000), 'beam_column');
    expect(answerText(wall, frame, side('Vazia', []))).toMatch(
      /^Só a estrutura: Parede emite menos que Pórtico, /,
    );
    expect(answerText(wall, side('Vazia', []))).toBeNull();
  });

  test('every pair is the mirror of its other', () => {
    const matrix = pairMatrix([wall, side('B', worked(1000, 95_000)), side('Vazia', [])]);
    expect(matrix.map((row) => row.map((pair) => pair?.judged.co2Verdict ?? null))).toEqual([
      [null, 'LOWER_IN_EVERY_CASE', null],
      ['HIGHER_IN_EVERY_CASE', null, null],
      [null, null, null],
    ]);
  });

  test('in every language', () => {
    const sentence = sentenceOf([wall, near, side('C', worked(1000, 99_000))], 'energy');
    const texts = languages.map((language) => sentence && statementText(sentence, messagesIn(language)));
    expect(new Set(texts).size).toBe(4);
    expect(texts.every((text) => text?.startsWith('Parede') && !text.includes('{{'))).toBe(true);
  });
});
