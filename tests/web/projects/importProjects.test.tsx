import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { importOutcome } from '../../../web/screens/importProjects/importOutcome.ts';
import { ModelReview } from '../../../web/screens/importProjects/model/ModelReview.tsx';
import { readBase64, sheetFault } from '../../../web/screens/importProjects/sheetFile.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { open } from '../model/openedIfc.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

afterEach(() => vi.restoreAllMocks());

const columns =
  'project_name;project_state;project_city;project_phase;unit_name;floor_name;floor_area;floor_category;floor_height;floor_repetition';
const row = (name: string, area: string) =>
  `${name};SP;Santos;basic_project;Torre A;Tipo;${area};standard_floor;2,8;10`;
const sheet = (...rows: string[]) =>
  new File([[columns, ...rows].join('\n')], 'obras.csv', { type: 'text/csv' });

const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Escolher arquivo', { selector: 'input' }), {
    target: { files: [file] },
  });

describe('importing projects', () => {
  test('checks first, imports what is sound, and takes all of it back', async () => {
    const user = await someone();
    const { person, router } = await renderScreen('/upload/projects', user);
    await choose(sheet(row('Obra boa', '450,5'), row('Obra ruim', 'muito')));

    expect(await screen.findByText(/^1 linha sem erro\. 1 linha com erro\./)).toBeTruthy();
    const faults = within(screen.getByRole('group', { name: 'Erros por linha e coluna' }));
    expect(faults.getByText('floor_area')).toBeTruthy();
    expect(faults.getByText('3')).toBeTruthy();
    const files = watchDownloads();
    await person.click(screen.getByRole('button', { name: 'Baixar os erros em CSV' }));
    expect(files).toMatchObject([{ name: 'erros-da-importacao.csv' }]);
    expect(await files[0]?.text).toMatch(/^.*Linha.*\r?\n"?3"?;"?floor_area"?;/);
    expect((await user.call('GET', '/v1/projects')).body.projects).toHaveLength(0);
    const planned = within(screen.getByRole('group', { name: 'O que será criado' })).getAllByRole('row');
    expect(planned).toHaveLength(2);
    expect(planned[1]?.textContent).toMatch(/^Obra boa/);

    await person.click(screen.getByRole('button', { name: 'Importar os projetos sem erro' }));
    expect(await screen.findByText(/^1 projeto criado\. 1 linha com erro\./)).toBeTruthy();
    expect(router.state.location.search).toMatch(/^\?import=/);
    const made = (await user.call('GET', '/v1/projects')).body.projects;
    expect(made.map(({ name }: { name: string }) => name)).toEqual(['Obra boa']);

    await person.click(screen.getByRole('button', { name: 'Desfazer a importação' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Desfazer a importação' }));
    expect(await screen.findByText('Importação desfeita')).toBeTruthy();
    expect((await user.call('GET', '/v1/projects')).body.projects).toHaveLength(0);
    expect(await screen.findByText('2. Envie a planilha ou abra um modelo')).toBeTruthy();
  });

  test('refuses a file of another kind without sending it', async () => {
    await renderScreen('/upload/projects', await someone());
    await choose(new File(['x'], 'foto.png'));
    expect(await screen.findByText('O arquivo deve ser CSV, XLSX ou IFC')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Baixar modelo XLSX' }).getAttribute('href')).toBe(
      '/v1/projects-upload/template.xlsx?lng=pt-BR',
    );
    const needs = screen.getByRole('link', { name: 'O que o modelo IFC precisa ter (IDS)' });
    expect(needs.getAttribute('href')).toBe('/torre.ids');
  });

  test('a model is looked over first: what it does not say is asked for and goes into the sheet', async () => {
    const model = await open(towerIfc({ material: 'Concreto', wallMaterial: 'Concreto C35', bars: 3 }));
    const onSheet = vi.fn<(sheet: File) => void>();
    const review = (
      <ModelReview fileName="Ipê.IFC" model={model} onSheet={onSheet} onBack={vi.fn<() => void>()} />
    );
    const routes = [{ path: '/', element: review }];
    const { person } = await renderScreen('/', await someone(), 'pt-BR', routes);
    const go = await screen.findByRole('button', { name: 'Conferir e seguir' });
    const fields = () =>
      Object.fromEntries(
        screen
          .getAllByRole<HTMLInputElement>('textbox')
          .map((field) => [field.labels?.[0]?.textContent?.replace(/[\s*]+$/, ''), field.value]),
      );
    const placeFields = { 'Nome do projeto': 'Ipê', 'Nome da torre': 'Ipê', Cidade: '' };
    const fck = { 'fck onde o material não informa': '30' };
    const spans = { 'Vão médio das lajes': '' };
    // Columns have their bars.
    const frame = { 'Aço, taxa: Lajes': '90', 'Aço, taxa: Vigas': '90' };
    expect(fields()).toEqual({ ...placeFields, ...fck, ...frame, ...spans });
    await person.click(screen.getByRole('combobox', { name: 'Tecnologia' }));
    await person.click(await screen.findByRole('option', { name: 'Parede de concreto' }));
    const walls = { 'Aço, taxa: Lajes': '47,5' };
    expect(fields()).toEqual({ ...placeFields, ...fck, ...walls });
    await person.click(screen.getByRole('combobox', { name: /^Estado/ }));
    await person.click(await screen.findByRole('option', { name: /^PE/ }));
    expect(go).toHaveProperty('disabled', true);
    await person.type(screen.getByRole('textbox', { name: /^Cidade/ }), 'Recife');
    await person.clear(screen.getByRole('textbox', { name: /^Nome da torre/ }));
    expect(go).toHaveProperty('disabled', true);
    await person.type(screen.getByRole('textbox', { name: /^Nome da torre/ }), 'Torre A');
    await person.click(go);
    const [made] = onSheet.mock.calls[0]!;
    expect(made.name).toBe('Ipê.csv');
    const [heads = [], ...rows] = (await made.text())
      .replace('\uFEFF', '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
    const kept = {
      project_name: 'Ipê',
      project_state: 'PE',
      project_city: 'Recife',
      unit_name: 'Torre A',
      option_name: 'Parede de concreto',
      module_type: 'concrete_wall',
      floor_area: '80',
      floor_height: '3',
      module_slab_concrete_30: '12',
      module_slab_steel_50_assumed: '570',
      module_wall_concrete_30: '3',
      module_wall_concrete_35: '2,4',
      module_wall_thickness: '0,2',
    };
    expect(rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])))).toMatchObject(
      [
        { ...kept, floor_name: 'Térreo', floor_category: 'ground_floor', floor_repetition: '1' },
        { ...kept, floor_name: '1º Pavimento – 2º Pavimento', floor_repetition: '2' },
      ],
    );
  });

  test('knows what it cannot send, and sends bytes as they are', async () => {
    expect(sheetFault({ name: 'a.CSV', size: 1 })).toBeNull();
    expect(sheetFault({ name: 'a.xlsx', size: 0 })).toBe('empty');
    expect(sheetFault({ name: 'a.csv', size: 6e6 })).toBe('size');
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    expect(await readBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  });

  test('counts rows and names each project once', () => {
    const errors = [{ column: 'floor_area', message: 'Informe um número' }];
    const outcome = importOutcome([
      { row: 5, projectId: null, errors, notes: [] },
      { row: 2, projectId: 'a', errors: [], notes: [{ message: 'contam como 0' }] },
      { row: 3, projectId: 'a', errors: [], notes: [{ message: 'contam como 0' }] },
    ]);
    expect(outcome).toMatchObject({
      good: 2,
      faulty: 1,
      projects: ['a'],
      notes: [{ message: 'contam como 0', rows: [2, 3] }],
    });
    expect(outcome.faults).toEqual([{ row: 5, column: 'floor_area', message: 'Informe um número' }]);
  });
});
