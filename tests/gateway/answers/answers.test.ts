import { parse, print, separateOperations } from 'graphql';
import { expect, test } from 'vitest';
import { operations } from '../../../gateway/mcp/operations.ts';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { frame, masonry, walls } from '../../../seed/structures.ts';
import { serveGateway } from '../../support/served.ts';
import { type Field, fieldsOf, isAsked, selected } from '../../support/wholeAnswers.ts';
import { linesOf } from '../../support/writtenLines.ts';
import { declare } from '../../support/towers/decidedTower.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus } from '../../support/world.ts';

/**
 * What the graph says of one tower, its three ways to be built and their comparison, whole and line by line: most of it
 * is worked out, and no other test asks for all of it. Read what changed before `-u` writes it anew.
 */
const { gateway, user } = await serveGateway();
const project = await user.project({ name: 'Residencial' });
const unit = await project.unit({ name: 'Torre', housing_units_count: 8, repetition_count: 2 });
const floors = await unit.floors();
const withoutBasement = floors.slice(1).map(({ id }) => id);
const options = [];
for (const [name, type, data, floorIds] of [
  ['Pórtico', 'beam_column', frame(400, 1), floors.map(({ id }) => id)],
  ['Paredes', 'concrete_wall', walls(400, 1), withoutBasement],
  ['Alvenaria', 'structural_masonry', masonry(400, 1), withoutBasement],
] as const) {
  const option = await unit.option({ name, active: name === 'Pórtico' });
  options.push({ option, module: await option.module({ name, type, data, floorIds }) });
}
const built = options as [(typeof options)[number], ...typeof options];
const [{ option, module }] = built;
const raft = { name: 'Radier', type: 'raft_foundation', data: sampleRaft };
const foundation = (await expectStatus(201, user.call('POST', `${option.path}/modules`, raft))).body.module;
await declare(unit, 'concrete:30', 210, '2999-12-31');
const prices = ['concrete:columns:30', 'steel:walls:50', 'form:walls'].map((key, at) => ({
  key,
  min: 10 + at,
  max: 20 + at,
  source: 'Sul',
  // Old, whenever this runs.
  date: '2020-01-15',
}));
await expectStatus(200, user.call('PATCH', `${project.path}/prices`, { prices }));
const optionIds = options.map((each) => each.option.id);
const decided = await expectStatus(
  201,
  user.call('POST', `${unit.path}/decisions`, {
    option_ids: optionIds,
    reference_id: option.id,
    chosen_id: optionIds[1],
    reason: 'Prazo menor.',
    overrides: [
      { rule: 'NO_GAPS', note: 'Vêm depois.' },
      { rule: 'SAME_FOUNDATION', note: 'É a mesma.' },
    ],
  }),
);

const ids = [project.id, unit.id, option.id, module.id] as const;
const nodes: Record<string, string> = {
  Project: toGlobalId('Project', ...ids.slice(0, 1)),
  Unit: toGlobalId('Unit', ...ids.slice(0, 2)),
  Option: toGlobalId('Option', ...ids.slice(0, 3)),
  Module: toGlobalId('Module', ...ids),
  Foundation: toGlobalId('Foundation', ...ids.slice(0, 3), foundation.id),
  Decision: toGlobalId('Decision', project.id, decided.body.decision.id),
};

async function answered(type: string, field: Field, given: string): Promise<string[]> {
  const selection = selected(field, given, [type], new Set());
  const text = `query($id: ID!) { node(id: $id) { ... on ${type} { ${selection} } } }`;
  const { data, errors } = await gateway.ask(text, { variables: { id: nodes[type] }, token: user.token });
  expect(errors).toEqual([]);
  return linesOf(data.node);
}

async function compared(field: Field, given: string, withFoundation = false): Promise<string[]> {
  const input = {
    optionIds: optionIds.map((id) => toGlobalId('Option', ...ids.slice(0, 2), id)),
    withLosses: given !== '',
    withFoundation,
  };
  // Items are asked for whole once.
  const seen = new Set(field.name === 'items' ? [] : ['ComparisonItem']);
  const selection = selected(field, given, ['Comparison'], seen);
  const text = `query($input: ComparisonInput!) { comparison(input: $input) { ${selection} } }`;
  const { data, errors } = await gateway.ask(text, { variables: { input }, token: user.token });
  expect(errors).toEqual([]);
  return linesOf(data.comparison);
}

test.each([...Object.keys(nodes), 'Comparison'])(
  '%s is answered as written',
  { timeout: 120_000 },
  async (type) => {
    const ask = (field: Field, given: string) =>
      type === 'Comparison' ? compared(field, given) : answered(type, field, given);
    const lines: string[] = [];
    for (const field of fieldsOf(type).filter(isAsked)) {
      // Asked for whole below.
      if (type === 'Unit' && field.name === 'comparison') continue;
      const plain = await ask(field, '');
      const withLosses = await ask(field, '(withLosses: true)');
      const below = type === 'Comparison' ? await compared(field, '', true) : [];
      const others = [...withLosses, ...below].filter((line) => !plain.includes(line));
      lines.push(...plain, ...others.map((line) => `+ ${line}`));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${type}.txt`);
  },
);

test('the quantities of each technology are answered as they were entered', async () => {
  const lines: string[] = [];
  for (const [at, type] of ['BeamColumnData', 'ConcreteWallData', 'StructuralMasonryData'].entries()) {
    const each = built[at]!;
    const own = fieldsOf(type).map((field) => selected(field, '', [type], new Set()));
    const text = `query($id: ID!) { node(id: $id) { ... on Module { currentVersion { input {
      ... on ${type} { ${own.join(' ')} } } } } } }`;
    const id = toGlobalId('Module', ...ids.slice(0, 2), each.option.id, each.module.id);
    const { data, errors } = await gateway.ask(text, { variables: { id }, token: user.token });
    expect(errors).toEqual([]);
    lines.push(...linesOf({ [type]: data.node.currentVersion.input }));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('Quantities.txt');
});

test('the tools of a model answer as written', async () => {
  const [projectId, unitId] = ids;
  const given: Record<string, object> = {
    read_project: { projectId },
    read_tower: { projectId, unitId },
    compare_options: { projectId, unitId, of: 'ENERGY' },
    list_versions: { updatedSince: '2020-01-01T00:00:00Z' },
    read_module: { moduleId: toGlobalId('Module', ...ids) },
  };
  const lines: string[] = [];
  for (const [name, operation] of Object.entries(separateOperations(parse(operations)))) {
    if (name === 'propose_quantities') continue;
    const variables = given[name] ?? {};
    const { data, errors } = await gateway.ask(print(operation), { variables, token: user.token });
    expect([name, errors]).toEqual([name, []]);
    lines.push(...linesOf({ [name]: data }));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('Tools.txt');
});
