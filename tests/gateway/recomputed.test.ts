import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { startGateway, type TestGateway } from '../support/gatewayServer.ts';
import { expectStatus, newUser, type TestUser } from '../support/world.ts';

/**
 * Comparisons of random towers over the graph, worked out here once more from the published factors and the rules of
 * one standing per supplier: nothing of the product's own arithmetic is used.
 */

/** Per m³ and per kg: CO₂ min and max, energy min and max. */
type Factor = readonly [number, number, number, number];
const concreteFactors: Readonly<Record<number, Factor>> = {
  20: [168.8, 283.5, 1325, 2244],
  25: [200, 306.4, 1488, 2408],
  30: [228.2, 339.4, 1650, 2629],
  35: [256.6, 373.6, 1797, 2849],
  40: [283.4, 395.5, 1928, 3002],
};
const steelFactors: Readonly<Record<number, Factor>> = {
  50: [0.4259, 1.061, 8.025, 16.05],
  60: [0.5, 1.1, 8.1, 16.1],
};

/** The same numbers for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const random = seeded(2604);
const between = (low: number, high: number) => Number((low + random() * (high - low)).toFixed(3));
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

type Line = { element: string; kind: string; key: string; amount: number; factor: Factor };
type Built = { type: string; data: Record<string, unknown>; lines: Line[] };
type Interval = { min: number; max: number };

/** One floor of a random frame or of random walls; some have infill from a document of their own. */
function randomStructure(): Built {
  const isFrame = random() < 0.6;
  const lines: Line[] = [];
  const part = (element: string, low: number, high: number) => {
    const classes = Object.keys(concreteFactors).map(Number);
    const strengths = new Set([oneOf(classes), oneOf(classes)]);
    const volumes = [...strengths].map((fck) => ({ fck, volume: between(low, high) }));
    const steel = [50, 60].slice(0, random() < 0.5 ? 1 : 2).map((ca) => ({ ca, mass: between(300, 4000) }));
    for (const { fck, volume } of volumes)
      lines.push({
        element,
        kind: 'CONCRETE',
        key: `concrete:${fck}`,
        amount: volume,
        factor: concreteFactors[fck]!,
      });
    for (const { ca, mass } of steel)
      lines.push({ element, kind: 'STEEL', key: `steel:${ca}`, amount: mass, factor: steelFactors[ca]! });
    return { volumes, steel };
  };
  const data: Record<string, unknown> = isFrame
    ? {
        concrete_columns: part('columns', 5, 20),
        concrete_beams: part('beams', 5, 30),
        concrete_slabs: part('slabs', 20, 60),
        form_columns: 0,
        form_beams: 0,
        form_slabs: 0,
        column_number: 4,
        avg_beam_span: 5,
        avg_slab_span: 4,
      }
    : {
        concrete_walls: part('walls', 20, 60),
        concrete_slabs: part('slabs', 20, 60),
        wall_thickness: 10,
        slab_thickness: 10,
      };
  if (random() < 0.5) {
    const name = oneOf(['Bloco cerâmico', 'Drywall']);
    // A material of one name has one factor: its supplier is who wrote the document.
    const factor: Factor = name === 'Drywall' ? [6, 9, 90, 130] : [12, 18, 150, 220];
    const row = { name, purpose: 'infill', amount: between(100, 400), unit: 'm2', source: 'EPD 7' };
    const [co2Min, co2Max, energyMin, energyMax] = factor;
    const ranges = { co2: { min: co2Min, max: co2Max }, energy: { min: energyMin, max: energyMax } };
    data['other_materials'] = [{ ...row, ...ranges }];
    lines.push({
      element: 'infill',
      kind: `DECLARED ${name}`,
      key: `other:infill:m2:${name}`,
      amount: row.amount,
      factor,
    });
  }
  return { type: isFrame ? 'beam_column' : 'concrete_wall', data, lines };
}

