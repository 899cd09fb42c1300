import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { startUpstream, type StubUpstream } from '../support/servers/stubUpstream.ts';
import { expect, test as base } from './support/fixtures.ts';
import { holdOperation, recordOperations } from './support/operations.ts';
import { ProductServer } from './support/productServer.ts';
import { choose } from './support/towerSteps.ts';

/** The product with a postal code service of its own in place of the public ones. */
const test = base.extend<object, { postalCodes: StubUpstream }>({
  postalCodes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const service = await startUpstream();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ postalCodes: { url } }, use) => {
      const server = await new ProductServer().startPrepared({
        CEP_URL: `${url}/brasil`,
        VIACEP_URL: `${url}/via`,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

type Address = { state: string; city: string; neighborhood?: string; street?: string };
const knows = (service: StubUpstream, cep: string, address: Address) =>
  service.on({ [`GET /brasil/${cep}`]: { body: { cep, ...address } } });

async function openDrawer(page: Page): Promise<Locator> {
  await page.goto('/new_projects');
  await page.getByRole('button', { name: 'Novo projeto' }).first().click();
  return page.getByRole('dialog', { name: 'Novo projeto' });
}

/** The offices that a project may be made in are asked for when the form opens, whatever is typed. */
const whenTyped = (asked: string[]) => asked.filter((name) => name !== 'useOpenOfficesQuery');

const fields = (drawer: Locator) => ({
  cep: drawer.getByRole('textbox', { name: 'CEP' }),
  state: drawer.getByRole('combobox', { name: 'Estado' }),
  city: drawer.getByLabel('Cidade'),
  neighborhood: drawer.getByLabel('Bairro'),
  street: drawer.getByLabel('Rua'),
  number: drawer.getByLabel('Número'),
});

test.describe('CEP', () => {
  test('is masked, and the eighth digit fills the address in, which stays open to change', async ({
    page,
    signedIn,
    postalCodes,
  }) => {
    knows(postalCodes, '05508010', {
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Butantã',
      street: 'Rua do Lago',
    });
    knows(postalCodes, '87360000', { state: 'PR', city: 'Goioerê' });
    await signedIn('Bia Lobo');
    const drawer = await openDrawer(page);
    const { cep, state, city, neighborhood, street, number } = fields(drawer);
    const asked = recordOperations(page);
    await cep.pressSequentially('0a5 508-01');
    await expect(cep).toHaveValue('05508-01');
    expect(whenTyped(asked)).toEqual([]);
    await cep.pressSequentially('0');
    await expect(cep).toHaveValue('05508-010');
    await expect(street).toHaveValue('Rua do Lago');
    await expect(neighborhood).toHaveValue('Butantã');
    await expect(city).toHaveValue('São Paulo');
    await expect(state).toHaveText('SP — São Paulo');
    await expect(number).toHaveValue('');
    expect(whenTyped(asked)).toEqual(['useCepFillQuery']);
    await cep.pressSequentially('9');
    await expect(cep).toHaveValue('05508-010');
    // Mended in the middle, the digits go where the cursor is.
    await cep.press('Home');
    for (let times = 0; times < 2; times += 1) await cep.press('ArrowRight');
    await cep.press('Backspace');
    await expect(cep).toHaveValue('05080-10');
    await cep.pressSequentially('5');
    await expect(cep).toHaveValue('05508-010');
    await expect.poll(() => whenTyped(asked).length).toBe(2);

    // What an earlier CEP filled in is not the user's: a CEP of a whole town takes the street away again.
    await city.fill('Osasco');
    await cep.fill('87360-000');
    await expect(state).toHaveText('PR — Paraná');
    await expect(street).toHaveValue('');
    await expect(neighborhood).toHaveValue('');
    await expect(city).toHaveValue('Osasco');

    await choose(drawer, 'Estado', /^RJ/);
    await drawer.getByLabel('Nome *').fill('Casa da Bia');
    await choose(drawer, 'Fase', 'Não definida');
    await drawer.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Osasco, RJ')).toBeVisible();
  });

  test('never writes over what was typed, not even while the answer is on its way', async ({
    page,
    signedIn,
    postalCodes,
  }) => {
    knows(postalCodes, '20040002', {
      state: 'RJ',
      city: 'Rio de Janeiro',
      neighborhood: 'Centro',
      street: 'Avenida Rio Branco',
    });
    await signedIn('Edu Paz');
    const drawer = await openDrawer(page);
    const { cep, state, city, neighborhood, street } = fields(drawer);
    await choose(drawer, 'Estado', /^MG/);
    await city.fill('Betim');
    const operation = await holdOperation(page, 'useCepFillQuery');
    await cep.fill('20040002');
    await street.fill('Rua da Obra');
    await expect(drawer.getByRole('progressbar', { name: 'Buscando o CEP' })).toBeVisible();
    operation.release();
    await expect(neighborhood).toHaveValue('Centro');
    await expect(street).toHaveValue('Rua da Obra');
    await expect(city).toHaveValue('Betim');
    await expect(state).toHaveText('MG — Minas Gerais');
    await expect(drawer.getByRole('progressbar')).toHaveCount(0);
  });

  test('that nobody knows is a warning, no answer an error; both leave the form to be saved', async ({
    page,
    signedIn,
    postalCodes,
  }) => {
    postalCodes.on({ 'GET /via/99999999/json/': { body: { erro: true } } });
    postalCodes.on({ 'GET /brasil/88888888': { status: 503 }, 'GET /via/88888888/json/': { status: 503 } });
    await signedIn('Gal Rios');
    const drawer = await openDrawer(page);
    const { cep, city } = fields(drawer);
    await cep.fill('99999999');
    await expect(drawer.getByText('Verifique o CEP')).toBeVisible();
    await cep.fill('88888888');
    await expect(
      drawer.getByText('A busca de CEP não está disponível agora. Digite o endereço.'),
    ).toBeVisible();
    await cep.press('Tab');
    await expect(drawer.getByRole('button', { name: 'Buscar o CEP de novo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      drawer.getByText('A busca de CEP não está disponível agora. Digite o endereço.'),
    ).toBeVisible();
    await expect(cep).toBeFocused();
    await cep.press('End');
    await cep.press('Backspace');
    await expect(drawer.getByText('A busca de CEP')).toHaveCount(0);
    // Back from trouble: the same digit asks again.
    knows(postalCodes, '88888888', { state: 'SC', city: 'Palhoça' });
    await cep.press('8');
    await expect(city).toHaveValue('Palhoça');
    await cep.fill('99999999');
    await drawer.getByLabel('Nome *').fill('Casa da Gal');
    await choose(drawer, 'Fase', 'Não definida');
    await drawer.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Palhoça, SC')).toBeVisible();
  });
});

/** A picture of noise, which no compression makes small: about three bytes a pixel. */
const noise = (width: number, height: number, colour = '#3a7d44') =>
  sharp({
    create: { width, height, channels: 3, background: colour, noise: { type: 'gaussian', sigma: 40 } },
  })
    .png()
    .toBuffer();

const png = async (name: string, width = 60, height = 40) => ({
  name,
  mimeType: 'image/png',
  buffer: await noise(width, height),
});

async function fillRequired(drawer: Locator, name: string): Promise<void> {
  await drawer.getByLabel('Nome *').fill(name);
  await choose(drawer, 'Fase', 'Não definida');
  await choose(drawer, 'Estado', /^SP/);
  await drawer.getByLabel('Cidade').fill('Santos');
}

const isDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0))
    .toBe(true);

test.describe('image', () => {
  test('is seen at once, its upload followed; it is replaced and removed', async ({ page, signedIn }) => {
    await signedIn('Hugo Lins');
    const drawer = await openDrawer(page);
    const input = drawer.locator('input[type=file]');
    const preview = drawer.getByRole('img', { name: 'Prévia da imagem' });
    const progress = drawer.getByRole('progressbar', { name: 'Enviando a imagem' });
    await fillRequired(drawer, 'Com imagem');

    const client = await page.context().newCDPSession(page);
    const upload = (bytesPerSecond: number) =>
      client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await upload(300_000);
    const picture = await png('obra.png', 500, 400);
    await input.setInputFiles(picture);
    await isDrawn(preview);
    const share = async () => Number(await progress.getAttribute('aria-valuenow'));
    await expect.poll(share).toBeGreaterThan(0);
    expect(await share()).toBeLessThan(100);
    // The form waits for the picture, however early it is sent.
    await drawer.getByRole('button', { name: 'Cancelar envio' }).click();
    await expect(progress).toHaveCount(0);
    await expect(preview).toHaveCount(0);
    await input.setInputFiles(picture);
    await drawer.getByRole('button', { name: 'Criar' }).click();
    await expect(progress).toBeVisible();
    await upload(-1);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Com imagem' })).toBeVisible();
    await page.goto('/new_projects');
    const card = page.getByRole('listitem').filter({ hasText: 'Com imagem' });
    await isDrawn(card.locator('img'));
    const first = await card.locator('img').getAttribute('src');

    const edit = async () => {
      await page.getByRole('button', { name: 'Ações do projeto Com imagem' }).click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      return page.getByRole('dialog', { name: 'Editar projeto' });
    };
    let editing = await edit();
    await isDrawn(editing.getByRole('img', { name: 'Prévia da imagem' }));
    await editing.locator('input[type=file]').setInputFiles(await png('outra.png'));
    await expect(editing.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(editing).toBeHidden();
    await expect(card.locator('img')).not.toHaveAttribute('src', first ?? '');
    await isDrawn(card.locator('img'));

    editing = await edit();
    await editing.getByRole('button', { name: 'Remover imagem' }).click();
    await expect(editing.getByRole('img', { name: 'Prévia da imagem' })).toHaveCount(0);
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(editing).toBeHidden();
    await expect(card.locator('img')).toHaveCount(0);
    await page.reload();
    await expect(card).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
  });

  test('of a wrong type, too large or no picture at all is refused, and the next one taken', async ({
    page,
    signedIn,
  }) => {
    await signedIn('Yara Dias');
    const drawer = await openDrawer(page);
    const input = drawer.locator('input[type=file]');
    const preview = drawer.getByRole('img', { name: 'Prévia da imagem' });
    const save = drawer.getByRole('button', { name: 'Criar' });
    await fillRequired(drawer, 'Com imagem certa');
    const asked = recordOperations(page);
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(drawer.getByText('Selecione uma imagem válida')).toBeVisible();
    await expect(preview).toHaveCount(0);
    await save.click();
    await expect(drawer.getByRole('button', { name: 'Trocar imagem' })).toBeFocused();
    const large = test.info().outputPath('a.png');
    writeFileSync(large, Buffer.alloc(26 * 1024 * 1024));
    await input.setInputFiles(large);
    await expect(drawer.getByText('A imagem deve ter no máximo 25 MB')).toBeVisible();
    expect(whenTyped(asked)).toEqual([]);

    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('sou um texto') });
    await expect(drawer.getByText('Erro ao enviar o arquivo')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 500 });
    await drawer.getByLabel('Nome *').scrollIntoViewIfNeeded();
    await save.click();
    await expect(drawer.getByRole('button', { name: 'Trocar imagem' })).toBeFocused();
    await expect(drawer.getByText('Erro ao enviar o arquivo')).toBeInViewport();
    expect(whenTyped(asked)).toEqual(['useImageUploadMutation']);

    await input.setInputFiles(await png('certa.png'));
    await isDrawn(preview);
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Com imagem certa' })).toBeVisible();
    await page.goto('/new_projects');
    await isDrawn(page.getByRole('listitem').filter({ hasText: 'Com imagem certa' }).locator('img'));
  });
});
