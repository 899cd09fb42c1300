import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectStatus, sampleFrame } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { refuseOnce } from '../support/refuseOnce.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';
import { enterText } from '../support/enterText.ts';

/** A tower with one simulation, and in it the frame of the worked case on the first standard floor. */
async function tower() {
  const user = await anyone();
  const project = await user.project();
  const unit = await project.unit({ name: 'Torre Norte' });
  const option = await unit.option({ name: 'Pórtico', active: true });
  const floors = (await unit.floors()).filter(({ category }) => category === 'standard_floor');
  const first = floors[0];
  if (first === undefined) throw new Error('the tower has no standard floor');
  const module = await option.module({ name: 'Tipo 1', floorIds: [first.id] });
  const path = `/projects/${project.id}/${unit.id}`;
  return { user, unit, option, module, path, versions: `${path}/${module.id}?type=beam_column` };
}

const text = (element: Element) => (element.textContent ?? '').replaceAll(/\s/g, ' ');
const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (row === null) throw new Error(`no row of ${name}`);
  return row;
};

const editorOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The volume of concrete in the first row of the slabs. */
const slabVolume = () =>
  within(screen.getByRole('table', { name: 'Concreto: Lajes' })).getByLabelText<HTMLInputElement>(
    'Volume, linha 1',
  );

