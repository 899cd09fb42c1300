import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { decidedTower, declare } from '../../support/towers/decidedTower.ts';
import { serveGateway } from '../../support/served.ts';
import { subscribe } from '../../support/subscribe.ts';
import { newUser } from '../../support/world.ts';

const { api, gateway, user: owner } = await serveGateway();
const unit = await (await owner.project()).unit();
const optionIds: string[] = [];
for (const name of ['A', 'B']) {
  const option = await unit.option({ name, active: name === 'A' });
  await option.module();
  optionIds.push(toGlobalId('Option', unit.project.id, unit.id, option.id));
}

const fields = `id number chosen reason authorName authorRegistration author { name } unit { name } pdfUrl
  supersededBy { number } supersededByNumber
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
  expect(again.data.node.supersededByNumber).toBe(2);
});

test('a record shows its answer and the chosen option against the others', async () => {
  const query = `query($id: ID!) { node(id: $id) { ... on Decision { today todayBecause comparison { chosen
    co2Answer { best isSettled certainty margin isSuspended sentence } energyAnswer { best }
    items { precision co2WorstExcess { total perSquareMeter against } co2BestCase { total } energyWorstExcess { total } }
    chosenDifferences { item reference sameCement { co2Verdict } co2Margin co2WithinPrecision }
  } } } }`;
  const asked = async (id: string) => {
    const headers = { 'accept-language': 'pt-BR' };
    const { data, errors } = await gateway.ask(query, { variables: { id }, token: owner.token, headers });
    expect(errors).toEqual([]);
    return data.node;
  };
  // Two equal options whose garage is left out, with a note.
  const accepted = await asked((await decide()).decision.id);
  expect(accepted.comparison).toMatchObject({
    chosen: 1,
    co2Answer: { best: [0, 1], isSettled: true, certainty: 'SAME_SUPPLIERS', isSuspended: false },
    items: [{ precision: 0.15, co2WorstExcess: { total: 0, against: 1 } }, { co2BestCase: { total: 0 } }],
    chosenDifferences: [{ item: 1, reference: 0, sameCement: { co2Verdict: 'EQUAL' }, co2Margin: 0 }],
  });
  expect(accepted.today).toBe('WITHIN_PRECISION');
  const open = await asked((await decide({ overrides: [] })).decision.id);
  expect(open.comparison.co2Answer).toMatchObject({
    isSuspended: true,
    sentence: 'Ainda sem resposta: há verificações por corrigir ou justificar',
  });
  expect(open.today).toBe('DEPENDS');
});

test('a record shows the comparison’s CO2 and energy, each with its own figures', async () => {
  const { unit: tower, decision } = await decidedTower(owner, await newUser(api.url));
  const options: { id: string }[] = (await owner.call('GET', `${tower.path}/options`)).body.tower_options;
  const option_ids = options.map(({ id }) => id);
  await owner.call('PUT', `${tower.path}/overrides`, { option_ids, rule: 'NO_GAPS', note: 'Só os tipos.' });
  const answerFields = 'isSettled certainty margin isSuspended sentence';
  const figure = '{ total perSquareMeter }';
  const pair = `co2 { min max } energy { min max } co2PerSquareMeter { min max } energyPerSquareMeter { min max }
    co2Verdict energyVerdict co2Certainty energyCertainty`;
  const query = `query ($id: ID!, $optionIds: [ID!]!) {
    node(id: $id) { ... on Decision { comparison { co2Answer { best ${answerFields} } energyAnswer { best ${answerFields} }
      items { name co2WorstExcess ${figure} energyWorstExcess ${figure} co2BestCase ${figure} energyBestCase ${figure} }
      differences { ${pair} co2Margin energyMargin co2WithinPrecision energyWithinPrecision } } } }
    comparison(input: { optionIds: $optionIds }) {
      co2Answer: answer(of: CO2) { best { name } ${answerFields} } energyAnswer: answer(of: ENERGY) { best { name } ${answerFields} }
      items { name co2WorstExcess: worstExcess(of: CO2) ${figure} energyWorstExcess: worstExcess(of: ENERGY) ${figure}
        co2BestCase: bestCase(of: CO2) ${figure} energyBestCase: bestCase(of: ENERGY) ${figure} }
      differences { ${pair} co2Margin: margin(of: CO2) energyMargin: margin(of: ENERGY)
        co2WithinPrecision: isWithinPrecision(of: CO2) energyWithinPrecision: isWithinPrecision(of: ENERGY) } } }`;
  const compared = option_ids.map((id) => toGlobalId('Option', tower.project.id, tower.id, id));
  const variables = { id: toGlobalId('Decision', tower.project.id, decision.id), optionIds: compared };
  const { data, errors } = await gateway.ask(query, { variables, token: owner.token });
  expect(errors).toEqual([]);
  const { co2Answer, energyAnswer, ...rest } = data.node.comparison;
  const named = ({ best, ...answer }: { best: number[] }) => ({
    ...answer,
    best: best.map((at) => ({ name: rest.items[at].name })),
  });
  // The record was rounded when it was kept.
  const plain = (value: object): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, each: unknown) =>
        typeof each === 'number' ? Number(each.toPrecision(7)) : each,
      ),
    );
  const recorded = { ...rest, co2Answer: named(co2Answer), energyAnswer: named(energyAnswer) };
  expect(plain(recorded)).toEqual(plain(data.comparison));
  expect(co2Answer.sentence).not.toBe(energyAnswer.sentence);
});

test('a later declaration shows in the standing and leaves the record unchanged', async () => {
  const { decision } = await decide();
  const query = `query($id: ID!) { project(projectId: $id) { decisions { nodes { id today todayBecause comparison { items { quantities { co2 { min max } } } } } } } }`;
  const list = async () => {
    const headers = { 'accept-language': 'pt-BR' };
    const variables = { id: unit.project.id };
    const { data, errors } = await gateway.ask(query, { variables, token: owner.token, headers });
    expect(errors).toEqual([]);
    return data.project.decisions.nodes;
  };
  const find = (nodes: { id: string }[]) => nodes.find(({ id }) => id === decision.id);
  const path = `${unit.project.path}/decisions`;
  const stored = async () => JSON.stringify((await owner.call('GET', path)).body.decisions[0].comparison);
  const [before, bytes] = [await list(), await stored()];
  const declared = await owner.call('POST', `${unit.project.path}/declarations`, {
    material: 'concrete:30',
    supplier: 'Concreteira Sul',
    document: 'EPD 1',
    co2: { min: 240, max: 240 },
  });
  expect(declared.status).toBe(201);
  const after = await list();
  expect(find(after)).toMatchObject({
    todayBecause: expect.arrayContaining([expect.stringContaining('Concreteira Sul declarou')]),
  });
  expect(after.map(({ comparison }: { comparison: unknown }) => comparison)).toEqual(
    before.map(({ comparison }: { comparison: unknown }) => comparison),
  );
  expect(await stored()).toBe(bytes);
  const { id } = declared.body.declaration;
  expect((await owner.call('DELETE', `${unit.project.path}/declarations/${id}`)).status).toBe(200);
  expect(await list()).toEqual(before);
});

test('a decision that turns notifies subscribers until the notice is read', async () => {
  const viewer = await newUser(api.url);
  const { unit: tower, decision } = await decidedTower(owner, viewer);
  await declare(tower, 'concrete:30', 250);
  const notices =
    'viewer { decisionNotices { decisionId unitName number chosen today todayBecause createdAt } }';
  const events = subscribe(gateway, viewer.token, `subscription { notifications { ${notices} } }`);
  await events.begun();
  await declare(tower, 'steel:50', 5);
  const decisionId = toGlobalId('Decision', tower.project.id, decision.id);
  expect((await events.next()).data).toMatchObject({
    notifications: {
      viewer: {
        decisionNotices: [{ decisionId, unitName: 'Torre Norte', number: 1, chosen: 'B', today: 'TURNED' }],
      },
    },
  });
  const against = await gateway.ask(
    'query($id: ID!) { node(id: $id) { ... on Decision { todayAgainst { reference today todayBecause } } } }',
    { variables: { id: decisionId }, token: viewer.token },
  );
  expect(against.data.node.todayAgainst).toEqual([
    { reference: 0, today: 'TURNED', todayBecause: [expect.stringMatching(/^B emits more than A/)] },
  ]);
  await events.end();
  const token = viewer.token;
  const { data } = await gateway.ask(
    'query($id: ID!) { project(projectId: $id) { activity(first: 1) { nodes { action subject subjectName detail } } } }',
    { variables: { id: tower.project.id }, token },
  );
  expect(data.project.activity.nodes).toEqual([
    { action: 'reconsidered', subject: 'decision', subjectName: '1 · B', detail: 'STANDS → TURNED' },
  ]);
  const read = `mutation($input: ReadDecisionNoticeInput!) { readDecisionNotice(input: $input) { errors { code } ${notices} } }`;
  const answer = await gateway.ask(read, { variables: { input: { decisionId } }, token });
  expect(answer.data.readDecisionNotice).toEqual({ errors: [], viewer: { decisionNotices: [] } });
});

test('its PDF opens at the path the graph tells', async () => {
  const { decision } = await decide();
  const response = await fetch(new URL(decision.pdfUrl, api.url));
  expect(response.headers.get('content-type')).toBe('application/pdf');
});

test('a fault is reported at its field', async () => {
  const { decision, errors } = await decide({ reason: ' ' });
  expect(decision).toBeNull();
  expect(errors).toEqual([{ code: 'VALIDATION_FAILED', key: 'general.required', path: ['reason'] }]);
  const other = await decide({ optionIds: [optionIds[0]] });
  expect(other.errors).toMatchObject([{ key: 'decision.options', path: ['optionIds'] }]);
});
