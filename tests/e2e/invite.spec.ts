import { expect, signIn, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';

test('an invitation appears live, is accepted, and a viewer looks without touching', async ({
  page,
  server,
  signedIn,
  browser,
}) => {
  const owner = await signedIn('Olga Nunes');
  const seed = new Seed(server, owner.token);
  const { project, path } = await seed.tower('Projeto Partilhado');
  const guestContext = await browser.newContext({ baseURL: server.url });
  const guestPage = await guestContext.newPage();
  const guest = await signIn(server, guestPage, 'Gil Ramos');
  await guestPage.goto('/new_projects');
  const bell = guestPage.getByRole('button', { name: /^Notificações: / });
  await expect(bell).toHaveAccessibleName('Notificações: 0');

  await page.goto(`/new_projects/${project}?tab=people`);
  await page.getByRole('button', { name: 'Convidar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Convidar usuário' });
  await drawer.getByLabel('E-mail').fill(guest.email);
  await drawer.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(drawer.getByText('Selecione pelo menos uma permissão')).toBeVisible();
  await drawer.getByRole('radio', { name: 'Visualizar' }).check();
  await drawer.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Usuário convidado com sucesso!')).toBeVisible();
  await expect(page.getByText(guest.email)).toBeVisible();

  await expect(bell).toHaveAccessibleName('Notificações: 1');
  await bell.click();
  await guestPage
    .getByRole('dialog', { name: 'Notificações' })
    .getByRole('link', { name: /Olga Nunes convidou você para o projeto Projeto Partilhado/ })
    .click();
  await expect(guestPage).toHaveURL(/\/profile\/invites\?inviteId=/);
  const invitation = guestPage.url();
  await guestPage.getByRole('button', { name: 'Aceitar' }).click();
  await expect(guestPage.getByText('Agora você participa de Projeto Partilhado')).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notificações: 0');

  await guestPage.getByRole('link', { name: 'Projetos' }).first().click();
  await guestPage.getByRole('link', { name: 'Projeto Partilhado' }).click();
  await expect(guestPage.getByRole('link', { name: 'Torre A' })).toBeVisible();
  await expect(guestPage.getByRole('main').getByRole('link', { name: 'Nova torre' })).toHaveCount(0);
  await guestPage.getByRole('button', { name: 'Ações do projeto Projeto Partilhado' }).click();
  await expect(guestPage.getByRole('menuitem')).toHaveText(['Duplicar']);
  await guestPage.keyboard.press('Escape');
  await guestPage.goto(path);
  await expect(guestPage.getByRole('listitem', { name: 'Pórtico' })).toBeVisible();
  for (const name of ['Adicionar Simulação', /^Adicionar módulo/, 'Usar como referência']) {
    await expect(guestPage.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(guestPage.getByRole('link', { name: 'Editar pavimentos' })).toHaveCount(0);

  await guestPage.goto(invitation);
  await expect(guestPage.getByRole('heading', { name: 'Convite não encontrado' })).toBeVisible();
  await expect(guestPage.getByText('O convite que você procura não existe ou já foi aceito.')).toBeVisible();
  await expect(guestPage.getByText(`você entrou como ${guest.email}`)).toBeVisible();
  await guestContext.close();
});

test('an invitation is declined, and the inviter sees it gone', async ({
  page,
  server,
  signedIn,
  browser,
}) => {
  const guest = await signedIn('Dora Pinto');
  const ownerContext = await browser.newContext({ baseURL: server.url });
  const ownerPage = await ownerContext.newPage();
  const owner = await signIn(server, ownerPage, 'Otto Brito');
  const seed = new Seed(server, owner.token);
  const project = await seed.project('Projeto Recusado');
  await seed.invite(project, guest.email, ['project:edit']);
  await page.goto('/profile/invites');
  const card = page.getByRole('article').filter({ hasText: 'Projeto Recusado' });
  await expect(card).toContainText('Editar');
  await card.getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByText('Convite para Projeto Recusado recusado')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto('/new_projects');
  await expect(page.getByText('Nenhum projeto ainda')).toBeVisible();
  await ownerPage.goto(`/new_projects/${project}?tab=people`);
  await expect(ownerPage.getByText('Nenhum convite em aberto.')).toBeVisible();
  await ownerContext.close();
});
