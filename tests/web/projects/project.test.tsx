import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

describe('one project', () => {
  test('shows its towers as cards with their drawing', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Parque das Águas' });
    const option = await (await project.unit({ name: 'Torre Norte' })).option({ active: true });
    await option.module();
    const unmarked = await (await project.unit({ name: 'Torre Leste' })).option();
    await unmarked.module();
    await user.call('PATCH', unmarked.path, { active: false });
    const bare = await project.unit({ name: 'Torre Sul' });
    const raft = { type: 'raft_foundation', data: sampleRaft };
    await expectStatus(201, user.call('POST', `${option.path}/modules`, raft));
    await renderScreen(`/new_projects/${project.id}`, user);
    expect(await screen.findByRole('link', { name: 'Torre Norte' })).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /^Torre com \d+ pavimentos/ })).toHaveLength(3);
    const card = (name: string) => within(screen.getByRole('link', { name }).closest('li')!);
    const founded = /^Fundação: .* kgCO₂e\/m²; com a estrutura: /;
    const source = /^(Da simulação mais nova|Sem estrutura lançada)/;
    const said = ['Torre Norte', 'Torre Leste', 'Torre Sul'].map((name) => [
      card(name).queryByText(founded) !== null,
      card(name).queryByText(source)?.textContent.slice(0, 13),
    ]);
    expect(said).toEqual([
      [true, undefined],
      [false, 'Da simulação '],
      [false, 'Sem estrutura'],
    ]);
    // What comes next is the first tower without structure.
    expect(screen.getByRole('link', { name: 'Quantitativos de Torre Sul' }).getAttribute('href')).toBe(
      `/new_projects/${project.id}/unit/${bare.id}`,
    );
    expect(document.title).toBe('Parque das Águas · Torre');
  });

  test('invites with at least one permission, and takes the invitation back', async () => {
    const user = await someone();
    const project = await user.project();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=people`, user);
    await person.click(await screen.findByRole('button', { name: 'Convidar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Convidar usuário' }));
    await person.click(drawer.getByRole('button', { name: 'Enviar convite' }));
    expect(await drawer.findByText('Selecione pelo menos uma permissão')).toBeTruthy();
    await person.type(drawer.getByLabelText(/^E-mail/), 'carla@example.com');
    await person.click(drawer.getByRole('radio', { name: /^Editar/ }));
    await person.click(drawer.getByRole('button', { name: 'Enviar convite' }));
    const sent = within((await screen.findByText('carla@example.com')).closest('li')!);
    expect(sent.getByText('Editar')).toBeTruthy();
    expect(await screen.findByText('Usuário convidado com sucesso!')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Cancelar convite de carla@example.com' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar o convite?' }));
    await person.click(dialog.getByRole('button', { name: 'Cancelar convite' }));
    // At once, and not when the ten seconds of its undo are over.
    expect(await screen.findByText('Nenhum convite em aberto.', {}, { timeout: 8_000 })).toBeTruthy();
  });

  test('shows an inviter whose mail still waits and whose did not arrive', async () => {
    const user = await someone();
    const project = await user.project();
    const status: Record<string, string> = {
      'espera@example.com': 'WAITING',
      'falhou@example.com': 'FAILED',
    };
    for (const email of ['chegou@example.com', ...Object.keys(status)]) {
      const body = { email, permissions: ['project:view'] };
      await expectStatus(200, user.call('POST', `${project.path}/invite`, body));
    }
    // The mailbox of the product takes every mail at once; a mail server does not.
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await send(...request);
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      const told = JSON.parse(await answer.text(), (_, value) =>
        status[value?.email] === undefined ? value : { ...value, mailStatus: status[value.email] },
      );
      return Response.json(told, { status: answer.status });
    });
    await renderScreen(`/new_projects/${project.id}?tab=people`, user);
    const row = async (email: string) => (await screen.findByText(email)).closest('li')?.textContent;
    expect(await row('espera@example.com')).toContain('E-mail aguardando envio');
    expect(await row('falhou@example.com')).toContain('E-mail não entregue');
    expect(await row('chegou@example.com')).not.toContain('E-mail');
  });

  test('offers with each member what the viewer may do, and no more', async () => {
    const [owner, guest] = [await someone('Ana Souza'), await someone('Bruno Dias')];
    const third = await someone('Carla de Souza Lima');
    const project = await owner.project();
    await project.share(guest, 'project:edit');
    await project.share(third, 'project:view');
    const path = `/new_projects/${project.id}?tab=people`;

    const own = await renderScreen(path, owner);
    await own.person.click(await screen.findByRole('button', { name: 'Ações para Bruno Dias' }));
    const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items()).toEqual(['Transferir projeto', 'Remover do projeto']);
    expect(screen.queryByLabelText('Ações para Ana Souza')).toBeNull();
    expect(screen.getByLabelText('Permissão de Bruno Dias')).toBeTruthy();
    expect(screen.queryByLabelText('Permissão de Ana Souza')).toBeNull();

    const theirs = await renderScreen(path, guest);
    await theirs.person.click(await screen.findByRole('button', { name: 'Ações para Bruno Dias' }));
    expect(items()).toEqual(['Sair do projeto']);
    expect(screen.queryByLabelText('Ações para Carla de Souza Lima')).toBeNull();
    expect(screen.queryByLabelText(/^Permissão de/)).toBeNull();
    expect(screen.queryByText('Convidar')).toBeNull();
    const held = screen.getAllByText(/^(Visualizar|Editar|Proprietário)$/);
    expect(held.map(({ textContent }) => textContent)).toEqual(['Proprietário', 'Editar', 'Visualizar']);
    const members = [...screen.getByLabelText('Membros', { selector: 'ul' }).querySelectorAll('li')];
    expect(members.map(({ textContent }) => textContent.slice(0, 2))).toEqual(['AS', 'BD', 'CL']);

    await theirs.person.click(screen.getByRole('menuitem', { name: 'Sair do projeto' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Sair do projeto?' }));
    await theirs.person.click(asked.getByRole('button', { name: 'Sair do projeto' }));
    await waitFor(() => expect(theirs.router.state.location.pathname).toBe('/new_projects'));
  });

  test('shows its history in sentences', async () => {
    const user = await someone('Ana Souza');
    const project = await user.project({ name: 'Com história' });
    const unit = await project.unit({ name: 'Torre Norte' });
    const raft = { type: 'raft_foundation', data: { ...sampleRaft, unit_id: unit.id } };
    const option = await unit.option();
    await expectStatus(201, user.call('POST', `${unit.path}/options/${option.id}/modules`, raft));
    await expectStatus(200, user.call('PATCH', project.path, { phase: 'basic_project' }));
    await renderScreen(`/new_projects/${project.id}?tab=activity`, user);
    expect(await screen.findByText('Ana Souza criou a torre “Torre Norte”')).toBeTruthy();
    expect(screen.getByText('Ana Souza criou a fundação “radier”')).toBeTruthy();
    expect(screen.getByText('Ana Souza criou o projeto “Com história”')).toBeTruthy();
    const phase = screen.getByText(/^Ana Souza mudou a fase do projeto/);
    expect(phase.textContent).toBe('Ana Souza mudou a fase do projeto Estudo preliminar → Projeto básico');
  });

  test('an unknown one says so', async () => {
    // React reports what a boundary caught, with the whole page in it.
    vi.spyOn(console, 'error').mockReturnValue();
    await renderScreen('/new_projects/nope', await someone());
    expect(await screen.findByText('Projeto não encontrado')).toBeTruthy();
  });
});
