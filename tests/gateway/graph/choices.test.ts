import { expect, test } from 'vitest';
import { serveGateway } from '../../support/served.ts';

const { gateway, user } = await serveGateway();

const text = `{ choices {
  concreteStrengths customConcreteStrength { min max } steelClasses strandClass technologies slabSystems
  foundationTypes phases buildingTypes floorCategories states factorKeys priceKeys
  blocks { type family strengths } blockStrength { min max }
} }`;

test('are told to anybody, and every one is taken where it belongs', async () => {
  const { data, errors } = await gateway.ask(text, { token: null });
  expect(errors).toEqual([]);
  const { choices } = data;
  expect(choices.states).toHaveLength(27);
  expect(choices.factorKeys).toContain('concrete:30');
  expect(choices.priceKeys.length).toBeGreaterThan(choices.concreteStrengths.length);
  expect(choices.customConcreteStrength).toEqual({ min: 15, max: 60 });

  const project = await user.project();
  const { data: asked } = await gateway.ask(`query ($id: ID!) { project(projectId: $id) { id } }`, {
    token: user.token,
    variables: { id: project.id },
  });
  const update = (field: string, value: string) =>
    gateway.ask(
      `mutation { updateProject(input: { projectId: "${asked.project.id}" ${field}: ${value} }) { errors { code } } }`,
      { token: user.token },
    );
  for (const phase of choices.phases)
    expect((await update('phase', phase)).data.updateProject.errors).toEqual([]);
  for (const state of choices.states)
    expect((await update('state', JSON.stringify(state))).data.updateProject.errors).toEqual([]);
});

test('a refusal of anything else names them, and takes what it names', async () => {
  const { choices } = (await gateway.ask(text, { token: null })).data;
  const create = async (state: string) => {
    const input = `{ name: "Ipê", state: "${state}", city: "São Paulo", phase: BASIC_PROJECT }`;
    const query = `mutation { createProject(input: ${input}) { errors { path choices } } }`;
    return (await gateway.ask(query, { token: user.token })).data.createProject.errors;
  };
  const [error] = await create('São Paulo');
  expect(error).toEqual({ path: ['state'], choices: choices.states });
  expect(await create(error.choices.at(-1))).toEqual([]);
});

test('every type of block has a row of factors at each of its strengths', async () => {
  const { choices } = (await gateway.ask(text, { token: null })).data;
  for (const { type, strengths } of choices.blocks) {
    expect(strengths.length).toBeGreaterThan(0);
    for (const fbk of strengths) expect(choices.factorKeys).toContain(`block:${type}:${fbk}`);
  }
});
