import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../../../web/paths.ts';
import { screens } from '../../../web/routes.tsx';
import { sourcesBelow } from '../../architecture/sources.ts';

const tower = { projectId: 'p', unitId: 'u' };
const module = { ...tower, moduleId: 'm' };

const made: Record<string, string> = {
  ...Object.fromEntries(Object.entries(paths).filter(([, path]) => typeof path === 'string')),
  loginFor: paths.loginFor('/x'),
  project: paths.project('p'),
  declare: paths.declare('p', 'concrete:30'),
  addUnitTo: paths.addUnitTo('p'),
  decision: paths.decision('p', 'd'),
  newUnit: paths.newUnit('p'),
  editUnitOf: paths.editUnitOf(tower),
  unit: paths.unit(tower),
  compare: paths.compare(tower),
  takeoff: paths.takeoff(tower, 'T3B0aW9uOjE='),
  addFoundation: paths.addFoundation(tower, 'T3B0aW9uOjE='),
  projectTables: paths.projectTables('p'),
  towerTables: paths.towerTables(tower),
  versions: paths.versions(module, 'BEAM_COLUMN'),
  newVersion: paths.newVersion(module, 'BEAM_COLUMN'),
  editEstimate: paths.editEstimate(7),
  invite: paths.invite(7),
};

const routeOf = (path: string) => {
  const matches = matchRoutes(screens, new URL(path, 'http://torre.test').pathname) ?? [];
  return matches.at(-1)?.route.path;
};

test('every path leads to a screen, and two to the same one only if they differ by parameters', () => {
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(paths).toSorted());
  const routes = Object.values(made).map(routeOf);
  expect(routes.filter((route) => route === undefined || route === '*')).toEqual([]);
  const plain = Object.entries(made).filter(
    ([name]) =>
      !['loginFor', 'invite', 'declare', 'addFoundation', 'addUnitTo', 'editEstimate'].includes(name),
  );
  expect(new Set(plain.map(([, path]) => routeOf(path))).size).toBe(plain.length);
});

test('every screen has an address that another leads to, but what mails lead to and what is lost', () => {
  const led = new Set(Object.values(made).map(routeOf));
  const routes = screens.map(({ path }) => path);
  expect(routes.filter((route) => !led.has(route))).toEqual(['reset', 'activate', '*']);
  const uses = sourcesBelow('web').filter(({ path }) => !/(^web\/paths|routes?)\.tsx?$/.test(path));
  const names = Object.keys(paths).filter(
    (name) => !uses.some(({ text }) => new RegExp(`\\bpaths\\.${name}\\b`).test(text)),
  );
  expect(names).toEqual([]);
});

test('an address carries its ids to the screen', () => {
  const path = paths.takeoff({ projectId: 'p', unitId: 'u' }, 'T3B0aW9uOjE=');
  expect(matchRoutes(screens, path)?.at(-1)?.params).toEqual({
    projectId: 'p',
    unitId: 'u',
    optionId: 'T3B0aW9uOjE=',
  });
  expect(paths.versions(module, 'BEAM_COLUMN')).toBe('/projects/p/u/m?type=beam_column');
  expect(paths.loginFor('/new_projects?x=1')).toBe('/login?redirect=%2Fnew_projects%3Fx%3D1');
});
