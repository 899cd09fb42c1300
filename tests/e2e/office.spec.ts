import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { client, openIdentityProvider } from '../support/servers/identityProvider.ts';
import { expectFits } from './support/expectFits.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { ProductServer } from './support/productServer.ts';
import { Seed } from './support/seed.ts';

const toldRecords = fileURLToPath(new URL('support/toldRecords.mjs', import.meta.url));

test('an office from its making to its end: colleague, project, role, its own log-in', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  const record = join(folder, 'record');
  const server = await new ProductServer().startPrepared({
    NODE_OPTIONS: `--import=${toldRecords}`,
    TOLD_RECORD: record,
    // The provider is on this machine.
    WEBHOOK_LOCALHOST: 'on',
  });
  const back = `${server.url}/login/callback`;
  const provider = await openIdentityProvider(back);
  const open = async () => (await browser.newContext({ baseURL: server.url })).newPage();
  const [page, guestPage, newPage] = [await open(), await open(), await open()];
  const menu = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Ações para ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  try {
    const owner = await signIn(server, page, 'Olga Nunes');
    const guest = await signIn(server, guestPage, 'Gil Ramos');
    const { project } = await new Seed(server, owner.token).tower('Residencial Ipê');

    await page.goto('/office');
    await page.getByRole('button', { name: 'Criar escritório' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome do escritório').fill('Estruturas Ipê');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('button', { name: 'Convidar' }).click();
    await dialog.getByLabel('E-mail').fill(guest.email);
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(page.getByText(guest.email)).toBeVisible();

    await guestPage.goto('/profile/invites');
    await guestPage.getByRole('button', { name: 'Aceitar' }).click();
    await expect(guestPage.getByRole('button', { name: 'Aceitar' })).toHaveCount(0);

    await page.goto(`/new_projects/${project}?tab=people`);
    await page.getByRole('button', { name: 'Mover para um escritório' }).click();
    await dialog.getByRole('button', { name: 'Mover' }).click();
    await expect(page.getByText(/^Projeto do escritório Estruturas Ipê/)).toBeVisible();
    await guestPage.goto('/new_projects');
    await expect(guestPage.getByRole('link', { name: 'Residencial Ipê' })).toBeVisible();

    await page.goto('/office');
    await menu('Gil Ramos', 'Mudar papel e disciplina');
    await dialog.getByRole('combobox', { name: /^Papel/ }).click();
    await page.getByRole('option', { name: 'Editor' }).click();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('list', { name: 'Pessoas' }).getByText('Editor')).toBeVisible();
    const told = await server.rest<{ project: { permissions: string[] } }>(
      'GET',
      `/v1/projects/${project}`,
      guest.token,
    );
    expect(told.project.permissions).toEqual(['project:view', 'project:edit']);

    const file = page.waitForEvent('download');
    await menu('Estruturas Ipê', 'Exportar tudo');
    expect((await file).suggestedFilename()).toBe('torre-office.json');

    await page.getByRole('button', { name: 'Configurar provedor' }).click();
    await dialog.getByLabel(/^Endereço do provedor/).fill(provider.issuer);
    await dialog.getByLabel(/^ID do cliente/).fill(client.clientId);
    await dialog.getByLabel(/^Segredo do cliente/).fill(client.clientSecret);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('button', { name: 'Adicionar domínio' }).click();
    await dialog.getByLabel(/^Domínio/).fill('ipe.example');
    await dialog.getByRole('button', { name: 'Adicionar domínio' }).click();
    writeFileSync(record, (await page.getByText(/^torre-verification=/).textContent()) ?? '');
    await page.getByRole('button', { name: 'Verificar ipe.example' }).click();
    await expect(page.getByText('Verificado', { exact: true })).toBeVisible();
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page, `the office at ${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    const email = 'bia@ipe.example';
    provider.people['bia'] = { email, email_verified: true, name: 'Bia Lima' };
    // The browser of the provider is told who sits before it.
    await provider.logIn(back, 'bia');
    await newPage.goto('/login');
    await newPage.getByRole('textbox', { name: /^E-mail/ }).fill(email);
    await newPage.getByRole('button', { name: 'Entrar com a conta do escritório' }).click();
    await expect(newPage.getByText('Primeira entrada pelo escritório Estruturas Ipê')).toBeVisible();
    await newPage.getByRole('main').getByRole('button').last().click();
    await expect(newPage).not.toHaveURL(/login/);
    await newPage.goto('/new_projects');
    await expect(newPage.getByRole('link', { name: 'Residencial Ipê' })).toBeVisible();

    await menu('Estruturas Ipê', 'Excluir escritório');
    await dialog.getByLabel(/^Senha atual/).fill(owner.password);
    await dialog.getByRole('button', { name: 'Excluir escritório' }).click();
    await expect(page.getByText('Você ainda não está em um escritório')).toBeVisible();
    await guestPage.goto(`/new_projects/${project}`);
    await expect(guestPage.getByRole('heading', { name: 'Residencial Ipê' })).toHaveCount(0);
  } finally {
    await provider.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
