import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser } from '../../support/world.ts';

const { api, gateway, user: owner } = await serveGateway();
const unit = await (await owner.project()).unit();
const raw: string[] = [];
for (const name of ['Pórtico', 'Paredes', 'Alvenaria']) {
  const option = await unit.option({ name, active: raw.length === 0 });
  await option.module();
  raw.push(option.id);
}

const pass = async (note: string | null, user = owner, ids = raw) => {
  const { data } = await gateway.ask(
    `mutation($input: OverrideCheckInput!) { overrideCheck(input: $input) {
      errors { code path } unit { overrides { optionIds rule note userName createdAt } } } }`,
    {
      token: user.token,
      variables: {
        input: {
          unitId: toGlobalId('Unit', unit.project.id, unit.id),
          optionIds: ids.map((id) => toGlobalId('Option', unit.project.id, unit.id, id)),
          rule: 'NO_GAPS',
          note,
        },
      },
    },
  );
  return data.overrideCheck;
};

const isSuspended = async (ids: string[]) => {
  const optionIds = ids.map((id) => toGlobalId('Option', unit.project.id, unit.id, id));
  const { data } = await gateway.ask(
    'query($input: ComparisonInput!) { comparison(input: $input) { answer { isSuspended } } }',
    { token: owner.token, variables: { input: { optionIds } } },
  );
  return data.comparison.answer.isSuspended;
};

test('a note stands with its author, for the options in any order, until another or none takes its place', async () => {
  const first = await pass('A garagem entra depois.');
  expect(first.errors).toEqual([]);
  expect(first.unit.overrides).toMatchObject([
    { optionIds: raw.toSorted(), rule: 'NO_GAPS', note: 'A garagem entra depois.', userName: owner.name },
  ]);
  expect(Date.parse(first.unit.overrides[0].createdAt)).toBeGreaterThan(Date.now() - 60_000);
  const editor = await newUser(api.url, { name: 'Bruno Dias' });
  await unit.project.share(editor, 'project:edit');
  const second = await pass('Conferido.', editor, raw.toReversed());
  expect(second.unit.overrides).toMatchObject([{ note: 'Conferido.', userName: 'Bruno Dias' }]);
  const decision = { option_ids: raw, reference_id: raw[0], chosen_id: raw[1], reason: 'Menos fôrmas.' };
  const made = await owner.call('POST', `${unit.path}/decisions`, decision);
  const gapCheck = made.body.decision.comparison.checks.find(
    ({ rule }: { rule: string }) => rule === 'NO_GAPS',
  );
  expect(gapCheck.override).toMatchObject({ note: 'Conferido.', user_name: 'Bruno Dias' });
  expect((await pass(null)).unit.overrides).toEqual([]);
});

test('a note lets the answer stand for the options it was written for, and for no fewer nor more', async () => {
  const two = raw.slice(0, 2);
  for (const [withNote, other] of [
    [raw, two],
    [two, raw],
  ] as const) {
    await pass('Conferido.', owner, [...withNote]);
    expect([await isSuspended(withNote.toReversed()), await isSuspended([...other])]).toEqual([false, true]);
    await pass(null, owner, [...withNote]);
  }
});

test('options that are not the tower’s, or one alone, are refused at the field', async () => {
  const other = await (await unit.project.unit({ name: 'Torre B' })).option();
  for (const ids of [
    [raw[0]!, other.id],
    [raw[0]!, raw[0]!],
  ]) {
    expect((await pass('Não cabe.', owner, ids)).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['optionIds'] },
    ]);
  }
});
