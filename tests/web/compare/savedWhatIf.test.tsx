import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { useSaveWhatIf } from '../../../web/screens/compare/save/useSaveWhatIf.ts';
import { walls } from '../../../seed/structures.ts';
import { expectStatus, sampleFrame } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

function Saving({ id, element = 'columns' }: { id: string; element?: string }) {
  const { save } = useSaveWhatIf();
  return <button onClick={() => void save(id, { [element]: 10 }, 'Pilares +10 %')}>Salvar</button>;
}

test('a what-if makes a version of the modules it changes, and of no other', async () => {
  const user = await someone();
  const project = await user.project();
  const unit = await project.unit();
  const option = await unit.option();
  const [ground, ...others] = await unit.floors();
  const columned = await option.module({ name: 'Tipo', floorIds: others.map(({ id }) => id) });
  const [type, data] = ['concrete_wall', walls(400, 1)];
  const walled = await option.module({ name: 'Térreo', type, data, floorIds: [ground!.id] });
  const id = toGlobalId('Option', project.id, unit.id, option.id);
  const { person } = await renderScreen('/', user, 'pt-BR', [{ path: '/', element: <Saving id={id} /> }]);
  await person.click(await screen.findByRole('button', { name: 'Salvar' }));
  const namesOf = async ({ path }: { path: string }) =>
    (await user.call('GET', path)).body.versions.map(({ name }: { name: string }) => name);
  await waitFor(async () => expect(await namesOf(columned)).toContain('Pilares +10 %'));
  expect(await namesOf(walled)).toHaveLength(1);
});

test('a what-if of a version changes that version, which need not be the valid one', async () => {
  const user = await someone();
  const option = await (await (await user.project()).unit()).option();
  const module = await option.module();
  const columns = { volumes: [{ fck: 30, volume: 50 }], steel: [{ ca: 50, mass: 4000 }] };
  const data = { ...sampleFrame, concrete_columns: columns };
  const body = { name: 'Robusta', type: 'beam_column', data };
  const { version } = (await expectStatus(201, user.call('POST', `${module.path}/versions`, body))).body;
  const place = [option.unit.project.id, option.unit.id, option.id, module.id];
  const element = <Saving id={toGlobalId('Version', ...place, version.id)} />;
  const { person } = await renderScreen('/', user, 'pt-BR', [{ path: '/', element }]);
  await person.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('1 versão salva')).toBeTruthy();
  const [saved] = (await user.call('GET', module.path)).body.versions;
  expect([saved.name, saved.is_valid]).toEqual(['Pilares +10 %', false]);
  expect(saved.data.concrete_columns.volumes).toEqual([{ fck: 30, volume: 55 }]);
});

test('a what-if of nothing that a module holds says that none was saved', async () => {
  const user = await someone();
  const option = await (await (await user.project()).unit()).option();
  const module = await option.module();
  const id = toGlobalId('Option', option.unit.project.id, option.unit.id, option.id);
  const element = <Saving id={id} element="raft" />;
  const { person } = await renderScreen('/', user, 'pt-BR', [{ path: '/', element }]);
  await person.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Não foi possível salvar a versão')).toBeTruthy();
  expect((await user.call('GET', module.path)).body.versions).toHaveLength(1);
});
