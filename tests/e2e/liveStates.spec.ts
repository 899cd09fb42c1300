import { startLiveG3 } from '../support/liveG3Service.ts';
import { startLiveService } from '../support/liveService.ts';
import { expect, test } from './support/fixtures.ts';
import { acceptInvitation, colleague, person, startLiveProduct } from './support/liveProduct.ts';

test.describe.configure({ timeout: 180_000 });

test('a project without a tower, which the older service fails on, leads to its first one', async ({
  browser,
}) => {
  const { world, token, openFor, close } = await startLiveProduct(browser, await startLiveService());
  const project = await world.project(token, 'Sem torre');
  const page = await openFor(person);
  await page.goto(`/new_projects/${project.databaseId}`);
  await expect(page.getByRole('heading', { name: 'Adicione a primeira torre' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Adicionar torre' }).click();
  await expect(page).toHaveURL(new RegExp(`/unit/new\\?projectId=${project.databaseId}`));
  await expect(page.getByLabel('Nome da torre')).toBeVisible();
  await close();
});

test('a new e-mail on the newest service: said, asked, and the activation mail offered', async ({
  browser,
}) => {
  const live = await startLiveG3();
  const { openFor, close } = await startLiveProduct(browser, live);
  const page = await openFor(person);
  await page.goto('/profile');
  await page.getByLabel('E-mail *', { exact: true }).fill('nova@example.com');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const question = page.getByRole('dialog', { name: 'Trocar o e-mail da conta?' });
  await expect(question).toContainText('nova@example.com passa a valer na hora');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(live.state.users.map(({ email }) => email)).not.toContain('nova@example.com');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await question.getByRole('button', { name: 'Trocar o e-mail' }).click();
  const offer = page.getByRole('dialog', { name: 'Ativação da conta' });
  await expect(offer).toContainText('nova@example.com');
  expect(live.mailedToken('nova@example.com')).toBe('');
  await offer.getByRole('button', { name: /Enviar/ }).click();
  await expect.poll(() => live.mailedToken('nova@example.com')).not.toBe('');
  await close();
});

test('who was given nothing yet on the newest service reads what to ask the owner for', async ({
  browser,
}) => {
  const { world, token, other, openFor, close } = await startLiveProduct(browser, await startLiveG3());
  const project = await world.project(token);
  const unit = await world.tower(token, project.id);
  await world.option(token, unit.id, await world.floorIds(token, project.databaseId, unit.databaseId));
  const screens = [
    `/new_projects/${project.databaseId}`,
    `/new_projects/${project.databaseId}/unit/${unit.databaseId}`,
    `/new_projects/${project.databaseId}/unit/${unit.databaseId}/constructive-technologies`,
    `/projects/${project.databaseId}`,
    `/projects/${project.databaseId}/${unit.databaseId}`,
  ];
  const page = await openFor(colleague);
  const open = async (address: string, said: RegExp) => {
    await page.goto(address);
    await expect(page.getByText(said).first(), address).toBeVisible();
    await expect(page.locator('.MuiAlert-colorError'), address).toHaveCount(0);
    await expect(page.getByText('ainda não oferece isso'), address).toHaveCount(0);
  };
  for (const address of screens)
    await open(address, /Quem é dono do projeto dá esse direito|você não tem acesso/);

  // Once in, the project, its towers and their floors stand; what is closed says so.
  const owner = await openFor(person);
  await owner.goto(`/new_projects/${project.databaseId}?tab=people`);
  await owner.getByRole('button', { name: 'Convidar' }).click();
  const drawer = owner.getByRole('dialog', { name: 'Convidar usuário' });
  await expect(drawer).toContainText('Simulações e valores, só depois que você liberar a edição em Membros');
  await drawer.getByLabel('E-mail').fill(colleague.email);
  await drawer.getByRole('radio').first().check();
  await drawer.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(owner.getByText(/Depois do aceite, libere a edição em Membros/)).toBeVisible();
  await acceptInvitation(world, other);
  const asked = /Quem é dono do projeto dá esse direito na aba Pessoas|Números só para quem edita/;
  for (const address of screens) await open(address, asked);

  // The owner is led to what the member may do, and opens it.
  await owner.goto(`/new_projects/${project.databaseId}`);
  await expect(
    owner.getByText('Aceitou o convite e ainda não vê simulações nem valores: Bia Reis'),
  ).toBeVisible();
  await owner.getByRole('link', { name: 'Liberar a edição' }).click();
  await owner.getByLabel('Permissão de Bia Reis').click();
  await owner.getByRole('option', { name: 'Editar' }).click();
  await expect(owner.getByText('ainda não vê simulações nem valores')).toHaveCount(0);
  await page.goto(screens[1]!);
  await expect(page.getByRole('listitem', { name: 'Opção 1' })).toContainText('kgCO₂e/m²');
  await close();
});

test('a module that the service keeps and nobody can read is shown as such and can be deleted', async ({
  browser,
}) => {
  const live = await startLiveG3();
  const { world, token, openFor, close } = await startLiveProduct(browser, live);
  const project = await world.project(token);
  const unit = await world.tower(token, project.id);
  const floors = await world.floorIds(token, project.databaseId, unit.databaseId);
  await world.option(token, unit.id, floors);
  await world.option(token, unit.id, floors, 'Opção 2');
  const [broken] = live.state.modules.slice(-1);
  broken!.type = 'timber_frame';
  const page = await openFor(person);
  for (const family of ['projects', 'new_projects']) {
    const path = `/${family}/${project.databaseId}/${family === 'projects' ? '' : 'unit/'}${unit.databaseId}`;
    await page.goto(path);
    await expect(page.getByText('Um módulo desta simulação não pôde ser lido'), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Opção 1' }).first()).toBeVisible();
    await expect(page.getByText('Erro ao buscar')).toHaveCount(0);
  }
  await expect(page.getByRole('listitem', { name: 'Opção 2' })).toContainText('Sem totais');
  await expect(page.getByRole('listitem', { name: 'Opção 1' })).toContainText('kgCO₂e/m²');
  await page.getByRole('alert').getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Um módulo desta simulação não pôde ser lido')).toHaveCount(0);
  // Leaving the page deletes at once.
  await page.goto('/settings');
  await expect.poll(() => live.state.modules.includes(broken!)).toBe(false);
  await page.goto(`/new_projects/${project.databaseId}/unit/${unit.databaseId}`);
  await expect(page.getByRole('listitem', { name: 'Opção 2' })).not.toContainText('Sem totais');
  await close();
});
