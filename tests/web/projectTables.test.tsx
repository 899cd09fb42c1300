import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { sortUnits } from '../../web/screens/projectTables/sortUnits.ts';
import { unitCsv, type UnitFigures } from '../../web/screens/projectTables/unitCsv.ts';
import { renderScreen, someone } from './support/renderScreen.tsx';

const tower = (name: string, steel: number | null): UnitFigures => ({
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
});

/** Five projects of somebody else who agreed, each heavier than the sample: only their floors with structure count. */
async function fivePeers(): Promise<void> {
  const other = await someone();
  const floor_groups = [{ name: 'Tipo', category: 'standard_floor', area: 300, height: 2.8, repetition: 2 }];
  for (let at = 0; at < 5; at += 1) {
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
    const second = await project.unit({ name: 'Torre Sul' });
    const unmarked = await second.option();
    await unmarked.module();
    await user.call('PATCH', unmarked.path, { active: false });
    await project.unit({ name: 'Torre Nova' });
    await fivePeers();
    await renderScreen(`/projects/${project.id}`, user);

    const table = within(await screen.findByRole('region', { name: 'Tabela das torres' }));
    const north = within(table.getByRole('row', { name: /Torre Norte/ }));
    expect(north.getByText('Simulação de referência')).toBeTruthy();
    expect(north.getByText('2 de 4 pavimentos sem estrutura')).toBeTruthy();
    expect(north.getByRole('link').getAttribute('href')).toBe(`/projects/${project.id}/${first.id}`);
    expect(
      within(table.getByRole('row', { name: /Torre Sul/ })).getByText('Simulação mais nova'),
    ).toBeTruthy();
    expect(
      within(table.getByRole('row', { name: /Torre Nova/ })).getByText('Sem estrutura lançada'),
    ).toBeTruthy();
    const sentence = /^Este projeto: .*, menor que 5 e maior que 0 de 5 projetos conhecidos/;
    expect(screen.getAllByText(sentence)).toHaveLength(2);
  });

  test('an unknown project is an error page', async () => {
    // The router prints the Response it was thrown, whole.
    vi.spyOn(console, 'error').mockReturnValue();
    await renderScreen('/projects/00000000-0000-7000-8000-000000000000', await someone());
    expect(await screen.findByText('Projeto não encontrado')).toBeTruthy();
  });

  test('the sheet holds exact figures, as a spreadsheet of the language reads them', () => {
    const [, row] = unitCsv([tower('=Torre "A"', null)], 'pt-BR', (key) => key).split('\r\n');
    expect(row).toBe(`"'=Torre ""A""";10;3;"source.REFERENCE";1000,5;240000;;1;2,5;3;4;0,1;0,2;0,3;0,4`);
    expect(unitCsv([tower('A', 95.25)], 'en-US', (key) => key)).toContain(',240000,95.25,1,2.5,');
  });

  test('towers without the figure come last in either order', () => {
    const towers = [tower('Torre 10', null), tower('Torre 9', 5), tower('Torre 2', 7)];
    const names = (field: string, descending: boolean) =>
      sortUnits(towers, field, descending, 'pt-BR').map(({ name }) => name);
    expect(names('steel', false)).toEqual(['Torre 9', 'Torre 2', 'Torre 10']);
    expect(names('steel', true)).toEqual(['Torre 2', 'Torre 9', 'Torre 10']);
    expect(names('name', false)).toEqual(['Torre 2', 'Torre 9', 'Torre 10']);
  });
});
