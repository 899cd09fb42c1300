import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { type Built, type Line, randomStructure } from '../../support/towers/randomStructures.ts';
import {
  holdsChanged,
  type Interval,
  leastExcessAt,
  recomputed,
  recomputedMargin,
  sum,
  total,
  verdictOf,
} from '../../support/towers/recomputedDifference.ts';
import { expectStatus, newUser, type TestUser } from '../../support/world.ts';

/**
 * Comparisons of random towers over the graph, worked out here once more from the published factors and the rules of
 * one standing per supplier: nothing of the product's own arithmetic is used.
 */
let api: TestApi;
let gateway: TestGateway;
let owner: TestUser;
const towers: (Built & { id: string; versionId: string; otherId: string; other: Built })[] = [];

/** Random ways to build, four of each tower: `RECOMPUTED_TOWERS=200 npx vitest run …` draws more. */
const count = Number(process.env['RECOMPUTED_TOWERS'] ?? 12);
const together = 4;
const timeout = 60_000 + 2000 * count;

beforeAll(
  async () => {
    api = await startApi();
    gateway = await startGateway(api.url);
    owner = await newUser(api.url);
    const project = await owner.project();
    let unit = await project.unit();
    let floorIds: string[] = [];
    const onAllFloors = ({ lines, ...built }: Built): Built => ({
      ...built,
      lines: lines.map((line) => ({ ...line, amount: floorIds.length * line.amount })),
    });
    for (let at = 0; at < count; at += 1) {
      if (at % together === 0) {
        if (at > 0) unit = await project.unit({ name: `Torre ${at}` });
        floorIds = (await unit.floors()).map(({ id }) => id);
      }
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
        ...onAllFloors(built),
        other: onAllFloors(other),
        id: toGlobalId('Option', project.id, unit.id, option.id),
        versionId: toGlobalId('Version', ...ids, made.versions[0].id),
        otherId: toGlobalId('Version', ...ids, second.version.id),
      });
    }
  },
  240_000 + 4000 * count,
);
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const ask = async (query: string, variables: object) => {
  const { data, errors } = await gateway.ask(query, { variables, token: owner.token });
  expect(errors).toEqual([]);
  return data;
};

const near = (got: Interval, wanted: Interval) => {
  expect(got.min).toBeCloseTo(wanted.min, 4);
  expect(got.max).toBeCloseTo(wanted.max, 4);
};

const answerAsked = ['CO2', 'ENERGY']
  .map(
    (of) =>
      `${of.toLowerCase()}: answer(of: ${of}) { best { option { id } } isSettled certainty isSuspended sentence }
       ${of.toLowerCase()}Documents: documents(of: ${of}) { kind label low high guaranteedGain settlesUpTo settlesFrom }`,
  )
  .join(' ');
const excessAsked = ['CO2', 'ENERGY']
  .map(
    (of) =>
      `${of.toLowerCase()}Excess: worstExcess(of: ${of}) { total against { option { id } } } ${of.toLowerCase()}Best: bestCase(of: ${of}) { total }`,
  )
  .join(' ');
const asked = `query($input: ComparisonInput!) { comparison(input: $input) { ${answerAsked} items { option { id } precision ${excessAsked} } differences {
  sameCement { co2 { min max } energy { min max } } co2Margin: margin energyMargin: margin(of: ENERGY)
  co2Within: isWithinPrecision energyWithin: isWithinPrecision(of: ENERGY)
  item { option { id } }
  co2 { min max } energy { min max } co2Verdict energyVerdict co2Certainty energyCertainty
  anySuppliers { co2 { min max } energy { min max } co2Verdict energyVerdict }
  kinds { kind label co2 { low high } energy { low high }
    co2Limits: limits { verdict material upTo from } energyLimits: limits(of: ENERGY) { verdict material upTo from } }
  co2BreakEvens: breakEvens { element material holdsTo } energyBreakEvens: breakEvens(of: ENERGY) { element material holdsTo }
  co2Drivers: drivers { element kind label value { low high } }
  energyDrivers: drivers(of: ENERGY) { element kind label value { low high } }
} } }`;

