import { type AddressInfo, createServer } from 'node:net';
import { codeAt, stepAt } from '../../api/secondFactor/totp.ts';
import { logIn, newPerson } from './support/accountSteps.ts';
import { expect, test } from './support/fixtures.ts';
import { ProductServer } from './support/productServer.ts';

/** A port nothing listens on: the address of the product has to be known before it starts. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const section = { name: 'Segunda etapa do login' };

test('an app of codes is set up, asked for, stood in for by a recovery code, and removed', async ({
  page,
  server,
}) => {
  const person = newPerson('Vera Lins');
  await server.account(person.name, person.email);
  await page.goto('/login?redirect=/profile');
  await logIn(page, person);
  const region = page.getByRole('region', section);
  await region.getByRole('button', { name: 'Adicionar aplicativo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha atual *', { exact: true }).fill('not the one');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('A senha atual não confere')).toBeVisible();
  await dialog.getByLabel('Senha atual *', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: 'Código QR para o aplicativo' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Código' }).fill('12');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('Digite os 6 números do aplicativo')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Código' }).fill(codeAt(secret, stepAt(Date.now()) - 1));
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(region.getByText('Celular', { exact: true })).toBeVisible();
  await expect(region.getByText('Códigos de recuperação: 10')).toBeVisible();

  const leave = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login?redirect=/profile');
    await logIn(page, person);
  };
  await leave();
  await page.getByLabel('Código').fill('000000');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('O código não confere');
  await page.getByLabel('Código').fill(codeAt(secret, stepAt(Date.now()) + 1));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(region).toBeVisible();
  await leave();
  await page.getByLabel('Código').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(region.getByText('Códigos de recuperação: 9')).toBeVisible();

  await region.getByRole('button', { name: 'Remover Celular' }).click();
  await dialog.getByLabel('Senha atual *', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(region.getByText('Só a senha é pedida.')).toBeVisible();
});

test('a passkey is made, and opens the account after the password', async ({ page }) => {
  // Browsers make passkeys for names and not for 127.0.0.1.
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = await new ProductServer().startPrepared({ PORT: String(port), PUBLIC_URL: address });
  const person = newPerson('Ivo Paz');
  await server.account(person.name, person.email);
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options });
  await page.goto(`${address}/login?redirect=/profile`);
  await logIn(page, person);
  const region = page.getByRole('region', section);
  await region.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha atual *', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(region.getByText('Este dispositivo')).toBeVisible();
  expect((await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/login?redirect=/profile`);
  await logIn(page, person);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(region).toBeVisible();

  // A key that signs for nobody here opens nothing.
  await client.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/login?redirect=/profile`);
  await logIn(page, person);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page.getByRole('alert')).toContainText('não confirmou a chave de acesso');
  await server.stop();
});
