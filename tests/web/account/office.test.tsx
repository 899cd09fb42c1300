import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectStatus, openOffice, password, type TestUser } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

test('an office is made, somebody invited to it, and the invitation answered', async () => {
  const [owner, guest] = [await someone(), await someone()];
  const { person, unmount } = await renderScreen('/office', owner);
  await person.click(await screen.findByRole('button', { name: 'Criar escritório' }));
  await person.type(screen.getByRole('textbox', { name: /^Nome do escritório/ }), 'Estruturas Ipê');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('heading', { name: 'Estruturas Ipê' })).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Convidar' }));
  await person.type(screen.getByRole('textbox', { name: /^E-mail/ }), guest.email);
  await person.type(screen.getByRole('textbox', { name: 'Disciplina' }), 'orçamento');
  await person.click(screen.getByRole('button', { name: 'Enviar convite' }));
  const sent = within(await screen.findByRole('list', { name: 'Convites enviados' }));
  expect(sent.getByText('orçamento')).toBeTruthy();
  unmount();
  const invited = await renderScreen('/dashboard', guest);
  await invited.person.click(await screen.findByRole('button', { name: 'Notificações: 1' }));
  await invited.person.click(
    await screen.findByText('Ana Souza convidou você para o escritório Estruturas Ipê'),
  );
  // The dashboard left behind has the same card.
  await screen.findByRole('heading', { level: 1, name: 'Convites' });
  expect(screen.getByRole('heading', { name: 'Estruturas Ipê' })).toBeTruthy();
  expect(screen.getByText('orçamento')).toBeTruthy();
  await invited.person.click(screen.getByRole('button', { name: 'Aceitar' }));
  const people = within(await screen.findByRole('list', { name: 'Pessoas' }));
  expect(await screen.findByRole('button', { name: 'Notificações: 0' })).toBeTruthy();
  expect(people.getAllByText(/^(Proprietário|Editor|orçamento)$/).map((chip) => chip.textContent)).toEqual([
    'Proprietário',
    'orçamento',
    'Editor',
  ]);
  expect(screen.queryByRole('button', { name: 'Convidar' })).toBeNull();
  await invited.person.click(people.getByRole('button', { name: /^Ações/ }));
  await invited.person.click(await screen.findByRole('menuitem', { name: 'Sair do escritório' }));
  await invited.person.click(await screen.findByRole('button', { name: 'Sair do escritório' }));
  expect(await screen.findByText('Você ainda não está em um escritório')).toBeTruthy();
});

