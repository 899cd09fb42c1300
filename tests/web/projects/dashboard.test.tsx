import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Range } from '#domain/range.ts';
import { setRowHidden } from '../../../web/components/deletion/hiddenRows.ts';
import { refreshData } from '../../../web/relay/dataInvalidation.ts';
import { portfolioTotals } from '../../../web/screens/dashboard/portfolioTotals.ts';
import { runsOf } from '../../../web/screens/dashboard/RecentChanges.tsx';
import { expectStatus } from '../../support/world.ts';
import { clearDrafts } from '../../../web/session/drafts.ts';
import { lastTower } from '../../../web/session/lastTower.ts';
import { show } from '../support/controls.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const project = (area: number, co2: number, coveredArea: number | null = area) => ({
  id: 'P',
  name: 'P',
  area,
  coveredArea,
  isComplete: true,
  uncoveredFloors: 1,
  totalFloors: 4,
  quantities: {
    concrete: 2400,
    steel: null,
    flags: ['EXTRAPOLATED'],
    co2: { min: co2, max: 2 * co2 },
    energy: { min: 10 * co2, max: 20 * co2 },
  },
  foundationQuantities: null,
});

describe('the dashboard', () => {
  test('weighs intensities by area and leaves out what has no structure', () => {
    const empty = { ...project(9000, 0), uncoveredFloors: 9, totalFloors: 9, quantities: null };
    const totals = portfolioTotals([project(1000, 50_000), project(3000, 30_000), empty]);
    expect(totals).toMatchObject({
      counted: 2,
      withoutStructure: 1,
      area: 4000,
      uncoveredFloors: 2,
      floors: 8,
      concrete: 4800,
    });
    expect(totals.perSquareMeter.co2).toEqual({ min: 20, max: 40 });
    expect([...totals.flags]).toEqual(['EXTRAPOLATED']);
    expect(portfolioTotals([empty]).perSquareMeter).toEqual({ co2: null, energy: null, cost: null });
  });

  test('divides by floors with a structure alone, and by nothing where their area is not known', () => {
    const half = project(1000, 50_000, 500);
    const totals = portfolioTotals([half, project(1500, 30_000)]);
    expect(totals.area).toBe(2500);
    expect(totals.perSquareMeter.co2).toEqual({ min: 40, max: 80 });
    const unknown = portfolioTotals([half, project(1500, 30_000, null)]);
    expect(unknown.perSquareMeter).toEqual({ co2: null, energy: null, cost: null });
  });

  test('adds foundations apart, over the same area', () => {
    const withFoundation = {
      ...project(1000, 50_000),
      foundationQuantities: { co2: { min: 20_000, max: 40_000 }, energy: { min: 4000, max: 8000 } },
    };
    const totals = portfolioTotals([withFoundation, project(3000, 30_000)]);
    expect(totals.perSquareMeter.co2).toEqual({ min: 20, max: 40 });
    expect(totals.foundationPerSquareMeter).toEqual({ co2: { min: 5, max: 10 }, energy: { min: 1, max: 2 } });
    expect(portfolioTotals([project(1000, 50_000)]).foundationPerSquareMeter).toBeNull();
  });

  test('counts a project whose figures are not known yet neither as one without structure nor in the masses', () => {
    const unknown = { ...project(500, 0), isComplete: false, quantities: null };
    const withoutMasses = { ...project(1000, 50_000), isComplete: false };
    const totals = portfolioTotals([project(1000, 50_000), withoutMasses, unknown]);
    expect(totals).toMatchObject({ counted: 2, withoutStructure: 0, withoutMasses: 1, area: 2000 });
  });

  test('adds every figure of every project up, and costs only while each is known', () => {
    const range = (min: number) => ({ min, max: 3 * min });
    const of = (size: number, cost: Range | null) => {
      const masses = { concrete: size, grout: 2 * size, steel: 3 * size, flags: [`F${size}`] };
      const ranges = { co2: range(4 * size), energy: range(5 * size), cost };
      const foundationQuantities = { co2: range(6 * size), energy: range(7 * size) };
      return { ...project(size, 1), foundationQuantities, quantities: { ...masses, ...ranges } };
    };
    const sums = { area: 11, coveredArea: 11, concrete: 11, grout: 22, steel: 33 };
    const ranges = { co2: range(44), energy: range(55), cost: range(88) };
    expect(portfolioTotals([of(1, range(8)), of(10, range(80))])).toMatchObject({
      ...sums,
      ...ranges,
      flags: new Set(['F1', 'F10']),
      perSquareMeter: { co2: range(4), energy: range(5), cost: range(8) },
      foundationPerSquareMeter: { co2: range(6), energy: range(7) },
    });
    const costs = [range(8), null].map((cost) => ({ id: 'P', name: 'P', cost }));
    const unknown = { cost: null, perSquareMeter: { cost: null } };
    expect(portfolioTotals([of(1, range(8)), of(10, null)])).toMatchObject({ ...unknown, costs });
    expect(portfolioTotals([of(1, null), of(10, range(80))])).toMatchObject(unknown);
  });

  test('gathers neighbours of one project', () => {
    expect(runsOf(['a1', 'a2', 'b1', 'a3'], ([letter]) => letter ?? '')).toEqual([
      ['a1', 'a2'],
      ['b1'],
      ['a3'],
    ]);
  });

  test('shows totals, changes and invitations; one is declined in place, one leads into its project', async () => {
    const owner = await someone('Olga Prado');
    const guest = await someone('Gil Reis');
    const own = await guest.project({ name: 'Meu Edifício' });
    await (await (await own.unit()).option()).module();
    const shared = await owner.project({ name: 'Obra da Olga' });
    const declined = await owner.project({ name: 'Obra recusada' });
    const body = { email: guest.email, permissions: ['project:view'] };
    for (const { path } of [declined, shared])
      await expectStatus(200, owner.call('POST', `${path}/invite`, body));

    const { person, router } = await renderScreen('/dashboard', guest);
    const totals = within(await screen.findByRole('region', { name: 'Meus projetos' }));
    expect(totals.getByRole('img', { name: '34,6 – 54,6 kgCO₂e/m²' })).toBeTruthy();
    const changes = within(screen.getByRole('region', { name: 'Alterações recentes' }));
    expect(changes.getByText('Gil Reis criou o módulo “Pavimento tipo”')).toBeTruthy();
    expect(changes.getByRole('link', { name: 'Meu Edifício' })).toBeTruthy();

    const invitations = within(screen.getByRole('region', { name: 'Convites pendentes' }));
    const refused = invitations.getByText('Obra recusada').closest('article')!;
    await person.click(within(refused).getByText('Recusar'));
    await waitFor(() => expect(invitations.queryByText('Obra recusada')).toBeNull());
    expect(invitations.getByText('Obra da Olga')).toBeTruthy();
    await person.click(invitations.getByText('Aceitar'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/new_projects/${shared.id}`));
  });

  test('counts a deleted project neither in the sums nor as one still to be added', async () => {
    const fixed = { 'Query.viewer.projects.totalCount': 2 };
    await show({ path: '/dashboard', fixed }, { rows: 2 });
    const totals = within(await screen.findByRole('region', { name: 'Meus projetos' }));
    act(() => setRowHidden('Project#2', true));
    try {
      expect((await totals.findByText('Projetos com estrutura')).nextElementSibling?.textContent).toBe('1');
      expect(totals.queryByText(/^Somando/)).toBeNull();
    } finally {
      setRowHidden('Project#2', false);
    }
  });

  test('leads back to the tower looked at last, until the log-out', async () => {
    const user = await someone();
    const unit = await (await user.project({ name: 'Casa' })).unit({ name: 'Torre A' });
    const { router } = await renderScreen(`/new_projects/${unit.project.id}/unit/${unit.id}`, user);
    await screen.findByRole('heading', { level: 1, name: 'Torre A' });
    await router.navigate('/dashboard');
    const back = await screen.findByRole('link', { name: 'Continuar em Torre A, Casa' });
    expect(back.getAttribute('href')).toBe(`/new_projects/${unit.project.id}/unit/${unit.id}`);
    clearDrafts();
    expect(lastTower()).toBeNull();
  });

  test('leads back to no tower that was deleted, itself or with its project, here or by somebody else', async () => {
    const user = await someone();
    const unit = await (await user.project({ name: 'Casa' })).unit({ name: 'Torre A' });
    const path = `/new_projects/${unit.project.id}/unit/${unit.id}`;
    const { router, person } = await renderScreen(path, user);
    await screen.findByRole('heading', { level: 1, name: 'Torre A' });
    await router.navigate(`/new_projects/${unit.project.id}`);
    await person.click(await screen.findByRole('button', { name: 'Ações da torre Torre A' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
    await router.navigate('/dashboard');
    await screen.findByRole('region', { name: 'Meus projetos' });
    expect(screen.queryByRole('link', { name: /^Continuar em/ })).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await router.navigate('/new_projects');
    await person.click(await screen.findByRole('button', { name: 'Ações do projeto Casa' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
    await router.navigate('/dashboard');
    await screen.findByRole('region', { name: 'Meus projetos' });
    expect(screen.queryByRole('link', { name: /^Continuar em/ })).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    const back = await screen.findByRole('link', { name: 'Continuar em Torre A, Casa' });

    await expectStatus(200, user.call('DELETE', unit.path));
    // As after five minutes.
    act(refreshData);
    await person.click(back);
    expect(await screen.findByText('Torre não encontrada')).toBeTruthy();
    await router.navigate('/dashboard');
    await screen.findByRole('region', { name: 'Meus projetos' });
    expect(screen.queryByRole('link', { name: /^Continuar em/ })).toBeNull();
  });
});