let api: TestApi;
let gateway: TestGateway;
let owner: TestUser;
let floors: number;
const towers: (Built & { id: string; versionId: string; otherId: string; other: Built })[] = [];

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  owner = await newUser(api.url);
  const project = await owner.project();
  const unit = await project.unit();
  const floorIds = (await unit.floors()).map(({ id }) => id);
  floors = floorIds.length;
  for (let at = 0; at < 9; at += 1) {
    const option = await unit.option({ name: `Opção ${at}` });
    const [built, other] = [randomStructure(), randomStructure()];
    const post = async (path: string, body: object) =>
      (await expectStatus(201, owner.call('POST', path, body))).body;
    const { type, data } = built;
    const made = await post(`${option.path}/modules`, { type, data: { ...data, floor_ids: floorIds } });
    const path = `${option.path}/modules/${made.module.id}/versions`;
    const second = await post(path, { name: 'V2', type: other.type, data: other.data });
    const ids = [project.id, unit.id, option.id, made.module.id] as const;
    towers.push({
      ...built,
      other,
      id: toGlobalId('Option', project.id, unit.id, option.id),
      versionId: toGlobalId('Version', ...ids, made.versions[0].id),
      otherId: toGlobalId('Version', ...ids, second.version.id),
    });
  }
}, 240_000);
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const ask = async (query: string, variables: object) => {
  const { data, errors } = await gateway.ask(query, { variables, token: owner.token });
  expect(errors).toEqual([]);
  return data;
};

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** At the low or the high end of all ranges. */
const total = (lines: readonly Line[], at: 0 | 1, of: 0 | 2) =>
  sum(lines.map(({ amount, factor }) => floors * amount * factor[of + at]!));
const spanOf = ([low, high]: readonly [number, number]) => ({
  min: Math.min(low, high),
  max: Math.max(low, high),
});
const addAll = (list: readonly Interval[]) => ({
  min: sum(list.map(({ min }) => min)),
  max: sum(list.map(({ max }) => max)),
});
const verdictOf = ({ min, max }: Interval) =>
  max <= 0 ? 'LOWER_IN_EVERY_CASE' : min >= 0 ? 'HIGHER_IN_EVERY_CASE' : 'DEPENDS_ON_SUPPLIER';

/** What an item minus the reference comes to, kind by kind. */
function recomputed(item: readonly Line[], reference: readonly Line[], of: 0 | 2) {
  const names = [...new Set([...item, ...reference].map(({ kind }) => kind))];
  const kinds = names.map((kind) => {
    const [a, b] = [item, reference].map((lines) => lines.filter((line) => line.kind === kind)) as [
      Line[],
      Line[],
    ];
    const ends = ([0, 1] as const).map((at) => total(a, at, of) - total(b, at, of)) as [number, number];
    return { kind, lines: [...a, ...b], ends };
  });
  const same = addAll(kinds.map(({ ends }) => spanOf(ends)));
  const any = {
    min: total(item, 0, of) - total(reference, 1, of),
    max: total(item, 1, of) - total(reference, 0, of),
  };
  const verdict = verdictOf(same);
  const certainty =
    verdict === 'DEPENDS_ON_SUPPLIER'
      ? 'NONE'
      : verdictOf(any) === verdict
        ? 'ANY_SUPPLIERS'
        : 'SAME_SUPPLIERS';
  const limits = kinds.flatMap(({ kind, lines, ends: [low, high] }) => {
    if (verdict !== 'DEPENDS_ON_SUPPLIER') return [];
    const others = addAll(kinds.filter((other) => other.kind !== kind).map(({ ends }) => spanOf(ends)));
    const amounts = Map.groupBy(lines, ({ key }) => key);
    const [most] = [...amounts.values()].toSorted(
      (x, y) => sum(y.map(({ amount }) => amount)) - sum(x.map(({ amount }) => amount)),
    );
    const [from, to] = [most![0]!.factor[of]!, most![0]!.factor[of + 1]!];
    return (
      [
        ['LOWER_IN_EVERY_CASE', -others.max],
        ['HIGHER_IN_EVERY_CASE', -others.min],
      ] as const
    ).flatMap(([settled, bound]) => {
      const t = (bound - low) / (high - low);
      return t < 0 || t > 1 ? [] : [`${most![0]!.key} ${settled} ${(from + t * (to - from)).toPrecision(7)}`];
    });
  });
  return { kinds, same, any, verdict, certainty, limits };
}

const near = (got: Interval, wanted: Interval) => {
  expect(got.min).toBeCloseTo(wanted.min, 4);
  expect(got.max).toBeCloseTo(wanted.max, 4);
};

const asked = `query($input: ComparisonInput!) { comparison(input: $input) { differences {
  item { option { id } }
  co2 { min max } energy { min max } co2Verdict energyVerdict co2Certainty energyCertainty
  anySuppliers { co2 { min max } energy { min max } co2Verdict energyVerdict }
  kinds { kind label co2 { low high } energy { low high }
    co2Limits: limits { verdict material upTo from } energyLimits: limits(of: ENERGY) { verdict material upTo from } }
  co2Drivers: drivers { element kind label value { low high } }
  energyDrivers: drivers(of: ENERGY) { element kind label value { low high } }
} } }`;