test('a colleague’s role and discipline change in the list', async () => {
  const [owner, colleague] = [await someone(), await someone()];
  const office = await openOffice(owner);
  await office.join(colleague, 'viewer', 'orçamento');
  const { person } = await renderScreen('/office', owner);
  const people = within(await screen.findByRole('list', { name: 'Pessoas' }));
  const row = async () => within((await people.findAllByRole('listitem')).at(-1)!);
  await person.click((await row()).getByRole('button', { name: /^Ações/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Mudar papel e disciplina' }));
  expect(screen.getByRole('combobox', { name: /^Papel/ }).textContent).toBe('Leitor');
  await person.click(screen.getByRole('combobox', { name: /^Papel/ }));
  await person.click(await screen.findByRole('option', { name: 'Proprietário' }));
  await person.type(screen.getByRole('textbox', { name: 'Disciplina' }), ' e estrutura');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await (await row()).findByText('orçamento e estrutura')).toBeTruthy();
  expect((await row()).getByText('Proprietário')).toBeTruthy();
});

test('a project goes into the office and out again from its people', async () => {
  const [owner, colleague, guest] = [
    await someone(),
    await someone('Bruno Dias'),
    await someone('Carla Lima'),
  ];
  const project = await owner.project({ name: 'Ipê' });
  await (await openOffice(owner, 'Estruturas Ipê')).join(colleague, 'viewer');
  await project.share(guest, 'project:view');
  const { person } = await renderScreen(`/new_projects/${project.id}?tab=people`, owner);
  await person.click(await screen.findByRole('button', { name: 'Mover para um escritório' }));
  await person.click(await screen.findByRole('button', { name: 'Mover' }));
  expect(await screen.findByText(/^Projeto do escritório Estruturas Ipê/)).toBeTruthy();
  expect(await screen.findByText(`${colleague.email} · do escritório`)).toBeTruthy();
  expect(screen.getByText(guest.email)).toBeTruthy();
  await person.click(await screen.findByRole('link', { name: 'Escritório' }));
  const projects = within(await screen.findByRole('list', { name: 'Projetos do escritório' }));
  expect(screen.getByText(/^1 de 500 projetos\./)).toBeTruthy();
  expect(screen.getByText(/^2 de 100 pessoas\./)).toBeTruthy();
  await person.click(projects.getByRole('link', { name: 'Ipê' }));
  await person.click(await screen.findByRole('tab', { name: 'Pessoas' }));
  await person.click(await screen.findByRole('button', { name: 'Tirar do escritório' }));
  const asked = within(await screen.findByRole('dialog'));
  await person.click(asked.getByRole('button', { name: 'Tirar do escritório' }));
  expect(await screen.findByText(/^Projeto pessoal/)).toBeTruthy();
});

test('a new project is made in an office that is chosen, else it is personal', async () => {
  const owner = await someone();
  await openOffice(owner, 'Estruturas Ipê');
  const { person } = await renderScreen('/new_projects', owner);
  await person.click((await screen.findAllByRole('button', { name: 'Novo projeto' }))[0]!);
  const drawer = within(await screen.findByRole('dialog', { name: 'Novo projeto' }));
  await person.type(drawer.getByRole('textbox', { name: /^Nome/ }), 'Edifício Ipê');
  const choose = async (field: RegExp, option: RegExp) => {
    await person.click(drawer.getByRole('combobox', { name: field }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Estado/, /^SP/);
  await person.type(drawer.getByRole('textbox', { name: /^Cidade/ }), 'Santos');
  await choose(/^Fase/, /Projeto básico/);
  expect(await drawer.findByText('Só você e quem convidar participam.')).toBeTruthy();
  await choose(/^Escritório/, /^Estruturas Ipê/);
  await person.click(drawer.getByRole('button', { name: 'Criar' }));
  await waitFor(async () => {
    const { projects } = (await owner.call('GET', '/v1/projects?page=1&page_size=5')).body;
    expect(projects).toMatchObject([{ name: 'Edifício Ipê', organization_name: 'Estruturas Ipê' }]);
  });
});

test('who moves a project or changes its holder reads before what that means', async () => {
  const [owner, editor] = [await someone(), await someone('Bruno Dias')];
  const office = await openOffice(owner);
  await office.join(editor, 'editor');
  await office.take(await owner.project());
  const project = await editor.project();
  const editing = await renderScreen(`/new_projects/${project.id}?tab=people`, editor);
  await editing.person.click(await screen.findByRole('button', { name: 'Mover para um escritório' }));
  expect(await screen.findByText(/^Você é editor neste escritório: .*só um proprietário/)).toBeTruthy();
  await expectStatus(200, owner.call('PATCH', `${office.path}/members/${editor.id}`, { role: 'owner' }));
  const { person } = await renderScreen('/office', owner);
  const people = within(await screen.findByRole('list', { name: 'Pessoas' }));
  await person.click((await people.findAllByRole('button', { name: /^Ações/ }))[0]!);
  await person.click(await screen.findByRole('menuitem', { name: 'Mudar papel e disciplina' }));
  const passesOn = /^Os projetos do escritório estão em nome desta pessoa/;
  expect(screen.queryByText(passesOn)).toBeNull();
  await person.click(screen.getByRole('combobox', { name: /^Papel/ }));
  await person.click(await screen.findByRole('option', { name: 'Editor' }));
  expect(await screen.findByText(passesOn)).toBeTruthy();
});

test('an office is exported, and deleted with the password alone', async () => {
  const owner = await someone();
  await (await openOffice(owner, 'Estruturas Ipê')).take(await owner.project());
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const files = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:torre');
  const { person } = await renderScreen('/office', owner);
  const choose = async (name: string) => {
    await person.click(await screen.findByRole('button', { name: 'Ações para Estruturas Ipê' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Exportar tudo');
  await waitFor(() => expect(files).toHaveBeenCalled());
  const file = files.mock.calls[0]?.[0] as Blob;
  expect(JSON.parse(await file.text())).toMatchObject({ organization: { name: 'Estruturas Ipê' } });
  await choose('Excluir escritório');
  await person.type(screen.getByLabelText(/^Senha atual/, { selector: 'input' }), 'errada-mesmo');
  await person.click(screen.getByRole('button', { name: 'Excluir escritório' }));
  expect(await screen.findByText('A senha atual não confere')).toBeTruthy();
  await person.clear(screen.getByLabelText(/^Senha atual/, { selector: 'input' }));
  await person.type(screen.getByLabelText(/^Senha atual/, { selector: 'input' }), password);
  await person.click(screen.getByRole('button', { name: 'Excluir escritório' }));
  expect(await screen.findByText('Você ainda não está em um escritório')).toBeTruthy();
});

/** A project of an office whose other project, Ipê, has a quotation and a declaration. */
async function projectBesideAnother(owner: TestUser) {
  const office = await openOffice(owner);
  const [from, to] = [await owner.project({ name: 'Ipê' }), await owner.project({ name: 'Jatobá' })];
  await office.take(from);
  await office.take(to);
  const quotation = { key: 'form:walls', min: 20, max: 24, source: 'Proposta 118', date: '2026-11-20' };
  await expectStatus(200, owner.call('PATCH', `${from.path}/prices`, { prices: [quotation] }));
  const co2 = { min: 210, max: 225 };
  const stated = { supplier: 'Concreteira Sul', document: 'EPD-42', valid_until: '2099-03-01', co2 };
  for (const material of ['concrete:30', 'concrete:40'])
    await expectStatus(201, owner.call('POST', `${from.path}/declarations`, { ...stated, material }));
  const other = { ...stated, supplier: 'Outra', material: 'concrete:40' };
  await expectStatus(201, owner.call('POST', `${to.path}/declarations`, other));
  return { office, address: (tab: string) => `/new_projects/${to.id}?tab=${tab}` };
}

test('a quotation of another project of the office is used, and says where it came from', async () => {
  const [owner, viewer] = [await someone(), await someone('Bruno Dias')];
  const { office, address } = await projectBesideAnother(owner);
  await office.join(viewer, 'viewer');
  const looking = await renderScreen(address('prices'), viewer);
  await looking.person.click(await screen.findByRole('button', { name: 'Usar do escritório' }));
  const list = within(await screen.findByRole('list', { name: 'Cotações do escritório' }));
  expect(await list.findByText(/^De Ipê: Ana Souza/)).toBeTruthy();
  expect(list.queryByRole('checkbox')).toBeNull();
  looking.unmount();
  const { person } = await renderScreen(address('prices'), owner);
  await person.click(await screen.findByRole('button', { name: 'Usar do escritório' }));
  await person.click(await screen.findByRole('checkbox', { name: /^Fôrma de paredes.*20,00 – 24,00/ }));
  await person.click(screen.getByRole('button', { name: 'Usar 1 item' }));
  const row = within(await screen.findByRole('row', { name: /^Fôrma de paredes.*Proposta 118/ }));
  expect(row.getByText('20,00 – 24,00')).toBeTruthy();
  expect(row.getByText(/^De Ipê: Ana Souza/)).toBeTruthy();
});

test('a supplier declared in another project is used where the material has none', async () => {
  const owner = await someone();
  const { address } = await projectBesideAnother(owner);
  const { person } = await renderScreen(address('suppliers'), owner);
  await person.click(await screen.findByRole('button', { name: 'Usar do escritório' }));
  const blocked = await screen.findByRole('checkbox', { name: /^C40 · Concreteira Sul.*retire-o antes/ });
  expect((blocked as HTMLInputElement).disabled).toBe(true);
  const shared = /^C30 · Concreteira Sul.*EPD-42 · .*1 de mar\. de 2099/;
  await person.click(screen.getByRole('checkbox', { name: shared }));
  await person.click(screen.getByRole('button', { name: 'Usar 1 item' }));
  const row = within(await screen.findByRole('row', { name: /^C30 Concreteira Sul/ }));
  expect(row.getByText(/^De Ipê: Ana Souza/)).toBeTruthy();
});
