import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { serveGateway } from '../../support/served.ts';
import { expectStatus, type TestProject } from '../../support/world.ts';

/** An unknown is null in the graph, never 0: towers of every state, read in every place that tells quantities. */
const { gateway, user: ana } = await serveGateway();

const states = ['empty', 'onNoFloor', 'foundationOnly', 'built'] as const;
type OptionState = (typeof states)[number];
type Tower = { options: OptionState[]; reference: number };

const towers = fc.record({
  options: fc.array(fc.constantFrom(...states), { maxLength: 3 }),
  // Above the last option none is the reference.
  reference: fc.nat({ max: 3 }),
});

async function build(project: TestProject, { options, reference }: Tower, name: string) {
  const unit = await project.unit({ name });
  for (const [at, state] of options.entries()) {
    const option = await unit.option({ name: `Opção ${at}`, active: at === reference });
    if (at === 0) await ana.call('PATCH', option.path, { active: reference === 0 });
    if (state === 'built') await option.module();
    if (state === 'onNoFloor') {
      const module = await option.module();
      await expectStatus(201, ana.call('POST', `${module.path}/duplicate`, {}));
      await ana.call('DELETE', module.path);
    }
    if (state === 'foundationOnly') {
      const body = { type: 'raft_foundation', data: { ...sampleRaft, unit_id: unit.id } };
      await expectStatus(201, ana.call('POST', `${option.path}/modules`, body));
    }
  }
}

const amounts = `concrete steel co2 { min max } energy { min max } materials { amount }
  perSquareMeter { concrete co2 { min max } energy { min max } }`;
const quantities = `quantities { ${amounts} }`;
const query = `query ($id: ID!) { project(projectId: $id) {
  ${quantities} figures { ${quantities} }
  units { nodes { name quantitiesSource ${quantities}
    options { nodes { name ${quantities} modules { nodes { ${quantities} versions { nodes { ${quantities} } } } } } } } } } }`;

/** Every `quantities` of an answer with the path to it. */
function readings(value: unknown, path = ''): { path: string; found: Record<string, unknown> | null }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(key === 'quantities'
      ? [{ path: `${path}.${key}`, found: each as Record<string, unknown> | null }]
      : []),
    ...readings(each, `${path}.${key}`),
  ]);
}

/** Every number of it that is 0. */
const zeros = (value: unknown, path = ''): string[] => {
  if (value === 0) return [path];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => zeros(each, `${path}.${key}`));
};

test('no reading is 0 where the quantity is null, whatever a tower has', async () => {
  const drawn: Tower[] = [
    // The reference is still empty, and another option is built or not.
    { options: ['empty'], reference: 0 },
    { options: ['empty', 'built'], reference: 0 },
    { options: ['built', 'foundationOnly', 'onNoFloor'], reference: 2 },
    ...fc.sample(towers, 8),
  ];
  for (const [at, tower] of drawn.entries()) {
    const project = await ana.project();
    await build(project, tower, `Torre ${at}`);
    const { data, errors } = await gateway.ask(query, { variables: { id: project.id }, token: ana.token });
    expect(errors).toEqual([]);
    const what = JSON.stringify(tower);
    const all = readings(data.project);
    expect(all.length).toBeGreaterThanOrEqual(3);
    for (const { path, found } of all) {
      if (found === null) continue;
      expect([what, path, ...zeros(found)]).toEqual([what, path]);
    }
    const [unit] = data.project.units.nodes;
    const { options, reference } = tower;
    const isBuilt = options.includes('built');
    const source = options[reference] === 'built' ? 'REFERENCE' : 'NEWEST';
    expect([what, unit.quantitiesSource]).toEqual([what, isBuilt ? source : 'NONE']);
    for (const each of [unit, data.project, data.project.figures])
      expect([what, each.quantities === null]).toEqual([what, !isBuilt]);
  }
}, 120_000);
