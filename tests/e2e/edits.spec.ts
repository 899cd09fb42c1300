import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { cell, quantityTable } from './support/moduleSteps.ts';
import { Seed } from './support/seed.ts';
import { optionCard } from './support/towerSteps.ts';

/** Opens the menu of a thing and chooses from it. */
async function act(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: of, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Deletes from the menu, undoes, and deletes again: the second time for good. */
async function deleteTwice(page: Page, of: string, thing: ReturnType<Page['getByRole']>): Promise<void> {
  const remove = async () => {
    await act(page, of, 'Excluir');
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(thing).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(thing).toBeVisible();
  await remove();
}

test('a project: changed, copied, deleted, undone, deleted', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Clara Nobre');
  const seed = new Seed(server, token);
  await seed.project('Primeiro nome');
  await page.goto('/new_projects');
  await act(page, 'Ações do projeto Primeiro nome', 'Editar');
  const drawer = page.getByRole('dialog', { name: 'Editar projeto' });
  await drawer.getByLabel('Nome *').fill('Segundo nome');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible();
  await act(page, 'Ações do projeto Segundo nome', 'Duplicar');
  await expect(page.getByText('Projeto duplicado com sucesso!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Segundo nome/ })).toHaveCount(2);
  await deleteTwice(
    page,
    'Ações do projeto Segundo nome',
    page.getByRole('link', { name: 'Segundo nome', exact: true }),
  );
  // Leaving the page deletes at once.
  await page.goto('/settings');
  await expect
    .poll(async () => (await seed.get<{ projects: object[] }>('/projects')).projects.length)
    .toBe(1);
});

test('a tower: floors changed under a structure ask first', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Davi Luz');
  const seed = new Seed(server, token);
  const { project, path } = await seed.tower('Torre mudada');
  await page.goto(path);
  await page.getByRole('link', { name: 'Editar pavimentos' }).click();
  const last = page.getByRole('group', { name: 'Tipo', exact: true });
  await last.getByLabel('Repetições').fill('3');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const question = page.getByRole('dialog', { name: 'Alterar pavimentos com estrutura?' });
  await question.getByRole('button', { name: 'Alterar mesmo assim' }).click();
  await expect(page.getByText('Torre atualizada com sucesso!')).toBeVisible();
  await expect(page.getByText('5 pavimentos · 3.052 m²')).toBeVisible();
  await page.goto(`/new_projects/${project}`);
  await act(page, 'Ações da torre Torre A', 'Duplicar');
  await expect(page.getByText('Torre duplicada com sucesso!')).toBeVisible();
  await deleteTwice(page, 'Ações da torre Torre A', page.getByRole('link', { name: 'Torre A', exact: true }));
});

test('a simulation and a module: renamed, switched, copied, deleted', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Elis Moura');
  const seed = new Seed(server, token);
  const { project, unit, path } = await seed.tower('Simulações');
  await seed.option(project, unit, 'Paredes');
  await page.goto(path);
  await act(page, 'Ações da simulação Paredes', 'Renomear simulação');
  await page.getByRole('dialog').getByLabel('Nome').fill('Paredes de concreto');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  const card = optionCard(page, 'Paredes de concreto');
  await card.getByRole('button', { name: 'Usar como referência' }).click();
  await expect(card.getByRole('button', { name: 'Referência', exact: true })).toBeVisible();
  await expect(
    optionCard(page, 'Pórtico').getByRole('button', { name: 'Usar como referência' }),
  ).toBeVisible();

  await act(page, 'Ações de Estrutura toda', 'Editar');
  const drawer = page.getByRole('dialog', { name: 'Editar módulo' });
  await cell(quantityTable(drawer, 'Concreto: Lajes'), 'Volume').fill('41');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Módulo atualizado com sucesso!')).toBeVisible();
  await deleteTwice(
    page,
    'Ações de Estrutura toda',
    page.getByRole('link', { name: 'Estrutura toda', exact: true }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nenhum módulo nesta simulação' })).toBeVisible();
  await deleteTwice(page, 'Ações da simulação Pórtico', optionCard(page, 'Pórtico'));
  await page.reload();
  await expect(optionCard(page, 'Paredes de concreto')).toBeVisible();
  await expect(optionCard(page, 'Pórtico')).toHaveCount(0);
});

test('offline and back: nothing typed is lost, saving works again', async ({ page, context, signedIn }) => {
  await signedIn('Gabi Sales');
  await page.goto('/new_projects');
  await page.getByRole('button', { name: 'Novo projeto' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Novo projeto' });
  await drawer.getByLabel('Nome *').fill('Sem rede');
  await drawer.getByLabel('Cidade').fill('Natal');
  await drawer.getByRole('combobox', { name: 'Fase' }).click();
  await page.getByRole('option', { name: 'Não definida' }).click();
  await drawer.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: /^RN/ }).click();
  await context.setOffline(true);
  await expect(page.getByText(/^Sem conexão\. O que você digitar fica/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText(/Sem conexão com o servidor/)).toBeVisible();
  await expect(drawer.getByLabel('Nome *')).toHaveValue('Sem rede');
  await context.setOffline(false);
  await drawer.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sem rede' })).toBeVisible();
});
