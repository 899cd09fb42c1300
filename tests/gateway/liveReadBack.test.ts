import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LiveWorld } from '../support/liveWorld.ts';

let world: LiveWorld;
let token: string;
let project: { id: string; databaseId: string };
let tower: { id: string; databaseId: string };
let made: { optionId: string; moduleId: string };

beforeAll(async () => {
  world = await LiveWorld.start();
  token = await world.user('ana@example.com');
  await world.ask(token, '{ viewer { capabilities { generation } } }');
});
beforeEach(async () => {
  project = await world.project(token);
  tower = await world.tower(token, project.id);
  made = await world.option(
    token,
    tower.id,
    await world.floorIds(token, project.databaseId, tower.databaseId),
  );
});
afterEach(() => {
  world.live.state.ignored.clear();
  world.live.state.failing.clear();
});
afterAll(() => world.close());

const deletions = [
  ['deleteProject', () => ({ projectId: project.id })],
  ['deleteUnit', () => ({ unitId: tower.id })],
  ['deleteOption', () => ({ optionId: made.optionId })],
  ['deleteModule', () => ({ moduleId: made.moduleId })],
] as const;

const deletion = (name: string) => {
  const type = name[0]!.toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) { errors { code } } }`;
};

describe('what the live service says of a change is not taken for it', () => {
  test.each(deletions)('%s: success for something that is still there is none', async (name, input) => {
    world.live.state.ignored.add('DELETE');
    const { errors } = await world.ask(token, deletion(name), { input: input() });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test.each(deletions)('%s: a failure after which it is gone is none', async (name, input) => {
    world.live.state.failing.add('DELETE');
    const { data, errors } = await world.ask(token, deletion(name), { input: input() });
    expect(errors).toEqual([]);
    expect(data[name].errors).toEqual([]);
  });

  test.each([
    ['updateProject', 'UpdateProjectInput', () => ({ projectId: project.id, city: 'Santos' })],
    ['updateOption', 'UpdateOptionInput', () => ({ optionId: made.optionId, name: 'Outra' })],
  ] as const)('%s: a change that was not kept is told', async (name, type, input) => {
    const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code } } }`;
    const kept = await world.ask(token, mutation, { input: input() });
    expect(kept.errors).toEqual([]);
    const other = name === 'updateProject' ? { city: 'Campinas' } : { name: 'Terceira' };
    world.live.state.ignored.add('PATCH');
    const lost = await world.ask(token, mutation, { input: { ...input(), ...other } });
    expect(lost.errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });
});
