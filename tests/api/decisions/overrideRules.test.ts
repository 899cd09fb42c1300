import { readdirSync, readFileSync } from 'node:fs';
import { likeForLikeRules } from '#domain/comparison/checks/checks.ts';
import { expect, test } from 'vitest';
import { noted } from '../../support/restThings.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, TestOption } from '../../support/world.ts';

test('the newest migration of the rules lets every check of a comparison be accepted with a note', () => {
  const folder = new URL('../../../api/db/migrations/', import.meta.url);
  const texts = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .filter((text) => text.includes('add constraint overrides_rule_check'));
  const [, list = ''] = /const rules = `\(([^`]*)\)`/.exec(texts.at(-1) ?? '') ?? [];
  const stored = list.match(/[A-Z_]+/g) ?? [];
  expect(stored.toSorted()).toEqual([...likeForLikeRules].toSorted());
});

const api = await serveApi();

test('an override holds for its options in any order, names its last author and can be withdrawn', async () => {
  const [ana, bia] = [await newUser(api.url), await newUser(api.url, { name: 'Bia Lima' })];
  const project = await ana.project();
  await project.share(bia, 'project:edit');
  const [unit, other] = [await project.unit(), await project.unit({ name: 'Torre B' })];
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push((await unit.option({ name })).id);
  const foreign = (await other.option()).id;
  const path = `${unit.path}/overrides`;
  const write = (option_ids: unknown, note: unknown, { rule = 'NO_GAPS', by = ana } = {}) =>
    by.call('PUT', path, { option_ids, rule, note });
  const list = async () => (await expectStatus(200, ana.call('GET', path))).body.overrides;
  const [a = '', b = '', c = '', d = ''] = ids;
  const told = (options: string[], note: string, user_name: string, rule = 'NO_GAPS') => ({
    option_ids: options.toSorted(),
    rule,
    note,
    user_name,
    created_at: expect.any(String),
  });
  await expectStatus(200, write([a, b], 'Depois.'));
  await expectStatus(200, write([d, c, b, a], 'x'.repeat(500)));
  await expectStatus(200, write([a, b], 'Outra.', { rule: 'SAME_AREA' }));
  const replaced = await expectStatus(200, write([b, a, b], 'Vem depois.', { by: bia }));
  const all = [
    told([a, b, c, d], 'x'.repeat(500), ana.name),
    told([a, b], 'Outra.', ana.name, 'SAME_AREA'),
    told([a, b], 'Vem depois.', bia.name),
  ];
  expect(replaced.body.overrides).toEqual(all);
  for (const [options, note, field] of [
    [ids, 'n', 'option_ids'],
    [[a], 'n', 'option_ids'],
    [[a, a], 'n', 'option_ids'],
    [[a, foreign], 'n', 'option_ids'],
    [[a, b], '', 'note'],
    [[a, b], ' ', 'note'],
    [[a, b], 'x'.repeat(501), 'note'],
    [[a, b], undefined, 'note'],
  ] as const) {
    const { status, body } = await write(options, note);
    expect([options.length, status, Object.keys(body.keys ?? {})]).toEqual([options.length, 422, [field]]);
  }
  expect((await write([a, b], 'n', { rule: 'NONE' })).body.keys).toHaveProperty('rule');
  expect(await list()).toEqual(all);
  expect((await ana.call('GET', `${other.path}/overrides`)).body.overrides).toEqual([]);
  await expectStatus(200, write([b, a], null));
  expect(await list()).toEqual(all.slice(0, 2));

  const module = { name: 'Tipo' };
  for (const id of ids) await new TestOption(unit, id).module(module);
  const decide = (change: object) =>
    ana.call('POST', `${unit.path}/decisions`, {
      option_ids: [a, b],
      reference_id: a,
      chosen_id: b,
      reason: 'x'.repeat(2000),
      ...change,
    });
  const refused = async (change: object) => Object.keys((await decide(change)).body.keys ?? {});
  for (const [change, field] of [
    [{ option_ids: ids }, 'option_ids'],
    [{ option_ids: [a] }, 'option_ids'],
    [{ option_ids: [a, a], chosen_id: a }, 'option_ids'],
    [{ reference_id: c }, 'reference_id'],
    [{ chosen_id: c }, 'chosen_id'],
    [{ reason: 'x'.repeat(2001) }, 'reason'],
    [{ overrides: [{ rule: 'NO_GAPS', note: 'x'.repeat(501) }] }, 'overrides.0.note'],
    [{ with_foundation: null }, 'with_foundation'],
  ] as const)
    expect([field, await refused(change)]).toEqual([field, [field]]);
  // The note on these two stays its author's while it is sent as it stands.
  const same = { rule: 'SAME_AREA', note: 'Outra.' };
  const changes = await noted(bia, project.path, async () => {
    const body = { option_ids: [a, b], reference_id: a, chosen_id: b, reason: 'Prazo.', overrides: [same] };
    const made = await expectStatus(201, bia.call('POST', `${unit.path}/decisions`, body));
    const { id } = made.body.decision;
    expect(made.headers.get('location')).toBe(`${project.path}/decisions/${id}`);
    expect(made.body.decision).toMatchObject({ author_id: bia.id, unit_id: unit.id, unit_name: 'Torre A' });
  });
  expect(changes).toEqual([['decision.created', expect.any(String), '1 · B', { unit_id: unit.id }]]);
  expect((await decide({ option_ids: [a, b, c, d] })).status).toBe(201);
});
