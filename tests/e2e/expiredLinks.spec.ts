import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { logIn, newPerson } from './support/accountSteps.ts';
import { expect, test as base } from './support/fixtures.ts';
import { ProductServer } from './support/productServer.ts';
import { Seed } from './support/seed.ts';

const laterClock = fileURLToPath(new URL('support/laterClock.mjs', import.meta.url));
const hour = 3_600_000;

/** A server of its own, whose clock the test puts forward: it starts again on the same data. */
const test = base.extend<{ own: ProductServer & { passes: (milliseconds: number) => Promise<void> } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
  own: async ({}, use) => {
    const server = await new ProductServer().startPrepared();
    const passes = async (milliseconds: number) => {
      await server.kill();
      await server.start({
        NODE_OPTIONS: `--import=${laterClock}`,
        CLOCK_AHEAD_MS: String(milliseconds),
      });
    };
    await use(Object.assign(server, { passes }));
    await server.stop();
  },
});

const expectInvalid = async (page: Page) =>
  expect(page.getByRole('heading', { name: 'Link inválido ou expirado' })).toBeVisible();

test('links of mails are good until their time is over, and then say so', async ({ page, own }) => {
  // Eleven days pass on a clock of its own, with a page or a mail at each stop.
  test.setTimeout(180_000);
  const password = 'senha-segura-1';
  const late = newPerson('Léo Tardio');
  const early = newPerson('Ana Cedo');
  const guest = newPerson('Gil Convidado');
  const owner = newPerson('Olga Dona');
  for (const { name, email } of [late, early])
    await own.rest('POST', '/v1/users', undefined, { name, email, password });
  const { token } = await own.account(owner.name, owner.email, password);
  await own.account(guest.name, guest.email, password);
  const seed = new Seed(own, token);
  await seed.invite(await seed.project('Só por sete dias'), guest.email);
  const invitation = await own.linkFor(guest.email, 'inviteId=');
  const activation = {
    early: await own.linkFor(early.email, '/activate'),
    late: await own.linkFor(late.email, '/activate'),
  };
  await own.rest('POST', '/v1/tokens/password-reset', undefined, { email: late.email });
  const reset = await own.linkFor(late.email, '/reset');

  const activate = async (link: string) => {
    await page.goto(own.url + link);
    await page.getByRole('button', { name: 'Ativar conta' }).click();
  };

  await own.passes(71 * hour);
  await page.goto(own.url + reset);
  await page.getByLabel('Nova senha *', { exact: true }).fill('outra-senha-2');
  await page.getByLabel('Confirmar nova senha').fill('outra-senha-2');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expectInvalid(page);
  await expect(page.getByText('O link vale por 1 hora e só pode ser usado uma vez.')).toBeVisible();
  await page.getByRole('link', { name: 'Pedir novo link' }).click();
  await expect(page).toHaveURL(/\/forget$/);
  await activate(activation.early);
  await expect(page.getByRole('heading', { name: 'Conta ativada' })).toBeVisible();
  await page.goto(own.url + invitation);
  await logIn(page, { email: guest.email, password });
  await expect(page.getByRole('button', { name: 'Aceitar' })).toBeVisible();

  await own.passes(7 * 24 * hour + hour);
  await activate(activation.late);
  await expectInvalid(page);
  await page.goto(own.url + invitation);
  await logIn(page, { email: guest.email, password });
  await expect(page.getByRole('heading', { name: 'Convite não encontrado' })).toBeVisible();
  await expect(page.getByText('O convite que você procura não existe ou já foi aceito.')).toBeVisible();
  await expect(page.getByText('Ele também pode ter expirado, depois de 7 dias')).toBeVisible();
});
