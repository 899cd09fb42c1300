import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { mailsTo, newestMail } from '../../support/mailedToken.ts';
import { expectStatus, newUser, openOffice, password } from '../../support/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const person = (name = 'Bruno Dias') => newUser(api.url, { name });

test('a member with a new role, without the office or removed from it gets a mail in their language', async () => {
  const [owner, first, second] = [await person('Ana Prado'), await person(), await person()];
  await api.db.updateTable('users').set({ language: 'en-US' }).where('id', '=', first.id).execute();
  const office = await openOffice(owner, 'Estruturas Ipê');
  await office.join(first, 'viewer');
  await office.join(second, 'viewer');
  const before = (await mailsTo(api.db, owner.email)).length;
  const place = `${office.path}/members/${first.id}`;
  const told = async (email: string) => {
    const { subject, text } = await newestMail(api.db, email);
    return `${subject}: ${text}`;
  };

  await expectStatus(200, owner.call('PATCH', place, { role: 'editor' }));
  const raised = await told(first.email);
  expect(raised).toContain('Your role in an office has changed');
  expect(raised).toContain('Ana Prado changed your role in the office “Estruturas Ipê”');
  expect(raised).toContain('it is now editor');
  const { length } = await mailsTo(api.db, first.email);
  await expectStatus(200, owner.call('PATCH', place, { role: 'editor', discipline: 'orçamento' }));
  expect(await mailsTo(api.db, first.email)).toHaveLength(length);

  await expectStatus(200, owner.call('DELETE', place));
  expect(await told(first.email)).toContain('Ana Prado took you out of the office “Estruturas Ipê”');

  await expectStatus(204, owner.call('DELETE', office.path, { current_password: password }));
  expect(await told(second.email)).toContain('Ana Prado excluiu o escritório “Estruturas Ipê”');
  // Nobody is told what they did themselves.
  expect(await mailsTo(api.db, owner.email)).toHaveLength(before);
});

test('a change that failed sends no mail, nor does leaving by oneself', async () => {
  const [owner, editor] = [await person(), await person()];
  const office = await openOffice(owner);
  await office.join(editor, 'editor');
  const { length } = await mailsTo(api.db, editor.email);
  const wrong = owner.call('DELETE', office.path, { current_password: 'outra-senha-qualquer' });
  expect((await wrong).status).toBe(422);
  await expectStatus(200, editor.call('DELETE', `${office.path}/members/${editor.id}`));
  expect(await mailsTo(api.db, editor.email)).toHaveLength(length);
});

test('a member who becomes owner because the last one’s account ends gets a mail', async () => {
  const [owner, editor] = [await person('Ana Prado'), await person()];
  const office = await openOffice(owner, 'Só Ipê');
  await office.join(editor, 'editor');
  await expectStatus(204, owner.call('DELETE', '/v1/users/me', { current_password: password }));
  expect((await newestMail(api.db, editor.email)).text).toContain('agora você é proprietário');
});

test('projects stay in the name of their holder while that one is an owner, with their consents', async () => {
  const [first, second] = [await person(), await person('Carla Reis')];
  const office = await openOffice(first);
  await office.join(second, 'owner');
  const project = await first.project();
  await office.take(project);
  const role = (of: typeof first, given: string, by = second) =>
    expectStatus(200, by.call('PATCH', `${office.path}/members/${of.id}`, { role: given }));
  const read = async () => (await second.call('GET', project.path)).body.project;
  const holders = async () =>
    (await second.call('GET', `${office.path}/members`)).body.members
      .filter(({ holds_projects }: { holds_projects: boolean }) => holds_projects)
      .map(({ id }: { id: number }) => id);

  expect(await holders()).toEqual([first.id]);
  await role(first, 'editor');
  expect(await holders()).toEqual([second.id]);
  const { activity } = (await second.call('GET', `${project.path}/activity`)).body;
  expect(activity[0]).toMatchObject({ action: 'project.transferred', details: { to: 'Carla Reis' } });
  await expectStatus(200, second.call('PATCH', project.path, { benchmark_consent: true }));
  // The first joined before the second, and owns the office again: nothing passes.
  await role(first, 'owner');
  expect(await read()).toMatchObject({ user_id: second.id, benchmark_consent: true });
});

test('a name that the office, or the owner it goes back to, has already is refused at its field', async () => {
  const owner = await person();
  const office = await openOffice(owner);
  const own = await owner.project({ name: 'Ipê' });
  await office.take(own);
  const again = await owner.project({ name: 'Ipê' });
  const move = (organization_id: string | null, { path } = again) =>
    owner.call('PUT', `${path}/organization`, { organization_id });
  const keys = (await move(office.id)).body.keys;
  expect(keys).toEqual({ organization_id: 'organization.projects.name_taken' });
  expect((await move(null, own)).body.keys).toEqual({ organization_id: 'project.name.taken' });
  const other = await owner.project({ name: 'Jatobá' });
  await office.take(other);
  const renamed = await owner.call('PATCH', other.path, { name: 'Ipê' });
  expect(renamed.body.keys).toEqual({ name: 'organization.projects.name_taken' });
});
