import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { describe, expect, test } from 'vitest';
import { quotation } from '../../support/access/accessWorld.ts';
import { sortedStatuses } from '../../support/restCall.ts';
import { expectFields, expectList, expectRevisions, noted } from '../../support/restThings.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, refusedKeys, sampleProject } from '../../support/world.ts';

const api = await serveApi();

describe('the list', () => {
  test('has empty metadata without rows, with and without the slash', async () => {
    const user = await newUser(api.url);
    for (const path of ['/v1/projects', '/v1/projects/?page_size=50']) {
      const answer = await user.call('GET', path);
      expect(answer).toMatchObject({ status: 200, body: { projects: [], metadata: {} } });
    }
  });

  test('filters', async () => {
    const user = await newUser(api.url);
    await user.project({ name: 'Alfa 50%', state: 'SP', phase: 'basic_project' });
    await user.project({ name: 'Beta', state: 'RJ', building_type: 'mixed' });
    await user.project({ name: 'Gama', state: 'RJ', phase: 'basic_project' });
    const names = async (query: string) => {
      const answer = await user.call('GET', `/v1/projects?${query}`);
      return answer.body.projects.map((project: { name: string }) => project.name);
    };
    expect(await names('name=ET')).toEqual(['Beta']);
    expect(await names('name=ET&search=gama')).toEqual(['Gama']);
    expect(await names('name=%25')).toEqual(['Alfa 50%']);
    expect(await names('name=_')).toEqual([]);
    expect(await names('phase=basic_project&state=rj')).toEqual(['Gama']);
    expect(await names('building_type=mixed')).toEqual(['Beta']);
    expect(await refusedKeys(user.call('GET', '/v1/projects?building_type=house'))).toEqual({
      building_type: 'general.select',
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

  test('comes in any order, page by page and since each change, its rows as each is read alone', async () => {
    const user = await newUser(api.url);
    const given = [
      { name: 'Beta', state: 'RJ', city: 'Niterói', phase: 'basic_project', street: 'Rua A', number: '7' },
      { name: 'Alfa', state: 'AC', city: 'Xapuri', building_type: 'mixed', description: 'Duas torres' },
      { name: 'Casa', state: 'SP', city: 'Barueri', phase: 'executive_project', neighborhood: 'Centro' },
    ];
    const projects = [];
    for (const each of given) projects.push(await user.project(each));
    await (await (await projects[1]!.unit()).option()).module();
    await projects[1]!.unit({ name: 'Torre B' });
    const prices = [quotation, { ...quotation, key: 'mortar' }];
    await expectStatus(200, user.call('PATCH', `${projects[1]!.path}/prices`, { prices }));
    for (const { path } of [projects[1]!, projects[0]!, projects[2]!]) {
      await new Promise((done) => setTimeout(done, 2));
      await expectStatus(200, user.call('PATCH', path, { number: '12' }));
    }
    const rows = await expectList(user, {
      path: '/v1/projects',
      key: 'projects',
      sorts: ['id', 'created_at', 'updated_at', 'name', 'state', 'city', 'phase'],
      usual: '-id',
      alone: async ({ id }) => {
        const {
          users: _,
          phase_changes: __,
          ...row
        } = (await user.call('GET', `/v1/projects/${id}`)).body.project;
        return row;
      },
    });
    const { projects: named } = (await user.call('GET', '/v1/projects?with_totals=false')).body;
    const figures = ['area', 'consumption', 'totals', 'foundation', 'elevation'];
    const bare = (row: object) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !figures.includes(name)));
    expect(named).toEqual(rows.map((row) => ({ ...bare(row), units: (row['units'] as object[]).map(bare) })));
    expect(rows[1]!['units'] as object[]).toHaveLength(2);
  });

  test('has what others share between the own, and what came to be seen since', async () => {
    const [owner, user] = [await newUser(api.url), await newUser(api.url)];
    const own = await user.project({ name: 'Beta' });
    const [late, shared] = [await owner.project({ name: 'Alfa' }), await owner.project({ name: 'Casa' })];
    await shared.share(user, 'project:view');
    const list = async (query: string) =>
      (await user.call('GET', `/v1/projects?${query}`)).body.projects.map(
        ({ name, permissions }: { name: string; permissions: string[] }) => [name, permissions.at(-1)],
      );
    expect(await list('sort=name')).toEqual([
      ['Beta', 'project:owner'],
      ['Casa', 'project:view'],
    ]);
    await new Promise((done) => setTimeout(done, 2));
    const since = `updated_since=${new Date().toISOString()}`;
    expect(await list(since)).toEqual([]);
    await late.share(user, 'project:edit');
    expect(await list(since)).toEqual([['Alfa', 'project:edit']]);
    await own.unit();
    expect(await list(`${since}&sort=-name`)).toEqual([
      ['Beta', 'project:owner'],
      ['Alfa', 'project:edit'],
    ]);
    const { metadata } = (await user.call('GET', '/v1/projects?page_size=2&page=2')).body;
    expect(metadata).toMatchObject({ last_page: 2, total_records: 3 });
    expect(await list('sort=-name&page_size=2&page=2')).toEqual([['Alfa', 'project:edit']]);
  });

  test('refuses sizes, pages and orders out of bounds', async () => {
    const user = await newUser(api.url);
    const answer = await user.call('GET', '/v1/projects?page=0&page_size=51&sort=password');
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error).toSorted()).toEqual(['page', 'page_size', 'sort']);
    expect(await refusedKeys(user.call('GET', '/v1/projects?name=%00'))).toEqual({ name: 'general.invalid' });
  });
});

