import { beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import {
  floorId,
  frame,
  moduleRow,
  optionId,
  optionRow,
  paths,
  projectId,
  towerRoutes,
  unitId,
} from '../../support/towers/towerWire.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';

const all = [1, 2, 3, 4].map(floorId);

// A and B of the worked case, each a quarter per floor of four; C covers two floors only.
const rows = [
  optionRow(1, [moduleRow(1, 1, frame(250, 23_750), all)]),
  optionRow(2, [moduleRow(2, 1, frame(225, 26_250), all)]),
  optionRow(3, [moduleRow(3, 1, frame(250, 23_750))]),
  optionRow(
    4,
    [1, 2, 3, 4, 5, 6].map((m) => moduleRow(4, m, frame(10, 1000), all)),
  ),
  optionRow(5, []),
  optionRow(6, [moduleRow(6, 1, frame(250, 23_750), all)], { precision: 0.01 }),
  optionRow(7, [moduleRow(7, 1, frame(225, 26_250), all)], { precision: 0.01 }),
];
const id = (n: number) => toGlobalId('Option', projectId, unitId, optionId(n));
const { upstream, gateway } = await serveStub(towerRoutes(rows));
beforeEach(() => void upstream.taken());

const query = `query($input: ComparisonInput!) {
  comparison(input: $input) {
    items { id name isReference area technologies quantities { concrete co2 { min max } perSquareMeter { co2 { min } } } coverage { totalFloors coveredFloors uncoveredFloors { index } } }
    differences {
      item { name } reference { name } co2 { min max } co2PerSquareMeter { min max } co2Verdict energyVerdict co2Share { lower higher }
      materials { key itemAmount referenceAmount co2 { min max } }
    }
    likeForLike { rule passed blocking item { name } details }
  }
}`;
const compare = async (...input: object[]) =>
  gateway.ask(query, { variables: { input: Object.assign({}, ...input) } });

describe('the worked case', () => {
  test('A − B is [12 210, 29 681] kgCO2e: A higher in every case, though the totals overlap', async () => {
    const { data, errors } = await compare({ optionIds: [id(1), id(2)], referenceId: id(2) });
    expect(errors).toEqual([]);
    const [difference] = data.comparison.differences;
    expect(difference.item.name).toBe('Opção 1');
    expect(difference.reference.name).toBe('Opção 2');
    expect(difference.co2.min).toBeCloseTo(12_210, 1);
    expect(difference.co2.max).toBeCloseTo(29_681, 1);
    expect(difference.co2PerSquareMeter.min).toBeCloseTo(12_210 / 2601, 4);
    expect(difference.co2Verdict).toBe('HIGHER_IN_EVERY_CASE');
    expect(difference.co2Share).toEqual({ lower: 0, higher: 1 });
    expect(difference.materials.map(({ key }: { key: string }) => key)).toEqual(['concrete:30', 'steel:50']);
  });

  test('floors tell what stands on them, and add up to the option', async () => {
    const floors = `query($input: ComparisonInput!) { comparison(input: $input) {
      items { quantities { co2 { min max } } byFloor { floorId co2 { min max } energy { max } } } } }`;
    const input = { optionIds: [id(3), id(4), id(5)] };
    const { data, errors } = await gateway.ask(floors, { variables: { input } });
    expect(errors).toEqual([]);
    const [two, six, none] = data.comparison.items;
    expect(two.byFloor.map((floor: { floorId: string }) => floor.floorId)).toEqual(all);
    const has = two.byFloor.map(
      ({ co2, energy }: Record<string, unknown>) => co2 !== null && energy !== null,
    );
    expect(has.filter(Boolean)).toHaveLength(2);
    for (const { byFloor, quantities } of [two, six]) {
      const sum = (end: 'min' | 'max') =>
        byFloor.reduce(
          (total: number, { co2 }: { co2: Record<string, number> | null }) => total + (co2?.[end] ?? 0),
          0,
        );
      expect(sum('min')).toBeCloseTo(quantities.co2.min, 6);
      expect(sum('max')).toBeCloseTo(quantities.co2.max, 6);
    }
    expect(none.byFloor.every(({ co2 }: { co2: unknown }) => co2 === null)).toBe(true);
  });

  test('the reference option is the reference when none is named, and the mirror holds', async () => {
    const { data } = await compare({ optionIds: [id(2), id(1)] });
    expect(data.comparison.items.map(({ isReference }: { isReference: boolean }) => isReference)).toEqual([
      false,
      true,
    ]);
    expect(data.comparison.differences[0].co2.max).toBeCloseTo(-12_210, 1);
    expect(data.comparison.differences[0].co2Verdict).toBe('LOWER_IN_EVERY_CASE');
  });

  test('like is compared with like', async () => {
    const { data } = await compare({ optionIds: [id(1), id(2)] });
    const checks = data.comparison.likeForLike as { rule: string; passed: boolean; item: null }[];
    expect(checks.map(({ rule, passed }) => [rule, passed])).toEqual([
      ['FINISHED_SHEETS', true],
      ['SAME_FLOORS', true],
      ['SAME_AREA', true],
      ['NO_GAPS', true],
      ['NO_FLOOR_TWICE', true],
      ['NOT_OUTDATED', true],
      ['SAME_FACTOR_SET', true],
      ['ELEMENTS_COMPLETE', true],
      ['REINFORCED_CONCRETE', true],
      ['PLAUSIBLE_THICKNESS', true],
      ['SAME_FOUNDATION', true],
      ['SAME_SCOPE', true],
      ['ONE_AREA_PER_MODULE', false],
      ['ONE_AREA_PER_MODULE', false],
      ['SAME_SPANS', true],
      ['USUAL_INDICES', false],
      ['USUAL_INDICES', false],
    ]);
  });
});

describe('the answer', () => {
  const answer = `query($input: ComparisonInput!) { comparison(input: $input) {
    answer { best { name } isSettled certainty isSuspended isClear margin sentence }
    documents { kind material guaranteedGain settlesUpTo settlesFrom low high letter }
    settledBy
    items { name precision worstExcess { total perSquareMeter against { name worstExcess { total } } } bestCase { total } }
    differences { margin isWithinPrecision sentence sameCement { co2 { min max } co2Verdict } breakEvens { holdsTo settlesAt } }
  } }`;
  const ask = async (optionIds: string[]) => {
    const { data, errors } = await gateway.ask(answer, {
      variables: { input: { optionIds } },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(errors).toEqual([]);
    return data.comparison;
  };

  test('of the worked case: B, by less than the quantities of a basic project may err', async () => {
    const { answer: co2Answer, items, differences, documents, settledBy } = await ask([id(1), id(2)]);
    expect(co2Answer).toMatchObject({
      best: [{ name: 'Opção 2' }],
      isSettled: true,
      certainty: 'SAME_SUPPLIERS',
    });
    expect(co2Answer.margin).toBeCloseTo(0.018907, 6);
    expect(items[0].worstExcess).toMatchObject({ against: { name: 'Opção 2', worstExcess: { total: 0 } } });
    expect(items[0].worstExcess.total).toBeCloseTo(29_681, 1);
    expect(items[0].worstExcess.perSquareMeter).toBeCloseTo(29_681 / 2601, 4);
    expect(items[1].bestCase.total).toBeCloseTo(-29_681, 1);
    expect(differences[0].isWithinPrecision).toBe(true);
    expect(differences[0].sentence).toContain('precisão dos quantitativos');
    expect([documents, settledBy]).toEqual([[], []]);
    expect([co2Answer.isSuspended, co2Answer.isClear]).toEqual([false, false]);
  });

  test('a margin is held against the precision set on both options before that of the phase', async () => {
    const bothSet = await ask([id(6), id(7)]);
    expect(bothSet.items.map(({ precision }: { precision: number }) => precision)).toEqual([0.01, 0.01]);
    // 0.018907 is above 1 %, so it holds.
    expect(bothSet.differences[0]).toMatchObject({ isWithinPrecision: false });
    expect(bothSet.answer.isClear).toBe(true);
    expect(bothSet.differences[0].sentence).not.toContain('precisão dos quantitativos');
    // The coarser one of both counts.
    const oneSet = await ask([id(6), id(2)]);
    expect(oneSet.differences[0]).toMatchObject({ isWithinPrecision: true });
    expect(oneSet.answer.isClear).toBe(false);
  });

  test('a floor without structure suspends it: no winner is named', async () => {
    const { answer: co2Answer, differences } = await ask([id(1), id(3)]);
    expect([co2Answer.isSuspended, co2Answer.isClear]).toEqual([true, false]);
    expect(co2Answer.sentence).not.toContain('Opção');
    expect(differences.map(({ sentence }: { sentence: string }) => sentence)).toEqual([co2Answer.sentence]);
  });

  test('with one item that has structure there is none', async () => {
    const { answer: co2Answer, items, settledBy } = await ask([id(1), id(5)]);
    expect(co2Answer).toMatchObject({
      best: [],
      isSettled: false,
      isClear: false,
      certainty: 'NONE',
      sentence: null,
    });
    expect(items.map(({ worstExcess }: { worstExcess: unknown }) => worstExcess)).toEqual([null, null]);
    expect(settledBy).toBeNull();
  });
});

describe('why, and what would turn it', () => {
  const detail = `query($input: ComparisonInput!) { comparison(input: $input) {
    differences {
      co2 { min max } co2Certainty energyCertainty anySuppliers { co2 { min max } co2Verdict }
      kinds { kind label rows co2 { low high } limits { verdict material upTo from } energyLimits: limits(of: ENERGY) { verdict } }
      drivers { element kind label itemAmount referenceAmount unit value { low high } }
      breakEvens(of: CO2) { element material settlesAt zeroAt }
    }
    standings { kind label rows }
  } }`;
  const ask = async (input: object) => {
    const { data, errors } = await gateway.ask(detail, { variables: { input } });
    expect(errors).toEqual([]);
    return data.comparison;
  };

  test('both assumptions, kinds and drivers of the worked case', async () => {
    const { differences, standings } = await ask({ optionIds: [id(1), id(2)], referenceId: id(2) });
    const [{ anySuppliers, kinds, drivers, breakEvens, co2, co2Certainty }] = differences;
    expect(co2Certainty).toBe('SAME_SUPPLIERS');
    expect(anySuppliers.co2.min).toBeCloseTo(-148_204.5, 1);
    expect(anySuppliers.co2.max).toBeCloseTo(190_095.5, 1);
    expect(anySuppliers.co2Verdict).toBe('DEPENDS_ON_SUPPLIER');
    expect(kinds.map(({ kind, label }: { kind: string; label: string }) => [kind, label])).toEqual([
      ['CONCRETE', 'Concrete'],
      ['STEEL', 'Steel'],
    ]);
    expect(kinds[0].co2.low + kinds[1].co2.high).toBeCloseTo(co2.min, 6);
    expect(kinds.flatMap(({ limits }: { limits: object[] }) => limits)).toEqual([]);
    const sum = drivers.reduce((low: number, { value }: { value: { low: number } }) => low + value.low, 0);
    expect(sum).toBeCloseTo(22_820 - 4259, 1);
    expect(drivers[0]).toMatchObject({ element: 'columns', kind: 'CONCRETE', unit: 'm3' });
    expect(drivers[0].itemAmount - drivers[0].referenceAmount).toBeCloseTo(100, 6);
    expect(breakEvens[0]).toMatchObject({ element: 'columns', material: 'concrete:30', settlesAt: 0 });
    expect(standings).toEqual([
      { kind: 'CONCRETE', label: 'Concrete', rows: ['concrete:30'] },
      { kind: 'STEEL', label: 'Steel', rows: ['steel:50'] },
    ]);
  });

  test('an option without modules takes part as no structure yet, and fails nothing', async () => {
    const { data, errors } = await compare({ optionIds: [id(5), id(1), id(2)], referenceId: id(2) });
    expect(errors).toEqual([]);
    expect(
      data.comparison.items.map(({ quantities }: { quantities: object | null }) => quantities === null),
    ).toEqual([true, false, false]);
    expect(data.comparison.differences.map(({ item }: { item: { name: string } }) => item.name)).toEqual([
      'Opção 1',
    ]);
  });

  test('a module counted twice is caught', async () => {
    const { data } = await compare({ optionIds: [id(4), id(2)], referenceId: id(2) });
    const failed = data.comparison.likeForLike.filter(
      ({ rule }: { rule: string }) => rule === 'NO_FLOOR_TWICE',
    );
    expect(failed).toEqual([
      { rule: 'NO_FLOOR_TWICE', passed: false, blocking: true, item: { name: 'Opção 4' }, details: ['4'] },
    ]);
  });
});

describe('what a screen compares, by the ids of its address', () => {
  const fields =
    'items { id isReference option { databaseId } side { lines { key amount co2 { min max } isDeclared } uncovered leavesInfillOut withoutInfill } }';
  const ask = async (chosen: string[], useDeclared = true) => {
    const { data, errors } = await gateway.ask(
      `query($p: ID!, $u: ID!, $chosen: [ID!], $useDeclared: Boolean) {
        unit(projectId: $p, unitId: $u) { comparison(chosen: $chosen, useDeclared: $useDeclared) { ${fields} } }
      }`,
      { variables: { p: projectId, u: unitId, chosen, useDeclared } },
    );
    expect(errors).toEqual([]);
    return data.unit.comparison.items as {
      id: string;
      option: { databaseId: string };
      side: { lines: { key: string; amount: number }[]; uncovered: string[]; withoutInfill: string[] };
    }[];
  };
  const named = (items: { option: { databaseId: string } }[]) => items.map(({ option }) => option.databaseId);

  test('are the options chosen; one that is gone is left out', async () => {
    expect(named(await ask([optionId(3), optionId(1), 'gone']))).toEqual([optionId(1), optionId(3)]);
    expect(named(await ask([5, 4, 3, 2, 1].map(optionId)))).toEqual([1, 2, 3, 4].map(optionId));
  });

  test('are the first four with structure where fewer than two of those chosen are there', async () => {
    expect(named(await ask([optionId(5), 'gone']))).toEqual([1, 2, 3, 4].map(optionId));
    expect(named(await ask([]))).toEqual([1, 2, 3, 4].map(optionId));
  });

  test('come with all that verdicts and checks take of them', async () => {
    const [item, , withGap] = await ask([1, 2, 3].map(optionId));
    const concrete = item?.side.lines.filter(({ key }) => key === 'concrete:30') ?? [];
    expect(concrete.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(1000, 6);
    expect(item?.side).toMatchObject({ uncovered: [], leavesInfillOut: true });
    expect(item?.side.withoutInfill).toHaveLength(4);
    expect(withGap?.side.uncovered).toHaveLength(2);
  });

  test('have another id without the declared factors: their figures differ', async () => {
    const chosen = [optionId(1), optionId(2)];
    const [one, other] = [await ask(chosen), await ask(chosen, false)];
    expect(one.some(({ id: own }) => other.some(({ id: its }) => its === own))).toBe(false);
  });
});

describe('ids of items, for clients that store objects by id', () => {
  const ask = async (referenceId: string) => {
    const fields = 'id option { id } version { id }';
    const { data } = await gateway.ask(
      `query($input: ComparisonInput!) { comparison(input: $input) { items { ${fields} } differences { item { id } reference { id } } } }`,
      { variables: { input: { optionIds: [id(1), id(2)], referenceId } } },
    );
    return data.comparison;
  };

  test('are neither those of the options nor the same beside another reference', async () => {
    const [first, second] = [await ask(id(1)), await ask(id(2))];
    const own = [...first.items, ...second.items].map((item: { id: string }) => item.id);
    expect(new Set([...own, id(1), id(2)]).size).toBe(6);
    expect(first.items.map((item: { option: { id: string } }) => item.option.id)).toEqual([id(1), id(2)]);
    expect(first.differences).toEqual([
      { item: { id: first.items[1].id }, reference: { id: first.items[0].id } },
    ]);
    expect((await ask(id(1))).items).toEqual(first.items);
  });
});

test('gaps are named, with the item they are in', async () => {
  const { data } = await compare({ optionIds: [id(1), id(3)] });
  const failed = data.comparison.likeForLike.filter(
    ({ passed, blocking }: { passed: boolean; blocking: boolean }) => !passed && blocking,
  );
  expect(failed).toEqual([
    { rule: 'SAME_FLOORS', passed: false, blocking: true, item: { name: 'Opção 3' }, details: ['2'] },
    { rule: 'NO_GAPS', passed: false, blocking: true, item: { name: 'Opção 3' }, details: ['2'] },
  ]);
  expect(data.comparison.items[1].coverage).toEqual({
    totalFloors: 4,
    coveredFloors: 2,
    uncoveredFloors: [{ index: -1 }, { index: 0 }],
  });
});

test('four options of one unit cost two calls, and one for what suppliers declare unless that is left out', async () => {
  const optionIds = [1, 2, 3, 4].map(id);
  const { errors } = await compare({ optionIds });
  expect(errors).toEqual([]);
  const own = [`GET ${paths.unit}`, `GET ${paths.unit}/options`];
  expect(upstream.taken().toSorted()).toEqual([`GET /v1/projects/${projectId}/declarations`, ...own]);
  await compare({ optionIds, useDeclared: false });
  expect(upstream.taken().toSorted()).toEqual(own);
});

test.each([
  ['neither', {}],
  ['options and modules', { optionIds: [id(1), id(2)], moduleIds: [] }],
  ['nine modules', { moduleIds: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(String) }],
  ['both', { optionIds: [id(1), id(2)], versionIds: [id(1), id(2)] }],
  ['one alone', { optionIds: [id(1)] }],
  ['one twice', { optionIds: [id(1), id(1)] }],
  ['five', { optionIds: [1, 2, 3, 4, 5].map(id) }],
  ['ids of another type', { optionIds: [toGlobalId('Unit', projectId, unitId), id(1)] }],
  ['a reference that is not compared', { optionIds: [id(1), id(2)], referenceId: id(3) }],
])('refuses %s', async (_name, input) => {
  const { data, errors } = await compare(input);
  expect(data).toEqual({ comparison: null });
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('an option without structure is the reference only where none has one', async () => {
  const built = optionRow(2, [moduleRow(2, 1, frame(9, 900), all)]);
  const names = async (options: ReturnType<typeof optionRow>[]) => {
    upstream.on(towerRoutes(options));
    const optionIds = options.map((option) => toGlobalId('Option', projectId, unitId, option.id));
    const { data } = await compare({ optionIds });
    return data.comparison.items
      .filter(({ isReference }: { isReference: boolean }) => isReference)
      .map(({ name }: { name: string }) => name);
  };
  expect(await names([optionRow(1, []), built])).toEqual(['Opção 2']);
  expect(await names([optionRow(3, []), optionRow(1, [])])).toEqual(['Opção 3']);
  const reference = optionRow(1, [moduleRow(1, 1, frame(250, 23_750), all)]);
  expect(await names([built, reference])).toEqual(['Opção 1']);
});

test('foundations are not compared on a service that keeps none', async () => {
  const live = await startGateway(upstream.url);
  const user = { id: 7, name: 'Ana Souza', email: 'ana@example.com', activated: true };
  upstream.on({
    ...towerRoutes(rows),
    'GET /v1/users/me': { status: 405, body: { error: 'the GET method is not supported' } },
    'PATCH /v1/users': { body: { user } },
  });
  const input = { optionIds: [id(1), id(2)], withFoundation: true };
  const { errors } = await live.ask(
    'query($input: ComparisonInput!) { comparison(input: $input) { items { name } } }',
    { variables: { input } },
  );
  await live.close();
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
});
