import { expect, test } from './support/fixtures.ts';
import { answerTo } from './support/operations.ts';
import { logIn, newPerson } from './support/accountSteps.ts';
import { Seed } from './support/seed.ts';
import { tallWall } from './support/threeOptions.ts';
import type { Page } from '@playwright/test';

type Named = { id: string; name: string };
type Edges<Node> = { edges: { node: Node }[] };
type ProjectNode = Named & {
  databaseId: string;
  quantities: { concrete: number; co2: { min: number; max: number } };
  units: Edges<Named & { options: Edges<Named & { isReference: boolean }> }>;
};

const tabs = [
  'LogIn',
  'MyProjects',
  'ProjectTree',
  'CompareOptions',
  'FlatRows',
  'CreateOption',
  'SaveTakeoff',
  'ProjectChanges',
  'PendingInvitations',
];

const variablesOf = (page: Page) => page.locator('.graphiql-editor-tool .monaco-editor').first();
const answer = (page: Page) => page.locator('.result-window .view-lines');

async function open(page: Page): Promise<void> {
  await page.goto('/graphql');
  await expect(page.getByRole('tab', { name: 'LogIn' })).toBeVisible({ timeout: 60_000 });
}

/** One click is enough, on the first tab opened too. GraphiQL reads the operation a moment later and then sets the address. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tablist').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText(name, { timeout: 2000 });
  await page.waitForURL((url) => url.searchParams.get('query')?.includes(name) === true);
}

/** Replaces the prepared variables of the tab in view. */
async function fillVariables(page: Page, variables: object): Promise<void> {
  await variablesOf(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(JSON.stringify(variables));
}

/** Runs an operation of the tab in view, which is picked from the menu where there are several; gives its data. */
async function run<Data>(page: Page, operation: string, shown: string): Promise<Data> {
  const asked = answerTo(page, operation);
  await page.locator('.graphiql-execute-button').click();
  const choice = page.getByRole('menuitem', { name: operation, exact: true });
  if (operation.endsWith('Invitation') || operation.endsWith('Invitations')) await choice.click();
  const { data, errors } = (await (await asked).json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  await expect.poll(async () => (await answer(page).innerText()).replaceAll('\u00a0', ' ')).toContain(shown);
  return data;
}

test('every prepared tab, from the log-in on, with its token, and with ids of the viewer', async ({
  page,
  server,
}) => {
  test.setTimeout(150_000);
  const person = newPerson('Inês Gama');
  const { token } = await server.account(person.name, person.email);
  const seed = new Seed(server, token);
  const { project, unit, floors } = await seed.tower('Projeto no grafo');
  const walls = await seed.option(project, unit, 'Paredes');
  await seed.module({ project, unit, option: walls, floors }, 'Paredes', 'concrete_wall', tallWall);
  // An option of two technologies has none to tell, and is not empty for that.
  const mixed = await seed.option(project, unit, 'Mista');
  await seed.module({ project, unit, option: mixed, floors: floors.slice(0, 1) }, 'Pórtico');
  await seed.module(
    { project, unit, option: mixed, floors: floors.slice(1) },
    'Paredes',
    'concrete_wall',
    tallWall,
  );
  const host = newPerson('Rui Anfitrião');
  const hosts = new Seed(server, (await server.account(host.name, host.email)).token);
  await hosts.invite(await hosts.project('Projeto de outro'), person.email);

  await open(page);
  await expect(page.getByRole('tab').locator('.graphiql-tab-button')).toHaveText(tabs);
  await expect(variablesOf(page)).toContainText('password');
  await openTab(page, 'PendingInvitations');
  await openTab(page, 'LogIn');
  await fillVariables(page, { email: person.email, password: person.password });
  await run(page, 'LogIn', '"token": "');

  await openTab(page, 'MyProjects');
  const mine = await run<{ viewer: { projects: Edges<ProjectNode> } }>(page, 'MyProjects', '"totalCount": 1');
  const [tower] = mine.viewer.projects.edges.map(({ node }) => node);
  expect(tower?.quantities.concrete).toBeGreaterThan(0);
  expect(tower?.quantities.co2.max).toBeGreaterThan(tower?.quantities.co2.min ?? Infinity);

  await openTab(page, 'ProjectTree');
  await run(page, 'ProjectTree', '"name": "Projeto no grafo"');

  await openTab(page, 'CompareOptions');
  const { comparison } = await run<{ comparison: { items: Named[]; differences: object[] } }>(
    page,
    'CompareOptions',
    '"name": "Pórtico"',
  );
  expect(comparison.items.map(({ name }) => name).toSorted()).toEqual(['Paredes', 'Pórtico']);
  expect(comparison.differences).toHaveLength(1);

  await openTab(page, 'FlatRows');
  const { viewer } = await run<{ viewer: { reportRows: Edges<{ option: string }> } }>(
    page,
    'FlatRows',
    '"project": "Projeto no grafo"',
  );
  expect(new Set(viewer.reportRows.edges.map(({ node }) => node.option))).toEqual(
    new Set(['Pórtico', 'Paredes', 'Mista']),
  );

  await openTab(page, 'CreateOption');
  const { createOption } = await run<{ createOption: { errors: unknown[] } }>(
    page,
    'CreateOption',
    '"name": "Opção 2"',
  );
  expect(createOption.errors).toEqual([]);

  await openTab(page, 'SaveTakeoff');
  await run(page, 'SaveTakeoff', '"technology": "CONCRETE_WALL"');
  const path = `/projects/${project}/units/${unit}/options/${mixed}`;
  expect((await seed.get<{ tower_option: { modules: object[] } }>(path)).tower_option.modules).toHaveLength(
    2,
  );

  await openTab(page, 'ProjectChanges');
  await page.locator('.graphiql-execute-button').click();
  const shown = async () => (await answer(page).innerText()).replaceAll('\u00a0', ' ');
  await expect.poll(shown).toContain('"eventType": "SUBSCRIBED"');
  await seed.option(project, unit, 'Ao vivo');
  await expect.poll(shown).toContain('"subjectType": "OPTION"');
  await page.locator('.graphiql-execute-button').click();

  await openTab(page, 'PendingInvitations');
  await run(page, 'PendingInvitations', '"projectName": "Projeto de outro"');
  await run(page, 'AcceptInvitation', '"name": "Projeto de outro"');
  expect(
    (await seed.get<{ projects: Named[] }>('/projects')).projects.map(({ name }) => name).toSorted(),
  ).toEqual(['Projeto de outro', 'Projeto no grafo']);

  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain(person.email);
  expect(stored).not.toContain(person.password);
});

test('whoever is signed in to the screens is signed in to the graph', async ({ page, server }) => {
  const person = newPerson('Lia Prado');
  const { token } = await server.account(person.name, person.email);
  await new Seed(server, token).project('Projeto da sessão');
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Sair' }).first()).toBeVisible();

  await open(page);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"MyProjects"') === true);
  await openTab(page, 'MyProjects');
  await run(page, 'MyProjects', '"name": "Projeto da sessão"');
  expect((await asked).headers()['authorization']).toMatch(/^Bearer [A-Z2-7]{26}$/);
});
