import { phasePrecision } from '#domain/comparison/answer/precision.ts';
import type { ComparedLine } from '#domain/comparison/sides/lines.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import type { RecordedComparison, RecordedItem } from '#domain/decision/decisionRecord.ts';
import { recordedSentence, withAnswers } from '#domain/decision/recordedAnswers.ts';
import { decisionStatus } from '#domain/decision/decisionStatus.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { factorOfKey } from '#domain/factors/factorOfKey.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { scaleRange, sumRanges } from '#domain/range.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFor, drawnSides } from '../comparison/drawnSides.ts';

const day = '2026-11-23';
const lineOf = (key: string, amount: number): ComparedLine => {
  const { co2, energy } = factorOfKey(currentFactorSet, key)!;
  const ranges = { co2: scaleRange(co2, amount), energy: scaleRange(energy, amount) };
  const unit = key.startsWith('steel') ? 'kg' : 'm3';
  const factorSet = currentFactorSet.id;
  return { element: '', key, label: key, unit, amount, ...ranges, factorSet, isDeclared: false };
};

/** A record of options of 900 m², as it was kept before answers were. */
const oldRecord = (options: readonly (readonly ComparedLine[])[]): RecordedComparison => ({
  items: options.map((lines, index): RecordedItem => ({
    optionId: `${index}`,
    name: `Opção ${index + 1}`,
    technologies: ['beam_column'],
    area: 900,
    uncoveredFloors: 0,
    quantities: {
      concrete: null,
      grout: null,
      steel: null,
      co2: sumRanges(lines.map(({ co2 }) => co2)),
      energy: sumRanges(lines.map(({ energy }) => energy)),
      co2PerSquareMeter: null,
      energyPerSquareMeter: null,
      materials: lines.map(({ key, label, unit, amount, co2, energy }) => ({
        key,
        label,
        unit: unit as 'm3',
        amount,
        co2,
        energy,
        flags: [],
      })),
      flags: [],
    },
    modules: [
      {
        moduleId: '1',
        name: 'Tipo',
        technology: 'beam_column',
        versionId: '1',
        versionNumber: 1,
        versionName: 'V1',
        factorSet: lines[0]?.factorSet ?? currentFactorSet.id,
        isOutdated: false,
        floors: [0],
      },
    ],
  })),
  reference: 0,
  factorSets: [currentFactorSet.id],
  differences: [],
  checks: [],
  declarations: [],
  floors: [],
});

// The worked case: B emits less than A with the same suppliers, with a margin of 0.018907.
const worked = [
  [lineOf('concrete:30', 1000), lineOf('steel:50', 95_000)],
  [lineOf('concrete:30', 900), lineOf('steel:50', 105_000)],
];
const decided = (chosen: number, precision: number | null = 0.01) => {
  const record = withAnswers(oldRecord(worked), chosen);
  return { ...record, items: record.items.map((item) => ({ ...item, precision })) };
};
const declared = (material: string, value: number, validUntil: string | null = null) => ({
  material,
  label: material,
  unit: 'm3' as const,
  supplier: 'Sul',
  document: 'EPD 1',
  validUntil,
  co2: { min: value, max: value },
  energy: null,
});
const today = (declarations: ReturnType<typeof declared>[] = []) => ({ declarations, prices: [], day });
const texts = ({ because }: Pick<ReturnType<typeof decisionStatus>, 'because'>) =>
  because.map((statement) => statementText(statement, messagesIn('pt-BR')));

describe('a record of before answers were kept', () => {
  test('answers as its figures do, whatever the options', () => {
    fc.assert(
      fc.property(drawnSides(), (options) => {
        const record = withAnswers(oldRecord(options), 0);
        const { answer } = answerFor(options);
        expect(record.co2Answer).toMatchObject(answer);
        expect(record.chosenDifferences).toHaveLength(options.length - 1);
        expect(record.chosenDifferences.map(({ item }) => item)).toEqual(options.slice(1).map(() => 0));
      }),
      { numRuns: 60 },
    );
  });

  test('shows no precision, and is not changed', () => {
    const old = oldRecord(worked);
    const before = JSON.stringify(old);
    const [difference] = withAnswers(old, 1).chosenDifferences;
    expect(difference).toMatchObject({ item: 1, reference: 0, co2WithinPrecision: null });
    expect(difference!.co2Margin).toBeCloseTo(0.018907, 6);
    expect(JSON.stringify(old)).toBe(before);
  });

  test('is suspended by a failed check that nobody accepted with a note: its sentence names nobody', () => {
    const failed = {
      rule: 'NO_GAPS',
      passed: false,
      blocking: true,
      item: 0,
      favours: null,
      details: [],
    } as const;
    const check = { ...failed, details: [], override: null };
    const record = withAnswers({ ...oldRecord(worked), checks: [check] }, 1);
    expect(record.co2Answer.isSuspended).toBe(true);
    expect(recordedSentence(record, 'co2')).toMatchObject({ key: 'verdict.suspended' });
    const accepted = { ...check, override: { note: 'Sem garagem', userName: 'Ana', createdAt: day } };
    expect(withAnswers({ ...oldRecord(worked), checks: [accepted] }, 1).co2Answer.isSuspended).toBe(false);
    expect(decisionStatus(record, today()).standing).toBe('DEPENDS');
  });
});

