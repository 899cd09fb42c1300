import { todayOf } from '../../../domain/factors/declaration.ts';
import { expect, test } from 'vitest';
import { watchAllDecisions } from '../../../api/decisions/watchDecisions.ts';
import { openEvents } from '../../support/eventStream.ts';
import { decidedTower, declare } from '../../support/towers/decidedTower.ts';
import { serveApiWithoutSweeps } from '../../support/served.ts';
import { expectStatus, newUser, refusedKeys, sampleFrame, type TestUser } from '../../support/world.ts';

const api = await serveApiWithoutSweeps();
const [owner, viewer, stranger] = await Promise.all([newUser(api.url), newUser(api.url), newUser(api.url)]);

const noticesOf = async (user: TestUser, projectId: string, language = 'pt-BR') => {
  const headers = { 'accept-language': language };
  const { body } = await expectStatus(
    200,
    user.call('GET', '/v1/users/me/decision-notices', undefined, { headers }),
  );
  return body.decision_notices.filter(({ project_id: id }: { project_id: string }) => id === projectId);
};

const sweep = (day: string) =>
  watchAllDecisions(
    api.db,
    (error) => {
      throw error;
    },
    new Date(`${day}T12:00:00Z`),
  );

/** The next event of a decision that stands otherwise; what else happens may be heard before or after it. */
async function nextReconsidered(heard: Awaited<ReturnType<typeof openEvents>>) {
  let event = await heard.next();
  while (event.data['action'] !== 'decision.reconsidered') event = await heard.next();
  return event;
}

const reconsidered = async (path: string) => {
  const { activity } = (await expectStatus(200, owner.call('GET', `${path}/activity`))).body;
  return activity.filter(({ action }: { action: string }) => action === 'decision.reconsidered');
};

test('a declaration that turns a decision tells everybody in the project why, and moves no record', async () => {
  const { unit, decision, project } = await decidedTower(owner, viewer);
  expect([decision.today, decision.today_because]).toEqual(['STANDS', []]);
  const path = `${project.path}/decisions/${decision.id}`;
  const stored = async () => (await owner.call('GET', path)).body.decision;
  const bytes = JSON.stringify((await stored()).comparison);

  await declare(unit, 'concrete:30', 250);
  expect(await reconsidered(project.path)).toEqual([]);
  expect(await noticesOf(owner, project.id)).toEqual([]);

  const heard = await openEvents(api.url, viewer.token);
  const steel = await declare(unit, 'steel:50', 5);
  expect(await nextReconsidered(heard)).toMatchObject({
    event: 'project',
    data: {
      project_id: project.id,
      action: 'decision.reconsidered',
      entity_type: 'decision',
      entity_id: decision.id,
      entity_name: '1 · B',
      user_id: owner.id,
    },
  });
  await heard.close();
  expect(await reconsidered(project.path)).toMatchObject([{ details: { from: 'STANDS', to: 'TURNED' } }]);

  for (const user of [owner, viewer]) {
    const [notice, ...others] = await noticesOf(user, project.id);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      decision_id: decision.id,
      unit_name: 'Torre Norte',
      number: 1,
      chosen: 'B',
      today: 'TURNED',
      today_because: expect.arrayContaining(['CA50: Sul declarou depois da decisão']),
    });
  }
  const [english] = await noticesOf(viewer, project.id, 'en-US');
  expect(english.today_because[0]).toBe('C30: declared by Sul after the decision');
  expect(await noticesOf(stranger, project.id)).toEqual([]);
  const now = await stored();
  expect(now.today).toBe('TURNED');
  expect(JSON.stringify(now.comparison)).toBe(bytes);

  const notice = `/v1/users/me/decision-notices/${decision.id}`;
  expect((await stranger.call('DELETE', notice)).status).toBe(404);
  await expectStatus(204, viewer.call('DELETE', notice));
  await expectStatus(204, viewer.call('DELETE', notice));
  expect(await noticesOf(viewer, project.id)).toEqual([]);
  expect(await noticesOf(owner, project.id)).toHaveLength(1);

  await expectStatus(200, owner.call('DELETE', `${project.path}/declarations/${steel.id}`));
  const [withdrawn] = await noticesOf(viewer, project.id);
  expect(withdrawn).toMatchObject({ today: 'STANDS' });
  expect(withdrawn.today_because).toEqual([
    'CA50: a declaração de Sul foi retirada ou trocada',
    'C30: Sul declarou depois da decisão',
  ]);
  await expectStatus(200, owner.call('DELETE', `${project.path}/members/${viewer.id}`));
  expect(await noticesOf(viewer, project.id)).toEqual([]);
});

