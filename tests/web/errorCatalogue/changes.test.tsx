import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSaveModule } from '../../../web/editors/moduleEditor/useSaveModule.ts';
import { choose, expectToast, fill, press, pressIn, sendDeletions } from '../support/catalogueSteps.ts';
import { show, timesRefreshed } from '../support/controls.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';

// What everyScreen/shown does not send: deletions, and what is entered in forms of many fields.

const offline = 'Sem conexão com o servidor';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const project = { path: '/new_projects/1' };
const tower = { path: '/new_projects/1/unit/1', node: 'Unit' };
const versions = { path: '/projects/1/1/1?type=beam_column', node: 'Module' };

test.each([
  [{ path: '/new_projects' }, 'Ações do projeto Project.name', 'Erro ao excluir projeto'],
  [project, 'Ações da torre Unit.name', 'Erro ao excluir torre'],
  [tower, 'Ações da simulação Option.name', 'Erro ao excluir simulação'],
  [tower, 'Ações de Module.name', 'Erro ao excluir o módulo'],
  [versions, 'Ações de Version.name', 'Erro ao excluir a versão'],
])('a deletion at %o that fails when it is sent is said, and undone: %s', async (place, menu, error) => {
  const { isWaited, failMutations } = await show(place, { isLasting: true });
  await choose(menu, 'Excluir');
  await pressIn('Excluir');
  await waitFor(() => expect(screen.queryByLabelText(menu, { selector: 'button' })).toBeNull());
  await sendDeletions();
  await waitFor(() => expect(isWaited()).toBe(true));
  act(failMutations);
  await expectToast('alert', `${error}. ${offline}`);
  expect(await screen.findByLabelText(menu, { selector: 'button' })).toBeTruthy();
});

test('an invitation that cannot be sent or taken back is said', async () => {
  const { isWaited, failMutations } = await show({ path: '/new_projects/1?tab=people' }, { isLasting: true });
  const fails = async (error: string) => {
    await waitFor(() => expect(isWaited()).toBe(true));
    act(failMutations);
    await expectToast('alert', `${error}. ${offline}`);
  };
  fireEvent.click(await screen.findByLabelText('Cancelar convite de Invitation.email'));
  await pressIn('Cancelar convite');
  await sendDeletions();
  await fails('Erro ao cancelar o convite');
  await press('Convidar');
  await fill({ email: 'bia@example.com' }, '[role=dialog]');
  fireEvent.click(document.querySelector('[role=dialog] input[type=radio]')!);
  await pressIn('Enviar convite');
  await fails('Erro ao convidar usuário');
});

test('a version that cannot be created is said', async () => {
  expect.hasAssertions();
  const user = await anyone();
  const made = await user.project();
  const unit = await made.unit();
  const module = await (await unit.option()).module();
  await renderScreen(`/projects/${made.id}/${unit.id}/${module.id}/simulation/new?type=beam_column`, user);
  await fill({ name: 'Outra' });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await press('Criar');
  await expectToast('alert', `Erro ao criar a versão. ${offline}`);
});

/** Saves a module as its drawer does. */
function Saver() {
  const { create, update } = useSaveModule([]);
  const values = { name: 'Tipo', floorIds: ['1'], technology: 'concrete_wall', structure: {} } as never;
  return (
    <>
      <button onClick={() => void create('1', values, () => [])}>create</button>
      <button onClick={() => void update('1', 1, values, () => [])}>update</button>
    </>
  );
}

test('a module that cannot be created or changed is said, and that one was created', async () => {
  expect.hasAssertions();
  await renderScreen('/module', null, 'pt-BR', [{ path: '*', element: <Saver /> }]);
  await screen.findByText('create');
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await press('create');
  await expectToast('alert', `Erro ao criar o módulo. ${offline}`);
  await press('update');
  await expectToast('alert', `Erro ao atualizar o módulo. ${offline}`);
  // Neither done nor failed: what is shown is asked for anew.
  const lost = { message: 'x', extensions: { code: 'OUTCOME_UNKNOWN' } };
  fetch.mockImplementation(async () => Response.json({ data: null, errors: [lost] }));
  const before = timesRefreshed();
  await press('update');
  await screen.findByText(/^O serviço falhou ao responder: não dá para saber/, {
    selector: '[role=status] *',
  });
  expect(timesRefreshed() - before).toBe(1);
  const createModule = { errors: [], moduleEdge: null, option: null };
  fetch.mockImplementation(async () => Response.json({ data: { createModule } }));
  await press('create');
  await expectToast('status', 'Módulo criado com sucesso!');
});