test('a module is copied into another simulation, which says whose floors would count twice', async () => {
  const { user, unit, option, module } = await tower();
  const others = [
    await unit.option({ name: 'Vazia', active: false }),
    await unit.option({ name: 'Cheia', active: false }),
  ] as const;
  await others[1].module({ name: 'Já aqui' });
  const { person } = await renderScreen(`/new_projects/${unit.project.id}/unit/${unit.id}`, user);
  await person.click(await screen.findByRole('button', { name: 'Ações de Tipo 1' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Copiar para outra simulação…' }));
  const title = 'Copiar Tipo 1 para outra simulação';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const choose = async (name: string) => {
    await person.click(dialog.getByRole('combobox', { name: 'Simulação' }));
    await person.click(await screen.findByRole('option', { name }));
  };
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Copiar' })).toHaveProperty('disabled', false),
  );
  await choose('Cheia');
  expect(dialog.getByText(/contariam em dobro: Já aqui\.$/)).toBeTruthy();
  await choose('Vazia');
  expect(dialog.queryByText(/contariam em dobro/)).toBeNull();
  refuseOnce('CopyModuleDialogMutation');
  await person.click(dialog.getByRole('button', { name: 'Copiar' }));
  await screen.findByText(/Você não tem permissão para isso$/);
  await person.click(dialog.getByRole('button', { name: 'Copiar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  const modulesOf = async ({ path: at }: { path: string }) =>
    (await user.call('GET', at)).body.tower_option.modules as {
      id: string;
      name: string;
      floor_ids: string[];
    }[];
  const [own] = await modulesOf(option);
  const [copy, ...more] = await modulesOf(others[0]);
  expect([own?.id, copy?.name, copy?.floor_ids, more]).toEqual([module.id, 'Tipo 1', own?.floor_ids, []]);
  expect(await modulesOf(others[1])).toHaveLength(1);
});

describe('the tower as tables', () => {
  test('one module over floors of different area is warned of in the table, where the summary collapses when closed', async () => {
    const { user, path, option } = await tower();
    const floors = await option.unit.floors();
    await option.module({ name: 'Tudo', floorIds: floors.map(({ id }) => id) });
    const { person } = await renderScreen(path, user);
    await screen.findByText('Tudo', { selector: 'a' });
    expect(text(rowOf('Tudo'))).toContain('áreas diferentes');
    expect(text(rowOf('Tipo 1'))).not.toContain('áreas diferentes');
    expect(text(rowOf('Tipo 1'))).toContain('139.440,004.100,0015.599,9324.601,65131.169,30221.671,20');
    await person.click(screen.getByLabelText('Expandir resumo'));
    expect(screen.getByLabelText('Materiais')).toBeTruthy();
    await person.click(screen.getByLabelText('Fechar resumo'));
    await person.click(screen.getByText('Mostrar resumo'));
    expect(screen.getByLabelText('Expandir resumo')).toBeTruthy();
    expect(screen.queryByLabelText('Materiais')).toBeNull();
  });

  test('a new module says that its floors differ, that the block decides against a frame, and what its technology lacks', async () => {
    const { user, path, option } = await tower();
    const { unit } = option;
    await unit.option({ name: 'Alvenaria', active: true });
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByText('Adicionar módulo'));
    const drawer = await editorOf('Adicionar módulo');
    await person.click(drawer.getByText('Marcar todos'));
    expect(await drawer.findByText(/áreas diferentes \(.* m²\)/)).toBeTruthy();
    const drawing = within(drawer.getByRole('group', { name: 'Pavimentos no desenho' }));
    const drawn = drawing.getAllByRole('checkbox');
    const ticked = () => drawing.getAllByRole('checkbox').map((floor) => floor.getAttribute('aria-checked'));
    expect(ticked()).toEqual(['true', 'true', 'true', 'true']);
    drawn[0]?.focus();
    await person.keyboard('{ArrowUp} ');
    expect(ticked()).toEqual(['true', 'false', 'true', 'true']);
    await person.click(drawing.getAllByRole('checkbox')[3]!);
    expect(ticked()).toEqual(['true', 'false', 'true', 'false']);

    await person.click(drawer.getByText('Salvar'));
    expect(await drawer.findByText('Selecione um tipo de estrutura')).toBeTruthy();
    await person.click(drawer.getByLabelText(/^Alvenaria estrutural/));
    await waitFor(() => expect(drawer.queryByText('Selecione um tipo de estrutura')).toBeNull());
    expect(
      await drawer.findByText('Para Alvenaria Estrutural são obrigatórios: blocos e concreto de lajes'),
    ).toBeTruthy();
    expect(drawer.getByText('O nome é obrigatório')).toBeTruthy();
    expect(await drawer.findByText(/^Com alvenaria em só um dos lados/)).toBeTruthy();
    expect(drawer.getByText('Declarar o bloco').getAttribute('href')).toBe(
      `/new_projects/${unit.project.id}?tab=suppliers&declare=block%3Ainteiro%20(14x19x39)%3A6`,
    );
    await person.click(drawer.getByLabelText(/^Viga-pilar/));
    expect(drawer.queryByText(/^Com alvenaria em só um dos lados/)).toBeNull();
  });

  test('a module is edited in the drawer and its totals follow', async () => {
    const { user, path, unit } = await tower();
    const declared = {
      material: 'steel:50',
      supplier: 'Gerdau',
      document: 'EPD 7',
      co2: { min: 0.5, max: 0.5 },
    };
    await expectStatus(201, user.call('POST', `${unit.project.path}/declarations`, declared));
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('button', { name: 'Ações de Tipo 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar módulo' }));
    const steel = (of: string) => within(dialog.getByRole('table', { name: `Aço: ${of}` }));
    expect(await steel('Pilares').findByText('declarado por Gerdau: 0,500 kgCO₂e/kg')).toBeTruthy();
    // The slabs' CA60 is nobody's.
    expect(steel('Lajes').queryByText(/declarado por/)).toBeNull();
    await person.click(dialog.getByRole('checkbox', { name: /^Térreo · / }));
    const volume = within(dialog.getByRole('table', { name: 'Concreto: Lajes' })).getByLabelText(
      'Volume, linha 1',
    );
    await person.clear(volume);
    await person.type(volume, '0');
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('O volume deve ser um número positivo')).toBeTruthy();
    await person.clear(volume);
    await person.type(volume, '40{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Módulo atualizado com sucesso!')).toBeTruthy();
    await waitFor(() => expect(text(rowOf('Tipo 1'))).toContain('31.199,8649.203,30'));
  });
});

describe('versions of a module', () => {
  test('a new version starts from the valid one and is told apart from it', async () => {
    const { user, versions } = await tower();
    const { person, router } = await renderScreen(versions, user);
    await screen.findByText('Tipo 1', { selector: 'h1' });
    await router.navigate(versions.replace('?', '/simulation/new?'));
    enterText(await screen.findByLabelText(/^Nome da versão/), 'Laje mais fina');
    const volume = slabVolume();
    expect(volume.value).toBe('40');
    enterText(volume, '35');
    await person.click(screen.getByText('Criar'));
    expect(await screen.findByText('Laje mais fina')).toBeTruthy();
    // 5 m³ of C30 less: 5 × 228,2 to 5 × 339,4.
    expect(
      await screen.findByText('A mudança emite 1,14 – 1,70 tCO₂e a menos, com os mesmos fornecedores.'),
    ).toBeTruthy();
    const sum = screen.getByText('Soma').closest('tr');
    expect(sum?.textContent).toBe('Soma−1,14−1,70100%');
    expect(sum?.previousElementSibling?.textContent).toBe('LajesC30m³40,035,0−5,00−1,14−1,70100%');

    // There is never a second valid one, and what is no longer valid may go.
    const actionsOf = async (name: string) => {
      await person.click(screen.getByRole('button', { name: `Ações de ${name}` }));
      return screen.findAllByRole('menuitem');
    };
    await person.click((await actionsOf('Laje mais fina'))[0]!);
    expect(await screen.findByText('Versão válida alterada')).toBeTruthy();
    const valid = screen.getAllByRole('row').filter((row) => within(row).queryByText('válida'));
    expect(valid.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(['2']);
    const offered = (await actionsOf('V1')).map(({ textContent }) => textContent);
    expect([offered[0], offered.at(-1)]).toEqual(['Tornar válida', 'Excluir']);
  });

  test.each([
    [
      'formwork and the number of columns',
      { form_columns: 900, column_number: 30 },
      'As duas versões têm os mesmos materiais, nas mesmas quantidades.',
    ],
    [
      'where the concrete lies',
      {
        concrete_beams: { ...sampleFrame.concrete_beams, volumes: [{ fck: 30, volume: 20 }] },
        concrete_slabs: { ...sampleFrame.concrete_slabs, volumes: [{ fck: 30, volume: 30 }] },
      },
      'A mudança emite o mesmo, com os mesmos fornecedores.',
    ],
  ])('two that differ in %s are told apart by what is so', async (_what, changed, said) => {
    const { user, versions, module } = await tower();
    const body = { name: 'Outra', type: 'beam_column', data: { ...sampleFrame, ...changed } };
    await expectStatus(201, user.call('POST', `${module.path}/versions`, body));
    await renderScreen(versions, user);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  test('an old version comes back as a new one, with its own figures', async () => {
    const { user, versions, module } = await tower();
    const { body } = await expectStatus(200, user.call('GET', module.path));
    const { data, type } = body.versions[0];
    const slabs = { ...data.concrete_slabs, volumes: [{ fck: 30, volume: 35 }] };
    const old = { name: 'Laje fina', type, data: { ...data, concrete_slabs: slabs } };
    await expectStatus(201, user.call('POST', `${module.path}/versions`, old));
    const { person, router } = await renderScreen(versions, user);
    await person.click(await screen.findByRole('button', { name: 'Ações de Laje fina' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Restaurar como nova versão' }));
    const name = () => screen.findByLabelText<HTMLInputElement>(/^Nome da versão/);
    expect((await name()).value).toBe('Laje fina (restaurada)');
    expect(screen.getByText(/com os quantitativos da versão 2\. Laje fina para começar/)).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Concreto: Lajes' }));
    expect(table.getByLabelText<HTMLInputElement>('Volume, linha 1').value).toBe('35');
    // What is typed here is kept for this version alone.
    await person.type(await name(), ' B');
    const { pathname, search } = router.state.location;
    const plain = new URLSearchParams(search);
    plain.delete('from');
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('(restaurada) B'));
    await renderScreen(`${pathname}?${plain}`, user);
    expect((await name()).value).not.toContain('restaurada');
  });
});

test('a version to restore that is gone is said before its form begins with the valid one', async () => {
  const path = '/projects/1/1/1/simulation/new?type=beam_column&from=9';
  await show({ path, node: 'Version', fixed: { 'Query.node': null } });
  expect(await screen.findByText(/^A versão a restaurar não existe mais/)).toBeTruthy();
});

test('a form names the suppliers whose documents still hold', async () => {
  const expired = { 'Declaration.material': 'steel:50', 'Declaration.isExpired': true };
  const fixed = { ...expired, 'Declaration#2.material': 'block:inteiro (14x19x39):6' };
  await show({ path: '/projects/1/1', node: 'Unit', fixed }, { rows: 2 });
  fireEvent.click(await screen.findByText('Adicionar módulo'));
  fireEvent.click(await screen.findByLabelText(/^Alvenaria estrutural/));
  await screen.findByText(/^declarado por Declaration#2\.supplier/);
  expect(screen.getAllByText(/^declarado por/)).toHaveLength(1);
});

const advice = /^Com alvenaria em só um dos lados/;
const [frames, walls, blocks] = ['BEAM_COLUMN', 'CONCRETE_WALL', 'STRUCTURAL_MASONRY'] as const;

test.each<[own: string, others: Record<string, readonly string[]>, isDeclared: boolean, isSaid: boolean]>([
  ['beam_column', { b: [frames], c: [blocks] }, false, true],
  ['beam_column', { b: [walls, blocks] }, false, true],
  ['beam_column', { b: [blocks] }, true, false],
  ['beam_column', { b: [walls], c: [] }, false, false],
  ['beam_column', { Option: [blocks], b: [frames] }, false, false],
  ['structural_masonry', { b: [] }, false, true],
  ['structural_masonry', { b: [blocks], c: [blocks, frames] }, false, false],
  ['structural_masonry', { Option: [frames] }, false, false],
])(
  'a sheet in %s beside simulations in %j, a block declared: %s, advises on the document of the block: %s',
  async (own, others, isDeclared, isSaid) => {
    const rows = (nodes: readonly object[]) => ({ edges: nodes.map((node) => ({ node })) });
    const options = Object.entries(others).map(([id, all]) => ({
      id,
      modules: rows(all.map((technology) => ({ id: `${id} ${technology}`, technology }))),
    }));
    const fixed = {
      'Unit.options': rows(options),
      'Query.node.modules': { ...rows([]), pageInfo: { hasNextPage: false } },
      'Query.node.foundation': null,
      'Query.node.proposal': null,
      'Declaration.material': isDeclared ? 'block:inteiro (14x19x39):4.5' : 'steel:50',
      'Declaration.isExpired': false,
    };
    const path = '/new_projects/1/unit/1/takeoff/1';
    const { sent } = await show({ path, node: 'Option', fixed });
    const technology = await screen.findByLabelText<HTMLSelectElement>('Tecnologia de Floor.groupName');
    fireEvent.change(technology, { target: { value: own } });
    await waitFor(() => expect(sent(/^(BlockDocumentNote|DeclaredSuppliers)Query/)).toHaveLength(2));
    // As long as the advice takes to come, and more.
    if (!isSaid) await act(() => new Promise((done) => setTimeout(done, 300)));
    await waitFor(() => expect(screen.queryAllByText(advice)).toHaveLength(isSaid ? 1 : 0));
  },
);
