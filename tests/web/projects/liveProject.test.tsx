import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { refreshData } from '../../../web/relay/dataInvalidation.ts';
import {
  expectStatus,
  sampleFloorGroups,
  type TestProject,
  type TestUnit,
  type TestUser,
} from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

let mine: TestUser;
let theirs: TestUser;
beforeAll(async () => {
  [mine, theirs] = [await someone('Ana Souza'), await someone('Bruno Dias')];
});

async function shared() {
  const project = await mine.project({ name: `Aberto ${(changes += 1)}` });
  await project.share(theirs, 'project:edit');
  return { project, opened: `Aberto ${changes}` };
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
  test('shows on the project by itself, also when an answer of before was on its way, and leaves a drawer as it is', async () => {
    const { project, opened } = await shared();
    const { person } = await renderScreen(`/new_projects/${project.id}`, mine);
    await title(opened);
    const change = (name: string) => changeOf(theirs, project, { name: `${name} ${opened}` });
    await untilTitled(`Mudado ${opened}`, change('Mudado'));
    const unit = await project.unit({ name: 'Torre Nova' });
    expect(await screen.findByText('Torre Nova')).toBeTruthy();
    await expectStatus(200, theirs.call('DELETE', unit.path));
    await waitFor(() => expect(screen.queryByText('Torre Nova')).toBeNull());

    const real = globalThis.fetch;
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      if (!(init?.body as string | undefined)?.includes('ProjectPageQuery')) return answer;
      hold();
      await isReleased;
      return answer;
    });
    await change('De novo')();
    await isHeld;
    await change('Por fim')();
    // Until the news of it is here.
    await new Promise((done) => setTimeout(done, 1_500));
    release();
    expect(await title(`Por fim ${opened}`)).toBeTruthy();
    held.mockRestore();

    await person.click(screen.getByLabelText(`Ações do projeto Por fim ${opened}`));
    await person.click(await screen.findByText('Editar', { selector: '[role=menuitem]' }));
    const city = await screen.findByLabelText<HTMLInputElement>(/^Cidade/);
    fireEvent.change(city, { target: { value: 'Santos' } });
    await expectStatus(200, theirs.call('PATCH', project.path, { name: 'Mudado', city: 'Guarujá' }));
    await screen.findByText('Guarujá, SP');
    expect(city.value).toBe('Santos');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe(`Por fim ${opened}`);
  });

  test('shows on the tower and in its form, which opens with what is saved by then, until somebody types there', async () => {
    const { project } = await shared();
    const unit = await project.unit({ name: 'Torre Norte' });
    const form = `/new_projects/${project.id}/unit/${unit.id}/edit`;
    const { person, router } = await renderScreen(form, mine);
    const field = () => screen.getByLabelText<HTMLInputElement>(/^Nome da torre/);
    const named = (name: string) => waitFor(() => expect(field().value).toBe(name));
    await named('Torre Norte');
    await untilTitled('Torre Sul', () => rename(theirs, unit, 'Torre Sul'), drawerOf);
    await named('Torre Sul');

    // It is no draft of mine.
    await act(() => router.navigate('/settings'));
    await rename(theirs, unit, 'Torre Oeste');
    // As after a save of one's own elsewhere.
    refreshData();
    await act(() => router.navigate(form));
    await drawerOf('Torre Oeste');
    await named('Torre Oeste');

    fireEvent.change(field(), { target: { value: 'Torre que digito' } });
    await untilTitled('Torre Leste', () => rename(theirs, unit, 'Torre Leste'), drawerOf);
    expect(field().value).toBe('Torre que digito');
    // What was typed stands on what was there before: saving says so.
    await person.click(screen.getByText('Salvar'));
    expect(await screen.findByText('Alguém salvou antes de você')).toBeTruthy();
  });

  test('an invitation comes up whole on the dashboard', async () => {
    await renderScreen('/dashboard', mine);
    const invitations = within(await screen.findByRole('region', { name: 'Convites pendentes' }));
    const invite = async () => {
      const project = await theirs.project({ name: `Obra ${(changes += 1)}` });
      const body = { email: mine.email, permissions: ['project:view'] };
      await expectStatus(200, theirs.call('POST', `${project.path}/invite`, body));
      await invitations.findByText(`Obra ${changes}`, {}, { timeout: 1_000 });
    };
    await vi.waitFor(invite, { timeout: 20_000 });
    expect(invitations.getAllByText('Visualizar').length).toBeGreaterThan(0);
  });
});
