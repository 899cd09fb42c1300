import { followMail, logIn, newPerson } from './support/accountSteps.ts';
import { expect, test } from './support/fixtures.ts';
import { choose } from './support/towerSteps.ts';

test('an error that appears while a link is pressed does not move it away from the click', async ({
  page,
}) => {
  await page.goto('/login');
  const link = page.getByRole('link', { name: 'Esqueci minha senha' });
  await link.hover();
  await page.mouse.down();
  await page.waitForTimeout(200);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/forget$/);
});

test('a forgotten password: mail, new password, the link works once', async ({ page, server }) => {
  const person = newPerson('Caio Reis');
  await server.account(person.name, person.email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible();
  await followMail(page, person, /senha/i);
  await expect(page).toHaveURL(/\/reset\?tkn=/);
  const link = page.url();
  const renewed = { ...person, password: 'senha-renovada-2' };
  const choosePassword = async () => {
    await page.getByLabel('Nova senha *', { exact: true }).fill(renewed.password);
    await page.getByLabel('Confirmar nova senha').fill(renewed.password);
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  };
  await choosePassword();
  await expect(page.getByRole('heading', { name: 'Senha alterada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o login' }).click();
  await logIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos');
  await logIn(page, renewed);
  await expect(page).toHaveURL(/\/new_projects$/);
  await page.goto(link);
  await choosePassword();
  await expect(page.getByRole('heading', { name: 'Link inválido ou expirado' })).toBeVisible();
});

test('a session that ends in the middle of a form loses nothing of it', async ({
  page,
  server,
  signedIn,
}) => {
  const person = await signedIn('Nina Alves');
  await page.goto('/new_projects');
  await page.getByRole('button', { name: 'Novo projeto' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Novo projeto' });
  await drawer.getByLabel('Nome *').fill('Edifício Guardado');
  await drawer.getByLabel('Cidade').fill('Santos');
  await choose(drawer, 'Fase', 'Projeto executivo');
  await choose(drawer, 'Estado', /^SP/);
  await server.rest('DELETE', '/v1/tokens/authentication', person.token);
  await drawer.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Ops, sua sessão expirou...')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnew_projects$/);
  expect(await page.evaluate(() => localStorage.getItem('tanstack.auth.token'))).toBeNull();
  await page.getByRole('button', { name: 'Ir para o login' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/new_projects$/);
  await page.getByRole('button', { name: 'Novo projeto' }).first().click();
  await expect(drawer.getByLabel('Nome *')).toHaveValue('Edifício Guardado');
  await expect(drawer.getByLabel('Cidade')).toHaveValue('Santos');
  await drawer.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edifício Guardado' })).toBeVisible();
});

test('what was typed goes with the log-out, and nobody finds what another one typed', async ({
  page,
  server,
  signedIn,
}) => {
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length);
  const typeName = async () => {
    await page.goto('/new_projects');
    await page.getByRole('button', { name: 'Novo projeto' }).first().click();
    await page.getByRole('dialog').getByLabel('Nome *').fill('Só meu');
    await expect.poll(drafts).toBe(1);
  };
  await signedIn('Ida Prado');
  await typeName();
  // The session is over without a word: what was typed waits for its owner.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  expect(await drafts()).toBe(1);
  const other = newPerson('Rui Prado');
  await server.account(other.name, other.email, other.password);
  await logIn(page, other);
  await expect(page).toHaveURL(/\/new_projects$/);
  expect(await drafts()).toBe(0);

  await typeName();
  await page.reload();
  expect(await drafts()).toBe(1);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await drafts()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});
