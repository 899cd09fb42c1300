import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectStatus, openOffice, type TestUser } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

/** By its text: roles of all of a screen take seconds. */
const button = (text: string) => screen.findByText(text, { selector: 'button' });

test('who accepts the invitation of an office is shown with its people, and may leave it', async () => {
  const [owner, guest] = [await someone(), await someone('Bruno Dias')];
  await (await openOffice(owner, 'Estruturas Ipê')).invite(guest.email, 'editor', 'orçamento');
  const { person } = await renderScreen('/profile/invites', guest);
  expect(await screen.findByLabelText('Notificações: 1')).toBeTruthy();
  expect(screen.getByText('Estruturas Ipê')).toBeTruthy();
  await person.click(await button('Aceitar'));
  const people = within(await screen.findByRole('list', { name: 'Pessoas' }));
  expect(await screen.findByLabelText('Notificações: 0')).toBeTruthy();
  expect(people.getAllByText(/^(Proprietário|Editor|orçamento)$/).map((chip) => chip.textContent)).toEqual([
    'Proprietário',
    'orçamento',
    'Editor',
  ]);
  expect(screen.queryByText('Convidar')).toBeNull();
  await person.click(people.getByLabelText(/^Ações/));
  await person.click(await screen.findByText('Sair do escritório'));
  await person.click(await screen.findByText('Sair do escritório', { selector: '[role=dialog] button' }));
  expect(await screen.findByText('Você ainda não está em um escritório')).toBeTruthy();
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

test('an editor who moves a project reads before what that means', async () => {
  const fixed = { 'Project.organizationName': null, 'Organization.viewerCanManage': false };
  const { person } = await show({ path: '/new_projects/1?tab=people', fixed });
  await person.click(await button('Mover para um escritório'));
  expect(await screen.findByText(/^Você é editor neste escritório: .*só um proprietário/)).toBeTruthy();
});

/** A project of an office whose other project, Ipê, has a quotation and a declaration. */
async function projectBesideAnother(owner: TestUser) {
  const office = await openOffice(owner);
  const [from, to] = [await owner.project({ name: 'Ipê' }), await owner.project({ name: 'Jatobá' })];
  for (const project of [from, to]) await office.take(project);
  const quotation = { key: 'form:walls', min: 20, max: 24, source: 'Proposta 118', date: '2026-11-20' };
  await expectStatus(200, owner.call('PATCH', `${from.path}/prices`, { prices: [quotation] }));
  const co2 = { min: 210, max: 225 };
  const stated = { supplier: 'Concreteira Sul', document: 'EPD-42', valid_until: '2099-03-01', co2 };
  const declared = { ...stated, material: 'concrete:30' };
  await expectStatus(201, owner.call('POST', `${from.path}/declarations`, declared));
  return (tab: string) => `/new_projects/${to.id}?tab=${tab}`;
}

test('what is used of another project of the office stands in the list, with where it came from', async () => {
  const owner = await someone();
  const address = await projectBesideAnother(owner);
  for (const [tab, rowOf] of [
    ['prices', /^Fôrma de paredes.*20,00 – 24,00.*Proposta 118.*De Ipê: Ana Souza/],
    ['suppliers', /^C30\s*Concreteira Sul.*De Ipê: Ana Souza/],
  ] as const) {
    const { person } = await renderScreen(address(tab), owner);
    await person.click(await button('Usar do escritório'));
    await person.click((await screen.findAllByRole('checkbox')).at(-1)!);
    await person.click(await button('Usar 1 item'));
    await waitFor(() => {
      const rows = [...document.querySelectorAll('main tr')].map(({ textContent }) => textContent);
      expect(rows.some((row) => rowOf.test(row))).toBe(true);
    });
  }
});
