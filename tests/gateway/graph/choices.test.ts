import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { structure } from '../../support/access/everyMutation.ts';
import { serveGateway } from '../../support/served.ts';

const { gateway, user } = await serveGateway();

const text = `{ choices {
  concreteStrengths customConcreteStrength { min max } steelClasses strandClass steelClass { min max } technologies slabSystems otherMaterialUnits
  foundationTypes phases buildingTypes floorCategories states factorKeys priceKeys
  blocks { type family strengths } blockStrength { min max }
  groutStrength { min max } mortarStrength { min max }
} }`;

test('are listed without a token, and each is accepted by its field', async () => {
  const { data, errors } = await gateway.ask(text, { token: null });
  expect(errors).toEqual([]);
  const { choices } = data;
  expect(choices.states).toHaveLength(27);
  expect(choices.factorKeys).toContain('concrete:30');
  expect(choices.priceKeys.length).toBeGreaterThan(choices.concreteStrengths.length);
  expect(choices).toMatchObject({
    customConcreteStrength: { min: 15, max: 60 },
    groutStrength: { min: 10, max: 40 },
    mortarStrength: { min: 2, max: 20 },
    blockStrength: { min: 2, max: 30 },
    steelClasses: [50, 60],
    strandClass: 190,
    steelClass: { min: 0, max: 300 },
  });

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

test('that of a unit of another material names the units', async () => {
  const option = await (await (await user.project()).unit()).option();
  const [floor] = await option.unit.floors();
  const range = { min: 1, max: 2 };
  const render = { name: 'Reboco', purpose: 'RENDER', amount: 1, unit: 'saco', source: 'EPD' };
  const otherMaterials = [{ ...render, co2: range, energy: range }];
  const optionId = toGlobalId('Option', option.unit.project.id, option.unit.id, option.id);
  const input = { optionId, name: 'Tipo', floorIds: [floor?.id] };
  const beamColumn = { ...structure.beamColumn, otherMaterials };
  const query = `mutation($input: CreateModuleInput!) { createModule(input: $input) { errors { path choices } } }`;
  const { data } = await gateway.ask(query, {
    token: user.token,
    variables: { input: { ...input, structure: { beamColumn } } },
  });
  const { choices } = (await gateway.ask(text, { token: null })).data;
  const path = ['structure', 'beamColumn', 'otherMaterials', '0', 'unit'];
  expect(data.createModule.errors).toEqual([{ path, choices: choices.otherMaterialUnits }]);
});

test('a class of steel that there is not is refused with those there are', async () => {
  const option = await (await (await user.project()).unit()).option();
  const [floor] = await option.unit.floors();
  const optionId = toGlobalId('Option', option.unit.project.id, option.unit.id, option.id);
  const { concreteSlabs } = structure.beamColumn;
  const refusedWith = async (ca: object) => {
    const slabs = { ...concreteSlabs, steel: [{ ...ca, mass: 1 }] };
    const input = {
      optionId,
      name: 'Tipo',
      floorIds: [floor?.id],
      structure: { beamColumn: { ...structure.beamColumn, concreteSlabs: slabs } },
    };
    const query = `mutation($input: CreateModuleInput!) { createModule(input: $input) { errors { path message choices } } }`;
    return (await gateway.ask(query, { token: user.token, variables: { input } })).data.createModule.errors;
  };
  const path = ['structure', 'beamColumn', 'concreteSlabs', 'steel', '0'];
  const message = 'A steel class is between 0 and 300';
  expect(await refusedWith({ ca: 500 })).toEqual([
    { path: [...path, 'ca'], message, choices: ['50', '60', '190'] },
  ]);
  expect(await refusedWith({ customCa: 500 })).toMatchObject([{ path: [...path, 'customCa'] }]);
  expect(await refusedWith({ customCa: 190 })).toEqual([]);
});

test('a strength between the classes is taken, and one beyond the bounds is refused with them', async () => {
  const { choices } = (await gateway.ask('{ choices { groutStrengths mortarStrengths blockStrengths } }', {}))
    .data;
  const option = await (await (await user.project()).unit()).option();
  const optionId = toGlobalId('Option', option.unit.project.id, option.unit.id, option.id);
  const [floor] = await option.unit.floors();
  const withStrengths = async (fck: number, fgk: number, fak: number, fbk: number) => {
    const structuralMasonry = {
      grout: [{ position: 'VERTICAL', volumes: [{ fgk, volume: 1 }], steel: [] }],
      mortar: [{ fak, volume: 1 }],
      blocks: [{ type: 'inteiro (14x19x39)', fbk, quantity: 1 }],
      concreteSlabs: { volumes: [{ fck, volume: 1 }], steel: [{ ca: 50, mass: 1 }] },
    };
    const input = { optionId, name: 'Tipo', floorIds: [floor?.id], structure: { structuralMasonry } };
    const query = `mutation($input: CreateModuleInput!) { createModule(input: $input) {
      module { quantities { flags } } errors { message choices } } }`;
    return (await gateway.ask(query, { token: user.token, variables: { input } })).data.createModule;
  };
  const { errors } = await withStrengths(46, 9, 21, 31);
  expect(
    errors.toSorted((a: { message: string }, b: { message: string }) => a.message.localeCompare(b.message)),
  ).toEqual([
    { message: 'Fak must be between 2 and 20', choices: choices.mortarStrengths.map(String) },
    { message: 'Fbk must be between 2 and 30', choices: choices.blockStrengths.map(String) },
    { message: 'Fck must be between 20 and 45', choices: ['20', '25', '30', '35', '40', '45'] },
    { message: 'Fgk must be between 10 and 40', choices: choices.groutStrengths.map(String) },
  ]);
  const taken = await withStrengths(41, 17, 5, 5);
  expect(taken.errors).toEqual([]);
  expect(taken.module.quantities.flags).toContain('INTERPOLATED');
});

test('every type of block has a row of factors at each of its strengths', async () => {
  const { choices } = (await gateway.ask(text, { token: null })).data;
  for (const { type, strengths } of choices.blocks) {
    expect(strengths.length).toBeGreaterThan(0);
    for (const fbk of strengths) expect(choices.factorKeys).toContain(`block:${type}:${fbk}`);
  }
});

test('a material, a price or a block that there is not is refused with those there are', async () => {
  const option = await (await (await user.project()).unit()).option();
  const [floor] = await option.unit.floors();
  const projectId = toGlobalId('Project', option.unit.project.id);
  const optionId = toGlobalId('Option', option.unit.project.id, option.unit.id, option.id);
  const range = { min: 1, max: 2 };
  const masonry = {
    concreteSlabs: structure.beamColumn.concreteSlabs,
    grout: [],
    mortar: [{ fak: 8, volume: 1 }],
    blocks: [{ type: 'tijolo', fbk: 4, quantity: 9 }],
  };
  const refusedWith = async (name: string, input: object) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { errors { choices } } }`;
    const { data } = await gateway.ask(query, { token: user.token, variables: { input } });
    return data[name].errors;
  };
  const { choices } = (await gateway.ask(text, { token: null })).data;
  const material = { material: 'timber', supplier: 'Sul', document: 'EPD', co2: range, energy: range };
  expect(await refusedWith('declareFactor', { projectId, ...material })).toEqual([
    { choices: choices.factorKeys },
  ]);
  const price = { key: 'form:roof', ...range, source: 'x', date: '2026-10-20' };
  expect(await refusedWith('setPrices', { projectId, prices: [price] })).toEqual([
    { choices: choices.priceKeys },
  ]);
  const module = { optionId, name: 'Tipo', floorIds: [floor?.id], structure: { structuralMasonry: masonry } };
  expect(await refusedWith('createModule', module)).toEqual([
    { choices: choices.blocks.map(({ type }: { type: string }) => type) },
  ]);
});
