import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { pageSize } from '#domain/limits.ts';
import { expectStatus, type TestProject, type TestUser } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

/** One more than a page holds, numbered so that names sort as they were made. */
const numbers = Array.from({ length: pageSize + 1 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Makes them one after the other: lists go by the time of making. */
async function eachNumber(make: (number: string) => Promise<unknown>): Promise<void> {
  for (const number of numbers) await make(number);
}

/** Fifty rows with all their parts take the test environment seconds to draw. */
const patient = { timeout: 20_000 };

const more = () => screen.queryByText('Carregar mais');

/** Rows before and after "load more". By texts, because roles of a hundred rows take seconds. */
async function loadMore(person: UserEvent, row: RegExp, selector = '*'): Promise<[number, number]> {
  const count = () => screen.queryAllByText(row, { selector }).length;
  const first = count();
  await person.click(more()!);
  await waitFor(() => expect(more()).toBeNull(), patient);
  return [first, count()];
}
const allOfThem = [pageSize, pageSize + 1];

const invite = (project: TestProject, email: string) =>
  expectStatus(
    200,
    project.owner.call('POST', `${project.path}/invite`, { email, permissions: ['project:view'] }),
  );

async function tower(user: TestUser) {
  const project = await user.project();
  const unit = await project.unit();
  return { project, unit };
}

describe('the fifty-first', { timeout: 60_000 }, () => {
  test('simulation of a tower, on its screen and in its tables', async () => {
    const user = await someone();
    const { project, unit } = await tower(user);
    await eachNumber((number) => unit.option({ name: `Opção ${number}`, active: number === '01' }));
    const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}`, user);
    await screen.findByText('Opção 01', {}, patient);
    expect(await loadMore(person, /^Opção \d\d$/)).toEqual(allOfThem);
    const last = within(screen.getByLabelText('Opção 51'));
    await person.click(last.getByText('Usar como referência'));
    expect(await last.findByText('Referência')).toBeTruthy();

    const tables = await renderScreen(`/projects/${project.id}/${unit.id}`, user);
    await screen.findByText('Opção 01', {}, patient);
    expect(await loadMore(tables.person, /^Opção \d\d$/, 'a')).toEqual(allOfThem);
  });

  /** A tower whose one simulation has 51 modules on one floor. */
  async function manyModules(user: TestUser) {
    const { project, unit } = await tower(user);
    const option = await unit.option({ name: 'Pórtico' });
    const floorIds = (await unit.floors()).slice(0, 1).map(({ id }) => id);
    await eachNumber((number) => option.module({ name: `Módulo ${number}`, floorIds }));
    return { project, unit };
  }

  test('module of a simulation', async () => {
    const user = await someone();
    const { project, unit } = await manyModules(user);
    const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}`, user);
    await screen.findByText('Módulo 01', {}, patient);
    expect(await loadMore(person, /^Módulo \d\d$/)).toEqual(allOfThem);
  });

  test('module in the tables of a tower, and it opens in the drawer', async () => {
    const user = await someone();
    const { project, unit } = await manyModules(user);
    const { person } = await renderScreen(`/projects/${project.id}/${unit.id}`, user);
    await screen.findByText('Módulo 01', {}, patient);
    expect(await loadMore(person, /^Módulo \d\d$/)).toEqual(allOfThem);
    await person.click(screen.getByLabelText('Ações de Módulo 51'));
    await person.click(await screen.findByText('Editar'));
    expect(await screen.findByDisplayValue('Módulo 51')).toBeTruthy();
  });

  test('version of a module', async () => {
    const user = await someone();
    const { project, unit } = await tower(user);
    const option = await unit.option();
    const module = await option.module();
    const { body } = await user.call('GET', module.path);
    const [{ type, data }] = body.versions ?? body.module.versions;
    await eachNumber((number) =>
      expectStatus(
        201,
        user.call('POST', `${module.path}/versions`, { name: `Versão ${number}`, type, data }),
      ),
    );
    const { person } = await renderScreen(
      `/projects/${project.id}/${unit.id}/${module.id}?type=beam_column`,
      user,
    );
    await screen.findByText('Versão 51', {}, patient);
    expect(await loadMore(person, /^Versão \d\d$/)).toEqual(allOfThem);
  });

  test('open invitation and change of a project', async () => {
    const user = await someone();
    const project = await user.project();
    await eachNumber((number) => invite(project, `convidado${number}@example.com`));
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=people`, user);
    await screen.findByText('convidado51@example.com', {}, patient);
    expect(await loadMore(person, /^convidado\d\d@/)).toEqual(allOfThem);

    const history = await renderScreen(`/new_projects/${project.id}?tab=activity`, user);
    await screen.findByText(/convidado51@/);
    expect(await loadMore(history.person, /convidado\d\d@/)).toEqual(allOfThem);
  });

  test('project and tower to choose from', async () => {
    const user = await someone();
    await eachNumber((number) => user.project({ name: `Projeto ${number}` }));
    const last = await user.project({ name: 'Último' });
    await eachNumber((number) => last.unit({ name: `Torre ${number}` }));
    const list = await renderScreen('/new_projects', user);
    // The last of the first page is drawn after what the window shows.
    await screen.findByText('Projeto 03', {}, patient);
    // Each card says once when it was changed, every time it is drawn.
    const drawn = vi.spyOn(Intl.RelativeTimeFormat.prototype, 'format');
    expect(await loadMore(list.person, /^Projeto \d\d$/)).toEqual([pageSize - 1, pageSize + 1]);
    expect(drawn.mock.calls.length, 'only new cards are drawn').toBe(2);
    drawn.mockRestore();

    const token = await renderScreen('/profile', user);
    await token.person.click(await screen.findByText('Novo token'));
    await token.person.click(await screen.findByLabelText('Projeto'));
    expect(await screen.findByRole('option', { name: 'Último' }, patient)).toBeTruthy();
    token.unmount();

    const { person } = await renderScreen('/unit/new', user);
    await person.click(await screen.findByRole('link', { name: 'Editar torre' }));
    await screen.findByRole('heading', { name: 'Editar torre' }, patient);
    const choices = async (name: RegExp) => {
      await person.click(await screen.findByRole('combobox', { name }));
      return within(await screen.findByRole('listbox'));
    };
    expect((await choices(/^Projeto/)).queryByRole('option', { name: 'Último' })).toBeNull();
    await person.keyboard('{Escape}');
    await person.click(more()!);
    await waitFor(() => expect(more()).toBeNull(), patient);
    await person.click((await choices(/^Projeto/)).getByRole('option', { name: 'Último' }));
    expect((await choices(/^Torre/)).queryByRole('option', { name: 'Torre 51' })).toBeNull();
    await person.keyboard('{Escape}');
    await person.click(more()!);
    await waitFor(() => expect(more()).toBeNull(), patient);
    await person.click((await choices(/^Torre/)).getByRole('option', { name: 'Torre 51' }));
    expect(await screen.findByDisplayValue('Torre 51')).toBeTruthy();
  });
});
