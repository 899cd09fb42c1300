import { expect, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';
import { workedFrame } from './support/threeOptions.ts';
import { sampleRaft } from '../support/towers/foundations.ts';

test('a raft is entered under a simulation, changed as a version, restored, and taken away with an undo', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Ana Fundação');
  const tower = await new Seed(server, token).tower('Torre com radier');
  await page.goto(tower.path);
  await page.getByRole('button', { name: 'Adicionar fundação à simulação Pórtico' }).click();
  const drawer = page.getByRole('dialog', { name: 'Adicionar fundação' });
  await drawer.getByLabel('Tipo de fundação').click();
  await page.getByRole('option', { name: 'Radier', exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Área', exact: true }).fill('400');
  await drawer.getByLabel('Espessura').fill('0,5');
  await drawer.getByLabel('Massa, linha 1').fill('9000');
  const totals = drawer.getByRole('region', { name: 'Totais da fundação' });
  await expect(totals).toContainText('77,4');
  await expect(totals).toContainText('abaixo do usual (70 a 130)');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer).toBeHidden();
  const line = page.getByRole('region', { name: 'Fundação da simulação Pórtico' });
  await expect(line).toContainText('Fundação: radier');
  await expect(line).toContainText('Estrutura e fundação:');
  await line.getByRole('button', { name: 'R$/m²' }).click();
  const cost = page.getByRole('dialog', { name: 'radier' });
  await expect(cost.getByRole('row', { name: 'Concreto C30, radier' })).toContainText('200,00 m³');
  await cost.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('table', { name: 'Estrutura e fundação, por m²' })).toContainText(
    'Estrutura + fundação',
  );

  const drawn = page.getByRole('button', { name: /^Fundação de Pórtico: radier · / });
  await drawn.hover();
  await expect(page.getByRole('tooltip')).toContainText('radier');
  await drawn.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Editar fundação' });
  await expect(edit.getByLabel('Espessura')).toHaveValue('0,5');
  await edit.getByLabel('Tipo de fundação').click();
  await page.getByRole('option', { name: 'Estacas com blocos, baldrames e cintas' }).click();
  await edit.getByRole('group', { name: 'Estacas', exact: true }).getByLabel('Volume de concreto').fill('80');
  await edit.getByLabel('Salvar como nova versão').check();
  await edit.getByLabel('Nome da versão').fill('Com estacas');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(edit).toBeHidden();
  await expect(line).toContainText('Fundação: estacas');

  const actions = line.getByRole('button', { name: 'Ações da fundação de Pórtico' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Versões' }).click();
  const versions = page.getByRole('dialog', { name: 'Versões da fundação' });
  await expect(versions.getByRole('listitem')).toContainText(['2. Com estacas válida', '1. V1']);
  const diff = versions.getByRole('region', { name: 'Diferença entre versões' }).last();
  await expect(diff.getByRole('row', { name: /radier.*C30/ })).toBeVisible();
  await versions.getByRole('button', { name: 'Tornar válida: V1' }).click();
  await expect(versions.getByRole('listitem')).toContainText(['2. Com estacas', '1. V1 válida']);
  await versions.getByRole('button', { name: 'Fechar' }).click();
  await expect(line).toContainText('Fundação: radier');

  await actions.click();
  await page.getByRole('menuitem', { name: 'Excluir fundação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir fundação' }).click();
  await expect(line).not.toContainText('radier');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(line).toContainText('Fundação: radier');
});

test('a comparison counts the foundation by a switch, and says whom its lack favours', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Rui Fundação');
  const seed = new Seed(server, token);
  const tower = await seed.tower('Torre comparada');
  const option = await seed.option(tower.project, tower.unit, 'Sem radier');
  await seed.module({ ...tower, option }, 'Estrutura toda', 'beam_column', workedFrame);
  const modules = `/v1/projects/${tower.project}/units/${tower.unit}/options/${tower.option}/modules`;
  await server.rest('POST', modules, token, { type: 'raft_foundation', data: sampleRaft });
  await page.goto(`${tower.path}/constructive-technologies`);
  const scope = page.getByRole('group', { name: 'O que se compara' });
  await expect(scope).toBeVisible();
  const raft = page.getByText('Radier', { exact: true });
  await expect(raft).toHaveCount(0);
  await scope.getByRole('button', { name: 'Com fundação' }).click();
  await expect(page).toHaveURL(/foundation=yes/);
  await expect(page.getByText(/falta a fundação de Sem radier/).first()).toBeVisible();
  await expect(page.getByText('Só uma das simulações tem fundação').first()).toBeAttached();
  await expect(raft.first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Registrar decisão' })).toBeVisible();
  await page.getByRole('link', { name: 'Corrigir em Sem radier' }).click();
  const form = page.getByRole('dialog', { name: 'Adicionar fundação' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form).toBeHidden();
  await expect(page).not.toHaveURL(/foundation=/);
});
