import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectStatus } from '../../support/world.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';

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

describe('the tower as tables', () => {
  test('modules with two decimals, the tower per m² with its gaps, and the summary panel', async () => {
    const { user, path } = await tower();
    const { person } = await renderScreen(path, user);
    await screen.findByRole('link', { name: 'Tipo 1' });
    expect(text(rowOf('Tipo 1'))).toContain('139.440,004.100,0015.599,9324.601,65131.169,30221.671,20');
    expect(text(rowOf('Pórtico'))).toContain('6,00 – 9,46');
    expect(screen.getByText('3 de 4 pavimentos sem estrutura')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Expandir resumo' }));
    expect(screen.getByRole('group', { name: 'Materiais' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Fechar resumo' }));
    expect(screen.queryByRole('heading', { name: 'Resumo' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Mostrar resumo' }));
    // Closing collapsed it.
    expect(screen.queryByRole('group', { name: 'Materiais' })).toBeNull();
  });

  test('one module over floors of different area is warned of in the table and in its form', async () => {
    const { user, path, option } = await tower();
    const floors = await option.unit.floors();
    await option.module({ name: 'Tudo', floorIds: floors.map(({ id }) => id) });
    const { person } = await renderScreen(path, user);
    await screen.findByRole('link', { name: 'Tudo' });
    expect(text(rowOf('Tudo'))).toContain('áreas diferentes');
    expect(text(rowOf('Tipo 1'))).not.toContain('áreas diferentes');
    await person.click(screen.getByRole('button', { name: 'Adicionar módulo' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Adicionar módulo' }));
    await person.click(drawer.getByRole('button', { name: 'Marcar todos' }));
    expect(await drawer.findByText(/áreas diferentes \(.* m²\)/)).toBeTruthy();
    const drawing = within(drawer.getByRole('group', { name: 'Pavimentos no desenho' }));
    const ticked = () => drawing.getAllByRole('checkbox').map((floor) => floor.getAttribute('aria-checked'));
    expect(ticked()).toEqual(['true', 'true', 'true', 'true']);
    drawing.getAllByRole('checkbox')[0]?.focus();
    await person.keyboard('{ArrowUp} ');
    expect(ticked()).toEqual(['true', 'false', 'true', 'true']);
    await person.click(drawing.getAllByRole('checkbox')[3]!);
    expect(ticked()).toEqual(['true', 'false', 'true', 'false']);
    expect(drawing.getAllByRole('checkbox')[0]?.getAttribute('aria-label')).toContain('já em Tudo');
  });

  test('a new module says all that it lacks at the first attempt, and then what its technology lacks', async () => {
    const { user, path } = await tower();
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('button', { name: 'Adicionar módulo' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Adicionar módulo' }));
    await person.click(drawer.getByRole('button', { name: 'Salvar' }));
    for (const fault of [
      'O nome é obrigatório',
      'Selecione pelo menos um pavimento',
      'Selecione um tipo de estrutura',
    ])
      expect(await drawer.findByText(fault)).toBeTruthy();
    await person.click(drawer.getByRole('radio', { name: /^Alvenaria estrutural/ }));
    await waitFor(() => expect(drawer.queryByText('Selecione um tipo de estrutura')).toBeNull());
    expect(
      await drawer.findByText('Para Alvenaria Estrutural são obrigatórios: blocos e concreto de lajes'),
    ).toBeTruthy();
    expect(drawer.getByText('O nome é obrigatório')).toBeTruthy();
  });

  test('before masonry is taken off against a frame, the form says that the block decides', async () => {
    const { user, path, option } = await tower();
    const { unit } = option;
    await unit.option({ name: 'Alvenaria', active: true });
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('button', { name: 'Adicionar módulo' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Adicionar módulo' }));
    await person.click(await drawer.findByRole('radio', { name: /Alvenaria estrutural/ }));
    expect(await drawer.findByText(/^Com alvenaria em só um dos lados/)).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Declarar o bloco' }).getAttribute('href')).toBe(
      `/new_projects/${unit.project.id}?tab=suppliers&declare=block%3Ainteiro%20(14x19x39)%3A6`,
    );
    await person.click(drawer.getByRole('radio', { name: /Viga-pilar/ }));
    expect(drawer.queryByText(/^Com alvenaria em só um dos lados/)).toBeNull();
  });

  test('a change of its technology asks what stays, and says what the new one has none of', async () => {
    const { user, path } = await tower();
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('button', { name: 'Ações de Tipo 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar módulo' }));
    const slabs = () =>
      within(drawer.getByRole('table', { name: 'Concreto: Lajes' })).getByLabelText(/^Volume/);
    await drawer.findByRole('table', { name: 'Concreto: Vigas' });
    const before = slabs().getAttribute('value');
    await person.click(drawer.getByRole('radio', { name: /^Parede de concreto/ }));
    const asked = within(await screen.findByRole('dialog', { name: 'Trocar para Parede de concreto?' }));
    expect(asked.getByText('Sai, porque a tecnologia não tem: Pilares, Vigas.')).toBeTruthy();
    await person.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(drawer.getByRole('table', { name: 'Concreto: Vigas' })).toBeTruthy();
    await person.click(drawer.getByRole('radio', { name: /^Parede de concreto/ }));
    await person.click(
      within(await screen.findByRole('dialog', { name: /^Trocar para/ })).getByRole('button', {
        name: 'Trocar a tecnologia',
      }),
    );
    await drawer.findByRole('table', { name: 'Concreto: Paredes' });
    expect(slabs().getAttribute('value')).toBe(before);
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
  test('a new version starts from the valid one, is told apart from it and made valid', async () => {
    const { user, module, versions } = await tower();
    const { person, router } = await renderScreen(versions, user);
    await screen.findByRole('heading', { name: 'Tipo 1' });
    await router.navigate(versions.replace('?', '/simulation/new?'));
    await person.type(await screen.findByLabelText(/^Nome da versão/), 'Laje mais fina');
    const slabs = within(screen.getByRole('table', { name: 'Concreto: Lajes' }));
    const volume = slabs.getByLabelText<HTMLInputElement>('Volume, linha 1');
    expect(volume.value).toBe('40');
    fireEvent.change(volume, { target: { value: '35' } });
    await person.click(screen.getByRole('button', { name: 'Criar' }));
    expect(await screen.findByText('Laje mais fina')).toBeTruthy();
    // 5 m³ of C30 less: 5 × 228,2 to 5 × 339,4.
    expect(
      await screen.findByText('A mudança emite 1,14 – 1,70 tCO₂e a menos, com os mesmos fornecedores.'),
    ).toBeTruthy();
    const sum = screen.getByText('Soma').closest('tr');
    expect(sum?.textContent).toBe('Soma−1,14−1,70100%');
    expect(sum?.previousElementSibling?.textContent).toBe('LajesC30m³40,035,0−5,00−1,14−1,70100%');
    await person.click(screen.getByRole('button', { name: 'Ações de Laje mais fina' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Tornar válida' }));
    expect(await screen.findByText('Versão válida alterada')).toBeTruthy();
    const { body } = await expectStatus(200, user.call('GET', module.path));
    expect(body.versions.find(({ name }: { name: string }) => name === 'Laje mais fina').is_valid).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Ações de Laje mais fina' }));
    expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
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

  test('the address must name module and type', async () => {
    const { user, versions } = await tower();
    await renderScreen(versions.split('?')[0] ?? '', user);
    expect(await screen.findByText('O ID do módulo e o tipo são obrigatórios')).toBeTruthy();
  });
});
