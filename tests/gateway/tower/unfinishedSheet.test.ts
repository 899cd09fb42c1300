import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { serveGateway } from '../../support/served.ts';
import { expectStatus, type TestOption } from '../../support/world.ts';

const { gateway, user } = await serveGateway();
const unit = await (await user.project()).unit();
const options: TestOption[] = [];
for (const name of ['Pórtico', 'Paredes', 'Alvenaria']) {
  const option = await unit.option({ name, active: name === 'Pórtico' });
  await option.module();
  options.push(option);
}

const idOf = ({ id }: TestOption) => toGlobalId('Option', unit.project.id, unit.id, id);
const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await gateway.ask(query, { variables, token: user.token });
  expect(errors).toEqual([]);
  return data;
};
const keep = async (input: object) =>
  (
    await ask(
      `mutation($input: KeepUnfinishedSheetInput!) { keepUnfinishedSheet(input: $input) {
        option { isUnfinished revision unfinishedSheet { sheet savedAt } quantities { concrete } } errors { code } } }`,
      { input: { optionId: idOf(options[0]!), ...input } },
    )
  ).keepUnfinishedSheet;

const tower = `query($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) {
  quantitiesSource quantities { concrete }
  options { edges { node { isUnfinished quantities { concrete } coverage { coveredFloors } modules { edges { node { id } } } } } }
  comparison { items { option { name } quantities { concrete } side { isUnfinished } }
    likeForLike { rule passed blocking item { option { name } } } differences { item { option { name } } reference { option { name } } } } } }`;
const read = async () => (await ask(tower, { projectId: unit.project.id, unitId: unit.id })).unit;
const rows = async () => {
  const { viewer } = await ask(
    `{ viewer { reportRows(first: 50, projectId: "${unit.project.id}") { edges { node { option } } } } }`,
  );
  return viewer.reportRows.edges.map(({ node }: { node: { option: string } }) => node.option);
};

test('an unfinished sheet leaves its option out of totals, comparison and reports, which say so', async () => {
  const before = await read();
  const payload = await keep({ sheet: 'folha' });
  expect(payload).toMatchObject({
    errors: [],
    option: { isUnfinished: true, unfinishedSheet: { sheet: 'folha' }, quantities: null },
  });
  expect((await keep({ sheet: 'outra', revision: 1 })).errors).toMatchObject([{ code: 'EDIT_CONFLICT' }]);

  const { quantitiesSource, options: list, comparison } = await read();
  expect([before.quantitiesSource, quantitiesSource]).toEqual(['REFERENCE', 'NEWEST']);
  expect(list.edges[0].node).toMatchObject({ quantities: null, coverage: { coveredFloors: 0 } });
  expect(list.edges[0].node.modules.edges).toHaveLength(1);
  expect(comparison.items[0]).toMatchObject({ quantities: null, side: { isUnfinished: true } });
  expect(comparison.differences).toMatchObject([
    { item: { option: { name: 'Alvenaria' } }, reference: { option: { name: 'Paredes' } } },
  ]);
  expect(comparison.likeForLike).toContainEqual({
    rule: 'FINISHED_SHEETS',
    passed: false,
    blocking: false,
    item: { option: { name: 'Pórtico' } },
  });
  expect(new Set(await rows())).toEqual(new Set(['Paredes', 'Alvenaria']));

  expect((await keep({ sheet: null })).option).toMatchObject({ isUnfinished: false, unfinishedSheet: null });
  expect(await read()).toEqual(before);
  expect(await rows()).toContain('Pórtico');
});

test('nor does the foundation of such an option stand for its tower, though there is no other', async () => {
  const other = await unit.project.unit({ name: 'Torre B' });
  const only = await other.option();
  const raft = { type: 'raft_foundation', data: sampleRaft };
  await expectStatus(201, user.call('POST', `${only.path}/modules`, raft));
  const optionId = toGlobalId('Option', unit.project.id, other.id, only.id);
  const type = async () =>
    (await ask(`{ unit(projectId: "${unit.project.id}", unitId: "${other.id}") { foundation { type } } }`))
      .unit.foundation;
  expect(await type()).toEqual({ type: 'RAFT_FOUNDATION' });
  await keep({ optionId, sheet: 'folha' });
  expect(await type()).toBeNull();
  const together = `{ node(id: "${optionId}") { ... on Option { quantitiesWithFoundation { concrete } } } }`;
  expect((await ask(together)).node.quantitiesWithFoundation).toBeNull();
  await keep({ optionId, sheet: null });
  expect(await type()).toEqual({ type: 'RAFT_FOUNDATION' });
});
