import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { unitCsv } from '../../../web/screens/project/unitTable/unitCsv.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

afterEach(() => vi.restoreAllMocks());

const tower = (name: string, steel: number | null) => ({
  name,
  totalFloors: 10,
  totalArea: 1000.5,
  uncoveredFloors: 3,
  quantitiesSource: 'REFERENCE',
  quantities: {
    concrete: 240_000,
    steel,
    co2: { min: 1, max: 2.5 },
    energy: { min: 3, max: 4 },
    perSquareMeter: { co2: { min: 0.1, max: 0.2 }, energy: { min: 0.3, max: 0.4 } },
  },
  dwellings: null,
  missingPriceNames: [] as string[],
  repetitionCount: 1,
  structure: {
    perSquareMeter: { co2: { min: 0.1, max: 0.2 }, energy: { min: 0.3, max: 0.4 }, cost: null },
    perDwelling: null,
  },
  foundation: null,
});

/** Projects of five others who agreed, each heavier than the sample: only their floors with structure count. */
async function fivePeers(): Promise<void> {
  const floor_groups = [{ name: 'Tipo', category: 'standard_floor', area: 300, height: 2.8, repetition: 2 }];
  for (let at = 0; at < 5; at += 1) {
    const other = await someone();
    const project = await other.project();
    await (await (await project.unit({ floor_groups })).option({ active: true })).module();
    await other.call('PATCH', project.path, { benchmark_consent: true });
  }
}

