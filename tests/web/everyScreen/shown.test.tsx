import { beforeEach, expect, test, vi } from 'vitest';
import { screens } from '../../../web/routes.tsx';
import { type Place, show } from '../support/controls.ts';
import type { Answers } from '../support/distinctAnswers.ts';
import { saidAndWritten } from '../support/walkScreen.ts';

declare const window: Window & typeof globalThis & { happyDOM: { setViewport(size: object): void } };

const module = { node: 'Module' };
const tower = { node: 'Unit' };

const places: Readonly<Record<string, Place>> = {
  benchmark: { path: '/benchmark' },
  dashboard: { path: '/dashboard', fixed: { 'Project.figures.isComplete': true } },
  decision: { path: '/new_projects/1/decisions/1', node: 'Decision' },
  decisions: { path: '/decisions' },
  estimate: { path: '/layers/edit?id=1', node: 'Structure' },
  factors: { path: '/factors' },
  importProjects: { path: '/upload/projects' },
  invites: { path: '/profile/invites' },
  landing: { path: '/' },
  newEstimate: { path: '/layers/new' },
  newTower: { path: '/unit/new?projectId=1' },
  newVersion: { path: '/projects/1/1/1/simulation/new?type=beam_column', ...module },
  office: { path: '/office' },
  profile: { path: '/profile' },
  project: { path: '/new_projects/1' },
  projectActivity: { path: '/new_projects/1?tab=activity' },
  projectDetails: { path: '/new_projects/1?tab=details' },
  projectPeople: { path: '/new_projects/1?tab=people' },
  projectPrices: { path: '/new_projects/1?tab=prices' },
  projectSuppliers: { path: '/new_projects/1?tab=suppliers' },
  projectTables: { path: '/projects/1' },
  projectCards: { path: '/new_projects' },
  projects: { path: '/projects' },
  settings: { path: '/settings' },
  takeoff: { path: '/new_projects/1/unit/1/takeoff/1', node: 'Option' },
  tower: { path: '/new_projects/1/unit/1', ...tower },
  towerDrawer: { path: '/new_projects/1/unit/1/edit', ...tower },
  towerForm: { path: '/unit/edit?projectId=1&unitId=1', ...tower },
  towerTables: { path: '/projects/1/1', ...tower },
  versions: { path: '/projects/1/1/1?type=beam_column', ...module },
};

beforeEach(() => {
  window.happyDOM.setViewport({ width: 1440 });
  vi.stubGlobal('print', () => {});
  // Without an account there are no news.
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  // A day long after those of the answers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});

test.each(Object.entries(places))(
  '%s shows, opens, changes and sends what its text says',
  { timeout: 600_000 },
  async (name, place) => {
    const as = (kind?: Answers['kind']) => () => show(place, { isLasting: true, kind });
    const others = {
      'answered otherwise': as('other'),
      'nothing told': as('absent'),
      'no rows': as('empty'),
    };
    const [said, written] = await saidAndWritten(name, as(), others);
    expect(said).toEqual(written);
  },
);

test('every route is opened above, or is one of guests, or leads elsewhere', () => {
  const paths = screens.map(({ path }) => `/${path}`.replace('//', '/'));
  const opened = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return Object.values(places).some(({ path: each }) => pattern.test(each.split('?')[0]!));
  };
  expect(paths.filter((path) => !opened(path))).toEqual([
    '/login',
    '/login/callback',
    '/sign-up',
    '/reset',
    '/forget',
    '/activate',
    '/privacy',
    '/terms',
    '/new_projects/:projectId/unit/:unitId/constructive-technologies',
  ]);
});
