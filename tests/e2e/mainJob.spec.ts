import { expect, test } from '@playwright/test';
import { differenceOf, intervalUnder, settledUnder } from '#domain/comparison/differences/difference.ts';
import { marginOf } from '#domain/comparison/answer/margin.ts';
import { perSquareMeter, scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import { linesOfQuantities } from '../support/towers/comparedLines.ts';
import { followMail, logIn, newPerson, signUp } from './support/accountSteps.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { twoDecimals, significant, significantRange, tonnes, tonnesRange } from './support/writtenNumbers.ts';
import { addModule, cell, fillStructure, openNewModule, quantityTable } from './support/moduleSteps.ts';
import { ProductServer } from './support/productServer.ts';
import * as towers from './support/threeOptions.ts';
import { addOption, createProject, createTower, optionCard } from './support/towerSteps.ts';

const ways = [
  { option: 'Viga e pilar', name: 'Todos', technology: 'beam_column', data: towers.tallFrame },
  { option: 'Paredes', name: 'Todos', technology: 'concrete_wall', data: towers.tallWall },
  { option: 'Alvenaria', name: 'Todos', technology: 'structural_masonry', data: towers.tallMasonry },
] as const;
/** What is valid when the ways are compared. */
const compared = [{ ...ways[0], data: towers.slimFrame }, ways[1], ways[2]];

/** Of the tall tower, every floor built alike: per m². */
function intensity(technology: Technology, data: StructureData) {
  const all = scaleQuantities(structureQuantities(technology, data), towers.tallFloorCount);
  const perArea = perSquareMeter(all, towers.tallArea);
  if (perArea === null) throw new Error('the tower has no area');
  return perArea;
}

/** Concrete without grout, m³. */
const concreteVolume = ({ materials }: ReturnType<typeof intensity>) =>
  materials.filter(({ key }) => key.startsWith('concrete:')).reduce((sum, { amount }) => sum + amount, 0);

/** What the comparison says of a way to build against the frame, per m². */
function sentence(option: string, technology: Technology, data: StructureData): string {
  const reference = intensity('beam_column', towers.slimFrame);
  const difference = differenceOf(
    linesOfQuantities(intensity(technology, data)),
    linesOfQuantities(reference),
  );
  const settled = settledUnder(difference, 'co2');
  const { co2 } = intervalUnder(difference, settled?.assumption ?? 'SAME_SUPPLIERS');
  const assumption = {
    ANY_SUPPLIERS: 'seja qual for o fornecedor',
    SAME_SUPPLIERS: 'com os mesmos fornecedores',
    SAME_CEMENT: 'com os mesmos fornecedores e o mesmo cimento',
    NONE: '',
  }[difference.co2Certainty];
  const against = `kgCO₂e/m² a ${settled?.verdict === 'LOWER_IN_EVERY_CASE' ? 'menos' : 'mais'} que Viga e pilar`;
  if (settled === null)
    return `Só a estrutura: depende dos fornecedores. ${option} emite de ${significant(-co2.min)} a menos até ${significant(co2.max)} ${against}`;
  const span = [co2.min, co2.max].map(Math.abs).toSorted((a, b) => a - b);
  // Of the phase of the project.
  const precision = 0.15;
  const within =
    (marginOf(difference, 'co2') ?? 0) < precision
      ? ', mas por menos do que a precisão dos quantitativos (± 15 %)'
      : '';
  return `Só a estrutura: ${option} emite de ${span.map(significant).join(' a ')} ${against}, ${assumption}${within}.`;
}

const server = new ProductServer();
const person = newPerson('Marina Duarte');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeAll(async () => {
  await server.start();
});
test.afterAll(() => server.stop());

test('from sign-up to the decision, and all of it there after kill -9', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();

  await test.step('sign up, read the mail, activate, log in', async () => {
    await signUp(page, person);
    await page.getByRole('button', { name: 'Ir para o login' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // As the terminal prints it: the mailbox opens with its key, which a cookie keeps.
    await page.goto(`/mailbox?key=${server.mailboxKey}`);
    await followMail(page, person, /ativ/i);
    await expect(page).toHaveURL(/\/activate\?tkn=/);
    await page.getByRole('button', { name: 'Ativar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Conta ativada' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir para o login' }).click();
    await logIn(page, person);
    await expect(page).toHaveURL(/\/new_projects$/);
    await expect(page.getByText('Sua conta ainda não foi ativada')).toBeHidden();
  });

  await test.step('a project without CEP, a tower drawn while it is typed', async () => {
    await createProject(page, 'Residencial Ipê');
    await createTower(page, 'Torre Norte', towers.workedFloors);
    await expect(page.getByText('4 pavimentos · 2.601 m²')).toBeVisible();
  });

  await test.step('the worked case, live while typing and as the server answers', async () => {
    await addOption(page, 'Pórtico', { reference: true });
    const drawer = await openNewModule(page, 'Pórtico');
    await drawer.getByLabel('Nome do módulo').fill('Pavimento tipo');
    await drawer.getByRole('button', { name: 'Pavimentos de Tipo, um a um' }).click();
    await drawer.getByRole('checkbox', { name: 'Tipo 1', exact: true }).check();
    await fillStructure(drawer, 'beam_column', towers.workedFrame);
    const totals = drawer.getByRole('region', { name: 'Totais' });
    await expect(totals).toContainText('15,6 – 24,6');
    await expect(totals).toContainText('34,6 – 54,6');
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    await expect(drawer).toBeHidden();
    const card = optionCard(page, 'Pórtico');
    await expect(card.getByRole('img', { name: '6,00 – 9,46 kgCO₂e/m²' })).toBeVisible();
    await expect(card).toContainText('3 de 4 pavimentos sem estrutura');
    const row = page.getByRole('row').filter({ hasText: 'Pavimento tipo' });
    for (const text of ['15.599,93', '24.601,65', '139.440,00', '4.100,00']) {
      await expect(row.getByRole('cell', { name: text })).toBeVisible();
    }
  });

  await test.step('a tall tower built in three ways', async () => {
    await page.getByRole('link', { name: 'Residencial Ipê' }).click();
    await createTower(page, 'Torre Sul', towers.tallFloors);
    await addOption(page, 'Viga e pilar', { reference: true });
    await addOption(page, 'Paredes');
    await addOption(page, 'Alvenaria');
    for (const way of ways) await addModule(page, way.option, way);
    for (const { option, technology, data } of ways) {
      const perArea = significantRange(intensity(technology, data).co2);
      await expect(optionCard(page, option).getByRole('img', { name: `${perArea} kgCO₂e/m²` })).toBeVisible();
    }
  });

  await test.step('a second version of the frame, named and made valid', async () => {
    await optionCard(page, 'Viga e pilar').getByRole('link', { name: 'Viga e pilar', exact: true }).click();
    await page
      .getByRole('group', { name: 'Módulos de Viga e pilar' })
      .getByRole('link', { name: 'Todos' })
      .click();
    await page.getByRole('link', { name: 'Nova versão' }).click();
    const form = page.getByRole('main');
    await form.getByLabel('Nome da versão').fill('Laje mais esbelta');
    await cell(quantityTable(form, 'Concreto: Lajes'), 'Volume').fill('41,3');
    await expect(form.getByRole('region', { name: 'Totais' })).toContainText(
      tonnesRange(structureQuantities('beam_column', towers.slimFrame).co2),
    );
    await form.getByRole('button', { name: 'Criar' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Laje mais esbelta' });
    await row.getByRole('button', { name: 'Ações de Laje mais esbelta' }).click();
    await page.getByRole('menuitem', { name: 'Tornar válida' }).click();
    await expect(row).toContainText('válida');
    await expect(page.getByRole('row').filter({ hasText: 'válida' })).toHaveCount(1);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Torre Sul' })).toBeVisible();
    const slim = significantRange(intensity('beam_column', towers.slimFrame).co2);
    await expect(
      optionCard(page, 'Viga e pilar').getByRole('img', { name: `${slim} kgCO₂e/m²` }),
    ).toBeVisible();
  });

  await test.step('the three side by side, per m² and in all, with the sentence', async () => {
    await page.getByRole('link', { name: 'Comparar' }).click();
    const table = page.getByRole('region', { name: 'Simulações comparadas' }).getByRole('table');
    for (const { option, technology, data } of compared) {
      const one = intensity(technology, data);
      const row = table.getByRole('row').filter({ hasText: option });
      await expect(row.getByRole('img', { name: `${significantRange(one.co2)} kgCO₂e/m²` })).toBeVisible();
      await expect(row.getByRole('img', { name: `${significantRange(one.energy)} MJ/m²` })).toBeVisible();
      await expect(row).toContainText(significant(concreteVolume(one)));
      await expect(row).toContainText(significant(one.steel ?? NaN));
    }
    await page.getByText(/^Todos contra todos/).click();
    const matrix = page.getByRole('table', { name: 'Matriz de comparações' });
    for (const { option, technology, data } of compared.slice(1)) {
      await matrix
        .getByRole('row', { name: new RegExp(`^${option}`) })
        .getByRole('button')
        .first()
        .click();
      const pair = page.getByRole('dialog', { name: `${option} − Viga e pilar` });
      await expect(pair.getByText(sentence(option, technology, data))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(pair).toBeHidden();
    }
    await page.getByText('São equivalentes?').click();
    await expect(page.getByText('Todos os pavimentos têm estrutura')).toBeVisible();
    await page.getByRole('button', { name: 'Total' }).click();
    for (const { option, technology, data } of compared) {
      const all = scaleQuantities(structureQuantities(technology, data), towers.tallFloorCount);
      const row = table.getByRole('row').filter({ hasText: option });
      await expect(row.getByRole('img', { name: `${tonnesRange(all.co2)} tCO₂e` })).toBeVisible();
      await row.getByText(tonnes(all.steel ?? NaN), { exact: true }).hover();
      await expect(page.getByRole('tooltip')).toHaveText(`${twoDecimals(all.steel ?? NaN)} kg`);
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
  });

  await test.step('kill -9, start again: nothing is missing', async () => {
    const address = page.url();
    await server.kill();
    await server.start({ PORT: new URL(server.url).port });
    await page.goto(address);
    await expect(
      page.getByRole('region', { name: 'Simulações comparadas' }).getByRole('table').getByRole('row'),
    ).toHaveCount(4);
    await page.goto('/new_projects');
    await page.getByRole('link', { name: 'Residencial Ipê' }).click();
    for (const name of ['Torre Norte', 'Torre Sul']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Torre Norte', exact: true }).click();
    await expect(
      optionCard(page, 'Pórtico').getByRole('img', { name: '6,00 – 9,46 kgCO₂e/m²' }),
    ).toBeVisible();
  });
});
