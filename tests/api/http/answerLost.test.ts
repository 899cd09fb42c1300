import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import {
  expectStatus,
  newUser,
  openOffice,
  sampleFloorGroups,
  sampleFrame,
  sampleProject,
  type TestUser,
} from '../../support/world.ts';

const counts = ['numeroDeTorres', 'numeroDeSubsolos', 'pavimentosDoEmbasamento', 'pavimentosTipo'];
const floorCounts = ['pavimentosSemFundacao', 'pavimentosTotalDaTorre'];
const estimate = {
  nome: 'Estimativa',
  tipoDeEstrutura: 'beamColumn',
  ...Object.fromEntries([...counts, ...floorCounts].map((name) => [name, 1])),
  areaConstruidaTotal: 900,
  alturaPisoAPisoTipo: 2.88,
  ...Object.fromEntries([20, 25, 30, 35, 40, 45].map((fck) => [`volumeDeConcretoFck${fck}`, 10])),
};

let api: TestApi;
let owner: TestUser;
let creations: [path: string, body: object][];
const opened: string[] = [];
beforeAll(async () => {
  api = await startApi({}, (app) => {
    // As a process that is killed when its transaction has ended: nothing more is said or stored.
    app.addHook('onSend', (request, reply, payload, go) => {
      if (request.headers['x-killed'] === undefined || reply.statusCode >= 300) return go(null, payload);
      opened.push(request.routeOptions.url ?? '');
      request.socket.destroy();
    });
  });
  owner = await newUser(api.url);
  const project = await owner.project();
  const unit = await project.unit();
  const option = await unit.option();
  const module = await option.module();
  const other = await unit.option({ name: 'Paredes', active: false });
  const [basement, ...floors] = await unit.floors();
  const floor_ids = floors.map(({ id }) => id);
  const tower = { name: 'Torre B', type: 'tower', data: { floor_groups: sampleFloorGroups } };
  const declared = { material: 'concrete:30', supplier: 'Sul', document: 'EPD-1', valid_until: '2999-12-31' };
  const decided = { option_ids: [option.id, other.id], reference_id: option.id, chosen_id: other.id };
  const office = await openOffice(owner, 'Estruturas');
  const elsewhere = await owner.project({ name: 'Jatobá' });
  await office.take(project);
  await office.take(elsewhere);
  const quotation = { key: 'form:walls', min: 20, max: 24, source: 'Proposta 118', date: '2026-10-20' };
  await expectStatus(200, owner.call('PATCH', `${elsewhere.path}/prices`, { prices: [quotation] }));
  const elsewhereDeclared = owner.call('POST', `${elsewhere.path}/declarations`, {
    ...declared,
    material: 'concrete:40',
    co2: { min: 230, max: 240 },
  });
  const shared = (await expectStatus(201, elsewhereDeclared)).body.declaration;
  const ofModule = { type: 'beam_column', data: sampleFrame };
  creations = [
    ['/v1/projects', { ...sampleProject, name: 'Peroba' }],
    [`${project.path}/units`, tower],
    [`${unit.path}/options`, { name: 'Opção 2', active: false }],
    [`${other.path}/modules`, { ...ofModule, name: 'Tipo', data: { ...sampleFrame, floor_ids } }],
    [`${module.path}/versions`, { ...ofModule, name: 'V2' }],
    [`${project.path}/declarations`, { ...declared, co2: { min: 210, max: 225 }, energy: null }],
    [`${unit.path}/decisions`, { ...decided, reason: 'Prazo menor.' }],
    ['/v1/structures', estimate],
    [`${project.path}/duplicate`, {}],
    [`${unit.path}/duplicate`, {}],
    [`${option.path}/duplicate`, {}],
    [`${module.path}/duplicate`, {}],
    ['/v1/organizations', { name: 'Fundações' }],
    [`${office.path}/email-domains`, { domain: 'estruturas.example' }],
    [`${project.path}/prices/shared`, { prices: [{ project_id: elsewhere.id, key: quotation.key }] }],
    [`${project.path}/declarations/shared`, { declaration_ids: [shared.id] }],
    [`${module.path}/copy`, { option_id: other.id, floor_ids: [basement?.id] }],
  ];
});
afterAll(() => api.close());

/** A link that is signed for a time is another one a second later. */
const untimed = (body: object): object =>
  JSON.parse(JSON.stringify(body).replaceAll(/until=\d+&signature=[\w-]+/g, 'signed'));

test('a call sent again after the process died gets the stored answer and is carried out once', async () => {
  for (const [at, [path, body]] of creations.entries()) {
    const send = (more: object) =>
      owner.call('POST', path, body, { headers: { 'idempotency-key': `lost-${at}`, ...more } });
    await expect(send({ 'x-killed': '1' })).rejects.toThrow('fetch failed');
    const again = await send({});
    const isReplayed = again.headers.get('idempotency-replayed');
    expect([path, again.status < 300, isReplayed]).toEqual([path, true, 'true']);
    const read = again.headers.get('location');
    // A declaration is read in its list alone.
    const isRead = read !== null && !path.endsWith('/declarations');
    const there = isRead ? await owner.call('GET', read) : again;
    expect(untimed(there.body)).toMatchObject(untimed(again.body));
    expect((await send({})).body).toEqual(again.body);
  }
  const { body } = await owner.call('GET', '/v1/projects?name=Peroba');
  expect(body.projects).toHaveLength(1);
});

test('every route that takes a key answers so, except those with secrets or effects beyond the database', () => {
  const keyed = api.routes.filter(({ method, access }) => method === 'POST' && access !== 'open');
  const apart = [
    // A mail goes out after the transaction.
    '/v1/projects/:projectId/invite',
    '/v1/organizations/:organizationId/invite',
    // Who called has no right to call again.
    '/v1/projects/:projectId/transfer-ownership',
    // A secret, which is not kept.
    '/v1/tokens/api',
    '/v1/users/me/second-factors',
    '/v1/users/me/recovery-codes',
    '/v1/webhooks',
    '/v1/webhooks/:webhookId/secret',
    // A receiver is called.
    '/v1/webhooks/:webhookId/test',
    '/v1/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
    // A form takes no key; the projects of a sheet are made once by their names.
    '/v1/projects-upload',
  ];
  const walked = new Set([...opened, ...apart]);
  expect(keyed.filter(({ url, access }) => access !== undefined && !walked.has(url))).toEqual([]);
});
