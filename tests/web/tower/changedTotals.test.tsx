import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { flushPendingDeletes } from '../../../web/components/deletion/undoableDelete.tsx';
import {
  expectStatus,
  sampleFloorGroups,
  type TestProject,
  TestUnit,
  type TestUser,
} from '../../support/world.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';

const waiting: (() => void)[] = [];
const release = () => waiting.splice(0).forEach((goOn) => goOn());
const isOver = () => waitFor(() => expect(screen.queryByText(waits)).toBeNull());

/** The tower's screen asks no more: what it shows from here on came along with a change. */
function holdScreen(): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    typeof init?.body === 'string' && init.body.includes('"operationName":"TowerPageQuery"')
      ? new Promise((resolve) => waiting.push(() => resolve(real(input, init))))
      : real(input, init),
  );
}

async function towerOf(user: TestUser, project: TestProject, name = 'Torre Norte') {
  const data = { floor_groups: sampleFloorGroups };
  const body = { name, type: 'tower', housing_units_count: 10, data };
  const answer = await expectStatus(200, user.call('POST', `${project.path}/units`, body));
  const unit = new TestUnit(project, answer.body.unit.id);
  const option = await unit.option({ name: 'Pórtico', active: true });
  const [first, second] = await unit.floors();
  await option.module({ name: 'Embaixo', floorIds: [first!.id] });
  if (name === 'Torre Norte') await option.module({ name: 'Em cima', floorIds: [second!.id] });
  return { project, unit };
}

/** A tower of ten dwellings; its simulation has the frame of the worked case on one floor and on another. */
async function openTower() {
  const user = await anyone();
  const { project, unit } = await towerOf(user, await user.project());
  const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}`, user);
  const card = within(await screen.findByRole('listitem', { name: 'Pórtico' }));
  const totals = () => {
    const bar = card.getByRole('img', { name: /kgCO₂e\/m²( com perdas)?$/ }).getAttribute('aria-label');
    const dwelling = screen.getByRole('table', { name: /por unidade habitacional$/ }).textContent;
    return `${bar} ${dwelling}`.replaceAll(/\s/g, ' ');
  };
  const open = async (action: string) => {
    await person.click(screen.getByLabelText('Ações de Em cima'));
    await person.click(await screen.findByText(action, { selector: '[role=menuitem]' }));
  };
  return { person, card, totals, open };
}

const both = ['12,0 – 18,9 kgCO₂e/m²', '3,12 – 4,92'];
const one = ['6,00 – 9,46 kgCO₂e/m²', '1,56 – 2,46'];

const waits = 'Totais ainda com o que foi excluído';

test('a save and a deletion bring the new totals of simulation and tower along, with the losses as they are counted', async () => {
  const { person, card, totals, open } = await openTower();
  for (const total of both) expect(totals()).toContain(total);
  expect(totals()).not.toContain('perdas');
  // Those of floors are always of the design, and say so.
  const designed = () => screen.getByRole('region', { name: 'CO₂ e energia por pavimento' });
  const figures = () =>
    screen
      .getAllByText(/^(k?gCO₂e|MJ|kg|m³|t|Concreto|Aço|CO₂ por área.*)(?=$|\/| )/)
      .filter((each) => !designed().contains(each))
      .map(({ textContent }) => textContent)
      .filter((text) => !text.includes('com perdas'));
  await person.click(screen.getByRole('switch', { name: 'Com perdas' }));
  // Concrete by 1.103, CA50 by 1.11, CA60 by 1.07: 17 180 to 27 079 kgCO₂e per floor, by hand.
  await waitFor(() => expect(totals()).toContain('13,2 – 20,8 kgCO₂e/m² com perdas'));
  expect(figures()).toEqual([]);
  expect(designed().textContent).toContain('Sem as perdas.');
  const drawing = within(screen.getByRole('region', { name: 'Desenho' }));
  expect(drawing.queryByText('Sem as perdas.')).toBeNull();
  await person.click(drawing.getByText('Por CO₂/m²'));
  expect(drawing.getByText('Sem as perdas.')).toBeTruthy();
  expect(screen.getByText(/^Referência, com as perdas da prática: 13,2 – 20,8 kgCO₂e/)).toBeTruthy();

  await open('Editar');
  const drawer = within(await screen.findByRole('dialog', { name: 'Editar módulo' }));
  await person.click(drawer.getByText('Marcar todos'));
  holdScreen();
  await person.click(drawer.getByText('Salvar'));
  await waitFor(() => expect(totals()).toContain('33,0 – 52,1 kgCO₂e/m² com perdas'));
  vi.restoreAllMocks();
  release();
  await person.click(card.getByText('Pórtico', { selector: 'a' }));
  await person.click(screen.getByRole('switch', { name: 'Com perdas' }));
  await waitFor(() => expect(totals()).toContain('30,0 – 47,3 kgCO₂e/m²'));
  expect(totals()).toContain('7,80 – 12,3');
  expect(totals()).not.toContain('perdas');

  await open('Excluir');
  await person.click(await screen.findByText('Excluir', { selector: '[role=dialog] button' }));
  expect(screen.getByText(waits)).toBeTruthy();
  holdScreen();
  act(() => flushPendingDeletes());
  await waitFor(() => one.forEach((total) => expect(totals()).toContain(total)));
  release();
  await isOver();
});

test('totals say that they still count a deleted tower, and then do without it', async () => {
  const user = await anyone();
  const { project } = await towerOf(user, await user.project());
  await towerOf(user, project, 'Torre Sul');
  const { person } = await renderScreen(`/new_projects/${project.id}`, user);
  const dwelling = async () =>
    (await screen.findByRole('table', { name: /por unidade habitacional$/ })).textContent.replaceAll(
      /\s/g,
      ' ',
    );
  expect(await dwelling()).toContain('2,34 – 3,69');
  const remove = async () => {
    await person.click(screen.getByLabelText(/^Ações.* Torre Sul$/));
    await person.click(await screen.findByText('Excluir', { selector: '[role=menuitem]' }));
    await person.click(await screen.findByText('Excluir', { selector: '[role=dialog] button' }));
    await screen.findByText(waits);
    await screen.findByText(/Os totais ainda contam o excluído/);
  };
  await remove();
  await person.click(await screen.findByText('Desfazer'));
  await isOver();
  await remove();
  act(() => flushPendingDeletes());
  await isOver();
  expect(await dwelling()).toContain('3,12 – 4,92');
});
