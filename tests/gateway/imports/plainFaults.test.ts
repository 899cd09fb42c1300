import { expect, test } from 'vitest';
import { knownColumns, moduleColumns } from '../../../gateway/import/plain/columns.ts';
import { planProjects } from '../../../gateway/import/plain/planProjects.ts';
import { readPlainSheet } from '../../../gateway/import/plain/plainSheet.ts';

const good: Readonly<Record<string, string>> = {
  ...Object.fromEntries(moduleColumns.map((column, at) => [column, String(at + 1)])),
  project_name: 'Residencial Sul',
  project_cep: '01310-100',
  project_state: 'SP',
  project_city: 'Santos',
  project_neighborhood: 'Boqueirão',
  project_street: 'Rua A',
  project_number: '10',
  project_phase: 'basic_project',
  unit_name: 'Torre A',
  floor_name: 'Tipo',
  floor_category: 'standard_floor',
  floor_area: '90.5',
  floor_height: '3',
  floor_repetition: '2',
  module_wall_thickness: '0.12',
  module_slab_thickness: '0.1',
};
const cells = ['', 'x', '-1', '0', '1.5', '1e9', 'a'.repeat(501)];

/** What is said of a sheet of rows, each with changes. */
function faultText(rows: readonly Record<string, string>[]): string {
  const lines = rows.map((changes) =>
    knownColumns.map((column) => ({ ...good, ...changes })[column]).join(','),
  );
  const sheet = readPlainSheet(Buffer.from([knownColumns.join(','), ...lines].join('\n')));
  const projects = planProjects(sheet.rows);
  const faults = [...sheet.faults, ...projects.flatMap((project) => project.faults)];
  const made = projects.map(({ units }) =>
    units.map(({ floors, area }) => `${floors} × ${area}`).join(' + '),
  );
  return [made.join(' | '), ...faults.map(({ row, column, message }) => `${row} ${column}: ${message}`)].join(
    '; ',
  );
}

test('what is said of a sheet with another cell in its first or second row is as written', async () => {
  const lines = knownColumns.flatMap((column) =>
    cells.flatMap((cell) => {
      const name = `${column} = ${cell.length > 20 ? 'a long text' : JSON.stringify(cell)}`;
      return [
        `${name}, first: ${faultText([{ [column]: cell }, { floor_name: 'Cobertura' }])}`,
        ...(/^x?$/.test(cell)
          ? [`${name}, second: ${faultText([{}, { floor_name: 'Cobertura', [column]: cell }])}`]
          : []),
      ];
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/plainFaults.txt');
});
