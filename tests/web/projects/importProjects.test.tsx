import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { planProjects } from '../../../gateway/import/plain/planProjects.ts';
import { readPlainSheet } from '../../../gateway/import/plain/plainSheet.ts';
import { CheckReport } from '../../../web/screens/importProjects/CheckReport.tsx';
import {
  importOutcome,
  type OutcomeRow,
  type PlannedProject,
} from '../../../web/screens/importProjects/importOutcome.ts';
import { ModelReview } from '../../../web/screens/importProjects/model/ModelReview.tsx';
import { plainSheetFault, readBase64, sheetFault } from '../../../web/screens/importProjects/sheetFile.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { open } from '../model/openedIfc.ts';
import { show } from '../support/controls.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';
import { holdChanges } from '../support/holdChanges.ts';
import { refuseOnce } from '../support/refuseOnce.ts';
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

const refuseImport = (message: string) => {
  const errors = [{ code: 'VALIDATION_FAILED', message, key: null, path: null }];
  refuseOnce('useImportProjectsMutation', { data: { importProjects: { errors } } });
};

describe('importing projects', () => {
  test('checks first, imports what is sound, and takes all of it back', async () => {
    const user = await someone();
    const { person, router } = await renderScreen('/upload/projects', user);
    const sound = ['Obra boa', 'Obra melhor', 'Obra ótima'];
    await choose(sheet(...sound.map((name) => row(name, '450,5')), row('Obra ruim', 'muito')));

    expect(await screen.findByText(/^3 linhas sem erro\. 1 linha com erro\./)).toBeTruthy();
    const faults = within(screen.getByRole('group', { name: 'Erros por linha e coluna' }));
    expect(faults.getByText('floor_area')).toBeTruthy();
    expect(faults.getByText('5')).toBeTruthy();
    const files = watchDownloads();
    await person.click(screen.getByRole('button', { name: 'Baixar os erros em CSV' }));
    expect(files).toMatchObject([{ name: 'erros-da-importacao.csv' }]);
    expect(await files[0]?.text).toMatch(/^.*Linha.*\r?\n"?5"?;"?floor_area"?;/);
    expect((await user.call('GET', '/v1/projects')).body.projects).toHaveLength(0);
    const planned = within(screen.getByRole('group', { name: 'O que será criado' })).getAllByRole('row');
    expect(planned.slice(1).map((each) => each.firstChild?.textContent)).toEqual(sound);

    await person.click(screen.getByRole('button', { name: 'Importar os projetos sem erro' }));
    expect(await screen.findByText(/^3 projetos criados\. 1 linha com erro\./)).toBeTruthy();
    expect(router.state.location.search).toMatch(/^\?import=/);
    const made = (await user.call('GET', '/v1/projects')).body.projects;
    expect(made.map(({ name }: { name: string }) => name).toSorted()).toEqual(sound);

    await person.click(screen.getByRole('button', { name: 'Desfazer a importação' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Desfazer a importação' }));
    expect(await screen.findByText('Importação desfeita')).toBeTruthy();
    expect((await user.call('GET', '/v1/projects')).body.projects).toHaveLength(0);
    expect(await screen.findByText('2. Envie a planilha ou abra um modelo')).toBeTruthy();
  });

  test('the example for a service with its own layout is imported as it is', async () => {
    const { person, leave } = await show({ path: '/upload/projects', lacking: 'importChecks' });
    try {
      const files = watchDownloads();
      await person.click(await screen.findByRole('button', { name: 'Baixar modelo CSV' }));
      const example = readPlainSheet(Buffer.from((await files[0]?.text) ?? ''));
      expect(example.faults).toEqual([]);
      const [project, ...others] = planProjects(example.rows);
      expect(project).toMatchObject({ name: 'Residencial Ipê', faults: [], units: [{ floors: 4 }] });
      expect(others).toEqual([]);
    } finally {
      leave();
    }
  });

  test('takes a file that is dropped like one that is chosen', async () => {
    await renderScreen('/upload/projects', await anyone());
    const place = (await screen.findByText('Arraste o arquivo para cá ou')).parentElement!;
    expect(fireEvent.dragOver(place)).toBe(false);
    const files = [new File(['Nome do projeto;Torre\r\nBoa;A'], 'obras.csv')];
    expect(fireEvent.drop(place, { dataTransfer: { files } })).toBe(false);
    expect(await screen.findByText(/obras\.csv/)).toBeTruthy();
    expect(await screen.findByText('Área do pavimento (m²)')).toBeTruthy();
  });

  test('refuses a file of another kind without sending it', async () => {
    await renderScreen('/upload/projects', await anyone());
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
    const { person } = await renderScreen('/', await anyone(), 'pt-BR', routes);
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
      project_phase: 'not_defined',
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

  test.each([
    ['a.CSV', 1, null, null],
    ['a.csv', 5 * 1024 * 1024, null, null],
    ['a.csv', 5 * 1024 * 1024 + 1, 'size', 'size'],
    ['a.csv', 0, 'empty', 'empty'],
    ['a.xlsx', 1, null, 'plainType'],
    ['a.csv.png', 1, 'type', 'plainType'],
  ])('of %s with %i bytes it says %s, and %s where CSV alone is read', (name, size, fault, plain) => {
    expect([sheetFault({ name, size }), plainSheetFault({ name, size })]).toEqual([fault, plain]);
  });

  test('sends bytes as they are', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    expect(await readBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  });

  const checked = (good: number, faulty: number, withNote = 0): OutcomeRow[] =>
    Array.from({ length: good + faulty }, (_, at) => ({
      row: at + 2,
      projectId: null,
      errors: at < good ? [] : [{ column: 'floor_area', message: 'Informe um número' }],
      notes: at < withNote ? [{ message: 'Contam como 0' }] : [],
    }));
  const planned = (towers: number): PlannedProject[] => [
    { name: 'Ruim', isFaulty: true, units: [{ name: 'X', floors: 1, area: 1, options: [] }] },
    {
      name: 'Boa',
      isFaulty: false,
      units: Array.from({ length: towers }, (_, at) => ({
        name: `Torre ${at + 1}`,
        floors: 1_012,
        area: 8_041.5,
        options:
          at === 0 ? [] : [{ name: 'Base', modules: 2, foundation: at === 1 ? 'RAFT_FOUNDATION' : null }],
      })),
    },
  ];
  const partly = 'Os projetos dessas linhas ficam de fora; os outros podem ser importados.';
  test.each([
    ['success', checked(2, 0), 0, '2 linhas sem erro.', 'Importar', []],
    [
      'warning',
      checked(1, 200),
      2,
      `1 linha sem erro. 200 linhas com erro. ${partly}`,
      'Importar os projetos sem erro',
      [],
    ],
    ['error', checked(0, 201), 0, '201 linhas com erro.', null, ['Mostrando 200 de 201 erros.']],
    [
      'success',
      checked(10, 0, 10),
      50,
      '10 linhas sem erro.',
      'Importar',
      ['Contam como 0 (linhas: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).'],
    ],
    [
      'success',
      checked(11, 0, 11),
      51,
      '11 linhas sem erro.',
      'Importar',
      ['Contam como 0 (linhas: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …).', 'Mostrando 50 de 51 torres.'],
    ],
  ])(
    'a check with %s of %# says what it found, as far as a screen holds it',
    async (severity, rows, towers, found, button, says) => {
      const [onImport, onBack] = [vi.fn<() => void>(), vi.fn<() => void>()];
      const report = (
        <CheckReport fileName="obras.csv" rows={rows} preview={planned(towers)} {...{ onImport, onBack }} />
      );
      const { person } = await renderScreen('/', await anyone(), 'pt-BR', [{ path: '/', element: report }]);
      const alert = (await screen.findByText(found)).closest('[role=alert]');
      expect(alert?.className.toLowerCase()).toContain(severity);
      const limited = screen.queryAllByText(/^(Mostrando|Contam como)/);
      expect(limited.map(({ textContent }) => textContent)).toEqual(says);
      const faulty = rows.filter(({ errors }) => errors.length > 0).length;
      const bodyOf = (name: string) =>
        [...(screen.queryByRole('group', { name })?.querySelectorAll('tbody tr') ?? [])].map((each) =>
          [...each.children].map(({ textContent }) => textContent),
        );
      expect(bodyOf('Erros por linha e coluna')).toHaveLength(Math.min(faulty, 200));
      const made = bodyOf('O que será criado');
      expect(made).toHaveLength(Math.min(towers, 50));
      const size = ['1.012', '8.041,5'];
      expect(made.slice(0, 3)).toEqual(
        [
          ['Boa', 'Torre 1', ...size, '-'],
          ['Boa', 'Torre 2', ...size, 'Base (2 módulos) + radier'],
          ['Boa', 'Torre 3', ...size, 'Base (2 módulos)'],
        ].slice(0, towers),
      );
      const files = watchDownloads();
      const download = screen.queryByRole('button', { name: 'Baixar os erros em CSV' });
      if (download) await person.click(download);
      const lines = (await files[0]?.text)?.trim().split('\n') ?? [];
      expect(lines).toHaveLength(faulty === 0 ? 0 : 1 + faulty);
      const go = screen.queryByRole('button', { name: /^Importar/ });
      expect(go?.textContent ?? null).toBe(button);
      if (go) await person.click(go);
      await person.click(screen.getByRole('button', { name: 'Escolher outro arquivo' }));
      expect([onImport.mock.calls.length, onBack.mock.calls.length]).toEqual([go ? 1 : 0, 1]);
    },
  );

  test('what a cancelled import has made by then is taken back', async () => {
    const made = { 'Mutation.importProjects.importId': 'import 7' };
    const fixed = { ...made, 'Mutation.importProjects.rows.errors': [] };
    const { sent, person, router } = await show({ path: '/upload/projects', fixed });
    await choose(sheet(row('Obra boa', '450,5')));
    const go = await screen.findByRole('button', { name: 'Importar' });
    const release = holdChanges('useImportProjectsMutation');
    await person.click(go);
    expect(await screen.findByText('Importando obras.csv, linhas: 1…')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Cancelando: o que já foi criado será excluído…')).toBeTruthy();
    expect(sent(/UndoImportMutation$/)).toEqual([]);
    release();
    await waitFor(() => expect(sent(/UndoImportMutation$/)).toHaveLength(1));
    expect(sent(/UndoImportMutation$/)[0]![1]).toEqual({ input: { importId: 'import 7' } });
    // The service does not say that it was: it can be asked again.
    expect(await screen.findByRole('button', { name: 'Desfazer a importação' })).toBeTruthy();
    expect(router.state.location.search).toBe('?import=import+7');
    expect(sent(/useImportProjectsMutation$/).map(([, variables]) => variables)).toMatchObject([
      { input: { fileName: 'obras.csv', dryRun: true } },
      { input: { fileName: 'obras.csv', dryRun: false } },
    ]);
  });

  test('an import that ends on another screen leaves its address alone and says what came of it', async () => {
    const fixed = {
      'Mutation.importProjects.importId': 'import 8',
      'Mutation.importProjects.rows.errors': [],
    };
    const { person, router } = await show({ path: '/upload/projects', fixed });
    await choose(sheet(row('Obra boa', '450,5')));
    const go = await screen.findByRole('button', { name: 'Importar' });
    const release = holdChanges('useImportProjectsMutation');
    await person.click(go);
    await screen.findByText('Importando obras.csv, linhas: 1…');
    await router.navigate('/projects?q=ipê&phase=basic_project');
    await screen.findByRole('heading', { level: 1, name: 'Projetos' });
    release();
    expect(await screen.findByText('Importação concluída')).toBeTruthy();
    expect(screen.getByText('1 projeto criado.')).toBeTruthy();
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('ipê');
    await person.click(screen.getByRole('button', { name: 'Ver a importação' }));
    expect(await screen.findByRole('button', { name: 'Desfazer a importação' })).toBeTruthy();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/upload/projects?import=import+8');
  });

  test('a check that is cancelled says nothing when it ends, and one that is refused says why', async () => {
    const fixed = { 'Mutation.importProjects.rows.errors': [] };
    const { person } = await show({ path: '/upload/projects', fixed });
    const release = holdChanges('useImportProjectsMutation');
    await choose(sheet(row('Obra boa', '450,5')));
    await screen.findByText('Conferindo obras.csv…');
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    release();
    await new Promise((done) => setTimeout(done, 50));
    refuseImport('A planilha tem linhas demais');
    await choose(sheet(row('Obra boa', '450,5')));
    expect((await screen.findByText('A planilha tem linhas demais')).closest('[role=alert]')).toBeTruthy();
    // It may be mended and chosen again.
    await choose(sheet(row('Obra boa', '450,5')));
    expect(await screen.findByText('Conferência de obras.csv')).toBeTruthy();
    expect(screen.queryByText('A planilha tem linhas demais')).toBeNull();
    refuseImport('O espaço acabou');
    const end = holdChanges('useImportProjectsMutation');
    await person.click(screen.getByRole('button', { name: 'Importar' }));
    await screen.findByText(/^Importando obras\.csv/);
    await person.click(screen.getByRole('link', { name: 'Benchmark' }));
    await screen.findByRole('heading', { level: 1, name: 'Benchmark de estruturas' });
    end();
    expect(await screen.findByText('O espaço acabou')).toBeTruthy();
  });

  test('a service that takes no import back says so: none is cancelled or undone there, and it reads no models', async () => {
    const fixed = { 'Mutation.importProjects.importId': null, 'Mutation.importProjects.rows.errors': [] };
    const { person, leave } = await show({ path: '/upload/projects', fixed, lacking: 'importChecks' });
    try {
      await choose(new File(['ISO-10303-21;'], 'torre.ifc'));
      expect(await screen.findByText('O arquivo deve ser CSV')).toBeTruthy();
      await choose(sheet(row('Obra boa', '450,5')));
      const go = await screen.findByRole('button', { name: 'Importar' });
      const release = holdChanges('useImportProjectsMutation');
      await person.click(go);
      await screen.findByText(/^Importando obras\.csv/);
      expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
      release();
      expect(await screen.findByText('Importação concluída')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Desfazer a importação' })).toBeNull();
    } finally {
      leave();
    }
  });

  test('an import that is undone after its screen was left leaves the address of another alone', async () => {
    const fixed = { 'Mutation.undoImport.undoneImportId': 'import 9' };
    const { person, router, sent } = await show({ path: '/upload/projects?import=import+9', fixed });
    await person.click(await screen.findByRole('button', { name: 'Desfazer a importação' }));
    const release = holdChanges('UndoImportMutation');
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Desfazer a importação' }));
    await waitFor(() => expect(sent(/UndoImportMutation$/)).toHaveLength(1));
    await router.navigate('/projects?q=ipê&phase=basic_project');
    await screen.findByRole('heading', { level: 1, name: 'Projetos' });
    release();
    expect(await screen.findByText('Importação desfeita')).toBeTruthy();
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('ipê');
  });

  test('says every note of a row, each once', () => {
    const notes = ['contam como 0', 'sem aço', 'sem aço'].map((message) => ({ message }));
    const outcome = importOutcome([
      { row: 2, projectId: 'a', errors: [], notes },
      { row: 3, projectId: 'a', errors: [], notes: notes.slice(1) },
    ]);
    expect(outcome.notes).toEqual([
      { message: 'contam como 0', rows: [2] },
      { message: 'sem aço', rows: [2, 3] },
    ]);
  });

  test('counts rows and names each project once', () => {
    const errors = [{ column: 'floor_area', message: 'Informe um número' }];
    const other = [{ column: 'unit_name', message: 'Informe o nome' }, ...errors];
    const outcome = importOutcome([
      { row: 5, projectId: null, errors, notes: [] },
      { row: 4, projectId: null, errors: other, notes: [] },
      { row: 6, projectId: null, errors, notes: [] },
      { row: 2, projectId: 'a', errors: [], notes: [{ message: 'contam como 0' }] },
      { row: 3, projectId: 'a', errors: [], notes: [{ message: 'contam como 0' }] },
    ]);
    expect(outcome).toMatchObject({
      good: 2,
      faulty: 3,
      projects: ['a'],
      notes: [{ message: 'contam como 0', rows: [2, 3] }],
    });
    expect(outcome.faults.map(({ row: at, column }) => `${at} ${column}`)).toEqual(
      '4 unit_name,4 floor_area,5 floor_area,6 floor_area'.split(','),
    );
  });
});
