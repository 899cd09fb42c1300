import { describe, expect, test } from 'vitest';
import { sortedStatuses } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, sampleProject } from '../../support/world.ts';

const api = await serveApi();

describe('the list', () => {
  test('has empty metadata without rows, with and without the slash', async () => {
    const user = await newUser(api.url);
    for (const path of ['/v1/projects', '/v1/projects/?page_size=50']) {
      const answer = await user.call('GET', path);
      expect(answer).toMatchObject({ status: 200, body: { projects: [], metadata: {} } });
    }
  });

  test('filters, sorts and pages', async () => {
    const user = await newUser(api.url);
    await user.project({ name: 'Alfa 50%', state: 'SP', phase: 'basic_project' });
    await user.project({ name: 'Beta', state: 'RJ', building_type: 'mixed' });
    await user.project({ name: 'Gama', state: 'RJ', phase: 'basic_project' });
    const names = async (query: string) => {
      const answer = await user.call('GET', `/v1/projects?${query}`);
      return answer.body.projects.map((project: { name: string }) => project.name);
    };
    expect(await names('sort=-name')).toEqual(['Gama', 'Beta', 'Alfa 50%']);
    expect(await names('name=ET')).toEqual(['Beta']);
    expect(await names('name=%25')).toEqual(['Alfa 50%']);
    expect(await names('name=_')).toEqual([]);
    expect(await names('phase=basic_project&state=rj')).toEqual(['Gama']);
    expect(await names('building_type=mixed')).toEqual(['Beta']);
    expect((await user.call('GET', '/v1/projects?building_type=house')).status).toBe(422);
    expect(await names('sort=name&page=2&page_size=2')).toEqual(['Gama']);
    const page = await user.call('GET', '/v1/projects?page=2&page_size=2');
    expect(page.body.metadata).toEqual({
      current_page: 2,
      page_size: 2,
      first_page: 1,
      last_page: 2,
      total_records: 3,
    });
  });

  test('searches words of name and address, without heed to accents', async () => {
    const user = await newUser(api.url);
    await user.project({ name: 'Alfa 50%', city: 'Niterói', state: 'RJ' });
    const address = { city: 'São José dos Campos', street: 'Rua Três', cep: '12230-000' };
    await user.project({ name: 'Edifício Açaí', ...address });
    const names = async (words: string) => {
      const answer = await user.call('GET', `/v1/projects?search=${encodeURIComponent(words)}`);
      return answer.body.projects.map((project: { name: string }) => project.name);
    };
    for (const words of ['acai', 'AÇAÍ edificio', 'sao jose', 'tres acai', '12230-000', '12230000'])
      expect([words, ...(await names(words))]).toEqual([words, 'Edifício Açaí']);
    expect(await names('acai niteroi')).toEqual([]);
    expect(await names('%')).toEqual(['Alfa 50%']);
  });

  test('refuses sizes, pages and orders out of bounds', async () => {
    const user = await newUser(api.url);
    const answer = await user.call('GET', '/v1/projects?page=0&page_size=51&sort=password');
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error).toSorted()).toEqual(['page', 'page_size', 'sort']);
    expect((await user.call('GET', '/v1/projects?name=%00')).status).toBe(422);
  });
});

describe('a project', () => {
  test('is created, read, changed and deleted', async () => {
    const user = await newUser(api.url);
    const created = await user.call('POST', '/v1/projects', { name: 'Residencial Ipê', ...sampleProject });
    expect(created.status).toBe(201);
    const path = created.headers.get('location') ?? '';
    const read = await user.call('GET', path);
    expect(read.headers.get('etag')).toBe('"1"');
    expect(read.body.project).toMatchObject({
      ...sampleProject,
      user_id: user.id,
      permissions: ['project:view', 'project:edit', 'project:owner'],
      building_type: null,
      units: [],
      area: 0,
      totals: { total_concrete: null, source: 'none', factor_set: null },
      phase_changes: [{ from_phase: null, to_phase: 'preliminary_study' }],
    });
    expect(read.body.project).not.toHaveProperty('street');

    const changed = await user.call('PATCH', path, {
      phase: 'executive_project',
      street: 'Rua A',
      building_type: 'corporate',
      cep: null,
    });
    expect(changed.body.project).toMatchObject({
      phase: 'executive_project',
      street: 'Rua A',
      building_type: 'corporate',
      revision: 2,
    });
    expect(changed.body.project).not.toHaveProperty('cep');
    expect(changed.body.project.phase_changes[0]).toMatchObject({
      from_phase: 'preliminary_study',
      to_phase: 'executive_project',
      user_name: user.name,
    });
    const { activity } = (await user.call('GET', `${path}/activity`)).body;
    expect(activity.map((entry: { action: string }) => entry.action)).toEqual([
      'project.updated',
      'project.created',
    ]);
    expect(activity[0].details).toEqual({
      fields: ['cep', 'street', 'phase', 'building_type'],
      from: 'preliminary_study',
      to: 'executive_project',
    });

    expect((await user.call('DELETE', path)).status).toBe(200);
    expect((await user.call('GET', path)).status).toBe(404);
  });

  test('has a name of its own among those of its owner', async () => {
    const user = await newUser(api.url);
    await user.project({ name: 'Edifício Um' });
    const second = await user.call('POST', '/v1/projects', { ...sampleProject, name: 'edifício um' });
    expect(second).toMatchObject({ status: 422, body: { keys: { name: 'project.name.taken' } } });
    const create = () => user.call('POST', '/v1/projects', { ...sampleProject, name: 'Edifício Dois' });
    const answers = await Promise.all([create(), create(), create()]);
    expect(sortedStatuses(answers)).toEqual([201, 422, 422]);
    const other = await newUser(api.url);
    await other.project({ name: 'Edifício Um' });
  });

  test('refuses a change based on an old revision, in the body or by If-Match', async () => {
    const user = await newUser(api.url);
    const { path } = await user.project();
    expect((await user.call('PATCH', path, { city: 'Santos', revision: 1 })).status).toBe(200);
    const late = await user.call('PATCH', path, { city: 'Campinas', revision: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } });
    const header = await user.call('PATCH', path, { city: 'Campinas' }, { headers: { 'if-match': '"1"' } });
    expect(header.status).toBe(409);
    const right = await user.call('PATCH', path, { city: 'Campinas' }, { headers: { 'if-match': '"2"' } });
    expect(right.body.project).toMatchObject({ city: 'Campinas', revision: 3 });
    const racing = await Promise.all(
      ['Osasco', 'Barueri', 'Cotia'].map((city) => user.call('PATCH', path, { city, revision: 3 })),
    );
    expect(sortedStatuses(racing)).toEqual([200, 409, 409]);
  });

  test('names the faults of its fields', async () => {
    const user = await newUser(api.url);
    const answer = await user.call('POST', '/v1/projects', { name: 'A', cep: '123', state: 'XX' });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({
      name: 'The name must have at least 3 characters',
      cep: 'The ZIP code must have at least 8 characters',
      phase: 'Select a project phase',
    });
    expect(Object.keys(answer.body.error).toSorted()).toEqual(['cep', 'city', 'name', 'phase', 'state']);
  });
});
