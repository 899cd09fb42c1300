import { answerOf, pairMatrix } from '#domain/comparison/answer/answer.ts';
import type { ComparedLine, Indicator } from '#domain/comparison/sides/lines.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { answerSentence } from '#domain/comparison/wording/sentence.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { type Language, languages } from '#domain/texts/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnSides } from './drawnSides.ts';
import { sideOf } from './support.ts';

/** What a sentence is read by: the words of each language, written here once more. */
const words: Record<
  Language,
  {
    less: string;
    any: string;
    same: string;
    cement: string;
    within: string;
    holds: string;
    suspended: string;
  }
> = {
  'pt-BR': {
    less: 'menos (?:energia )?que',
    any: 'seja qual for o fornecedor',
    same: 'com os mesmos fornecedores',
    cement: 'e o mesmo cimento',
    within: 'mas por menos do que a precisão',
    holds: 'e se mantém com até',
    suspended: 'Ainda sem resposta',
  },
  'en-US': {
    less: 'less (?:energy )?than',
    any: 'whatever the supplier',
    same: 'with the same suppliers',
    cement: 'and the same cement',
    within: 'but by less than the precision',
    holds: 'and it holds with errors of up to',
    suspended: 'No answer yet',
  },
  'es-ES': {
    less: 'menos (?:energía )?que',
    any: 'sea cual sea el proveedor',
    same: 'con los mismos proveedores',
    cement: 'y el mismo cemento',
    within: 'pero por menos que la precisión',
    holds: 'y se mantiene con hasta',
    suspended: 'Todavía sin respuesta',
  },
  'ru-RU': {
    less: 'меньше(?: энергии)?, чем',
    any: 'у любого поставщика',
    same: 'при одних и тех же поставщиках',
    cement: 'и одном цементе',
    within: 'но разница меньше точности',
    holds: 'и это верно при ошибке',
    suspended: 'Ответа пока нет',
  },
};
const names = ['Alfa', 'Beta', 'Gama', 'Delta'];
const area = 900;
const precision = 0.06;

type Assumption = 'any' | 'same' | 'cement';
const cementKinds = ['concrete', 'grout', 'mortar', 'block'];

/** Both ends of item − reference under an assumption, from the lines alone. */
function interval(item: ComparedLine[], reference: ComparedLine[], of: Indicator, under: Assumption) {
  const at = (lines: ComparedLine[], end: 'min' | 'max') =>
    lines.reduce((sum, line) => sum + line[of][end], 0);
  if (under === 'any')
    return { min: at(item, 'min') - at(reference, 'max'), max: at(item, 'max') - at(reference, 'min') };
  const group = ({ key }: ComparedLine) => {
    const kind = key.split(':', 1)[0]!;
    return under === 'cement' && cementKinds.includes(kind) ? 'cement' : kind;
  };
  const groups = [...new Set([...item, ...reference].map(group))];
  return groups.reduce(
    (sum, each) => {
      const [a, b] = [item, reference].map((lines) => lines.filter((line) => group(line) === each));
      const ends = (['min', 'max'] as const).map((end) => at(a!, end) - at(b!, end));
      return { min: sum.min + Math.min(...ends), max: sum.max + Math.max(...ends) };
    },
    { min: 0, max: 0 },
  );
}

const times = (lines: ComparedLine[], by: number): ComparedLine[] =>
  lines.map((line) => ({
    ...line,
    amount: line.amount * by,
    co2: { min: line.co2.min * by, max: line.co2.max * by },
    energy: { min: line.energy.min * by, max: line.energy.max * by },
  }));

/** How much all quantities may err while the item stays lower: by halving. */
function errorBorne(item: ComparedLine[], reference: ComparedLine[], of: Indicator): number {
  const isLower = (error: number, under: Assumption) =>
    interval(times(item, 1 + error), times(reference, 1 - error), of, under).max <= 0;
  const under = interval(item, reference, of, 'same').max <= 0 ? 'same' : 'cement';
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (isLower(middle, under)) low = middle;
    else high = middle;
  }
  return low;
}

/** The names in a text, in no order. */
const namesIn = (text: string) => names.filter((name) => text.includes(name));
const numbersIn = (text: string, language: Language) =>
  (text.match(/\d[\d.,\u00a0\u202f]*/g) ?? []).map(
    (number) => parseLocaleNumber(number.replace(/[.,]$/, ''), language) ?? NaN,
  );

type Wanted = {
  isSuspended: boolean;
  certainty: Assumption | undefined;
  best: string[];
  others: string[];
  /** How much all quantities may err. */
  margin: number;
  /** Per m². */
  worst: number;
  bestCase: number;
};

type Kind = Assumption | 'least' | 'tie' | 'within' | 'holds' | 'suspended';

/** What a sentence is a case of. */
function kindsOf({ isSuspended, certainty, best, others, margin }: Wanted): Kind[] {
  if (isSuspended) return ['suspended'];
  if (certainty === undefined) return ['least'];
  const settled: Kind[] = best.length > 1 ? [certainty, 'tie'] : [certainty];
  return others.length === 0 ? settled : [...settled, margin < precision ? 'within' : 'holds'];
}

