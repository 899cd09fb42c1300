import { beforeAll, expect, test } from 'vitest';
import { serveGateway } from '../../support/served.ts';
import { newUser, sampleFrame, type TestProject } from '../../support/world.ts';

const { api, gateway, user } = await serveGateway();
let project: TestProject;
beforeAll(async () => {
  await user.project({ name: 'Edifício Açaí' });
  project = await user.project({ name: 'Residencial Ipê' });
  for (const name of ['Torre Sul', 'Bloco Ágata']) await project.unit({ name });
});

const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await gateway.ask(query, { token: user.token, variables });
  expect(errors).toEqual([]);
  return data;
};
const names = (list: { nodes: { name: string }[] }) => list.nodes.map(({ name }) => name);
const unitsOf = async (args: string) =>
  names(
    (await ask(`{ project(projectId: "${project.id}") { units${args} { nodes { name } } } }`)).project.units,
  );

test('rows are found by words, ordered, and asked for since an instant', async () => {
  expect(await unitsOf('(search: "agata")')).toEqual(['Bloco Ágata']);
  expect(await unitsOf('(search: "torre norte")')).toEqual([]);
  expect(await unitsOf('(orderBy: {field: NAME})')).toEqual(['Bloco Ágata', 'Torre Sul']);
  expect(await unitsOf('(orderBy: {field: CREATED_AT, direction: DESC}, first: 1)')).toEqual(['Bloco Ágata']);
  expect(await unitsOf('(updatedSince: "2020-01-01T00:00:00Z")')).toHaveLength(2);
  expect(await unitsOf('(updatedSince: "2999-01-01T00:00:00Z")')).toEqual([]);
});

test('every list of the graph takes them', async () => {
  const all =
    '(search: "", updatedSince: "2020-01-01T00:00:00Z", orderBy: {field: UPDATED_AT, direction: DESC})';
  const count = '{ totalCount }';
  const data = await ask(`{
    viewer {
      projects${all} ${count} pendingInvitations${all} ${count} structures${all} ${count} apiTokens${all} ${count}
      sessions${all} ${count} activity${all} ${count} versions${all} ${count}
      decisions${all} ${count}
      reportRows(search: "", updatedSince: "2020-01-01T00:00:00Z", orderBy: {field: CITY}) ${count}
    }
    project(projectId: "${project.id}") {
      units${all} { totalCount nodes { updatedAt options${all} { totalCount nodes {
        createdAt modules${all} { totalCount nodes { versions${all} ${count} } } } } decisions${all} ${count} } }
      members${all} ${count} invitations${all} ${count} activity${all} ${count} declarations${all} ${count}
      decisions${all} ${count}
    }
  }`);
  expect(data.viewer.projects.totalCount).toBe(2);
  expect(data.viewer.sessions.totalCount).toBe(1);
  const byName = '(orderBy: {field: NAME, direction: DESC})';
  const { viewer } = await ask(`{ viewer { activity${byName} { nodes { name: subjectName } }
    decisions${byName} ${count} structures${byName} ${count} versions${byName} ${count} } }`);
  expect(names(viewer.activity)).toEqual(['Torre Sul', 'Residencial Ipê', 'Edifício Açaí', 'Bloco Ágata']);
  expect(data.project.units.nodes[0].updatedAt).toMatch(/^\d{4}-/);
});

test('a change in a project counts as its own', async () => {
  const before = new Date().toISOString();
  await project.unit({ name: 'Torre Nova' });
  const { viewer } = await ask(
    `query($since: DateTime!) { viewer {
    projects(updatedSince: $since) { nodes { name } }
    activity(updatedSince: $since, search: "nova souza") { nodes { name: subjectName } }
  } }`,
    { since: before },
  );
  expect(names(viewer.projects)).toEqual(['Residencial Ipê']);
  expect(names(viewer.activity)).toEqual(['Torre Nova']);
});

test('versions of all projects come flat, since a change of them or of their floors', async () => {
  const tower = await (await user.project()).unit();
  const option = await tower.option();
  const module = await option.module();
  const other = await option.module();
  const version = { name: 'Estudo 2', type: 'beam_column', data: sampleFrame };
  expect((await user.call('POST', `${other.path}/versions`, version)).status).toBe(201);
  const changed = async (since: string) => {
    const query = `query($since: DateTime!) { viewer { versions(updatedSince: $since) { totalCount nodes {
      name number technology quantities { co2 { min } } module { databaseId option { databaseId } } } } } }`;
    return (await ask(query, { since })).viewer.versions;
  };
  const all = await changed('2020-01-01T00:00:00Z');
  expect(all.totalCount).toBe(3);
  expect(all.nodes[0]).toMatchObject({
    name: 'Estudo 2',
    module: { option: { databaseId: option.id } },
  });
  expect(all.nodes[0].quantities.co2.min).toBeGreaterThan(0);

  const since = new Date().toISOString();
  await user.call('PATCH', module.path, { data: { floor_ids: [(await tower.floors())[0]!.id] } });
  const { nodes } = await changed(since);
  expect(nodes.map((row: { module: object }) => row.module)).toMatchObject([{ databaseId: module.id }]);
  const stranger = await newUser(api.url);
  const others = await gateway.ask('{ viewer { versions { totalCount } } }', { token: stranger.token });
  expect(others.data.viewer.versions.totalCount).toBe(0);
});

test('quick estimates have English names, and the old ones still', async () => {
  const study = {
    name: 'Quick study',
    technology: 'CONCRETE_WALL',
    towers: 1,
    floorsWithoutFoundation: 10,
    towerFloors: 10,
    podiumFloors: 1,
    basements: 1,
    typicalFloors: 8,
    builtArea: 4000,
    concreteVolumeFck20: 1,
    concreteVolumeFck25: 1,
    concreteVolumeFck30: 500,
    concreteVolumeFck35: 1,
    concreteVolumeFck40: 1,
    concreteVolumeFck45: 1,
  };
  const make = (input: object) =>
    ask(
      `mutation($input: CreateStructureInput!) { createStructure(input: $input) {
      structure { id name nome builtArea areaConstruidaTotal } errors { code path } } }`,
      { input },
    );
  const { createStructure } = await make(study);
  expect(createStructure).toMatchObject({
    errors: [],
    structure: { name: 'Quick study', nome: 'Quick study', builtArea: 4000, areaConstruidaTotal: 4000 },
  });
  const { createStructure: refused } = await make({ ...study, builtArea: -1 });
  expect(refused.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['builtArea'] }]);
  const found = await ask(
    '{ viewer { structures(search: "QUICK", orderBy: {field: NAME}) { nodes { name } } } }',
  );
  expect(names(found.viewer.structures)).toEqual(['Quick study']);
});