type Ends = { low: number; high: number };
type Limit = { verdict: string; material: string; upTo: number | null; from: number | null };
const nameOf = ({ kind, label }: { kind: string; label: string }) =>
  kind === 'DECLARED' ? `${kind} ${label}` : kind;

test(
  '36 pairs of random towers: both intervals, certainty, kinds, drivers and limits',
  { timeout: 60_000 },
  async () => {
    let pairs = 0;
    let settled = 0;
    for (const [at, reference] of towers.entries()) {
      const items = towers.slice(at + 1);
      for (let from = 0; from < items.length; from += 3) {
        const optionIds = [reference.id, ...items.slice(from, from + 3).map(({ id }) => id)];
        const { comparison } = await ask(asked, { input: { optionIds, referenceId: reference.id } });
        for (const difference of comparison.differences) {
          const item = towers.find(({ id }) => id === difference.item.option.id)!;
          for (const [name, of] of [
            ['co2', 0],
            ['energy', 2],
          ] as const) {
            const own = recomputed(item.lines, reference.lines, of);
            near(difference[name], own.same);
            near(difference.anySuppliers[name], own.any);
            expect(difference[`${name}Verdict`]).toBe(own.verdict);
            expect(difference.anySuppliers[`${name}Verdict`]).toBe(verdictOf(own.any));
            expect(difference[`${name}Certainty`]).toBe(own.certainty);
            const kinds: ({ kind: string; label: string } & Record<string, Ends>)[] = difference.kinds;
            expect(kinds.map(nameOf).toSorted()).toEqual(own.kinds.map(({ kind }) => kind).toSorted());
            for (const kind of kinds) {
              const [low, high] = own.kinds.find((each) => each.kind === nameOf(kind))!.ends;
              expect(kind[name]!.low).toBeCloseTo(low, 4);
              expect(kind[name]!.high).toBeCloseTo(high, 4);
            }
            const drivers: { element: string; kind: string; label: string; value: Ends }[] =
              difference[`${name}Drivers`];
            for (const driver of drivers) {
              const here = (lines: Line[]) =>
                lines.filter(({ element, kind }) => element === driver.element && kind === nameOf(driver));
              const end = (t: 0 | 1) => total(here(item.lines), t, of) - total(here(reference.lines), t, of);
              expect(driver.value.low).toBeCloseTo(end(0), 4);
              expect(driver.value.high).toBeCloseTo(end(1), 4);
            }
            const middles = drivers.map(({ value }) => Math.abs(value.low + value.high));
            expect(middles).toEqual(middles.toSorted((a, b) => b - a));
            expect(sum(drivers.map(({ value }) => value.low))).toBeCloseTo(
              sum(own.kinds.map(({ ends }) => ends[0])),
              4,
            );
            const limits = difference.kinds.flatMap(
              (kind: Record<string, Limit[]>) => kind[`${name}Limits`]!,
            );
            expect(
              limits
                .map(
                  (limit: Limit) =>
                    `${limit.material} ${limit.verdict} ${(limit.upTo ?? limit.from)!.toPrecision(7)}`,
                )
                .toSorted(),
            ).toEqual(own.limits.toSorted());
          }
          pairs += 1;
          settled += difference.kinds.flatMap((kind: Record<string, Limit[]>) => kind['co2Limits']!).length;
        }
      }
    }
    expect(pairs).toBe(36);
    expect(settled).toBeGreaterThan(5);
  },
);

test(
  'versions of random towers: their changes add up to the difference of both ends',
  { timeout: 60_000 },
  async () => {
    for (const { lines, other, versionId, otherId } of towers) {
      const { versionDiff } = await ask(
        `query($a: ID!, $b: ID!) { versionDiff(baseId: $a, otherId: $b) {
        co2 { low high } energy { low high } changes { co2 { low high } energy { low high } } } }`,
        { a: versionId, b: otherId },
      );
      for (const [name, of] of [
        ['co2', 0],
        ['energy', 2],
      ] as const) {
        for (const [end, at] of [
          ['low', 0],
          ['high', 1],
        ] as const) {
          const wanted = total(other.lines, at, of) - total(lines, at, of);
          expect(versionDiff[name][end]).toBeCloseTo(wanted, 4);
          const changes: Record<string, Ends>[] = versionDiff.changes;
          expect(sum(changes.map((change) => change[name]![end]))).toBeCloseTo(wanted, 4);
        }
      }
    }
  },
);
