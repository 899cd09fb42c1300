import { expect, test, vi } from 'vitest';
import { frame, masonry, walls } from '../../../seed/structures.ts';
import type { TestUser } from '../../support/world.ts';
import { secondTower } from '../../gateway/answers/towers.ts';
import { recordRequests } from '../support/controls.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { saidAndWritten, type Shown } from '../support/walkScreen.ts';

/** Sources of one cost stand for those of the others, and a pair's cell for the five beside it. */
const alike = / › Códigos (?!92759$)|^(dependede −3,75|maior|menor)/;

type Ways = readonly (readonly [name: string, type: string, data: object])[];

const threeTechnologies: Ways = [
  ['Pórtico', 'beam_column', frame(400, 1)],
  ['Paredes', 'concrete_wall', walls(400, 1)],
  ['Alvenaria', 'structural_masonry', masonry(400, 1)],
];

/** Two alike, and one that emits and costs more in any case. */
const threeFrames: Ways = [
  ['Pórtico', 'beam_column', frame(400, 1)],
  ['Igual', 'beam_column', frame(400, 1)],
  ['Pesado', 'beam_column', frame(400, 2)],
];

/** A tower that the service knows, whose comparison works out what it says. */
async function comparedTower(user: TestUser, name: string, ways: Ways): Promise<string> {
  const project = await user.project({ name });
  const group = { name: 'Pavimento tipo 1', category: 'standard_floor', area: 400, height: 3, repetition: 8 };
  const unit = await project.unit({ name: 'Torre', floor_groups: [group] });
  for (const [way, type, data] of ways)
    await (await unit.option({ name: way, active: way === 'Pórtico' })).module({ name: way, type, data });
  return comparisonOf(project.id, unit.id);
}

const comparisonOf = (projectId: string, unitId: string) =>
  `/new_projects/${projectId}/unit/${unitId}/constructive-technologies`;

async function open(path: string, user: TestUser): Promise<Shown> {
  if (vi.isMockFunction(globalThis.fetch)) vi.mocked(globalThis.fetch).mockRestore();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const isMutation = input === '/graphql' && /"operationName":"\w+Mutation"/.test(body);
    // The next showing would have what this one changed.
    return isMutation ? new Promise<never>(() => {}) : real(input, init);
  });
  const requests = recordRequests();
  return { ...(await renderScreen(path, user)), requests, namePlaces: (text) => text };
}

test('the comparison shows, opens, changes and sends what its text says', { timeout: 600_000 }, async () => {
  vi.stubGlobal('print', () => {});
  const user = await someone();
  const first = await comparedTower(user, 'Residencial', threeTechnologies);
  const frames = await comparedTower(user, 'Pórticos', threeFrames);
  const { projectId, unitId, ofSmaller } = await secondTower(user);
  const second = comparisonOf(projectId, unitId);
  // The day of the texts, which a new price proposes.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
  const at = (path: string) => () => open(path, user);
  const others = {
    'of frames, one never the best': at(frames),
    'of a tower with faults': at(second),
    'with foundations, in whole': at(`${second}?foundation=yes&measure=total`),
    'of modules of unlike area': at(`${second}?modules=${ofSmaller.join()}`),
    'of modules, with losses': at(`${second}?modules=${ofSmaller.join()}&losses=yes`),
  };
  const isAlike = (heading: string) => alike.test(heading);
  const [said, written] = await saidAndWritten('comparison', at(first), others, isAlike);
  expect(said).toEqual(written);
});
