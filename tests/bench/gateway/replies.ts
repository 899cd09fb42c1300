import {
  floorId,
  frame,
  moduleId,
  moduleRow,
  optionId,
  optionRow,
  projectId,
  projectRow,
  totalsWire,
  unitId,
  unitRow,
  uuid,
  versionId,
} from '../../support/towers/towerWire.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const stamps = { created_at: '2026-01-01T10:00:00Z', updated_at: '2026-02-01T10:00:00Z' };
const towers = [unitId, uuid(2, 2), uuid(2, 3)];
const project = `/v1/projects/${projectId}`;
const unit = `${project}/units/${unitId}`;

const versionRow = (option: number, module: number, version: number) => ({
  id: versionId(option, module, version),
  version,
  name: `Versão ${version}`,
  type: 'beam_column',
  is_valid: version === 1,
  ...totalsWire('beam_column', frame(10 * option + version, 100 * module), 2),
  ...stamps,
});

/** What the stub answers, by path: 50 projects, one with three towers, of which one has 4 options of 6 modules. */
export function replies(): Map<string, object> {
  const options = numbers(4).map((option) =>
    optionRow(
      option,
      numbers(6).map((n) => moduleRow(option, n, frame(10 * option, 100 * n), [floorId(3), floorId(4)])),
    ),
  );
  const units = towers.map((id, at) => ({ id, name: `Torre ${at + 1}`, type: 'tower' }));
  const list = numbers(50).map((n) => projectRow(n));
  const modules = numbers(4).flatMap((option) =>
    numbers(6).map((n): [string, object] => [
      `${unit}/options/${optionId(option)}/modules/${moduleId(option, n)}`,
      {
        module: moduleRow(option, n, frame(10 * option, 100 * n)),
        versions: numbers(5).map((version) => versionRow(option, n, version)),
      },
    ]),
  );
  return new Map<string, object>([
    ['/v1/projects/?page_size=50', { projects: list, metadata: { total_records: 50 } }],
    [project, { project: projectRow(1, { units }) }],
    [unit, { unit: unitRow }],
    ...towers.map((id): [string, object] => [`${project}/units/${id}/options`, { tower_options: options }]),
    ...modules,
  ]);
}

const nodes = (fields: string) => `{ edges { node { ${fields} } } }`;
const ends = (name: string) => `${name} { min max }`;
const module = `id name floorRepetition quantities { concrete steel ${ends('co2')} ${ends('energy')} }`;
const versions = `versions(first: 10) ${nodes(`id number technology isValid quantities { ${ends('co2')} }`)}`;
const tower = (fields: string) =>
  `query Tower($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) {
    id name options(first: 50) ${nodes(`id name isReference modules(first: 50) ${nodes(fields)}`)} } }`;

/** Four screens' queries, and the calls each of them needs. */
export const operations = [
  {
    name: '50 projects',
    query: `query List { viewer { projects(first: 50) ${nodes('id databaseId name phase state city updatedAt')} } }`,
    calls: ['/v1/projects/?page_size=50'],
  },
  {
    name: 'a project, 3 towers, 4 options each',
    query: `query Project($projectId: ID!) { project(projectId: $projectId) { id name phase state city
      units(first: 50) ${nodes(`id name options(first: 50) ${nodes('id name isReference')}`)} } }`,
    calls: [project, ...towers.map((id) => `${project}/units/${id}/options`)],
  },
  { name: 'a tower, 4 options of 6 modules', query: tower(module), calls: [unit, `${unit}/options`] },
  {
    name: 'the same with 5 versions of each',
    query: tower(`${module} ${versions}`),
    calls: [unit, `${unit}/options`, ...[...replies().keys()].filter((path) => path.includes('/modules/'))],
  },
] as const;

export const variables = { projectId, unitId };
