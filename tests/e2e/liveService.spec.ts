import { startLiveG3 } from '../support/liveG3Service.ts';
import { startLiveService } from '../support/liveService.ts';
import { copyProject } from '../support/towers/manyProjects.ts';
import { expect, test } from '@playwright/test';
import { logIn, newPerson, signUp } from './support/accountSteps.ts';
import { fillStructure, openNewModule } from './support/moduleSteps.ts';
import { ProductServer } from './support/productServer.ts';
import * as towers from './support/threeOptions.ts';
import { addOption, createProject, createTower, optionCard } from './support/towerSteps.ts';

const slab = { volumes: [{ fck: 30, volume: 90 }], steel: [{ ca: 60, mass: 4000 }] };
const heavyFrame = { ...towers.workedFrame, concreteSlabs: slab };

const generations = [
  {
    name: 'of September 2025',
    start: () => startLiveService(),
    lacks: 'versões de módulos',
    technologies: 2,
    isCopied: false,
    changesTowers: false,
    deletesAccount: false,
    imports: true,
    hasCompanies: false,
    filled: undefined,
  },
  {
    name: 'of April 2026',
    start: startLiveG3,
    lacks: 'versões de módulos',
    technologies: 3,
    isCopied: true,
    changesTowers: true,
    deletesAccount: true,
    imports: false,
    hasCompanies: true,
    /** Of 62 projects. */
    filled: { inList: 5, onDashboard: 8 },
  },
];

const importedSheet = `project_name;project_state;project_city;project_phase;unit_name;floor_name;floor_area;floor_category;floor_height;floor_repetition
Edifício Sul;SP;Santos;basic_project;Torre Sul;Tipo;450,5;standard_floor;2,8;2
`;

/** Screens that no live service has anything for, by their direct address, with the way out of each. */
const lackingScreens = [
  ['/layers/new', 'estimativas rápidas', 'Ir para o painel'],
  ['/new_projects/P?tab=suppliers', 'fornecedores declarados', 'Voltar ao projeto'],
  ['/new_projects/P/unit/U/takeoff/x', 'folha de quantitativos de uma simulação', 'Voltar ao projeto'],
  ['/projects/P/U/x?type=beam_column', 'versões de módulos', 'Voltar à torre'],
] as const;

