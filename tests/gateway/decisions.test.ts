import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { startGateway, type TestGateway } from '../support/gatewayServer.ts';
import { newUser, type TestUnit, type TestUser } from '../support/world.ts';

let api: TestApi;
let gateway: TestGateway;
let owner: TestUser;
let unit: TestUnit;
let optionIds: string[];
beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  owner = await newUser(api.url);
  unit = await (await owner.project()).unit();
  optionIds = [];
  for (const name of ['A', 'B']) {
    const option = await unit.option({ name, active: name === 'A' });
    await option.module();
    optionIds.push(toGlobalId('Option', unit.project.id, unit.id, option.id));
  }
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const fields = `id number chosen reason authorName authorRegistration author { name } unit { name } pdfUrl
  supersededBy { number }
  comparison {
    reference factorSets
    items { optionId name technologies area uncoveredFloors
      quantities { concrete co2 { min max } flags materials { key unit } }
      modules { name technology versionNumber versionName floors } }
    differences { item reference co2 { min max } co2Verdict co2Certainty isAcrossScopes
      anySuppliers { co2 { min max } co2Verdict } kinds { kind label co2 { low high } } co2Limits { material upTo from } }
    checks { rule passed blocking item favours details override { note userName createdAt } }
    declarations { supplier } floors { index group category area height }
  }`;

const decide = async (change: object = {}) => {
  const input = {
    unitId: toGlobalId('Unit', unit.project.id, unit.id),
    optionIds,
    referenceId: optionIds[0],
    chosenId: optionIds[1],
    reason: 'Porque sim.',
    overrides: [{ rule: 'NO_GAPS', note: 'Sem garagem.' }],
    ...change,
  };
  const query = `mutation($input: RecordDecisionInput!) { recordDecision(input: $input) {
    errors { code key path } decision { ${fields} } unit { decisions { totalCount } } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { input }, token: owner.token });
  expect(errors).toEqual([]);
  return data.recordDecision;
};

test('a decision is recorded through the graph, found as a node, and superseded by the next', async () => {
  const { decision, errors, unit: tower } = await decide();
  expect(errors).toEqual([]);
  expect(tower.decisions.totalCount).toBe(1);
  expect(decision).toMatchObject({
    number: 1,
    chosen: 'B',
    authorName: owner.name,
    author: { name: owner.name },
    unit: { name: 'Torre A' },
    supersededBy: null,
  });
  const { comparison } = decision;
  expect(comparison.items.map(({ name }: { name: string }) => name)).toEqual(['A', 'B']);
  expect(comparison.items[0]).toMatchObject({
    technologies: ['BEAM_COLUMN'],
    modules: [{ versionNumber: 1, versionName: 'V1' }],
  });
  expect(comparison.differences).toMatchObject([
    {
      item: 1,
      reference: 0,
      co2: { min: 0, max: 0 },
      co2Verdict: 'EQUAL',
      kinds: [{ label: 'Concrete' }, {}],
    },
  ]);
  const gapCheck = comparison.checks.find(({ rule }: { rule: string }) => rule === 'NO_GAPS');
  expect(gapCheck).toMatchObject({ passed: false, override: { note: 'Sem garagem.', userName: owner.name } });

  await decide({ reason: 'De novo.' });
  const query = `query($id: ID!) { node(id: $id) { ... on Decision { ${fields} } } }`;
  const again = await gateway.ask(query, { variables: { id: decision.id }, token: owner.token });
  expect(again.errors).toEqual([]);
  expect(again.data.node.comparison).toEqual(comparison);
  expect(again.data.node.supersededBy).toEqual({ number: 2 });
});

test('its PDF opens at the path the graph tells', async () => {
  const { decision } = await decide();
  const response = await fetch(new URL(decision.pdfUrl, api.url));
  expect(response.headers.get('content-type')).toBe('application/pdf');
});

test('what is wrong is told at its field', async () => {
  const { decision, errors } = await decide({ reason: ' ' });
  expect(decision).toBeNull();
  expect(errors).toEqual([{ code: 'VALIDATION_FAILED', key: 'general.required', path: ['reason'] }]);
  const other = await decide({ optionIds: [optionIds[0]] });
  expect(other.errors).toMatchObject([{ key: 'decision.options', path: ['optionIds'] }]);
});
