import { newPerson } from './support/accountSteps.ts';
import { expect, test } from './support/fixtures.ts';
import { cell, fillStructure, openNewModule, quantityTable } from './support/moduleSteps.ts';
import { Seed } from './support/seed.ts';
import { workedFrame } from './support/threeOptions.ts';
import { addOption, choose, floorRow } from './support/towerSteps.ts';

const endless = 'x'.repeat(10_000);
/** What no figure may be, and what the field then says. */
const badNumbers: [what: string, typed: string][] = [
  ['empty', ''],
  ['negative', '-5'],
  ['zero', '0'],
  ['1e308', '1e308'],
  ['letters', 'cem'],
  ['emoji', '🏢'],
  ['10 000 digits', '9'.repeat(10_000)],
];
const numberMessage =
  /deve ser um número positivo|Informe um número|O valor deve ser no máximo|Este campo é obrigatório/;

test('sign-up: a message on every wrong field, nothing lost, no account', async ({ page, server }) => {
  const person = newPerson('Lia Moura');
  await page.goto('/sign-up');
  const email = page.getByLabel('E-mail *', { exact: true });
  const send = page.getByRole('button', { name: 'Criar conta' });
  await send.click();
  for (const field of ['Nome completo', 'E-mail *', 'Senha *', 'Confirmar senha']) {
    await expect(page.getByLabel(field, { exact: field.endsWith('*') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }
  await page.getByLabel('Nome completo').fill('🙂');
  await email.fill('não é e-mail');
  await page.getByLabel('Senha *', { exact: true }).fill('curta');
  await page.getByLabel('Confirmar senha').fill('outra');
  await page.getByLabel('Data de nascimento').fill('2020-01-01');
  await page.getByLabel('Empresa').fill(endless);
  await send.click();
  for (const message of [
    'Informe seu nome completo',
    'Informe um e-mail válido',
    'A senha deve ter pelo menos 8 caracteres',
    'As senhas não coincidem',
    'Você deve ter pelo menos 18 anos',
    'O tamanho máximo é de 100 caracteres',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(email).toHaveValue('não é e-mail');
  await expect(page.getByLabel('Empresa')).toHaveValue(endless);

  await server.account(person.name, person.email);
  await page.getByLabel('Nome completo').fill(person.name);
  await email.fill(person.email);
  await page.getByLabel('Senha *', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmar senha').fill(person.password);
  await page.getByLabel('Data de nascimento').fill('1990-01-01');
  await page.getByLabel('Empresa').fill('Estruturas & Cia 🏗️');
  await send.click();
  await expect(page.getByText('Este e-mail já está cadastrado')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.name);
});

test('project: messages on the fields, emoji are text, no name twice', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Paulo Reis');
  const seed = new Seed(server, token);
  await seed.project('Já existe');
  await page.goto('/new_projects');
  await page.getByRole('button', { name: 'Novo projeto' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Novo projeto' });
  const save = drawer.getByRole('button', { name: 'Criar' });
  await save.click();
  for (const message of [
    'O nome deve ter pelo menos 3 caracteres',
    'Selecione uma fase do projeto',
    'A cidade deve ter pelo menos 3 caracteres',
  ]) {
    await expect(drawer.getByText(message, { exact: true })).toBeVisible();
  }
  await drawer.getByLabel('Nome *').fill(endless);
  await drawer.getByLabel('CEP').fill('0131');
  await drawer.getByLabel('Descrição').fill(endless);
  await choose(drawer, 'Fase', 'Não definida');
  await choose(drawer, 'Estado', /^RJ/);
  await drawer.getByLabel('Cidade').fill('Niterói');
  await save.click();
  for (const message of [
    'O CEP deve ter pelo menos 8 caracteres',
    'O tamanho máximo é de 100 caracteres',
    'O tamanho máximo é de 500 caracteres',
  ])
    await expect(drawer.getByText(message, { exact: true })).toBeVisible();
  await drawer.getByLabel('Nome *').fill('Já existe');
  await drawer.getByLabel('CEP').fill('');
  await drawer.getByLabel('Descrição').fill('Torre 🏢');
  await save.click();
  await expect(drawer.getByText('Você já tem um projeto com este nome')).toBeVisible();
  await expect(drawer.getByLabel('Cidade')).toHaveValue('Niterói');
  expect((await seed.get<{ projects: object[] }>('/projects')).projects).toHaveLength(1);
  await drawer.getByLabel('Nome *').fill('Edifício 🏗️');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edifício 🏗️' })).toBeVisible();
});

test('tower: no figure that is none, and nothing of it is stored', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Tais Rocha');
  const seed = new Seed(server, token);
  const project = await seed.project('Sem torre');
  await page.goto(`/new_projects/${project}/unit`);
  const save = page.getByRole('button', { name: 'Criar', exact: true });
  const row = floorRow(page, 0);
  await save.click();
  await expect(page.getByText('O nome deve ter pelo menos 3 caracteres', { exact: true })).toBeVisible();
  await expect(row.getByText('Nome é obrigatório')).toBeVisible();
  await page.getByLabel('Nome da torre').fill('Torre Teste');
  await row.getByLabel('Nome').fill('Tipo');
  for (const [what, typed] of badNumbers) {
    for (const label of ['Área', 'Altura', 'Repetições']) await row.getByLabel(label).fill(typed);
    await save.click();
    for (const label of ['Área', 'Altura', 'Repetições']) {
      const field = row.getByLabel(label);
      await expect(field, `${label}: ${what}`).toHaveAttribute('aria-invalid', 'true');
      await expect(field, `${label}: ${what}`).toHaveAccessibleDescription(numberMessage);
    }
  }
  await expect(page.getByLabel('Nome da torre')).toHaveValue('Torre Teste');
  // With the cursor in the row: what its fields still have to say must not bring it back.
  await row.getByRole('button', { name: 'Remover Tipo' }).click();
  await save.click();
  await expect(page.getByText(/^Pelo menos um pavimento deve ser adicionado/)).toBeVisible();
  const { project: stored } = await seed.get<{ project: { units: object[] } }>(`/projects/${project}`);
  expect(stored.units).toEqual([]);
});

test('simulation and module: messages on the cells, nothing stored by halves', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Igor Teles');
  const seed = new Seed(server, token);
  const project = await seed.project('Quantidades');
  const { id: unit } = await seed.unit(project, 'Torre A');
  await page.goto(`/new_projects/${project}/unit/${unit}`);

  await page.getByRole('button', { name: 'Adicionar Simulação' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar Simulação' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('O nome é obrigatório')).toBeVisible();
  await dialog.getByLabel('Nome').fill(endless);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText(/^O tamanho máximo é de \d+ caracteres$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await addOption(page, 'Pórtico');

  const drawer = await openNewModule(page, 'Pórtico');
  const save = drawer.getByRole('button', { name: 'Salvar' });
  await save.click();
  await expect(drawer.getByText('Selecione um tipo de estrutura')).toBeVisible();
  await drawer.getByLabel('Nome do módulo').fill('Tipo');
  await fillStructure(drawer, 'beam_column', workedFrame);
  await save.click();
  await expect(drawer.getByText('Selecione pelo menos um pavimento')).toBeVisible();
  await drawer.getByRole('button', { name: 'Marcar todos' }).click();

  const columns = quantityTable(drawer, 'Concreto: Pilares');
  for (const [what, typed] of badNumbers) {
    await cell(columns, 'Volume').fill(typed);
    await save.click();
    await expect(cell(columns, 'Volume'), what).toHaveAccessibleDescription(numberMessage);
  }
  await cell(columns, 'Volume').fill('8,1');
  await cell(columns, 'Fck').fill('19');
  await save.click();
  await expect(cell(columns, 'Fck')).toHaveAccessibleDescription('Fck deve estar entre 20 e 45');
  await cell(columns, 'Fck').fill('40');
  await drawer.getByRole('button', { name: 'Adicionar linha em Concreto: Pilares' }).click();
  await cell(columns, 'Fck', 2).fill('40');
  await cell(columns, 'Volume', 2).fill('1');
  await save.click();
  await expect(drawer.getByText('Este Fck já foi informado neste elemento')).toBeVisible();
  await expect(cell(quantityTable(drawer, 'Aço: Lajes'), 'Massa')).toHaveValue('2000');
  const path = `/projects/${project}/units/${unit}/options`;
  const stored = await seed.get<{ tower_options: { modules: object[] | null }[] }>(path);
  expect(stored.tower_options.map(({ modules }) => modules ?? [])).toEqual([[]]);

  await drawer.getByRole('button', { name: 'Excluir linha 2' }).first().click();
  await save.click();
  await expect(drawer).toBeHidden();
});
