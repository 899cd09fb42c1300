import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pageSize } from '#domain/limits.ts';
import { expectStatus, type TestProject, type TestUser } from '../support/world.ts';
import { renderScreen, someone } from './support/renderScreen.tsx';

/** One more than a page holds, numbered so that names sort as they were made. */
const numbers = Array.from({ length: pageSize + 1 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Makes them one after the other: lists go by the time of making. */
async function eachNumber(make: (number: string) => Promise<unknown>): Promise<void> {
  for (const number of numbers) await make(number);
}

/** The rows after "load more" hold what they did not before. */
async function expectMore(person: UserEvent, count: () => number, within_ = screen): Promise<void> {
  await waitFor(() => expect(count()).toBe(pageSize));
  await person.click(within_.getByRole('button', { name: 'Carregar mais' }));
  await waitFor(() => expect(count()).toBe(pageSize + 1));
  expect(within_.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
}

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

describe('the fifty-first', () => {
  test('simulation of a tower, on its screen and in its tables', async () => {
    const user = await someone();
    const { project, unit } = await tower(user);
    await eachNumber((number) => unit.option({ name: `Opção ${number}`, active: number === '01' }));
    const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}`, user);
    await screen.findByRole('listitem', { name: 'Opção 01' });
    await expectMore(person, () => screen.queryAllByRole('listitem', { name: /^Opção/ }).length);
    const last = within(screen.getByRole('listitem', { name: 'Opção 51' }));
    await person.click(last.getByRole('button', { name: 'Usar como referência' }));
    expect(await last.findByRole('button', { name: 'Referência' })).toBeTruthy();

    const tables = await renderScreen(`/projects/${project.id}/${unit.id}`, user);
    await screen.findByRole('link', { name: 'Opção 01' });
    await expectMore(tables.person, () => screen.queryAllByRole('link', { name: /^Opção/ }).length);
  });

  test('module of a simulation; it opens in the drawer', async () => {
    const user = await someone();
    const { project, unit } = await tower(user);
    const option = await unit.option({ name: 'Pórtico' });
    const [floor] = await unit.floors();
    await eachNumber((number) =>
      option.module({ name: `Módulo ${number}`, floorIds: floor === undefined ? [] : [floor.id] }),
    );
    const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}`, user);
    await screen.findByRole('link', { name: 'Módulo 01' });
    const links = () => screen.queryAllByRole('link', { name: /^Módulo/ }).length;
    await expectMore(person, links);

    const tables = await renderScreen(`/projects/${project.id}/${unit.id}`, user);
    await screen.findByRole('link', { name: 'Módulo 01' });
    await expectMore(tables.person, links);
    await tables.person.click(screen.getByRole('button', { name: 'Ações de Módulo 51' }));
    await tables.person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar módulo' }));
    expect(drawer.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Módulo 51');
  });

  test('version of a module', async () => {
    const user = await someone();
    const { project, unit } = await tower(user);
    const option = await unit.option();
    const module = await option.module();
    const { body } = await user.call('GET', module.path);
    const [{ type, data }] = body.versions ?? body.module.versions;
    for (const number of numbers.slice(1))
      await expectStatus(
        201,
        user.call('POST', `${module.path}/versions`, { name: `Versão ${number}`, type, data }),
      );
    const { person } = await renderScreen(
      `/projects/${project.id}/${unit.id}/${module.id}?type=beam_column`,
      user,
    );
    await screen.findByText('Versão 51');
    await expectMore(person, () => screen.queryAllByRole('button', { name: /^Ações d/ }).length);
  });

  test('open invitation and change of a project', async () => {
    const user = await someone();
    const project = await user.project();
    await eachNumber((number) => invite(project, `convidado${number}@example.com`));
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=people`, user);
    await screen.findByText('convidado51@example.com');
    await expectMore(person, () => screen.queryAllByText(/^convidado\d\d@/).length);

    const history = await renderScreen(`/new_projects/${project.id}?tab=activity`, user);
    await screen.findByText(/convidado51@/);
    await expectMore(history.person, () => screen.queryAllByText(/convidado\d\d@/).length);
  });

  test('project and tower to choose from', async () => {
    const user = await someone();
    await eachNumber((number) => user.project({ name: `Projeto ${number}` }));
    const last = await user.project({ name: 'Último' });
    await eachNumber((number) => last.unit({ name: `Torre ${number}` }));
    const { person } = await renderScreen('/unit/edit', user);
    const choices = async (name: RegExp) => {
      await person.click(await screen.findByRole('combobox', { name }));
      return within(await screen.findByRole('listbox'));
    };
    const more = () => person.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect((await choices(/^Projeto/)).queryByRole('option', { name: 'Último' })).toBeNull();
    await person.keyboard('{Escape}');
    await more();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull());
    await person.click((await choices(/^Projeto/)).getByRole('option', { name: 'Último' }));
    expect((await choices(/^Torre/)).queryByRole('option', { name: 'Torre 51' })).toBeNull();
    await person.keyboard('{Escape}');
    await more();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull());
    await person.click((await choices(/^Torre/)).getByRole('option', { name: 'Torre 51' }));
    expect(await screen.findByDisplayValue('Torre 51')).toBeTruthy();
  });
});
