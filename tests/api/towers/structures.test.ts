import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { serveApi } from '../../support/served.ts';
import { expectFields, expectList, expectRevisions } from '../../support/restThings.ts';
import { expectStatus, newUser, refusedKeys } from '../../support/world.ts';

const api = await serveApi();

const record = {
  nome: 'Estimativa da Torre Sul',
  tipoDeEstrutura: 'beamColumn',
  numeroDeTorres: 1,
  pavimentosSemFundacao: 20,
  pavimentosTotalDaTorre: 18,
  pavimentosDoEmbasamento: 1,
  numeroDeSubsolos: 1,
  pavimentosTipo: 15,
  areaConstruidaTotal: 9000.5,
  alturaPisoAPisoTipo: 2.88,
  volumeDeConcretoFck20: 0,
  volumeDeConcretoFck25: 0,
  volumeDeConcretoFck30: 1000,
  volumeDeConcretoFck35: 0,
  volumeDeConcretoFck40: 0,
  volumeDeConcretoFck45: 10,
};

test('are kept, read, changed and deleted, with the range of their concrete', async () => {
  const user = await newUser(api.url);
  const created = await user.call('POST', '/v1/structures', record);
  expect(created.status).toBe(201);
  const { structure } = created.body;
  expect(created.headers.get('location')).toBe(`/v1/structures/${structure.id}`);
  expect(structure).toMatchObject({
    ...record,
    tipoDeEstrutura: 'beam_column',
    revision: 1,
    total_concrete: 1010 * 2400,
    total_steel: null,
    flags: ['extrapolated'],
  });
  expect(structure).not.toHaveProperty('espessuraDeLajes');
  // 1000 m³ of C30 alone come to 228 200 kgCO₂e at least.
  expect(structure.co2_min).toBeGreaterThan(228_200);
  expect(structure.co2_max).toBeGreaterThan(structure.co2_min);

  const path = `/v1/structures/${structure.id}`;
  expect((await user.call('GET', path)).body.structure).toEqual(structure);
  const change = { alturaPisoAPisoTipo: null, volumeDeConcretoFck45: 0, revision: 1 };
  const changed = await user.call('PATCH', path, change);
  expect(changed.headers.get('etag')).toBe('"2"');
  expect(changed.body.structure).toMatchObject({
    revision: 2,
    flags: [],
    co2_min: 228_200,
    co2_max: 339_400,
  });
  expect(changed.body.structure).not.toHaveProperty('alturaPisoAPisoTipo');
  expect(await user.call('PATCH', path, change)).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT' },
  });

  expect((await user.call('DELETE', path)).status).toBe(200);
  expect((await user.call('GET', path)).status).toBe(404);
  expect((await user.call('DELETE', path)).status).toBe(404);
});

test('are listed newest first, in any order, since an instant, found by words, as each is read alone', async () => {
  const user = await newUser(api.url);
  expect((await user.call('GET', '/v1/structures')).body).toEqual({ structures: [], metadata: {} });
  const paths: string[] = [];
  for (const nome of ['Torre Sul', 'Bloco B', 'Casa']) {
    const made = await expectStatus(201, user.call('POST', '/v1/structures', { ...record, nome }));
    paths.push(made.headers.get('location')!);
  }
  // The oldest changed last.
  await expectStatus(200, user.call('PATCH', paths[0]!, { nome: 'Edifício Açaí' }));
  const rows = await expectList(user, {
    path: '/v1/structures',
    key: 'structures',
    sorts: ['created_at', 'updated_at'],
    usual: '-created_at',
    alone: async ({ id }) => (await user.call('GET', `/v1/structures/${id}`)).body.structure,
  });
  expect(rows.map(({ nome }) => nome)).toEqual(['Casa', 'Bloco B', 'Edifício Açaí']);
  const names = async (query: string) =>
    (await user.call('GET', `/v1/structures?${query}`)).body.structures.map((row: typeof record) => row.nome);
  expect(await names('sort=name')).toEqual(['Bloco B', 'Casa', 'Edifício Açaí']);
  expect(await names('sort=-name')).toEqual(['Edifício Açaí', 'Casa', 'Bloco B']);
  expect(await names('search=ACAI%20edificio')).toEqual(['Edifício Açaí']);
  expect(await names('search=%25')).toEqual([]);
  expect(await refusedKeys(user.call('GET', '/v1/structures?page_size=51'))).toEqual({
    page_size: 'general.at_most|{"max":50}',
  });
});

