import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { flushPendingDeletes } from '../../../web/components/deletion/undoableDelete.tsx';
import { refreshData } from '../../../web/relay/dataInvalidation.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';

describe('one project', () => {
  test.each(['/projects/1', '/new_projects/1'])(
    'an owner at %s is led to the rights of who waits',
    async (path) => {
      const may = ['', '#3', '#4'].map((at) => [`Member${at}.permissions`, ['VIEW']]);
      const edits = { 'Member#2.permissions': ['VIEW', 'EDIT'], 'Member#3.viewerCanEdit': false };
      const fixed = { ...Object.fromEntries(may), ...edits };
      const place = { path, fixed, lacking: 'editInvitations' } as const;
      const { leave } = await show(place, { rows: 4 });
      try {
        const link = await screen.findByRole('link', { name: 'Liberar a edição' });
        expect(link.getAttribute('href')).toBe('/new_projects/1?tab=people');
        expect(screen.getByText(/ainda não vê .*: User\.name, User#4\.name$/)).toBeTruthy();
      } finally {
        leave();
      }
    },
  );

  test('shows its towers as cards with their drawing', async () => {
    const user = await anyone();
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

  test('invites with a permission, which shows at once', async () => {
    const user = await anyone();
    const project = await user.project();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=people`, user);
    await person.click(await screen.findByText('Convidar'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Convidar usuário' }));
    fireEvent.change(drawer.getByLabelText(/^E-mail/), { target: { value: 'carla@example.com' } });
    await person.click(drawer.getByLabelText(/^Editar/));
    await person.click(drawer.getByText('Enviar convite'));
    const sent = within((await screen.findByText('carla@example.com')).closest('li')!);
    expect(sent.getByText('Editar')).toBeTruthy();
    expect(await screen.findByText('Usuário convidado com sucesso!')).toBeTruthy();
    // For a member the drawer stays, with the reason beside the address.
    await person.click(screen.getByText('Convidar'));
    const again = within(await screen.findByRole('dialog', { name: 'Convidar usuário' }));
    const email = again.getByLabelText<HTMLInputElement>(/^E-mail/);
    fireEvent.change(email, { target: { value: user.email } });
    await person.click(again.getByLabelText(/^Editar/));
    await person.click(again.getByText('Enviar convite'));
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(email.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Esta pessoa já participa do projeto',
    );
    expect(email.value).toBe(user.email);
  });

  test('invites only to look, and says what comes after, where the service does no more', async () => {
    const may = { 'Member.permissions': ['VIEW'], 'Member#2.permissions': ['VIEW', 'EDIT', 'OWNER'] };
    const lacking = ['editInvitations', 'sentInvitations'] as const;
    const place = { path: '/new_projects/1?tab=people', fixed: may, lacking };
    const { person, leave, sent } = await show(place, { rows: 2 });
    try {
      expect(await screen.findByText(/^O serviço conectado não mostra os convites enviados/)).toBeTruthy();
      const closed = screen.getAllByText(/ainda não vê simulações nem valores: mude para “Editar”/);
      expect(closed.map(({ textContent }) => textContent.slice(0, 10))).toEqual(['User.email']);
      // An owner cannot be made one.
      await person.click(screen.getByLabelText('Ações para User#2.name'));
      expect(screen.queryByText('Transferir projeto')).toBeNull();
      await person.keyboard('{Escape}');
      await person.click(screen.getByText('Convidar'));
      const drawer = within(await screen.findByRole('dialog', { name: 'Convidar usuário' }));
      expect(drawer.getByLabelText(/^Editar.*só convida para ver/)).toHaveProperty('disabled', true);
      fireEvent.change(drawer.getByLabelText(/^E-mail/), { target: { value: 'carla@example.com' } });
      await person.click(drawer.getByLabelText(/^Visualizar.*Simulações e valores, só depois/));
      await person.click(drawer.getByText('Enviar convite'));
      expect(await screen.findByText(/^Usuário convidado\. Depois do aceite, libere/)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent(/Mutation$/)[0]![1]).toMatchObject({ input: { permissions: ['VIEW'] } });
    } finally {
      leave();
    }
  });

  test('shows an inviter whose mail still waits and whose did not arrive', async () => {
    const told = ['WAITING', 'FAILED', 'SENT'];
    const row = (at: number) => `Invitation${at === 0 ? '' : `#${at + 1}`}`;
    const fixed = Object.fromEntries(told.map((status, at) => [`${row(at)}.mailStatus`, status]));
    await show({ path: '/new_projects/1?tab=people', fixed }, { rows: told.length });
    const said = async (at: number) =>
      (await screen.findByText(`${row(at)}.email`)).closest('li')?.textContent;
    expect(await said(0)).toContain('E-mail aguardando envio');
    expect(await said(1)).toContain('E-mail não entregue');
    expect(await said(2)).not.toContain('E-mail');
  });

  test('shows a member all the others, and is left by none but oneself', async () => {
    const [owner, guest] = [await anyone(), await someone('Bruno Dias')];
    const project = await owner.project();
    await project.share(guest, 'project:edit');
    const { person, router } = await renderScreen(`/new_projects/${project.id}?tab=people`, guest);
    await person.click(await screen.findByLabelText('Ações para Bruno Dias'));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Sair do projeto']);
    expect(screen.queryByLabelText('Ações para Ana Souza')).toBeNull();
    const held = screen.getAllByText(/^(Visualizar|Editar|Proprietário)$/);
    expect(held.map(({ textContent }) => textContent)).toEqual(['Proprietário', 'Editar']);
    const members = [...screen.getByLabelText('Membros', { selector: 'ul' }).querySelectorAll('li')];
    expect(members.map(({ textContent }) => textContent.slice(0, 2))).toEqual(['AS', 'BD']);
    await person.click(screen.getByText('Sair do projeto'));
    await person.click(await screen.findByText('Sair do projeto', { selector: '[role=dialog] button' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/new_projects'));
  });

  test('is gone from the list of who leaves it, until that is undone or it is joined anew', async () => {
    const [owner, guest] = [await anyone(), await someone('Bruno Dias')];
    const project = await owner.project({ name: 'Obra de Ana' });
    await project.share(guest, 'project:edit');
    const path = `/new_projects/${project.id}?tab=people`;
    const { person, router } = await renderScreen(path, guest);
    const leave = async () => {
      await person.click(await screen.findByLabelText('Ações para Bruno Dias'));
      await person.click(screen.getByText('Sair do projeto'));
      await person.click(await screen.findByText('Sair do projeto', { selector: '[role=dialog] button' }));
      await screen.findByRole('heading', { level: 1, name: 'Projetos' });
    };
    await leave();
    expect(await screen.findByText('Nenhum projeto ainda')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Desfazer' }));
    await screen.findByRole('link', { name: 'Obra de Ana' });
    await router.navigate(path);
    await leave();
    act(flushPendingDeletes);
    await waitFor(async () =>
      expect((await guest.call('GET', '/v1/projects')).body.projects).toHaveLength(0),
    );
    expect(await screen.findByText('Nenhum projeto ainda')).toBeTruthy();
    await project.share(guest, 'project:view');
    await router.navigate('/dashboard');
    act(refreshData);
    await router.navigate('/new_projects');
    expect(await screen.findByRole('link', { name: 'Obra de Ana' })).toBeTruthy();
  });

  test('shows its history in sentences', async () => {
    const user = await anyone();
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
});
