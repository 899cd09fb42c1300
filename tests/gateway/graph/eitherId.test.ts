import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { newUser } from '../../support/world.ts';

let api: TestApi;
let gateway: TestGateway;
let token: string;
/** Raw ids, global ids, and global ids of another type. */
let raw: Ids;
let global: Ids;
let wrong: Ids;
type Ids = { projectId: string; unitId: string; moduleId: string };

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  const user = await newUser(api.url);
  ({ token } = user);
  const project = await user.project();
  const tower = await project.unit();
  const option = await tower.option({ name: 'A', active: true });
  const module = await option.module();
  raw = { projectId: project.id, unitId: tower.id, moduleId: module.id };
  const projectId = toGlobalId('Project', project.id);
  const unitId = toGlobalId('Unit', project.id, tower.id);
  global = { projectId, unitId, moduleId: toGlobalId('Module', project.id, tower.id, option.id, module.id) };
  wrong = { projectId: unitId, unitId: projectId, moduleId: projectId };
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const queries = [
  ['Project', 'query($projectId: ID!) { project(projectId: $projectId) { id } }'],
  ['Unit', 'query($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) { id } }'],
  [
    'Module',
    'query($projectId: ID!, $unitId: ID!, $moduleId: ID!) { module(projectId: $projectId, unitId: $unitId, moduleId: $moduleId) { id } }',
  ],
  ['Project', 'query($projectId: ID!) { viewer { reportRows(projectId: $projectId) { totalCount } } }'],
] as const;

test.each(queries)('a query takes the raw and the global id: %s %s', async (type, query) => {
  const byRaw = await gateway.ask(query, { token, variables: raw });
  const byGlobal = await gateway.ask(query, { token, variables: global });
  expect(byRaw.errors).toEqual([]);
  expect(byGlobal.data).toEqual(byRaw.data);
  const last = `${type[0]!.toLowerCase()}${type.slice(1)}Id` as keyof Ids;
  const headers = { 'accept-language': 'en-US' };
  const variables = { ...global, [last]: wrong[last] };
  const { errors } = await gateway.ask(query, { token, headers, variables });
  expect(errors[0]).toMatchObject({
    message: `This is not the id of a ${type}`,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('a mutation takes the raw id of a project as well as the global one, and no other', async () => {
  const rename = async (projectId: string, name: string) => {
    const text = `mutation($input: UpdateProjectInput!) { updateProject(input: $input) { project { name } errors { code message path } } }`;
    const headers = { 'accept-language': 'en-US' };
    const { data } = await gateway.ask(text, { token, headers, variables: { input: { projectId, name } } });
    return data.updateProject;
  };
  expect(await rename(raw.projectId, 'By raw')).toEqual({ project: { name: 'By raw' }, errors: [] });
  expect(await rename(global.projectId, 'By global')).toEqual({ project: { name: 'By global' }, errors: [] });
  const message = 'This is not the id of a Project';
  expect(await rename(wrong.projectId, 'Never')).toEqual({
    project: null,
    errors: [{ code: 'NOT_FOUND', message, path: ['projectId'] }],
  });
});