test('change field by field, under their revision', async () => {
  const user = await newUser(api.url);
  const { structure } = (await expectStatus(201, user.call('POST', '/v1/structures', record))).body;
  const thing = { path: `/v1/structures/${structure.id}`, key: 'structure' };
  const counts = Object.keys(record).filter((field) => /^(numero|pavimentos|area)/.test(field));
  const volumes = Object.keys(record).filter((field) => field.startsWith('volume'));
  const optional = [
    'alturaPisoAPisoTipo',
    'maiorPisoAPisoExistente',
    'espessuraDeParedes',
    'espessuraDeLajes',
  ];
  const of = (fields: string[], values: unknown[]) =>
    Object.fromEntries(fields.map((field) => [field, values]));
  const totals = Object.keys(structure).filter((field) => /^(total_|co2|energy|materials|flags)/.test(field));
  await expectFields(user, {
    ...thing,
    taken: {
      nome: ['abc', 'x'.repeat(50)],
      tipoDeEstrutura: ['concrete_wall', 'structural_masonry', 'beam_column'],
      ...of(counts, [1, 7]),
      ...of(optional, [3.1, 0, null, 2]),
      ...of(volumes, [12.5, 0, 3]),
    },
    refused: {
      nome: ['ab', 'x'.repeat(51), null, ''],
      tipoDeEstrutura: ['', null],
      ...of(counts, [0, null, '']),
      ...of([...optional, ...volumes], [-0.1, 'dez']),
      ...of(volumes, [null]),
    },
    moved: totals,
  });
  await expectRevisions(user, { ...thing, change: { nome: 'Outra' }, deletes: false });
  expect((await user.call('GET', thing.path)).status).toBe(404);
});

test('belong to one user alone', async () => {
  const user = await newUser(api.url);
  const path = `/v1/structures/${(await user.call('POST', '/v1/structures', record)).body.structure.id}`;
  const stranger = await newUser(api.url);
  for (const [method, body] of [
    ['GET', undefined],
    ['PATCH', { nome: 'Tomada' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await stranger.call(method, path, body)).status).toBe(404);
  }
  expect((await stranger.call('GET', '/v1/structures')).body.structures).toEqual([]);
});

test('name what is wrong in the words of the form', async () => {
  const user = await newUser(api.url);
  const answer = await user.call('POST', '/v1/structures', {
    ...record,
    nome: 'ab',
    tipoDeEstrutura: 'wood',
    numeroDeTorres: 0,
    volumeDeConcretoFck20: 1e308,
    volumeDeConcretoFck25: -1,
  });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      error: {
        nome: 'The name must have at least 3 characters',
        tipoDeEstrutura: 'Select a structure type',
        numeroDeTorres: 'The number of towers must be greater than 0',
        volumeDeConcretoFck25: 'The volume of fck25 concrete must be greater than 0',
      },
    },
  });
  expect(answer.body.error).toHaveProperty('volumeDeConcretoFck20');
  expect((await user.call('POST', '/v1/structures', { ...record, bogus: 1 })).status).toBe(400);
});

test('keep the factor set of their result until their concrete changes', async () => {
  const user = await newUser(api.url);
  const { id } = (await user.call('POST', '/v1/structures', record)).body.structure;
  await sql`update structures set data = data || '{"factor_set": "sidac-2026-04"}' where id = ${id}`.execute(
    api.db,
  );
  const setAfter = async (change: object) => {
    await expectStatus(200, user.call('PATCH', `/v1/structures/${id}`, change));
    const row = await api.db.selectFrom('structures').select('data').where('id', '=', id).executeTakeFirst();
    return row?.data['factor_set'];
  };
  expect(await setAfter({ nome: 'Outra', volumeDeConcretoFck30: 1000 })).toBe('sidac-2026-04');
  expect(await setAfter({ volumeDeConcretoFck30: 1001 })).toBe('sidac-2026-04b');
});