for (const generation of generations) {
  test(`the main job over the live service ${generation.name}`, async ({ browser }) => {
    test.setTimeout(360_000);
    const server = new ProductServer();
    const person = newPerson('Marina Duarte');
    const live = await generation.start();
    // What polling asks for as time goes by is no part of what a screen costs.
    await server.start({ V1_URL: live.url, EVENT_POLL_MS: '600000' });
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();

    await test.step('a company signs up with its number, where there are such accounts', async () => {
      await page.goto('/sign-up');
      const isCompany = page.getByRole('switch', { name: 'É a conta de uma empresa' });
      await expect(page.getByLabel('Nome completo')).toBeVisible();
      await expect(isCompany).toHaveCount(generation.hasCompanies ? 1 : 0);
      await expect(page.getByLabel('Cidade')).toHaveCount(generation.hasCompanies ? 1 : 0);
      await expect(page.getByLabel('E-mail profissional')).toHaveCount(0);
      if (!generation.hasCompanies) return;
      await isCompany.check();
      await page.getByLabel('Razão social').fill('Construtora');
      await page.getByLabel('E-mail *', { exact: true }).fill('obra@example.com');
      await page.getByLabel('Senha *', { exact: true }).fill(person.password);
      await page.getByLabel('Confirmar senha').fill(person.password);
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByText('Este campo é obrigatório')).toBeVisible();
      await page.getByLabel('CNPJ').fill('12.345.678/0001-99');
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByRole('dialog', { name: 'Conta criada' })).toBeVisible();
      expect(live.state.users.at(-1)).toMatchObject({ type: 'company', cnpj: '12345678000199' });
    });

    await test.step('sign up, activate by the link of the mail, log in', async () => {
      await signUp(page, person);
      await page.goto(`/activate?tkn=${live.mailedToken(person.email)}`);
      await page.getByRole('button', { name: 'Ativar conta' }).click();
      await expect(page.getByRole('heading', { name: 'Conta ativada' })).toBeVisible();
      await page.getByRole('link', { name: 'Ir para o login' }).click();
      await logIn(page, person);
      await expect(page).toHaveURL(/\/new_projects$/);
    });

    await test.step('what the service lacks is said once', async () => {
      const notice = page.getByRole('alert').filter({ hasText: 'O serviço conectado não oferece' });
      await expect(notice).toContainText(generation.lacks);
      await notice.getByRole('button', { name: 'Fechar' }).click();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Novo projeto' }).first()).toBeVisible();
      await expect(notice).toBeHidden();
    });

    await test.step('what it lacks is nowhere offered, and nothing of it fails on the way', async () => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Meus projetos' })).toBeVisible();
      for (const name of ['Alterações recentes', 'Estimativas rápidas'])
        await expect(page.getByRole('heading', { name })).toHaveCount(0);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Convites' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Exportar meus dados' })).toHaveCount(0);
      const deletion = page.getByRole('button', { name: 'Excluir conta' });
      await expect(deletion).toHaveCount(generation.deletesAccount ? 1 : 0);
      await expect(page.getByText('O serviço conectado ainda não oferece isso')).toHaveCount(0);
      await expect(page.getByLabel('Cidade')).toHaveCount(generation.hasCompanies ? 1 : 0);
      for (const label of ['E-mail profissional', 'Senha atual'])
        await expect(page.getByLabel(label)).toHaveCount(0);
      await page.getByLabel('Nome completo').fill('Marina Duarte Reis');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Perfil atualizado')).toBeVisible();
      await page.goto('/new_projects');
    });

    await test.step('no sample is offered; a sheet is checked, imported and seen, where there are imports', async () => {
      await expect(page.getByRole('button', { name: 'Novo projeto' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Abrir um projeto de exemplo' })).toHaveCount(0);
      await page.goto('/upload/projects');
      if (!generation.imports) {
        const title = 'O serviço conectado não oferece importação de planilhas';
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await page.getByRole('link', { name: 'Ver os projetos' }).click();
        await page.goto('/new_projects');
        return;
      }
      await page.getByLabel('Escolher arquivo').setInputFiles({
        name: 'obras.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(importedSheet),
      });
      await expect(page.getByRole('group', { name: 'O que será criado' })).toContainText('Torre Sul');
      await page.getByRole('button', { name: 'Importar', exact: true }).click();
      await expect(page.getByText('1 projeto criado.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Desfazer a importação' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Ver os projetos' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Edifício Sul' })).toContainText('901');
      live.state.projects.splice(0);
      await page.goto('/new_projects');
    });

    await test.step('a project, a tower', async () => {
      await createProject(page, 'Residencial Ipê');
      await createTower(page, 'Torre Norte', towers.workedFloors);
      await expect(page.getByText('4 pavimentos · 2.601 m²')).toBeVisible();
    });

    await test.step('two options with a module each, of what it supports and without a name', async () => {
      for (const [index, option] of ['Leve', 'Pesada'].entries()) {
        await addOption(page, option, { reference: index === 0 });
        const drawer = await openNewModule(page, option);
        await expect(drawer.getByLabel('Nome do módulo')).toHaveCount(0);
        await expect(drawer.getByRole('radio')).toHaveCount(generation.technologies);
        await drawer.getByRole('button', { name: 'Marcar todos' }).click();
        const data = index === 0 ? towers.workedFrame : heavyFrame;
        await fillStructure(drawer, 'beam_column', data);
        await drawer.getByRole('button', { name: 'Salvar' }).click();
        await expect(drawer).toBeHidden();
        await expect(optionCard(page, option)).toContainText('Viga-pilar');
      }
      await page.reload();
      await expect(optionCard(page, 'Pesada')).toContainText('Viga-pilar');
    });

    await test.step('what it cannot do is not offered', async () => {
      await page.getByRole('button', { name: 'Ações da simulação Leve' }).click();
      await expect(page.getByRole('menuitem', { name: 'Renomear simulação' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toHaveCount(generation.isCopied ? 1 : 0);
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole('heading', { name: 'Pavimentos', exact: true })).toBeVisible();
      const edit = page.getByRole('link', { name: 'Editar pavimentos' });
      await expect(edit).toHaveCount(generation.changesTowers ? 1 : 0);
    });

    await test.step('the lists tell the figures, filled in where the service leaves them out', async () => {
      const back = page.url();
      await page.goto('/projects');
      const row = page.getByRole('row').filter({ hasText: 'Residencial Ipê' });
      await expect(row).toContainText('2.601');
      await expect(row.getByRole('cell').nth(2)).toHaveText('1');
      await expect(page.getByText('ainda sem todos os números')).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: 'Fase' })).toHaveCount(0);
      await page.goto('/dashboard');
      await expect(page.getByText('Projetos com estrutura')).toBeVisible();
      await page.goto(back);
    });

    await test.step('of 62 projects figures come in for 40 calls in a list and 60 on the dashboard', async () => {
      if (generation.filled === undefined) return;
      const { inList, onDashboard } = generation.filled;
      const back = page.url();
      copyProject(live.state, 62);
      live.state.isLimited = true;
      for (const [path, rows, filled, most] of [
        ['/projects', 50, inList, 40],
        ['/dashboard', 62, onDashboard, 60],
      ] as const) {
        await page.goto('about:blank');
        await page.waitForTimeout(1_000); // What the screen before has asked for is answered.
        const before = live.requests.length;
        await page.goto(path);
        const hint = `${rows - filled} de ${rows} projetos ainda sem todos os números`;
        await expect(page.getByText(hint)).toBeVisible({ timeout: 60_000 });
        const more = page.getByRole('button', { name: 'Buscar mais números' });
        await expect(more).toBeEnabled({ timeout: 60_000 });
        expect(live.requests.length - before).toBeLessThanOrEqual(most);
      }
      expect(live.requests.filter(({ status }) => status === 429)).toEqual([]);
      live.state.isLimited = false;
      await page.goto(back);
    });

    await test.step('the options are compared', async () => {
      await page
        .getByRole('link', { name: /^Comparar/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Resposta' })).toContainText('Pesada');
    });

    await test.step('a screen it has nothing for says so by its direct address, and leads on', async () => {
      const [, projectId = '', unitId = ''] = /new_projects\/([^/]+)\/unit\/([^/]+)/.exec(page.url()) ?? [];
      for (const [path, what, way] of lackingScreens) {
        await page.goto(path.replace('P', projectId).replace('U', unitId));
        const title = `O serviço conectado não oferece ${what}`;
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByRole('link', { name: way })).toBeVisible();
      }
      // Who works on it may be listed or not: an invitation can be sent either way, and nothing fails.
      await page.goto(`/new_projects/${projectId}?tab=people`);
      await expect(page.getByRole('button', { name: 'Convidar' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveCount(0);
      await page.goto(`/projects/${projectId}/${unitId}/x?type=beam_column`);
      await page.getByRole('link', { name: 'Voltar à torre' }).click();
      await expect(page.getByRole('heading', { name: 'Torre Norte' })).toBeVisible();
    });
    // That service can't tell a project without a tower; the product leads on to adding one.
    const untold = ({ method, path }: { method: string; path: string }) =>
      method === 'GET' && /^\/v1\/projects\/[^/]+$/.test(path);
    expect(live.requests.filter((each) => each.status >= 500 && !untold(each))).toEqual([]);
    await server.stop();
    await live.close();
  });
}
