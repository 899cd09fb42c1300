import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refreshData } from '../../../web/relay/readData.ts';
import {
  expectStatus,
  sampleFloorGroups,
  type TestProject,
  type TestUnit,
  type TestUser,
} from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

async function two() {
  const [mine, theirs] = [await someone('Ana Souza'), await someone('Bruno Dias')];
  const project = await mine.project({ name: 'Aberto' });
  await project.share(theirs, 'project:edit');
  return { mine, theirs, project };
}

// A save that changes nothing is no news.
let changes = 0;
const changeOf = (user: TestUser, project: TestProject, fields: object) => () =>
  expectStatus(200, user.call('PATCH', project.path, { ...fields, description: `Texto ${(changes += 1)}` }));

function rename(user: TestUser, unit: TestUnit, name: string) {
  const [first, ...others] = sampleFloorGroups;
  const floor_groups = [{ ...first, area: 900 + (changes += 1) }, ...others];
  return expectStatus(200, user.call('PATCH', unit.path, { name, type: 'tower', data: { floor_groups } }));
}

const title = (name: string, timeout = 8_000) =>
  screen.findByRole('heading', { level: 1, name }, { timeout });

/** The drawer with the form of a tower, which hides the heading of the page from whoever reads aloud. */
const drawerOf = (name: string, timeout = 8_000) =>
  screen.findByRole('dialog', { name: `Editar ${name}` }, { timeout });

/** Changes the name until the screen has it: a change made before the line is open goes unheard. */
const untilTitled = (name: string, change: () => Promise<unknown>, find = title) =>
  vi.waitFor(
    async () => {
      await change();
      await find(name, 1_000);
    },
    { timeout: 20_000 },
  );

describe('what another person changes', () => {
  test('shows on the project by itself', async () => {
    const { mine, theirs, project } = await two();
    await renderScreen(`/new_projects/${project.id}`, mine);
    await title('Aberto');
    await untilTitled('Mudado', changeOf(theirs, project, { name: 'Mudado' }));
    const unit = await project.unit({ name: 'Torre Nova' });
    expect(await screen.findByRole('link', { name: 'Torre Nova' })).toBeTruthy();
    await expectStatus(200, theirs.call('DELETE', unit.path));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Torre Nova' })).toBeNull());
  });

  test('shows on the tower, and in its form while nobody has typed there', async () => {
    const { mine, theirs, project } = await two();
    const unit = await project.unit({ name: 'Torre Norte' });
    const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}/edit`, mine);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Nome da torre/);
    await drawerOf('Torre Norte');
    await untilTitled('Torre Sul', () => rename(theirs, unit, 'Torre Sul'), drawerOf);
    await waitFor(() => expect(field.value).toBe('Torre Sul'));

    await person.clear(field);
    await person.type(field, 'Torre que digito');
    await rename(theirs, unit, 'Torre Leste');
    await drawerOf('Torre Leste');
    expect(field.value).toBe('Torre que digito');
    // What was typed stands on what was there before: saving says so.
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('dialog', { name: 'Alguém salvou antes de você' })).toBeTruthy();
  });

  test('is no draft of mine: the form opens later with what is saved by then', async () => {
    const { mine, theirs, project } = await two();
    const unit = await project.unit({ name: 'Torre Norte' });
    const form = `/new_projects/${project.id}/unit/${unit.id}/edit`;
    const { router } = await renderScreen(form, mine);
    const named = (name: string) =>
      waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Nome da torre/).value).toBe(name));
    await named('Torre Norte');
    await untilTitled('Torre Sul', () => rename(theirs, unit, 'Torre Sul'), drawerOf);
    await named('Torre Sul');
    await act(() => router.navigate('/settings'));
    await rename(theirs, unit, 'Torre Oeste');
    // As after a save of one's own elsewhere.
    refreshData();
    await act(() => router.navigate(form));
    await drawerOf('Torre Oeste');
    await named('Torre Oeste');
  });

  test('shows although an answer of before the change was still on its way', async () => {
    const { mine, theirs, project } = await two();
    await renderScreen(`/new_projects/${project.id}`, mine);
    await title('Aberto');
    await untilTitled('Mudado', changeOf(theirs, project, { name: 'Mudado' }));
    const real = globalThis.fetch;
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      if (!(init?.body as string | undefined)?.includes('ProjectPageQuery')) return answer;
      hold();
      await isReleased;
      return answer;
    });
    await changeOf(theirs, project, { name: 'Mudado de novo' })();
    await isHeld;
    await changeOf(theirs, project, { name: 'Por fim' })();
    // Until the news of it is here.
    await new Promise((done) => setTimeout(done, 1_500));
    release();
    expect(await title('Por fim')).toBeTruthy();
  });

  test('leaves a drawer as it is', async () => {
    const { mine, theirs, project } = await two();
    const { person } = await renderScreen(`/new_projects/${project.id}`, mine);
    await person.click(await screen.findByRole('button', { name: 'Ações do projeto Aberto' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const city = await screen.findByLabelText<HTMLInputElement>(/^Cidade/);
    await person.clear(city);
    await person.type(city, 'Santos');
    const change = changeOf(theirs, project, { name: 'Mudado', city: 'Guarujá' });
    await vi.waitFor(
      async () => {
        await change();
        await screen.findByText('Guarujá, SP', {}, { timeout: 1_000 });
      },
      { timeout: 20_000 },
    );
    expect(city.value).toBe('Santos');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Aberto');
  });

  test('an invitation comes up whole on the dashboard', async () => {
    const [guest, owner] = await Promise.all([someone('Rita Melo'), someone('Olga Reis')]);
    await renderScreen('/dashboard', guest);
    const invitations = within(await screen.findByRole('region', { name: 'Convites pendentes' }));
    const invite = async () => {
      const project = await owner.project({ name: `Obra ${(changes += 1)}` });
      const body = { email: guest.email, permissions: ['project:view'] };
      await expectStatus(200, owner.call('POST', `${project.path}/invite`, body));
      await invitations.findByText(`Obra ${changes}`, {}, { timeout: 1_000 });
    };
    await vi.waitFor(invite, { timeout: 20_000 });
    expect(invitations.getAllByText('Visualizar').length).toBeGreaterThan(0);
  });
});