test.each([
  ['WITHIN_PRECISION', 120],
  ['DEPENDS', 80],
  ['TURNED', 20],
] as const)(
  'a declaration after which it is %s is told of, and withdrawn it stands again',
  async (standing, co2) => {
    const { unit, decision, project } = await decidedTower(owner, viewer);
    const path = `${project.path}/decisions/${decision.id}`;
    const expectStanding = async (today: string, from: string) => {
      const now = (await expectStatus(200, viewer.call('GET', path))).body.decision;
      expect(now).toMatchObject({ today, today_against: [{ reference: 0, today }] });
      expect(now.comparison).toEqual(decision.comparison);
      expect(await noticesOf(viewer, project.id)).toMatchObject([{ decision_id: decision.id, today }]);
      expect((await reconsidered(project.path))[0].details).toEqual({ from, to: today });
    };
    const heard = await openEvents(api.url, viewer.token);
    const { id } = await declare(unit, 'concrete:30', co2);
    await expectStanding(standing, 'STANDS');
    await expectStatus(200, owner.call('DELETE', `${project.path}/declarations/${id}`));
    await expectStanding('STANDS', standing);
    for (const _ of [standing, 'STANDS'])
      expect((await nextReconsidered(heard)).data).toMatchObject({ entity_id: decision.id });
    await heard.close();
  },
);

test('against each other option a decision stands by itself, with reasons of its own', async () => {
  const { unit, project, decision } = await decidedTower(owner, viewer);
  const heavy = await unit.option({ name: 'Pesada', active: false });
  const element = { volumes: [{ fck: 30, volume: 90 }], steel: [{ ca: 50, mass: 9000 }] };
  const parts = { concrete_columns: element, concrete_beams: element, concrete_slabs: element };
  await heavy.module({ data: { ...sampleFrame, ...parts } });
  const [first, chosen] = decision.comparison.items.map((item: { option_id: string }) => item.option_id);
  const { body } = await expectStatus(
    201,
    owner.call('POST', `${unit.path}/decisions`, {
      option_ids: [first, chosen, heavy.id],
      reference_id: first,
      chosen_id: chosen,
      reason: 'Menos concreto.',
      overrides: [{ rule: 'NO_GAPS', note: 'Só os tipos.' }],
    }),
  );
  await declare(unit, 'concrete:30', 20);
  const path = `${project.path}/decisions/${body.decision.id}`;
  const headers = { 'accept-language': 'pt-BR' };
  const now = (await expectStatus(200, viewer.call('GET', path, undefined, { headers }))).body.decision;
  expect([now.number, now.today, decision.number]).toEqual([2, 'TURNED', 1]);
  const [turned, standing] = now.today_against;
  expect(now.today_against).toHaveLength(2);
  expect(turned).toMatchObject({ reference: 0, today: 'TURNED' });
  expect(standing).toMatchObject({ reference: 2, today: 'STANDS' });
  expect(turned.today_because.join()).toMatch(/\bA\b/);
  expect(turned.today_because.join()).not.toContain('Pesada');
  expect(standing.today_because.join()).not.toMatch(/\bA\b/);
  const [listed, older] = (await viewer.call('GET', `${unit.path}/decisions`, undefined, { headers })).body
    .decisions;
  expect({ ...listed, pdf_url: '' }).toEqual({ ...now, pdf_url: '' });
  expect([older.number, older.superseded_by]).toEqual([1, now.id]);
});