type Ends = { low: number; high: number };
type Limit = { verdict: string; material: string; upTo: number | null; from: number | null };
const nameOf = ({ kind, label }: { kind: string; label: string }) =>
  kind === 'DECLARED' ? `${kind} ${label}` : kind;

type Item = { option: { id: string }; precision: number } & Record<
  string,
  { total: number; against: { option: { id: string } } }
>;

/** How often there was something to check. */
const drawn = { documents: 0, breakEvens: 0 };

type AskedDocument = {
  kind: string;
  label: string;
  low: number;
  high: number;
  guaranteedGain: number;
} & Record<'settlesUpTo' | 'settlesFrom', number | null>;
const parts = Array.from({ length: 101 }, (_, at) => at / 100);

/** What a document gains at worst, and where it settles the answer: tried at a hundred places of its supplier. */
function checkDocument(document: AskedDocument, options: Line[][], of: 0 | 2, least: number) {
  const { low, high, guaranteedGain, settlesUpTo, settlesFrom } = document;
  const excess = (t: number) => leastExcessAt(options, of, nameOf(document), t);
  const atWorst = Math.max(...parts.map(excess));
  const steepest = Math.max(...parts.slice(1).map((t, at) => Math.abs(excess(t) - excess(parts[at]!))));
  // Nowhere is more left than it says, and somewhere as much, but for what lies between two places.
  expect(least - guaranteedGain).toBeGreaterThanOrEqual(atWorst - 1e-4);
  expect(least - guaranteedGain).toBeLessThanOrEqual(atWorst + steepest + 1e-4);
  const place = (factor: number) => (factor - low) / (high - low);
  for (const t of parts) {
    const isTold =
      (settlesUpTo !== null && t < place(settlesUpTo) - 1e-9) ||
      (settlesFrom !== null && t > place(settlesFrom) + 1e-9);
    if (isTold) expect(excess(t)).toBeLessThanOrEqual(1e-4);
  }
  for (const end of [settlesUpTo, settlesFrom]) {
    if (end === null || place(end) < 1e-6 || place(end) > 1 - 1e-6) continue;
    expect(excess(place(end))).toBeCloseTo(0, 3);
    expect(excess(place(end) + (end === settlesUpTo ? 1e-4 : -1e-4))).toBeGreaterThan(0);
  }
}

