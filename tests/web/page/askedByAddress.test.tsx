import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { screens } from '../../../web/routes.tsx';
import { show } from '../support/controls.ts';

/** Each another, so that none can stand in the place of another. */
const given: Record<string, string> = {
  projectId: '7',
  unitId: '8',
  optionId: '9',
  moduleId: '10',
  decisionId: '11',
};
const parameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** Drawers with an address of their own hang under the screen they open over. */
const paths = screens
  .flatMap((route) => [route, ...(route.children ?? [])])
  .map(({ path = '' }) => path.replace(/^\/?/, '/'))
  .filter((path) => parameters(path).length > 0);

describe('a screen asks for what its address names, and for nothing else by that name', () => {
  test('there are such screens, drawers among them', () => {
    expect(paths).toContain('/new_projects/:projectId/unit/:unitId/edit');
  });

  test.each(paths)('%s', async (path) => {
    const address = path.replaceAll(/:(\w+)/g, (_whole, name: string) => given[name]!);
    const { requests } = await show({ path: `${address}?type=beam_column` });
    const asked = () => requests.flatMap(([, variables]) => Object.entries(variables));
    // A decision is found by its id alone.
    const named = parameters(path).filter((name) => name !== 'projectId' || !path.includes(':decisionId'));
    await waitFor(() =>
      expect(asked()).toEqual(expect.arrayContaining(named.map((name) => [name, given[name]]))),
    );
    await screen.findByRole('heading', { level: 1 });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(asked().filter(([name, value]) => name in given && value !== given[name])).toEqual([]);
  });
});
