import { expect, test, vi } from 'vitest';
import { frame, masonry, walls } from '../../../seed/structures.ts';
import { recordRequests } from '../support/controls.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { saidAndWritten, type Shown } from '../support/walkScreen.ts';

/** Sources of one cost stand for those of the others, and a pair's cell for the five beside it. */
const alike = / › Códigos (?!92759$)|^(dependede −3,75|maior|menor)/;

/** The comparison works out what it says: it is of a tower of three technologies that the service knows. */
async function openComparison() {
  const user = await someone();
  const project = await user.project({ name: 'Residencial' });
  const group = { name: 'Pavimento tipo 1', category: 'standard_floor', area: 400, height: 3, repetition: 8 };
  const unit = await project.unit({ name: 'Torre', floor_groups: [group] });
  const structures = [
    ['Pórtico', 'beam_column', frame(400, 1)],
    ['Paredes', 'concrete_wall', walls(400, 1)],
    ['Alvenaria', 'structural_masonry', masonry(400, 1)],
  ] as const;
  for (const [name, type, data] of structures)
    await (await unit.option({ name, active: name === 'Pórtico' })).module({ name, type, data });
  const path = `/new_projects/${project.id}/unit/${unit.id}/constructive-technologies`;
  return async (): Promise<Shown> => {
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
  };
}

test('the comparison shows, opens, changes and sends what its text says', { timeout: 600_000 }, async () => {
  vi.stubGlobal('print', () => {});
  const open = await openComparison();
  // The day of the texts, which a new price proposes.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
  const [said, written] = await saidAndWritten('comparison', open, {}, alike);
  expect(said).toEqual(written);
});
