import { expect, test } from './support/fixtures.ts';
import { newPerson } from './support/accountSteps.ts';
import { Seed } from './support/seed.ts';
import { tallWall } from './support/threeOptions.ts';
import type { Page } from '@playwright/test';

/** Replaces an empty value in the variables of the tab in view. */
async function fillVariables(page: Page, variables: object): Promise<void> {
  const editor = page.locator('.graphiql-editor-tool .monaco-editor').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(JSON.stringify(variables));
}

// GraphiQL passes over a click while it is still setting itself up.
const openTab = (page: Page, name: string) =>
  expect(async () => {
    await page.getByRole('tablist').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true', { timeout: 2000 });
  }).toPass();
const run = (page: Page) => page.locator('.graphiql-execute-button').click();
const answer = (page: Page) => page.locator('.result-window .view-lines');
const readable = async (page: Page) => (await answer(page).innerText()).replaceAll('\u00a0', ' ');

test('the prepared log-in, then the comparison with its token, pasting nothing', async ({ page, server }) => {
  test.setTimeout(150_000);
  const person = newPerson('Inês Gama');
  const { token } = await server.account(person.name, person.email);
  const seed = new Seed(server, token);
  const { project, unit, floors } = await seed.tower('Projeto no grafo');
  const walls = await seed.option(project, unit, 'Paredes');
  await seed.module({ project, unit, option: walls, floors }, 'Paredes', 'concrete_wall', tallWall);

  await page.goto('/graphql');
  await expect(page.getByRole('tab', { name: 'LogIn' })).toBeVisible({ timeout: 60_000 });
  await fillVariables(page, { email: person.email, password: person.password });
  await run(page);
  await expect.poll(() => readable(page)).toContain('"token": "');

  await openTab(page, 'MyProjects');
  const asked = page.waitForResponse(
    (response) => response.request().postData()?.includes('MyProjects') === true,
  );
  await run(page);
  const reply = (await (await asked).json()) as {
    data: {
      viewer: {
        projects: {
          edges: {
            node: { units: { edges: { node: { options: { edges: { node: { id: string } }[] } } }[] } };
          }[];
        };
      };
    };
  };
  const [first] = reply.data.viewer.projects.edges;
  const optionIds = first?.node.units.edges[0]?.node.options.edges.map(({ node }) => node.id);
  expect(optionIds).toHaveLength(2);

  await openTab(page, 'CompareOptions');
  await fillVariables(page, { optionIds });
  await run(page);
  await expect.poll(() => readable(page)).toContain('"name": "Pórtico"');
  await expect.poll(() => readable(page)).toContain('"isReference": true');
});
