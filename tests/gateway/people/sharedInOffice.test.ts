import { expect, test } from 'vitest';
import { fromGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveGateway } from '../../support/served.ts';
import { expectStatus, newUser, openOffice, type TestProject } from '../../support/world.ts';

const { api, gateway, user } = await serveGateway();

const shared = `{
  prices { key max origin { projectName enteredBy } }
  sharedPrices { projectId firstEntry { projectName enteredBy } price { key label min max isOld origin { projectName } } }
  declarations(first: 5) { edges { node { material origin { projectName enteredBy enteredAt } } } }
  sharedDeclarations { firstEntry { projectName enteredBy enteredAt } declaration { id label supplier createdAt origin { projectName } } }
}`;

test('quotations and declarations of an office go from one project to another with their first entry', async () => {
  const [office, editor] = [await openOffice(user), await newUser(api.url, { name: 'Bruno Dias' })];
  await office.join(editor, 'editor');
  const names = ['Ipê', 'Cedro', 'Jatobá'];
  const [from, beside, to] = (await Promise.all(names.map((name) => user.project({ name })))) as [
    TestProject,
    TestProject,
    TestProject,
  ];
  for (const project of [from, beside, to]) await office.take(project);
  const today = new Date().toISOString().slice(0, 10);
  const old = { key: 'form:walls', min: 20, max: 24, source: 'Proposta 118', date: '2020-10-20' };
  const fresh = { key: 'steel:walls:50', min: 9, max: 11, source: 'Proposta 7', date: today };
  await expectStatus(200, user.call('PATCH', `${from.path}/prices`, { prices: [old] }));
  await expectStatus(200, editor.call('PATCH', `${beside.path}/prices`, { prices: [fresh] }));
  const c30 = { material: 'concrete:30', supplier: 'Sul', document: 'EPD-42', co2: { min: 210, max: 225 } };
  const ca60 = { material: 'steel:60', supplier: 'Aço', document: 'EPD-9', co2: { min: 0.4, max: 0.5 } };
  await expectStatus(201, user.call('POST', `${from.path}/declarations`, c30));
  await expectStatus(201, editor.call('POST', `${beside.path}/declarations`, ca60));

  const ask = async (query: string, variables: object) =>
    (await gateway.ask(query, { token: editor.token, variables })).data;
  const read = async () =>
    (await ask(`query ($id: ID!) { project(projectId: $id) ${shared} }`, { id: to.id })).project;
  const [ofIpe, ofCedro] = [
    { projectName: 'Ipê', enteredBy: user.name },
    { projectName: 'Cedro', enteredBy: 'Bruno Dias' },
  ];
  const before = await read();
  expect(before).toMatchObject({
    prices: [],
    sharedPrices: [
      {
        firstEntry: ofIpe,
        price: { label: 'Formwork of concrete walls and their slabs', isOld: true, origin: null },
      },
      { firstEntry: ofCedro, price: { key: 'steel:walls:50', min: 9, max: 11, isOld: false, origin: null } },
    ],
    sharedDeclarations: [
      { firstEntry: ofIpe, declaration: { label: 'C30', supplier: 'Sul', origin: null } },
      { firstEntry: ofCedro, declaration: { label: 'CA60', supplier: 'Aço', origin: null } },
    ],
  });

  const shownFirst: { firstEntry: { enteredAt: string }; declaration: { id: string; createdAt: string } }[] =
    before.sharedDeclarations;
  const places = shownFirst.map(({ declaration: { id } }) => fromGlobalId(id)?.ids[0]);
  expect(places).toEqual([from.id, beside.id]);
  const whenDeclared = shownFirst.map(({ declaration }) => declaration.createdAt);
  expect(shownFirst.map(({ firstEntry }) => firstEntry.enteredAt)).toEqual(whenDeclared);

  const adopt = async (what: 'Prices' | 'Declarations', chosen: object, selection: string) =>
    (
      await ask(
        `mutation ($input: Adopt${what}Input!) {
          answer: adopt${what}(input: $input) { errors { code path key } ${selection} }
        }`,
        { input: { projectId: to.id, ...chosen } },
      )
    ).answer;
  const prices = before.sharedPrices.map(
    ({ projectId, price }: { projectId: string; price: { key: string } }) => ({
      projectId,
      key: price.key,
    }),
  );
  const project = `project ${shared}`;
  expect(await adopt('Prices', { prices }, project)).toMatchObject({
    errors: [],
    project: {
      prices: [
        { key: 'form:walls', max: 24, origin: ofIpe },
        { key: 'steel:walls:50', max: 11, origin: ofCedro },
      ],
      sharedPrices: [],
    },
  });
  const declarationIds = before.sharedDeclarations.map(
    ({ declaration }: { declaration: { id: string } }) => declaration.id,
  );
  const edges = 'declarationEdges { node { label declaredBy } }';
  expect(await adopt('Declarations', { declarationIds }, `${edges} ${project}`)).toMatchObject({
    errors: [],
    declarationEdges: [
      { node: { label: 'C30', declaredBy: 'Bruno Dias' } },
      { node: { label: 'CA60', declaredBy: 'Bruno Dias' } },
    ],
    project: {
      declarations: {
        edges: [
          { node: { material: 'concrete:30', origin: { ...ofIpe, enteredAt: whenDeclared[0] } } },
          { node: { material: 'steel:60', origin: { ...ofCedro, enteredAt: whenDeclared[1] } } },
        ],
      },
      sharedDeclarations: [],
    },
  });
  const twice = [{ path: ['declarationIds'], key: 'declaration.material.taken' }];
  expect((await adopt('Declarations', { declarationIds }, edges)).errors).toMatchObject(twice);
});

test('a project is made in an office by either id, and what is wrong with it has its path', async () => {
  const owner = await newUser(api.url);
  const office = await openOffice(owner);
  const fields = { name: 'Torre nova', city: 'Santos', state: 'SP', phase: 'BASIC_PROJECT' };
  const query = `mutation ($input: CreateProjectInput!) { createProject(input: $input) {
    project { organizationName viewerCanMove } errors { path key } } }`;
  const make = async (organizationId: string, name = fields.name) =>
    (
      await gateway.ask(query, {
        token: owner.token,
        variables: { input: { ...fields, name, organizationId } },
      })
    ).data.createProject;
  const organizationName = 'Escritório Ipê';
  expect(await make(office.id)).toEqual({ project: { organizationName, viewerCanMove: true }, errors: [] });
  const { data } = await gateway.ask('{ viewer { organizations { id } } }', { token: owner.token });
  const made = await make(data.viewer.organizations[0].id, 'Outra torre');
  expect(made.project).toMatchObject({ organizationName });
  expect((await make(office.id)).errors).toEqual([
    { path: ['name'], key: 'organization.projects.name_taken' },
  ]);
  expect((await make('x')).errors).toMatchObject([{ path: ['organizationId'] }]);

  const own = await owner.project({ name: 'Torre nova' });
  const move = `mutation ($input: MoveProjectInput!) { moveProject(input: $input) { errors { path key } } }`;
  const input = { projectId: own.id, organizationId: office.id };
  const moved = await gateway.ask(move, { token: owner.token, variables: { input } });
  expect(moved.data.moveProject.errors).toEqual([
    { path: ['organizationId'], key: 'organization.projects.name_taken' },
  ]);
});
