import { pairMatrix } from '#domain/comparison/answer/answer.ts';
import type { LikeForLikeRule } from '#domain/comparison/checks/checks.ts';
import { comparisonSide } from '#domain/comparison/sides/side.ts';
import { answerSentence } from '#domain/comparison/wording/sentence.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { checksByOutcome, checkSentence } from '#domain/decision/recordedCheck.ts';
import { recordComparison } from '#domain/decision/recordComparison.ts';
import { drawnRanges } from '#domain/decision/rangesAxis.ts';
import { recordedPairSentence } from '#domain/decision/recordedPairSentence.ts';
import { recordedSentence } from '#domain/decision/recordedAnswers.ts';
import { decisionStatus } from '#domain/decision/decisionStatus.ts';
import { reasonsNoLongerValid } from '#domain/decision/reasonsNoLongerValid.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import type { OtherMaterial } from '#domain/structures/otherMaterials.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frame, wall } from '../samples.ts';
import { day, drawnTower } from './drawnTower.ts';

const text = (statement: Parameters<typeof statementText>[0]) =>
  statementText(statement, messagesIn('pt-BR'));
const byPlace =
  <Each>(list: readonly Each[]) =>
  (a: Each, b: Each) =>
    list.indexOf(a) - list.indexOf(b);
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

/** Declarations of concrete, of a steel no drawn frame has, and of one that ended. */
const declarations = [
  ['concrete:30', 200, null],
  ['steel:25', 1, null],
  ['steel:50', 1, '2026-11-22'],
].map(([material, co2, validUntil]) => ({
  material: material as string,
  label: material as string,
  unit: 'm3',
  supplier: 'Sul',
  document: 'EPD 1',
  validUntil: validUntil as string | null,
  co2: { min: co2 as number, max: co2 as number },
  energy: null,
}));