describe('a project', () => {
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

  test('changes field by field, under its revision', async () => {
    const user = await newUser(api.url);
    const thing = { path: (await user.project()).path, key: 'project' };
    const texts = (min: number, max: number) => ['x'.repeat(min), 'y'.repeat(max)];
    const wrong = (min: number, max: number) => ['x'.repeat(min - 1), 'x'.repeat(max + 1), 7];
    await expectFields(user, {
      ...thing,
      taken: {
        name: texts(2, 100),
        cep: ['01310-100', null, '00000-000'],
        state: ['AC', 'TO'],
        city: texts(2, 100),
        neighborhood: [...texts(2, 100), null],
        street: [...texts(3, 100), null],
        number: [...texts(1, 20), null],
        building_type: [...buildingTypes, null],
        description: ['x'.repeat(500), '', null],
        benchmark_consent: [true, false],
        prices_for_readers: [true, false],
      },
      refused: {
        name: [...wrong(2, 100), null],
        cep: ['', '0131010', '01310100', '01310-1000'],
        state: ['', 'XX', 'sp', null],
        city: [...wrong(2, 100), null],
        neighborhood: wrong(2, 100),
        street: wrong(3, 100),
        number: wrong(1, 20),
        building_type: ['', 'house'],
        phase: ['', 'house', null],
        description: ['x'.repeat(501), 7],
        benchmark_consent: [null, 'true'],
        prices_for_readers: [null, 'true'],
      },
    });
    await expectFields(user, { ...thing, taken: { phase: projectPhases }, moved: ['phase_changes'] });
    const { phase_changes } = (await user.call('GET', thing.path)).body.project;
    expect(phase_changes.map(({ to_phase }: { to_phase: string }) => to_phase)).toEqual(
      [sampleProject.phase, ...projectPhases.filter((phase) => phase !== sampleProject.phase)].toReversed(),
    );
    await expectRevisions(user, { ...thing, change: { city: 'Santos' } });
  });

  test('is made with all its fields, and noted with what changed in it', async () => {
    const user = await newUser(api.url);
    const given = {
      ...sampleProject,
      name: 'Edifício Inteiro',
      neighborhood: 'Butantã',
      street: 'Rua do Lago',
      number: '876',
      building_type: 'corporate',
      description: 'Duas torres sobre um embasamento',
    };
    const made = await expectStatus(201, user.call('POST', '/v1/projects', given));
    const { project } = made.body;
    expect(project).toMatchObject(given);
    expect(made.headers.get('location')).toBe(`/v1/projects/${project.id}`);
    expect(made.headers.get('etag')).toBe('"1"');
    const bare = (await user.call('GET', (await user.project()).path)).body.project;
    for (const field of ['neighborhood', 'street', 'number', 'description', 'image_url', 'organization_id'])
      expect(bare).not.toHaveProperty(field);
    expect(bare).toMatchObject({ building_type: null, units: [], prices: [], organization_name: null });
    const path = `/v1/projects/${project.id}`;
    const patch = (change: object) => expectStatus(200, user.call('PATCH', path, change));
    const all = await noted(user, path, async () => {
      for (const change of [given, { ...given, number: '877', cep: null }, { phase: 'basic_project' }])
        await patch(change);
      expect(await refusedKeys(user.call('PATCH', path, { name: 'x' }))).toEqual({
        name: 'project.name.min',
      });
    });
    const updated = ['project.updated', project.id, given.name];
    const phases = { from: sampleProject.phase, to: 'basic_project' };
    expect(all).toEqual([
      [...updated, { fields: ['cep', 'number'] }],
      [...updated, { fields: ['phase'], ...phases }],
    ]);
    const copy = (await expectStatus(201, user.call('POST', `${path}/duplicate`))).body.project;
    const { id, name, created_at, updated_at, phase_changes, revision } = copy;
    const original = (await user.call('GET', path)).body.project;
    const fresh = { id, name, created_at, updated_at, phase_changes, revision };
    expect(copy).toEqual({ ...original, ...fresh, users: [{ ...original.users[0], created_at }] });
    expect(phase_changes).toMatchObject([{ from_phase: null, to_phase: 'basic_project' }]);
    expect((await user.call('GET', `/v1/projects/${id}/activity`)).body.activity).toMatchObject([
      { action: 'project.duplicated', entity_name: name, details: { from: given.name } },
    ]);
  });

  test('lists what happened in it in any order, as the list of all projects does', async () => {
    const user = await newUser(api.url);
    const project = await user.project({ name: 'Beta' });
    for (const name of ['Torre Norte', 'Anexo', 'Garagem Açaí']) await project.unit({ name });
    await expectStatus(200, user.call('PATCH', project.path, { city: 'Santos' }));
    const list = {
      key: 'activity',
      sorts: ['created_at', 'entity_name'],
      usual: '-created_at',
      changedAt: 'created_at',
    };
    const rows = await expectList(user, { ...list, path: `${project.path}/activity` });
    const own = await expectList(user, { ...list, path: '/v1/users/me/activity' });
    expect(own).toEqual(rows.map((row) => ({ ...row, project_id: project.id, project_name: 'Beta' })));
    for (const path of [`${project.path}/activity`, '/v1/users/me/activity']) {
      const found = (await user.call('GET', `${path}?search=acai%20souza`)).body.activity;
      expect(found.map((row: { entity_name: string }) => row.entity_name)).toEqual(['Garagem Açaí']);
    }
    expect(rows).toHaveLength(5);
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