/** The answer, the worst excess and the best case of each item, from the upper and lower ends of all pairs. */
function checkAnswer(comparison: Record<string, unknown>, optionIds: readonly string[]) {
  const built = optionIds.map((id) => towers.find((tower) => tower.id === id)!);
  for (const [name, of] of [
    ['co2', 0],
    ['energy', 2],
  ] as const) {
    const pairs = built.map((item) =>
      built
        .filter((other) => other !== item)
        .map((other) => ({ other, ...recomputed(item.lines, other.lines, of) })),
    );
    for (const [index, item] of (comparison['items'] as Item[]).entries()) {
      expect(item.precision).toBe(0.15);
      const [worst] = pairs[index]!.toSorted((a, b) => b.same.max - a.same.max);
      expect(item[`${name}Excess`]!.total).toBeCloseTo(Math.max(0, worst!.same.max), 4);
      const against = item[`${name}Excess`]!.against.option.id;
      expect(against === worst!.other.id || worst!.same.max <= 0).toBe(true);
      expect(item[`${name}Best`]!.total).toBeCloseTo(
        Math.min(...pairs[index]!.map(({ same }) => same.min)),
        4,
      );
    }
    const excess = (under: 'any' | 'same' | 'cement') =>
      pairs.map((row) => Math.max(0, ...row.map((pair) => pair[under].max)));
    const [certainty] = (['any', 'same', 'cement'] as const).filter((under) => excess(under).includes(0));
    const names = { any: 'ANY_SUPPLIERS', same: 'SAME_SUPPLIERS', cement: 'SAME_CEMENT' };
    const least = Math.min(...excess('same'));
    const best = excess(certainty ?? 'same').flatMap((value, index) =>
      value === (certainty === undefined ? least : 0) ? [optionIds[index]] : [],
    );
    const answer = comparison[name] as Record<string, unknown> & { best: { option: { id: string } }[] };
    expect(answer.best.map(({ option }) => option.id)).toEqual(best);
    expect(answer).toMatchObject({
      isSettled: certainty !== undefined,
      certainty: certainty === undefined ? 'NONE' : names[certainty],
    });
    expect(answer['sentence']).not.toMatch(/depends/i);
    const documents = comparison[`${name}Documents`] as AskedDocument[];
    drawn.documents += documents.length;
    expect(documents.length > 0).toBe(certainty !== 'any' && certainty !== 'same');
    for (const document of documents)
      checkDocument(
        document,
        built.map(({ lines }) => lines),
        of,
        least,
      );
    expect(documents.map(({ guaranteedGain }) => guaranteedGain)).toEqual(
      documents.map(({ guaranteedGain }) => guaranteedGain).toSorted((a, b) => b - a),
    );
  }
}

test(
  'pairs of random towers: intervals, certainty, margin, kinds, drivers, limits, break-evens and documents',
  { timeout },
  async () => {
    let pairs = 0;
    let limited = 0;
    for (const [at, reference] of towers.entries()) {
      const from = at - (at % together);
      const items = towers.slice(from, from + together).filter((tower) => tower !== reference);
      const optionIds = [reference.id, ...items.map(({ id }) => id)];
      const { comparison } = await ask(asked, { input: { optionIds, referenceId: reference.id } });
      checkAnswer(comparison, optionIds);
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
          near(difference.sameCement[name], own.cement);
          const margin = recomputedMargin(item.lines, reference.lines, of);
          expect(difference[`${name}Margin`] ?? -1).toBeCloseTo(margin ?? -1, 9);
          expect(difference[`${name}Within`]).toBe(margin !== null && margin < 0.15);
          const kinds: ({ kind: string; label: string } & Record<string, Ends>)[] = difference.kinds;
          expect(kinds.map(nameOf).toSorted()).toEqual(own.kinds.map(({ kind }) => kind).toSorted());
          for (const kind of kinds) {
            const [low, high] = own.kinds.find((each) => each.kind === nameOf(kind))!.ends;
            expect(kind[name]!.low).toBeCloseTo(low, 4);
            expect(kind[name]!.high).toBeCloseTo(high, 4);
          }
          for (const line of difference[`${name}BreakEvens`] as {
            element: string;
            material: string;
            holdsTo: number | null;
          }[]) {
            if (line.holdsTo === null) continue;
            drawn.breakEvens += 1;
            const holds = (percent: number) => holdsChanged(item.lines, reference.lines, of, line, percent);
            const beyond = own.settledVerdict === 'LOWER_IN_EVERY_CASE' ? 1e-3 : -1e-3;
            expect([holds(line.holdsTo - beyond), holds(line.holdsTo + beyond)]).toEqual([true, false]);
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
          const limits = difference.kinds.flatMap((kind: Record<string, Limit[]>) => kind[`${name}Limits`]!);
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
        limited += difference.kinds.flatMap((kind: Record<string, Limit[]>) => kind['co2Limits']!).length;
      }
    }
    expect(pairs).toBe((together - 1) * count);
    expect(limited).toBeGreaterThan(count / 4);
    expect(Math.min(drawn.documents, drawn.breakEvens)).toBeGreaterThan(count / 4);
  },
);

test(
  'versions of random towers: their changes add up to the difference of both ends',
  { timeout },
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
