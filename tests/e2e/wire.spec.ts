import { expect, test, type Page } from '@playwright/test';
import { signIn } from './support/fixtures.ts';
import { newPerson } from './support/accountSteps.ts';
import { ProductServer } from './support/productServer.ts';
import { RecordingProxy } from './support/recordingProxy.ts';
import { Seed } from './support/seed.ts';
import { addOption } from './support/towerSteps.ts';

const service = new ProductServer();
const product = new ProductServer();
let proxy: RecordingProxy;

// The servers are made once: no other worker takes of it.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await service.startPrepared();
  proxy = new RecordingProxy(service.url);
  await product.start({ V1_URL: await proxy.start() });
});
test.afterAll(async () => {
  await product.stop();
  await proxy.stop();
  await service.stop();
});

/** Waits for a call and checks the token on every call to that address. */
async function expectCall(method: string, target: string, token: string) {
  await expect
    .poll(() => proxy.seen(method, target).length, { message: `${method} ${target}` })
    .toBeGreaterThan(0);
  const seen = proxy.seen(method, target);
  expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
  return seen;
}

const open = (page: Page, path: string) => page.goto(product.url + path);

test('the calls of the specification, as written, with the token of the browser', async ({ page }) => {
  const { token } = await signIn(service, page, 'Vera Cruz');
  const { project, unit, option, module, path } = await new Seed(service, token).tower('Projeto no fio');

  await open(page, '/new_projects');
  await expect(page.getByRole('link', { name: 'Projeto no fio' })).toBeVisible();
  await expectCall('GET', '/v1/projects/?page_size=50', token);
  await expectCall('GET', '/v1/users/pending-invitations', token);

  await page.getByRole('link', { name: 'Projeto no fio' }).click();
  await expectCall('GET', `/v1/projects/${project}`, token);

  await open(page, path);
  await expect(page.getByRole('listitem', { name: 'Pórtico' })).toBeVisible();
  const home = `/v1/projects/${project}/units/${unit}`;
  await expectCall('GET', home, token);

  await addOption(page, 'Paredes');
  const [created] = await expectCall('POST', `${home}/options`, token);
  expect(created?.body).toEqual({ name: 'Paredes', active: false });

  await open(page, `/projects/${project}/${unit}/${module}?type=beam_column`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCall('GET', `${home}/options/${option}/modules/${module}`, token);
});

test('the activation mail of a new user, asked for on the warning', async ({ page }) => {
  const { name, email, password } = newPerson('Nelo Dias');
  await service.rest('POST', '/v1/users', undefined, { name, email, password });
  await open(page, '/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Sua conta ainda não foi ativada')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar e-mail de ativação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ativação da conta' });
  await dialog.getByRole('button', { name: 'Enviar e-mail de ativação' }).click();
  await expect(dialog).toContainText(`E-mail de ativação enviado para ${email}`);
  const [asked] = proxy.seen('POST', '/v1/tokens/activation');
  expect(asked?.body).toEqual({ email });
  expect(asked?.authorization).toMatch(/^Bearer \S{26}$/);
});

test('without a session no token goes out', async ({ page }) => {
  const before = proxy.calls.length;
  await open(page, '/login');
  await page.getByLabel('E-mail').fill('ninguem@example.com');
  await page.getByLabel('Senha *', { exact: true }).fill('senha-errada-1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos');
  const made = proxy.calls.slice(before);
  expect(made.map(({ target, authorization }) => [target, authorization])).toEqual([
    ['/v1/tokens/authentication', undefined],
  ]);
});
