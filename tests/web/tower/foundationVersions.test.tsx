import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import common from '../../../web/locales/pt-BR.json' with { type: 'json' };
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus } from '../../support/world.ts';
import { type Place, show } from '../support/controls.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';

/** Shows a tower, and presses what is offered for its foundation. */
async function chosen(item: string, place: Pick<Place, 'fixed' | 'lacking'>) {
  const { leave } = await show({ path: '/new_projects/1/unit/1', node: 'Foundation', ...place });
  fireEvent.click(await screen.findByLabelText('Ações da fundação de Option.name'));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  return leave;
}

test.each([
  { viewerCanEdit: true, viewerCanDelete: true },
  { viewerCanEdit: false, viewerCanDelete: true },
  { viewerCanEdit: true, viewerCanDelete: false },
])('what one may do with the versions of a foundation is offered, and no more: %o', async (rights) => {
  const fixed = {
    'FoundationVersion.isValid': false,
    'FoundationVersion.viewerCanDelete': rights.viewerCanDelete,
    'Foundation.viewerCanEdit': rights.viewerCanEdit,
  };
  const leave = await chosen('Versões', { fixed });
  const versions = within(await screen.findByRole('list', { name: 'Versões da fundação' }));
  const offered = (name: string) =>
    versions.queryAllByRole('button', { name: new RegExp(`^${name}`) }).length > 0;
  expect({ viewerCanEdit: offered('Tornar válida'), viewerCanDelete: offered('Excluir') }).toEqual(rights);
  leave();
});

test.each(['Versões', 'Editar fundação'])('%s of a foundation that is gone says so', async (item) => {
  const leave = await chosen(item, { fixed: { 'Query.node': null } });
  expect(await screen.findByText(common['error.NOT_FOUND'])).toBeDefined();
  leave();
});

test('a service without strengths of parts is sent none of them, and no foundation of elements', async () => {
  const piles = {
    'Foundation.type': 'PILES_FOUNDATION',
    'Query.node.input.__typename': 'PilesFoundationData',
  };
  const leave = await chosen('Editar fundação', { fixed: piles, lacking: 'partStrengths' });
  const drawer = await screen.findByRole('dialog', { name: 'Editar fundação' });
  expect(drawer.textContent).not.toMatch(/Fck desta parte|Contenção/);
  fireEvent.mouseDown(within(drawer).getByRole('combobox', { name: /^Tipo de fundação/ }));
  const kinds = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  expect(kinds).toEqual(['Radier', 'Estacas com blocos, baldrames e cintas', 'Radier estaqueado']);
  leave();
});

test('two versions of a foundation are held against each other, either way round', async () => {
  const user = await anyone();
  const option = await (await (await user.project()).unit()).option();
  const raft = { name: 'Radier', type: 'raft_foundation', data: sampleRaft };
  const made = await expectStatus(201, user.call('POST', `${option.path}/modules`, raft));
  const steel = [{ ca: 50, mass: 30_000 }];
  const thicker = { ...raft, name: 'Mais grosso', data: { ...sampleRaft, thickness: 0.75, steel } };
  const path = `${option.path}/modules/${made.body.module.id}/versions`;
  await expectStatus(201, user.call('POST', path, thicker));
  const { person } = await renderScreen(
    `/new_projects/${option.unit.project.id}/unit/${option.unit.id}`,
    user,
  );
  await person.click(await screen.findByRole('button', { name: /^Ações da fundação de / }));
  await person.click(await screen.findByRole('menuitem', { name: 'Versões' }));
  const changes = within(await screen.findByRole('region', { name: 'Diferença entre versões' }));
  const rows = () => changes.getAllByRole('row').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  const choose = async (label: string, name: RegExp) => {
    await person.click(changes.getByRole('combobox', { name: label }));
    await person.click(await screen.findByRole('option', { name }));
  };
  expect(rows().slice(1)).toEqual([
    'radierC30m³200300+100+22,8+33,965%',
    'radierCA50kg9.00030.000+21.000+8,94+22,335%',
    'Soma+31,8+56,2100%',
  ]);
  // Until "De" is chosen, it is the version that "Para" is not.
  await choose('Para', /^1\. /);
  expect([rows()[1], rows()[3]]).toEqual(['radierC30m³300200−100−22,8−33,965%', 'Soma−31,8−56,2100%']);
  await choose('De', /^1\. /);
  expect(changes.getByText('As duas versões têm os mesmos materiais, nas mesmas quantidades.')).toBeTruthy();
});

test('a new version without a name is refused at the name, which is asked about before it is thrown away', async () => {
  const user = await anyone();
  const option = await (await (await user.project()).unit()).option();
  const body = { name: 'Radier', type: 'raft_foundation', data: sampleRaft };
  const { module } = (await expectStatus(201, user.call('POST', `${option.path}/modules`, body))).body;
  const { person } = await renderScreen(
    `/new_projects/${option.unit.project.id}/unit/${option.unit.id}`,
    user,
  );
  await person.click(await screen.findByRole('button', { name: /^Ações da fundação de / }));
  await person.click(await screen.findByRole('menuitem', { name: 'Editar fundação' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Editar fundação' }));
  await person.click(await drawer.findByLabelText('Salvar como nova versão'));
  const name = drawer.getByLabelText(/^Nome da versão/);
  const save = () => person.click(drawer.getByRole('button', { name: 'Salvar' }));
  const fault = () => document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent;
  await save();
  await waitFor(() => expect(fault()).toBe('O nome é obrigatório'));
  await person.type(name, 'Mais grosso');
  expect(fault()).toBeUndefined();
  await person.type(drawer.getByLabelText(/^Espessura/), '1');
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));
  const id = toGlobalId('Option', option.unit.project.id, option.unit.id, option.id);
  expect(drafts()).toEqual([expect.stringMatching(`foundation\\.${id}$`)]);
  await person.click(drawer.getByRole('button', { name: 'Fechar' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = (await user.call('GET', `${option.path}/modules/${module.id}`)).body.module;
  expect([saved.version, drafts()]).toEqual([2, []]);
});