describe('a recorded comparison', () => {
  test('holds what the modules come to, per m² of the tower, floor by floor', () => {
    fc.assert(
      fc.property(drawnTower, (tower) => {
        const { items, floors, differences, chosenDifferences } = recordComparison(tower);
        const area = sum(tower.floors.map((floor) => floor.area));
        expect(tower.floors).toEqual(floors.map((floor) => ({ ...floor, id: `${floor.index}` })));
        items.forEach((item, index) => {
          const { modules, optionId, name } = tower.options[index]!;
          expect([item.optionId, item.name, item.area]).toEqual([optionId, name, area]);
          expect(item.uncoveredFloors).toBe(0);
          expect(item.modules.map((each) => each.floors)).toEqual(
            modules.map(({ floorIds }) => floorIds.map(Number)),
          );
          const { co2, energy, co2PerSquareMeter, energyPerSquareMeter } = item.quantities!;
          const highest = sum(modules.map(({ quantities }) => quantities.co2.max));
          expect(co2.max / highest).toBeCloseTo(1, 9);
          expect((co2PerSquareMeter!.min * area) / co2.min).toBeCloseTo(1, 9);
          expect((energyPerSquareMeter!.max * area) / energy.max).toBeCloseTo(1, 9);
        });
        const others = items.flatMap((_, place) => (place === tower.reference ? [] : [place]));
        expect(differences.map(({ item, reference }) => [item, reference])).toEqual(
          others.map((item) => [item, tower.reference]),
        );
        expect(chosenDifferences.every(({ item }) => item === tower.chosen)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('keeps the declarations it rests on: used, and not ended', () => {
    fc.assert(
      fc.property(drawnTower, (tower) => {
        const has = (kind: string) =>
          tower.options.some(({ modules }) =>
            modules.some(({ quantities }) => quantities.materials.some(({ key }) => key.startsWith(kind))),
          );
        const kept = recordComparison({ ...tower, declarations }).declarations;
        expect(kept.map(({ material }) => material)).toEqual([
          ...(has('concrete') ? ['concrete:30'] : []),
          ...(has('steel') ? ['steel:25'] : []),
        ]);
      }),
      { numRuns: 25 },
    );
  });

  test('names the option of a failed check, with the note that accepts it', () => {
    const [tower] = fc.sample(drawnTower, { numRuns: 1, seed: 1 });
    const options = tower!.options.map((option, index) =>
      index === tower!.reference ? option : { ...option, modules: option.modules.slice(0, 1) },
    );
    const note = { note: 'Cobertura à parte.', userName: 'Ana', createdAt: day };
    const overrides = new Map<LikeForLikeRule, typeof note>([['NO_GAPS', note]]);
    const record = recordComparison({ ...tower!, options, overrides });
    const { open, accepted, ...others } = checksByOutcome(record.checks);
    expect(open.some((check) => check.passed)).toBe(false);
    expect([...open, ...accepted, ...others.passed].toSorted(byPlace(record.checks))).toEqual(record.checks);
    const [gap] = accepted;
    expect(accepted.map(({ rule }) => rule)).toContain('NO_GAPS');
    expect(gap!.item).not.toBe(tower!.reference);
    expect(gap!.override).toBe(note);
    expect(text(checkSentence(gap!, record))).toMatch(
      new RegExp(`^Opção ${gap!.item! + 1} tem pavimentos sem estrutura: 1`),
    );
    expect(record.co2Answer.isSuspended).toBe(open.some(({ blocking }) => blocking));
    expect(record.checks.filter(({ passed }) => passed).every(({ override }) => override === null)).toBe(
      true,
    );
  });

  test('is shown by the sentence of each pair, as it stands while nothing changes', () => {
    let settled = 0;
    fc.assert(
      fc.property(drawnTower, (tower) => {
        const record = recordComparison(tower);
        const { against, because } = decisionStatus(record, { declarations: [], prices: [], day });
        expect(because.some(({ key }) => key.startsWith('decision.today'))).toBe(false);
        if (record.co2Answer.isSuspended) return;
        settled += 1;
        expect(against.map((pair) => text(pair.because[0]!))).toEqual(
          record.chosenDifferences.map((pair) => text(recordedPairSentence(pair, record, 'co2'))),
        );
      }),
      { numRuns: 25 },
    );
    expect(settled).toBeGreaterThan(10);
  });
});

describe('of a frame with infill, walls and a bare frame, whichever is the reference or chosen', () => {
  const [drawn] = fc.sample(drawnTower, { numRuns: 1, seed: 1 });
  const [sample] = drawn!.options;
  const range = { min: 1, max: 2 };
  const bought = { amount: 300, unit: 'm2', co2: range, energy: range, source: 'EPD 2' } as const;
  const infill: OtherMaterial = { name: 'Bloco cerâmico', purpose: 'infill', ...bought };
  const built: [name: string, technology: Technology, data: StructureData][] = [
    ['Com vedação', 'beam_column', { ...frame(), otherMaterials: [infill] }],
    ['Paredes', 'concrete_wall', wall()],
    ['Pórtico nu', 'beam_column', frame()],
  ];
  const options = built.map(([name, technology, data]) => {
    const quantities = structureQuantities(technology, data);
    const floorIds = drawn!.floors.map(({ id }) => id);
    return { ...sample!, name, modules: [{ ...sample!.modules[0]!, technology, floorIds, quantities }] };
  });
  const places = options.map((_, index) => index);
  const towers = places.flatMap((reference) =>
    places.map((chosen) => ({ ...drawn!, options, reference, chosen })),
  );

  test.each(towers)('reference $reference, chosen $chosen: a record is worded as the page', (tower) => {
    const record = recordComparison(tower);
    const sides = options.map(({ name, modules, precision }) => {
      const counted = modules.map((module) => ({ ...module, elements: module.quantities.elements }));
      return { ...comparisonSide(tower.floors, counted), name, precision };
    });
    const shown = answerSentence(sides, pairMatrix(sides), record.co2Answer, 'co2');
    expect(text(shown!)).toMatch(/^Só a estrutura: /);
    expect(text(recordedSentence(record, 'co2')!)).toBe(text(shown!));
    const { against } = decisionStatus(record, { declarations: [], prices: [], day });
    expect(against.map(({ because: [pair] }) => text(pair!))).toEqual(
      record.chosenDifferences.map((pair) => text(recordedPairSentence(pair, record, 'co2'))),
    );
  });
});

describe('what a record costs', () => {
  const keysOf = (record: ReturnType<typeof recordComparison>) => [
    ...new Set(record.items.flatMap(({ cost }) => cost!.amounts.map(({ key }) => key))),
  ];
  const quoted = (keys: readonly string[], price: (key: string) => number) =>
    keys.map((key) => ({ key, min: price(key), max: price(key), source: 'Proposta 7', date: day }));
  /** What each item comes to where every amount is paid as quoted. */
  const totalsAt = ({ items }: ReturnType<typeof recordComparison>, prices: ReturnType<typeof quoted>) => {
    const paid = new Map(prices.map(({ key, min }) => [key, min]));
    return items.map(({ cost }) =>
      sum(cost!.amounts.map(({ key, amount }) => (amount ?? 0) * paid.get(key)!)),
    );
  };

  test('is the amounts at the prices quoted, and names quotations that have changed', () => {
    fc.assert(
      fc.property(drawnTower, fc.integer({ min: 1, max: 900 }), (tower, price) => {
        const prices = quoted(keysOf(recordComparison(tower)), (key) => price * (key.length % 3) + 1);
        const record = recordComparison({ ...tower, prices });
        expect(record.prices!.quotations).toEqual(expect.arrayContaining(prices));
        const totals = totalsAt(record, prices);
        record.items.forEach(({ cost, area }, index) => {
          expect(cost!.total!.min / totals[index]!).toBeCloseTo(1, 9);
          expect((cost!.perSquareMeter!.max * area) / totals[index]!).toBeCloseTo(1, 9);
        });
        const isClear = (more: number) => Math.abs(more) > 1e-6 * sum(totals);
        const isMore = ({ total, reference }: { total: { min: number }; reference: number }) =>
          !isClear(total.min - (totals[tower.chosen]! - totals[reference]!));
        expect(record.chosenCosts!.every(isMore)).toBe(true);
        const clear = record.chosenCosts!.filter(({ total }) => isClear(total.min));
        expect(clear.map(({ reference, verdict }) => [reference, verdict])).toEqual(
          totals.flatMap((other, reference) => {
            const more = totals[tower.chosen]! - other;
            if (!isClear(more)) return [];
            return [[reference, more < 0 ? 'LOWER_IN_EVERY_CASE' : 'HIGHER_IN_EVERY_CASE']];
          }),
        );
        const keysToday = (own: typeof prices) =>
          decisionStatus(record, { declarations: [], prices: own, day }).because.map(({ key }) => key);
        expect(keysToday(prices)).not.toContain('decision.today.quotations');
        expect(keysToday(prices.slice(1))).toContain('decision.today.quotations');
        const dearer = prices.map((each, index) => (index > 0 ? each : { ...each, max: each.max + 1 }));
        expect(keysToday(dearer)).toContain('decision.today.quotations');
      }),
      { numRuns: 25 },
    );
  });

  test('turns against those that it was not dearer than, and is now', () => {
    let turns = 0;
    const drawnPrices = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(drawnTower, drawnPrices, drawnPrices, (tower, then, now) => {
        const keys = keysOf(recordComparison(tower));
        const quotations = (drawn: number[]) => quoted(keys, (key) => drawn[keys.indexOf(key) % 9]!);
        const record = recordComparison({ ...tower, prices: quotations(then) });
        if (record.co2Answer.isSuspended) return;
        const standings = (drawn: number[]) =>
          new Map(
            decisionStatus(record, { declarations: [], prices: quotations(drawn), day }).against.map(
              ({ reference, standing }) => [reference, standing],
            ),
          );
        const [before, after] = [standings(then), standings(now)];
        const totals = totalsAt(record, quotations(now));
        for (const { reference, verdict } of record.chosenCosts!) {
          const more = totals[record.chosen]! - totals[reference]!;
          if (Math.abs(more) < 1e-6 * sum(totals)) continue;
          const hasTurned = verdict !== 'HIGHER_IN_EVERY_CASE' && more > 0;
          expect(before.has(reference)).toBe(true);
          expect(after.get(reference)).toBe(hasTurned ? 'TURNED' : before.get(reference));
          turns += Number(hasTurned);
        }
      }),
      { numRuns: 100 },
    );
    expect(turns).toBeGreaterThan(0);
  });
});

describe('what changed since', () => {
  const pool = ['concrete:30', 'concrete:25', 'steel:50'].flatMap((material) =>
    ['Sul', 'Norte'].flatMap((supplier) =>
      [null, '2026-11-22'].map((validUntil) => ({ ...declarations[0]!, material, supplier, validUntil })),
    ),
  );
  const drawn = fc.subarray(pool);
  const name = ({ supplier, material }: (typeof pool)[number]) => `${material} ${supplier}`;

  test('is each declaration that came, ended or was withdrawn', () => {
    fc.assert(
      fc.property(drawnTower, drawn, drawn, (tower, then, now) => {
        const record = { ...recordComparison(tower), declarations: then };
        const holds = now.filter(({ validUntil }) => validUntil === null);
        const isAmong = (list: typeof pool) => (each: (typeof pool)[number]) =>
          list.some((other) => name(other) === name(each));
        const used = (each: (typeof pool)[number]) =>
          record.items.some(({ quantities }) =>
            quantities!.materials.some(({ key }) => key.split(':')[0] === each.material.split(':')[0]),
          );
        const gone = then.filter((each) => !isAmong(holds.filter(used))(each));
        const expected = [
          ...gone.map((each) => [each.validUntil ? 'ended' : 'withdrawn', each.supplier]),
          ...holds
            .filter((each) => used(each) && !isAmong(then)(each))
            .map((each) => ['declared', each.supplier]),
        ];
        const { because } = decisionStatus(record, { declarations: now, prices: [], day });
        const changes = because.filter(({ key }) => /today\.(ended|withdrawn|declared)$/.test(key));
        expect(changes.map(({ key, params }) => [key.split('.').at(-1), params['supplier']])).toEqual(
          expected,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('is shown once more where a later declaration is gone again', () => {
    const declaredBy = (supplier: string) => ({
      key: 'decision.today.declared' as const,
      params: { label: 'C30', supplier },
    });
    const ended = { label: 'C30', supplier: 'Norte', validUntil: '2026-11-22' };
    const before = [
      declaredBy('Sul'),
      declaredBy('Norte'),
      declaredBy('Leste'),
      { key: 'verdict.suspended', params: {} } as const,
    ];
    expect(reasonsNoLongerValid(before, [declaredBy('Leste')], [ended], day).map(text)).toEqual([
      'C30: a declaração de Sul foi retirada ou trocada',
      'C30: a declaração de Norte venceu',
    ]);
  });
});

describe('a check in words', () => {
  const items = [{ name: 'A' }, { name: 'B' }];
  const check = (rule: LikeForLikeRule, details: string[], favours: number | null = null) =>
    text(checkSentence({ rule, item: 0, favours, details }, { items, reference: 1 }));

  test.each<[LikeForLikeRule, string[], string]>([
    ['SAME_FLOORS', ['1', '2'], 'A e B não cobrem os mesmos pavimentos (só de um lado: 2)'],
    ['NO_FLOOR_TWICE', ['3'], 'A conta pavimentos duas vezes: 1'],
    ['SAME_AREA', ['12.5'], 'A área de A e a de B diferem em 12,5 m²'],
    ['SAME_SPANS', ['4', '6.5'], 'Os vãos médios de laje de A e de B diferem: 4 m e 6,5 m'],
    ['PLAUSIBLE_THICKNESS', ['Laje tipo 1.4'], 'A tem espessura equivalente acima de 1 m: Laje tipo'],
    ['NOT_OUTDATED', ['Tipo', 'Térreo'], 'A tem módulos desatualizados: Tipo e Térreo'],
    ['REINFORCED_CONCRETE', ['slabs', 'strand'], 'A tem concreto sem nenhum aço'],
    ['REINFORCED_CONCRETE', ['strand'], 'A tem laje protendida sem cordoalha (CP-190)'],
    ['SAME_SCOPE', ['x'], 'A e B não contam a mesma vedação'],
  ])('%s', (rule, details, expected) => expect(check(rule, details)).toBe(expected));

  test('says whom it favours', () =>
    expect(check('NO_GAPS', ['1'], 1)).toBe(
      'A tem pavimentos sem estrutura: 1; isso favorece B, porque o que lhe falta não entra na conta',
    ));
});

test('the axis of the ranges holds every range drawn, and leaves out options without structure', () => {
  const range = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 300 }));
  fc.assert(
    fc.property(fc.array(fc.option(range), { minLength: 1 }), fc.boolean(), (ranges, withFoundation) => {
      fc.pre(ranges.some((each) => each !== null));
      const drawn = (by: number) => (each: [number, number] | null) =>
        each && { co2PerSquareMeter: { min: each[0] * by, max: (each[0] + each[1]) * by } };
      const items = ranges.map((each, index) => ({
        name: `${index}`,
        technologies: [],
        quantities: drawn(1)(each),
        foundation: each && { together: drawn(2)(each)! },
      }));
      const { rows, axis } = drawnRanges(items, withFoundation);
      const counted = ranges.flatMap((each, place) =>
        each === null ? [] : [{ place, range: drawn(withFoundation ? 2 : 1)(each)!.co2PerSquareMeter }],
      );
      expect(rows.map(({ place, range: shown }) => ({ place, range: shown }))).toEqual(counted);
      const low = Math.min(...counted.map((row) => row.range.min));
      const high = Math.max(...counted.map((row) => row.range.max));
      expect(axis.min).toBeCloseTo(Math.max(0, low - 0.06 * (high - low)), 9);
      expect(axis.max).toBeCloseTo(high + 0.06 * (high - low), 9);
    }),
  );
});