test('a superseded decision causes no further notices', async () => {
  const { unit, decide, project } = await decidedTower(owner, viewer);
  await declare(unit, 'concrete:30', 250);
  const steel = await declare(unit, 'steel:50', 5);
  expect(await noticesOf(viewer, project.id)).toHaveLength(1);
  const later = await decide(0);
  expect(later).toMatchObject({ chosen: 'A', today: 'STANDS' });
  expect(await noticesOf(viewer, project.id)).toEqual([]);
  await expectStatus(200, owner.call('DELETE', `${project.path}/declarations/${steel.id}`));
  expect(await noticesOf(viewer, project.id)).toMatchObject([{ number: 2, chosen: 'A', today: 'TURNED' }]);
});

test('the latest change comes first, also of a decision that had changed before', async () => {
  const [first, second] = [await decidedTower(owner, viewer), await decidedTower(owner, viewer)];
  const { body } = await viewer.call('GET', '/v1/users/me/decision-notices');
  const before = body.decision_notices.length;
  const newest = async () => {
    const notices = (await viewer.call('GET', '/v1/users/me/decision-notices')).body.decision_notices;
    expect(notices).toHaveLength(before + 2);
    return notices.slice(0, 2).map(({ decision_id: id }: { decision_id: string }) => id);
  };
  const { id } = await declare(first.unit, 'concrete:30', 20);
  await declare(second.unit, 'concrete:30', 20);
  expect(await newest()).toEqual([second.decision.id, first.decision.id]);
  await expectStatus(200, owner.call('DELETE', `${first.project.path}/declarations/${id}`));
  expect(await newest()).toEqual([first.decision.id, second.decision.id]);
});

test('a change that is refused notifies nobody', async () => {
  const { unit, project } = await decidedTower(owner, viewer);
  await declare(unit, 'concrete:30', 250);
  await declare(unit, 'steel:50', 5);
  const again = { material: 'steel:50', supplier: 'Norte', document: 'EPD 2', co2: { min: 1, max: 1 } };
  expect(await refusedKeys(owner.call('POST', `${project.path}/declarations`, again))).toEqual({
    material: 'declaration.material.taken',
  });
  expect(await reconsidered(project.path)).toHaveLength(1);
});

test('the end of a declaration is noticed the day after, once, without an author', async () => {
  const { unit, decision, project } = await decidedTower(owner, viewer);
  const lastDay = todayOf(new Date());
  const after = (days: number) => todayOf(new Date(Date.parse(`${lastDay}T12:00:00Z`) + days * 86_400_000));
  const dayAfter = after(1);
  await sweep(lastDay);
  expect(await reconsidered(project.path)).toEqual([]);
  await declare(unit, 'concrete:30', 250, lastDay);
  await declare(unit, 'steel:50', 5, lastDay);
  await sweep(lastDay);
  expect(await reconsidered(project.path)).toHaveLength(1);

  const heard = await openEvents(api.url, viewer.token);
  await Promise.all([sweep(dayAfter), sweep(dayAfter)]);
  await sweep(dayAfter);
  expect((await nextReconsidered(heard)).data).toMatchObject({
    action: 'decision.reconsidered',
    entity_id: decision.id,
    user_id: null,
    user_name: '',
  });
  await heard.close();
  expect(await reconsidered(project.path)).toMatchObject([
    { user_id: null, details: { from: 'TURNED', to: 'STANDS' } },
    { details: { from: 'STANDS', to: 'TURNED' } },
  ]);
  const reasons = ['C30', 'CA50'].map((label) => `${label}: a declaração de Sul venceu`);
  const ended = [{ today: 'STANDS', number: 1, today_because: reasons }];
  expect(await noticesOf(viewer, project.id)).toMatchObject(ended);
  // The day after that nothing changes, and the reasons are still there for who has not read them.
  await sweep(after(2));
  expect(await noticesOf(viewer, project.id)).toMatchObject(ended);
});
