import { type AddressInfo, createServer } from 'node:net';
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