describe('a decision today', () => {
  test('stands while nothing changed, and has no note', () => {
    const { standing, because, against } = decisionStatus(decided(1), today());
    expect([standing, because]).toEqual(['STANDS', []]);
    expect(against).toMatchObject([{ reference: 0, standing: 'STANDS' }]);
  });

  test('shows how it stands against each other option, the worst of which counts', () => {
    const third = [lineOf('concrete:30', 1200), lineOf('steel:50', 130_000)];
    const record = withAnswers(oldRecord([...worked, third]), 1);
    const exact = { ...record, items: record.items.map((item) => ({ ...item, precision: 0.01 })) };
    const pair = [declared('concrete:30', 30), declared('steel:50', 3)];
    const { standing, because, against } = decisionStatus(exact, today(pair));
    expect(standing).toBe('TURNED');
    expect(against.map((each) => [each.reference, each.standing])).toEqual([
      [0, 'TURNED'],
      [2, 'STANDS'],
    ]);
    const [turned, stands] = against.map((each) => texts(each));
    expect(turned).toEqual([expect.stringContaining('Opção 2 emite mais que Opção 1')]);
    expect(stands).toEqual([expect.stringContaining('Opção 2 emite menos que Opção 3')]);
    // What is told in all are the changes, then the worst.
    expect(because.slice(2)).toEqual(against[0]!.because);
  });

  test('has turned where another is lower, and says where that is by less than its quantities may err', () => {
    const pair = [declared('concrete:30', 30), declared('steel:50', 3)];
    expect(decisionStatus(decided(1, 0.01), today(pair)).standing).toBe('TURNED');
    const barely = decisionStatus(decided(1, 0.15), today(pair));
    expect(barely.standing).toBe('TURNED');
    expect(texts(barely).at(-1)).toContain('precisão dos quantitativos');
  });

  test('is within the precision where its quantities may err by more than its margin', () => {
    const stood = decisionStatus(decided(1, phasePrecision.basic_project), today());
    expect(stood.standing).toBe('WITHIN_PRECISION');
    expect(texts(stood)[0]).toContain('precisão dos quantitativos');
    expect(decisionStatus(decided(1, null), today()).standing).toBe('STANDS');
  });

  test('stands where the other was known to be lower when it was taken', () => {
    expect(decisionStatus(decided(0), today()).standing).toBe('STANDS');
  });

  test('turns where declarations make another lower, and stands again when they end', () => {
    // Clean concrete and dirty steel: B, with less concrete and more steel, is now the higher one.
    const pair = [declared('concrete:30', 30, day), declared('steel:50', 3, day)];
    const turned = decisionStatus(decided(1), today(pair));
    expect(turned.standing).toBe('TURNED');
    expect(texts(turned)).toEqual([
      'concrete:30: Sul declarou depois da decisão',
      'steel:50: Sul declarou depois da decisão',
      expect.stringContaining('Opção 2'),
    ]);
    const ended = decisionStatus(decided(1), { declarations: pair, prices: [], day: '2026-11-24' });
    expect(ended).toMatchObject({ standing: 'STANDS', because: [] });
  });

  test('depends where a supplier it rested on is gone', () => {
    const options = [
      [lineOf('concrete:30', 1000), lineOf('steel:50', 95_000)],
      [lineOf('concrete:30', 950), lineOf('steel:50', 108_000)],
    ];
    const supplier = declared('steel:50', 0.45, '2026-11-22');
    const record = withAnswers(oldRecord(options), 1);
    const then = decisionStatus(
      { ...record, declarations: [supplier] },
      { declarations: [supplier], prices: [], day: '2026-11-22' },
    );
    expect(then.standing).toBe('STANDS');
    const now = decisionStatus({ ...record, declarations: [supplier] }, today([supplier]));
    expect(now.standing).toBe('DEPENDS');
    expect(texts(now)[0]).toBe('steel:50: a declaração de Sul venceu');
    const withdrawn = decisionStatus({ ...record, declarations: [supplier] }, today());
    expect(texts(withdrawn)[0]).toContain('venceu');
  });

  test('follows a new factor set, which it names', () => {
    const [concrete] = [factorOfKey(currentFactorSet, 'concrete:30')!];
    expect(concrete.co2.max).toBeGreaterThan(0);
    const set = { ...currentFactorSet, id: 'sidac-2027' };
    const stood = decisionStatus(decided(1), { ...today(), factorSet: set });
    expect([stood.standing, texts(stood)]).toEqual(['STANDS', ['Fatores de hoje: sidac-2027']]);
  });

  test('a declaration of the set’s own range changes no standing', () => {
    fc.assert(
      fc.property(drawnSides(), (options) => {
        const record = withAnswers(oldRecord(options), 0);
        const { co2 } = factorOfKey(currentFactorSet, 'concrete:30')!;
        const own = { ...declared('concrete:30', 0), co2 };
        expect(decisionStatus(record, today([own])).standing).toBe(decisionStatus(record, today()).standing);
      }),
      { numRuns: 40 },
    );
  });
});
