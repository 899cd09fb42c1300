import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';
import { workedFrame } from './support/threeOptions.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Walks on with Tab until a thing has the focus, as a hand on the keyboard would. */
async function walkTo(page: Page, thing: Locator, key = 'Tab'): Promise<void> {
  await thing.waitFor();
  for (let step = 0; step < 150; step++) {
    if (await thing.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab never reached it');
}

async function press(page: Page, thing: Locator): Promise<void> {
  await walkTo(page, thing);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Opens a list and chooses by the first letters. */
async function pick(page: Page, field: Locator, letters: string): Promise<void> {
  await walkTo(page, field);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Types into the cells of a quantity table: the first row's two columns, reached by arrows. */
async function typeRow(page: Page, table: Locator, strength: string, amount: string): Promise<void> {
  const cells = table.getByRole('textbox');
  await walkTo(page, cells.first());
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(strength);
  await page.keyboard.press('ArrowRight');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.insertText(amount);
}

test('the main job by keyboard alone', async ({ page, server, signedIn }) => {
  test.setTimeout(240_000);
  const { token } = await signedIn('Téo Teclas');
  await page.goto('/new_projects');
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();

  await press(page, button('Novo projeto'));
  const newProject = page.getByRole('dialog', { name: 'Novo projeto' });
  await type(page, newProject.getByLabel('Nome *'), 'Sem mouse');
  await pick(page, newProject.getByRole('combobox', { name: 'Estado' }), 'SP');
  await type(page, newProject.getByLabel('Cidade'), 'Campinas');
  await pick(page, newProject.getByRole('combobox', { name: 'Fase' }), 'Proj');
  await page.keyboard.press('Control+Enter');
  await expect(newProject).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Sem mouse' })).toBeVisible();
  await press(page, page.getByRole('main').getByRole('link', { name: 'Nova torre' }));

  await type(page, page.getByLabel('Nome da torre'), 'Torre T');
  const row = page.getByRole('group', { name: 'Grupos de pavimentos' }).getByRole('group').first();
  await type(page, row.getByLabel('Nome'), 'Tipo');
  await type(page, row.getByLabel('Área'), '450,5');
  await type(page, row.getByLabel('Altura'), '2,88');
  await type(page, row.getByLabel('Repetições'), '2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Torre T' })).toBeVisible();

  await press(page, button('Adicionar Simulação'));
  const dialog = page.getByRole('dialog', { name: 'Adicionar Simulação' });
  await type(page, dialog.getByLabel('Nome'), 'Pórtico');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const cards = page.getByRole('list', { name: 'Simulações' });
  await walkTo(page, cards.getByRole('link', { name: 'Pórtico', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, button('Adicionar módulo'));
  const drawer = page.getByRole('dialog', { name: 'Adicionar módulo' });
  await type(page, drawer.getByLabel('Nome do módulo'), 'Tipo');
  await press(page, drawer.getByRole('button', { name: 'Marcar todos' }));
  await walkTo(page, drawer.getByRole('radio', { name: 'Viga-pilar' }));
  await page.keyboard.press('Space');
  for (const [element, fck, volume, ca, mass] of [
    ['Pilares', '40', '8,1', '50', '1200'],
    ['Vigas', '30', '10', '50', '900'],
    ['Lajes', '30', '40', '60', '2000'],
  ] as const) {
    await typeRow(page, drawer.getByRole('table', { name: `Concreto: ${element}` }), fck, volume);
    await typeRow(page, drawer.getByRole('table', { name: `Aço: ${element}` }), ca, mass);
    for (const label of await drawer.getByRole('group', { name: element }).locator('label').allInnerTexts())
      await type(page, drawer.getByLabel(label.replace(/\s*\*$/, '')), '10');
  }
  await page.keyboard.press('Control+Enter');
  await expect(drawer).toBeHidden();

  // The simulation it is compared with is not typed: that would be the same keys again.
  const [, project = '', unit = ''] = /new_projects\/([^/]+)\/unit\/([^/?]+)/.exec(page.url()) ?? [];
  const seed = new Seed(server, token);
  const option = await seed.option(project, unit, 'Pórtico leve');
  const floors = await seed.floors(project, unit);
  const slabs = { ...workedFrame.concreteSlabs, volumes: [{ fck: 30, volume: 36 }] };
  await seed.module({ project, unit, option, floors }, 'Tipo', 'beam_column', {
    ...workedFrame,
    concreteSlabs: slabs,
  });
  await page.reload();
  await walkTo(page, page.getByRole('link', { name: 'Comparar' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/^Pórtico leve emite menos que Pórtico, com os mesmos fornecedores/),
  ).toBeVisible();
});

test('rows of floors move by keyboard, announced, and by pointer', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Dora Ordem');
  const { path } = await new Seed(server, token).tower('Em ordem');
  await page.goto(`${path}/edit`);
  const rows = page.getByRole('group', { name: 'Grupos de pavimentos' }).getByRole('group');
  const names = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
  const handle = (name: string) => page.getByRole('button', { name: `Mover ${name}`, exact: true });
  await handle('Garagem').focus();
  // The code that moves rows is asked for by now, and may come after the key.
  await page.keyboard.press('Space');
  await expect(page.getByText('Garagem na posição 1.')).toBeAttached();
  await expect(handle('Garagem')).toHaveAccessibleDescription(/^Pressione espaço para pegar a linha/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Garagem na posição 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual(['Lojas', 'Garagem', 'Tipo']);
  await expect(handle('Garagem')).toBeFocused();

  await handle('Tipo').hover();
  await page.mouse.down();
  const top = await rows.first().boundingBox();
  await page.mouse.move((top?.x ?? 0) + 16, (top?.y ?? 0) + 4, { steps: 5 });
  await expect(page.getByText('Tipo na posição 1.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(names).toEqual(['Tipo', 'Lojas', 'Garagem']);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Torre atualizada com sucesso!')).toBeVisible();
  await page.goto(`${path}/edit`);
  await expect.poll(names).toEqual(['Tipo', 'Lojas', 'Garagem']);
});