/** What a sentence says, by the words of its language. */
function reading(text: string, language: Language) {
  const { less, suspended, ...word } = words[language];
  const [before = '', after = ''] = text.split(new RegExp(`${less}(.*)`, 's'));
  const said = Object.entries(word).filter(([, part]) => text.includes(part));
  return {
    isSuspended: text.startsWith(suspended),
    best: namesIn(before),
    others: namesIn(after),
    said: said.map(([name]) => name),
    numbers: numbersIn(text, language),
  };
}

/** Two figures, rounded down. */
function borne(margin: number): number {
  const exact = 100 * margin * (1 + 1e-9);
  const step = 10 ** (Math.floor(Math.log10(exact)) - 1);
  return Number((Math.floor(exact / step) * step).toPrecision(2));
}

/** What it has to say. */
function wantedReading(wanted: Wanted): ReturnType<typeof reading> {
  const { isSuspended, certainty, best, others, margin, worst, bestCase } = wanted;
  if (isSuspended) return { isSuspended, best: [], others: [], said: [], numbers: [] };
  if (certainty === undefined) {
    const numbers = [worst, Math.abs(bestCase)].map((figure) => Number(figure.toPrecision(3)));
    return { isSuspended, best, others: [], said: [], numbers };
  }
  const assumption = { any: ['any'], same: ['same'], cement: ['same', 'cement'] }[certainty];
  if (others.length === 0) return { isSuspended, best, others, said: assumption, numbers: [] };
  return margin < precision
    ? { isSuspended, best, others, said: [...assumption, 'within'], numbers: [100 * precision] }
    : { isSuspended, best, others, said: [...assumption, 'holds'], numbers: [borne(margin)] };
}

test('drawn sentences of two to four sides, read back in every language, say what the lines come to', () => {
  const seen: Record<Kind, number> = {
    any: 0,
    same: 0,
    cement: 0,
    least: 0,
    tie: 0,
    within: 0,
    holds: 0,
    suspended: 0,
  };
  const drawn = fc.record({
    lines: drawnSides(4),
    // Some options are alike, and some differ by little.
    copy: fc.option(fc.constantFrom(1, 1, 1.02, 1.2), { nil: null }),
    of: fc.constantFrom<Indicator>('co2', 'energy'),
    isSuspended: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
  });
  fc.assert(
    fc.property(drawn, ({ lines, copy, of, isSuspended }) => {
      const all = copy === null ? lines : [...lines.slice(0, 3), times(lines[0]!, copy)];
      const sides = all.map((each, at) => ({ ...sideOf(), lines: each, area, precision, name: names[at]! }));
      const matrix = pairMatrix(sides);
      const sentence = answerSentence(sides, matrix, { ...answerOf(matrix, of), isSuspended }, of)!;

      // Differences no bigger than rounding are ties; those just above it are no case of a tower.
      const size = Math.max(...all.flat().map((line) => line[of].max));
      const noise = 1e-11 * size;
      const isClear = (value: number) => Math.abs(value) <= noise || Math.abs(value) >= 1e-6 * size;
      const excess = (at: number, under: Assumption) =>
        Math.max(...all.flatMap((other, i) => (i === at ? [] : [interval(all[at]!, other, of, under).max])));
      const places = all.map((_, at) => at);
      const worst = places.map((at) => excess(at, 'same'));
      fc.pre(
        places.every((at) =>
          (['any', 'same', 'cement'] as const)
            .map((under) => excess(at, under))
            .concat(worst.map((other) => other - worst[at]!))
            .every(isClear),
        ),
      );
      const certainty = (['any', 'same', 'cement'] as const).find((under) =>
        places.some((at) => excess(at, under) <= noise),
      );
      const least = Math.min(...worst);
      const best = places.filter((at) =>
        certainty === undefined ? worst[at]! <= least + noise : excess(at, certainty) <= noise,
      );
      const others = places.filter((at) => !best.includes(at));
      const named = (some: number[]) => some.map((at) => names[at]!);
      const margin = Math.min(
        ...best.flatMap((at) => others.map((other) => errorBorne(all[at]!, all[other]!, of))),
      );

      const bestCase = Math.min(
        ...all.flatMap((other, i) =>
          i === best[0] ? [] : [interval(all[best[0]!]!, other, of, 'same').min],
        ),
      );
      const figures = {
        best: named(best),
        others: named(others),
        worst: least / area,
        bestCase: bestCase / area,
      };
      const wanted = { ...figures, certainty, margin, isSuspended };
      for (const kind of kindsOf(wanted)) seen[kind] += 1;
      const texts = languages.map((language) =>
        reading(statementText(sentence, messagesIn(language)), language),
      );
      expect(texts).toEqual(languages.map(() => wantedReading(wanted)));
    }),
    { numRuns: 400 },
  );
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});