describe('the tables of a project', () => {
  test('say of each tower its gaps and where its figures come from', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Residencial Jatobá' });
    const first = await project.unit({ name: 'Torre Norte' });
    await (await first.option({ active: true })).module();
    const second = await project.unit({ name: 'Torre Sul', housing_units_count: 8 });
    const unmarked = await second.option();
    await unmarked.module();
    await user.call('PATCH', unmarked.path, { active: false });
    const raft = { type: 'raft_foundation', data: sampleRaft };
    await expectStatus(201, user.call('POST', `${unmarked.path}/modules`, raft));
    await project.unit({ name: 'Torre Nova' });
    await fivePeers();
    const { person } = await renderScreen(`/projects/${project.id}`, user);

    const table = within(await screen.findByRole('group', { name: 'Tabela das torres' }));
    const north = within(table.getByRole('row', { name: /Torre Norte/ }));
    expect(north.getByText('Simulação de referência')).toBeTruthy();
    expect(north.getByText('2 de 4 pavimentos sem estrutura')).toBeTruthy();
    expect(north.getByRole('link').getAttribute('href')).toBe(`/projects/${project.id}/${first.id}`);
    const south = within(table.getByRole('row', { name: /Torre Sul/ }));
    expect(south.getByText('Mais nova com estrutura')).toBeTruthy();
    expect(south.getByText(/^Fundação: .* kgCO₂e\/m²; com a estrutura: /)).toBeTruthy();
    expect(south.getByText(/^Por unidade habitacional: .* GJ; com a fundação: .* tCO₂e/)).toBeTruthy();
    expect(north.queryByText(/Fundação|unidade habitacional/)).toBeNull();
    const apart = within(screen.getByRole('table', { name: 'Estrutura e fundação, por m²' }));
    expect(apart.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Estrutura',
      'Fundação',
      'Estrutura + fundação',
    ]);
    expect(
      within(table.getByRole('row', { name: /Torre Nova/ })).getByText('Sem estrutura lançada'),
    ).toBeTruthy();
    const sentence = /^Este projeto: .*; de 0 % a 0 % dos projetos conhecidos ficam abaixo/;
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    const files = watchDownloads();
    await person.click(screen.getByRole('button', { name: 'Baixar as torres em CSV' }));
    await waitFor(() => expect(files).toMatchObject([{ name: 'Residencial Jatobá.csv' }]));
    expect(await files[0]?.text).toMatch(/Torre Norte[^]*Torre Nova|Torre Nova[^]*Torre Norte/);
  });

  test('the sheet holds exact figures, as a spreadsheet of the language reads them', () => {
    const [, row] = unitCsv([tower('=Torre "A"', null)], 'pt-BR', (key) => key).split('\r\n');
    expect(row).toBe(`"'=Torre ""A""";10;3;"source.REFERENCE";1000,5;240000;-;1;2,5;3;4;0,1;0,2;0,3;0,4`);
    expect(unitCsv([tower('A', 95.25)], 'en-US', (key) => key)).toContain(',240000,95.25,1,2.5,');
  });

  test('the sheet ends with costs where they are shown, - where one is not known', () => {
    const cost = { min: 1000.5, max: 2000 };
    const known = { ...tower('A', 1), quantities: { ...tower('A', 1).quantities, cost } };
    const [head, first, second] = unitCsv(
      [known, { ...tower('B', 1), missingPriceNames: ['Formas', 'Telas'] }],
      'en-US',
      (key) => key,
      true,
    ).split('\r\n');
    expect(head).toMatch(/"money.name min \(R\$\)","money.name max \(R\$\)","money.name min \(R\$\/m²\)",/);
    expect(head).toMatch(/,"money\.lacks"$/);
    expect(first).toMatch(/,1000\.5,2000,-,-,""$/);
    expect(second).toMatch(/,-,-,-,-,"Formas; Telas"$/);
    const both = { co2: null, energy: null, cost };
    const lived = { ...known, dwellings: 8, structure: { perSquareMeter: both, perDwelling: both } };
    const carried = {
      ...lived,
      foundation: { perSquareMeter: { ...both, cost: { min: 1, max: 2 } }, perDwelling: null },
    };
    const [, row] = unitCsv([carried], 'en-US', (key) => key, true).split('\r\n');
    // In all, per m² and per dwelling; of the foundation and of both per m².
    expect(row).toMatch(/(,1000\.5,2000){3},1,2,1001\.5,2002,""$/);
    // What nothing carries costs what its structure does.
    const [, , bare] = unitCsv([carried, lived], 'en-US', (key) => key, true).split('\r\n');
    expect(bare).toMatch(/(,1000\.5,2000){3},-,-,1000\.5,2000,""$/);
    expect(unitCsv([known], 'en-US', (key) => key)).not.toContain('money.');
  });

  test('the sheet has columns of foundations where any tower has one, and none where none has', () => {
    const foundation = {
      perDwelling: null,
      perSquareMeter: { co2: { min: 0.5, max: 0.6 }, energy: { min: 0.7, max: 0.8 }, cost: null },
    };
    const carried = { ...tower('B', 1), foundation };
    const both = unitCsv([tower('A', 1), carried], 'en-US', (key) => key).split('\r\n');
    expect(both[0]).toContain('apart.foundation: quantity.co2 min (kgCO₂e/m²)');
    expect(both[1]).toMatch(/,0\.1,0\.2,0\.3,0\.4,-,-,-,-,0\.1,0\.2,0\.3,0\.4$/);
    expect(both[2]).toMatch(/,0\.5,0\.6,0\.7,0\.8,0\.6,0\.8[0-9]*,1,1\.2[0-9]*$/);
    expect(unitCsv([tower('A', 1)], 'en-US', (key) => key)).not.toContain('apart.');
  });

  test('the sheet has the figures per dwelling behind all others, where any tower has their number', () => {
    const perDwelling = { co2: { min: 10, max: 20 }, energy: { min: 30, max: 40 }, cost: null };
    const lived = { ...tower('B', 1), dwellings: 8, structure: { perSquareMeter: null, perDwelling } };
    const foundation = {
      perSquareMeter: null,
      perDwelling: { co2: { min: 1, max: 2 }, energy: null, cost: null },
    };
    const plain = unitCsv([tower('A', 1), lived], 'en-US', (key) => key).split('\r\n');
    expect(plain[0]).toMatch(/"column\.dwellings","quantity\.co2 min \(kgCO₂e\/apart\.dwelling\)"/);
    expect(plain[1]).toMatch(/,0\.3,0\.4,-,-,-,-,-$/);
    expect(plain[2]).toMatch(/,8,10,20,30,40$/);
    const [, carried] = unitCsv([{ ...lived, foundation }], 'en-US', (key) => key).split('\r\n');
    expect(carried).toMatch(/,8,10,20,30,40,1,2,-,-,11,22,30,40$/);
  });

  test('the sheet says last how often each tower is built, where any is more than once', () => {
    const twice = { ...tower('B', 1), dwellings: 8, repetitionCount: 2 };
    const [head, once, row] = unitCsv([tower('A', 1), twice], 'en-US', (key) => key).split('\r\n');
    expect(head).toMatch(/,"column\.repetition"$/);
    expect([once, row]).toEqual([expect.stringMatching(/,1$/), expect.stringMatching(/,2$/)]);
    // The services that keep no such figure tell none.
    const withoutCount = { ...tower('A', 1), repetitionCount: null };
    expect(unitCsv([tower('A', 1), withoutCount], 'en-US', (key) => key)).not.toContain('column.repetition');
  });

  test('the sheet names the systems of slabs of each tower’s representative option, where any has them', () => {
    const flat = { ...tower('B', 1), slabs: ['Lisa protendida', 'Nervurada'] };
    const [head, untold, told] = unitCsv([tower('A', 1), flat], 'pt-BR', (key) => key).split('\r\n');
    expect(head).toMatch(/;"column\.slabs"$/);
    expect(untold).toMatch(/;""$/);
    expect(told).toMatch(/;"Lisa protendida, Nervurada"$/);
    expect(unitCsv([tower('A', 1)], 'pt-BR', (key) => key)).not.toContain('column.slabs');
  });
});
