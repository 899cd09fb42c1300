import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { ModelFoundationDrawer } from '../../../web/screens/takeoff/fromModel/ModelFoundationDrawer.tsx';
import { expectStatus } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const steel = [{ ca: 50, mass: 812 }];
const found = { piles: null, footings: { count: 1, volume: 12, area: 30, fck: 30, steel } };
const read = { area: 30, thickness: 0.4, fck: 30, steel };
const walls = { volumes: [{ fck: 35, volume: 46 }], steel: [{ ca: 60, mass: 47 }] };
const saved = { area: 400, thickness: 0.5, fck: 25, steel: [{ ca: 60, mass: 9000 }], retaining_walls: walls };

/** The drawer over an option with a raft, or without one yet. */
async function openDrawer(was: object | null) {
  const user = await someone();
  const option = await (await (await user.project()).unit()).option();
  const raft = { type: 'raft_foundation', data: was };
  if (was) await expectStatus(201, user.call('POST', `${option.path}/modules`, raft));
  const kept = async () => (await user.call('GET', option.path)).body.tower_option.foundation;
  const before = await kept();
  const [onSaved, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const optionId = toGlobalId('Option', option.unit.project.id, option.unit.id, option.id);
  const drawer = <ModelFoundationDrawer {...{ optionId, found, onSaved, onClose }} area={100} />;
  const { person } = await renderScreen('/', user, 'pt-BR', [{ path: '/', element: drawer }]);
  return { user, option, onSaved, onClose, person, kept, before };
}

test.each([
  { was: null, title: 'Adicionar fundação', becomes: read },
  { was: saved, title: 'Editar fundação', becomes: { ...read, retaining_walls: walls } },
])('$title: the plate of a model is shown before it is saved over what was there', async (expected) => {
  const { user, option, onSaved, onClose, person, kept, before } = await openDrawer(expected.was);
  const form = within(await screen.findByRole('dialog', { name: expected.title }));
  expect(form.getAllByLabelText(/^Área/)[0]).toHaveProperty('value', '30');
  expect(await kept()).toEqual(before);
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalledOnce();
  const after = await kept();
  const { module } = (await user.call('GET', `${option.path}/modules/${after.id}`)).body;
  expect(module).toMatchObject({ type: 'raft_foundation', ...expected.becomes });
  expect(after.id).toBe(before?.id ?? after.id);
});

test('what a colleague saved meanwhile is shown beside what the model has, which may be kept', async () => {
  const { user, option, onSaved, person, before } = await openDrawer(saved);
  const form = within(await screen.findByRole('dialog', { name: 'Editar fundação' }));
  await form.findByRole('button', { name: 'Salvar' });
  const path = `${option.path}/modules/${before.id}`;
  await expectStatus(200, user.call('PATCH', path, { data: { ...saved, area: 500 } }));
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  const conflict = await screen.findByRole('dialog', { name: 'Alguém salvou antes de você' });
  const plate = (area: string, thickness: string) =>
    `Radier, área: ${area} m²\nRadier, espessura: ${thickness} m\n`;
  expect(conflict.textContent).toContain(`Quantitativos${plate('30', '0,4')}radier: C30 12 m³, CA50 812 kg`);
  expect(conflict.textContent).toContain(`${plate('500', '0,5')}radier: C25 250 m³, CA60 9.000 kg`);
  expect(conflict.textContent).toContain('Ana Souza salvou alterações');
  expect((await user.call('GET', path)).body.module.area).toBe(500);
  expect(onSaved).not.toHaveBeenCalled();
  await person.click(within(conflict).getByRole('button', { name: 'Manter as minhas' }));
  await person.click(await form.findByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect((await user.call('GET', path)).body.module).toMatchObject(read);
});
