import Fastify from 'fastify';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { expect, test } from 'vitest';
import { serveReportLines } from '../../../gateway/flatReport/reportLines.ts';
import { builtProjects, serveGateway } from '../../support/served.ts';
import { countQueries, watchQueries } from '../../support/countQueries.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus, newUser, openOffice, TestProject } from '../../support/world.ts';

const { api, gateway, user } = await serveGateway();
const projects = await builtProjects(user, ['Ipê', 'Jatobá']);

async function read(query = '', headers: Record<string, string> = {}) {
  const answer = await fetch(`${gateway.url}/report.ndjson${query}`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('gives the rows of the report, a JSON object a line', async () => {
  const { status, type, text } = await read('', bearer(user.token));
  expect([status, type]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const query = '{ viewer { reportRows(first: 50) { nodes { project material co2Min } } } }';
  const { data } = await gateway.ask(query, { token: user.token });
  expect(rows).toHaveLength(8);
  expect(rows.map(({ project, material }) => [project, material])).toEqual(
    data.viewer.reportRows.nodes.map((row: Record<string, unknown>) => [row['project'], row['material']]),
  );
  const one = await read(`?project=${projects[1]}`, bearer(user.token));
  expect(one.text.trimEnd().split('\n')).toHaveLength(4);
  expect(one.text).not.toContain('Ipê');
});

test('names are in the language of the request', async () => {
  const owner = await newUser(api.url);
  const option = await (await (await owner.project()).unit()).option();
  const data = { ...sampleRaft, unit_id: option.unit.id };
  await expectStatus(201, owner.call('POST', `${option.path}/modules`, { type: 'raft_foundation', data }));
  const namedIn = async (language: string) => {
    const { text } = await read('', { ...bearer(owner.token), 'accept-language': language });
    return JSON.parse(text.split('\n')[0]!).module;
  };
  expect([await namedIn('pt-BR'), await namedIn('en-US')]).toEqual(
    (['pt-BR', 'en-US'] as const).map((language) => foundationName('raft_foundation', language)),
  );
});

test('a project of several pages is read once', async () => {
  const owner = await newUser(api.url);
  const [id = ''] = await builtProjects(owner, ['Grande']);
  const report = () => read(`?project=${id}`, bearer(owner.token));
  const before = await countQueries(api, report);
  const { units } = (await owner.call('GET', `/v1/projects/${id}`)).body.project;
  const options = `/v1/projects/${id}/units/${units[0].id}/options`;
  const { tower_options: made } = (await owner.call('GET', options)).body;
  for (let copy = 1; copy <= 14; copy++)
    await owner.call('POST', `${options}/${made[0].id}/duplicate`, { name: `Opção ${copy}` });
  expect((await report()).text.trimEnd().split('\n')).toHaveLength(60);
  expect(await countQueries(api, report)).toBe(before);
});

test('a pull reads what stands in a project in one statement, however much it is', async () => {
  const owner = await newUser(api.url);
  await builtProjects(owner, ['Ipê', 'Jatobá']);
  const pullAll = () => read('?since=2020-01-01T00:00:00Z', bearer(owner.token));
  const before = await countQueries(api, pullAll);
  const grown = await owner.project({ name: 'Cedro' });
  for (const name of ['Torre A', 'Torre B']) {
    const unit = await grown.unit({ name });
    for (const option of ['Laje maciça', 'Laje nervurada'])
      await (await unit.option({ name: option, active: false })).module();
  }
  const statements = await watchQueries(api, pullAll);
  expect(statements.filter(({ sql }) => sql.includes('json_agg'))).toHaveLength(3);
  expect(statements).toHaveLength(before + 3); // who asks, whether they may, and what stands there
});

async function pull({ token }: { token: string }, since: string) {
  const { text } = await read(`?since=${encodeURIComponent(since)}`, bearer(token));
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('a project that became visible since is sent whole, though nothing changed in it', async () => {
  const owner = await newUser(api.url);
  const ids = await builtProjects(owner, ['Escritório', 'Convite', 'Mudança', 'Alheio']);
  const [ofOffice, byInvitation, moved] = ids.map((id) => new TestProject(owner, id));
  const office = await openOffice(owner);
  await office.take(ofOffice!);
  const guest = await newUser(api.url);
  const invitation = await office.invite(guest.email, 'viewer');
  const asked = { email: guest.email, permissions: ['project:view'] };
  const invited = await owner.call('POST', `${byInvitation!.path}/invite`, asked);
  const accept = async (id: string) => {
    const answer = await guest.call('PUT', `/v1/users/reply/${id}`, { status: 'accepted' });
    expect(answer.status).toBe(200);
  };
  /** The projects a pull replaces, and their rows. */
  const gained = async (since: string) =>
    (await pull(guest, since)).flatMap((line) => (line.kept ? [] : [line.replaces ?? line.project]));
  const whole = (project: TestProject, name: string) => [project.id, ...Array<string>(4).fill(name)];

  let since = new Date().toISOString();
  expect(await gained(since)).toEqual([]);
  await accept(invitation);
  expect(await gained(since)).toEqual(whole(ofOffice!, 'Escritório'));
  since = new Date().toISOString();
  await accept(invited.body.invitation.id);
  expect(await gained(since)).toEqual(whole(byInvitation!, 'Convite'));
  since = new Date().toISOString();
  await office.take(moved!);
  expect(await gained(since)).toEqual(whole(moved!, 'Mudança'));
  since = new Date().toISOString();
  expect(await gained(since)).toEqual([]);
});

test('a pull of changes replaces whole projects and names those that are left', async () => {
  const owner = await newUser(api.url);
  const [kept = '', changed = '', gone = ''] = await builtProjects(owner, ['Ipê', 'Jatobá', 'Cedro']);
  const since = new Date().toISOString();
  const { units } = (await owner.call('GET', `/v1/projects/${changed}`)).body.project;
  await owner.call('DELETE', `/v1/projects/${changed}/units/${units[0].id}`);
  await owner.call('DELETE', `/v1/projects/${gone}`);
  const pulled = (instant: string) => pull(owner, instant);
  expect(await pulled(since)).toEqual([{ replaces: changed }, { kept: [kept, changed] }]);
  const ofOne = (project: string) => read(`?since=${since}&project=${project}`, bearer(owner.token));
  expect([await ofOne(kept), await ofOne(changed), await ofOne(gone)]).toMatchObject([
    { status: 200, text: '' },
    { status: 200, text: `${JSON.stringify({ replaces: changed })}\n` },
    { status: 404 },
  ]);
  const all = await pulled('2020-01-01T00:00:00Z');
  expect(all.map((line) => line.replaces ?? line.kept ?? line.project)).toEqual([
    kept,
    ...Array<string>(4).fill('Ipê'),
    changed,
    [kept, changed],
  ]);
  expect(Date.parse(all[1].versionUpdatedAt)).toBeLessThan(Date.parse(since));
  expect((await read('?since=ontem', bearer(owner.token))).status).toBe(400);
});

test('a report without rows is empty, and refusals are those of the graph', async () => {
  const nobody = await newUser(api.url);
  expect(await read('', bearer(nobody.token))).toMatchObject({ status: 200, text: '' });
  const code = (text: string) => JSON.parse(text).errors[0].extensions.code;
  const without = await read();
  expect([without.status, code(without.text)]).toEqual([401, 'UNAUTHENTICATED']);
  const dead = await read('', bearer('A'.repeat(26)));
  expect([dead.status, code(dead.text)]).toEqual([401, 'UNAUTHENTICATED']);
  const foreign = await read(`?project=${projects[0]}`, bearer(nobody.token));
  expect([foreign.status, code(foreign.text)]).toEqual([404, 'NOT_FOUND']);
});

test('too many calls are answered with when to call again', async () => {
  const error = { message: 'slow down', extensions: { code: 'RATE_LIMITED', retryAfter: 3 } };
  const app = Fastify({ logger: false });
  serveReportLines(app, () => ({ fetch: async () => Response.json({ errors: [error] }) }));
  const headers = bearer('tok');
  const answer = await app.inject({ url: '/graphql/report.ndjson', headers });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3']);
  expect(answer.json()).toEqual({ errors: [error] });
});

test('rows go out before the next page is read, and a failure cuts the report', async () => {
  const row = { project: 'Ipê', co2Min: 1.5 };
  const page = (hasNextPage: boolean) => ({
    viewer: { reportRows: { pageInfo: { hasNextPage, endCursor: 'c' }, edges: [{ node: row }] } },
  });
  const failed = Promise.withResolvers<object>();
  const answers = [Promise.resolve({ data: page(true) }), failed.promise];
  const app = Fastify({ logger: false });
  serveReportLines(app, () => ({ fetch: async () => Response.json(await answers.shift()) }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}/graphql/report.ndjson?project=x`, { headers: bearer('tok') });
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe(`${JSON.stringify(row)}\n`);
  failed.resolve({ errors: [{ message: 'gone', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  await expect(reader.read()).rejects.toThrow(/terminated/);
  await app.close();
});
