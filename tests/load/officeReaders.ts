import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '../support/servers/apiServer.ts';
import { growOffice, type LargeOffice, modulesOfProject, openOffice } from '../support/towers/largeOffice.ts';
import { officeQuery } from '../support/access/officeScreens.ts';
import type { Caller } from './caller.ts';

/** Fills a database, before anything else works on it, with an office of so many modules. */
export async function fillOffice(databaseUrl: string, modules: number): Promise<LargeOffice> {
  const api = await startApi({ databaseUrl });
  const office = await openOffice(api.url);
  await growOffice(api.db, office, Math.ceil(modules / modulesOfProject));
  await api.close();
  return office;
}

const screens = [
  'useAllProjectsQuery',
  'ProjectsPageQuery',
  'ProjectPageQuery',
  'TowerPageQuery',
  'ComparePageQuery',
  'KnownTowersQuery',
] as const;

/** Opens the screens of the office in turn until `isOver`, as its people do, some seconds apart. */
export async function readOffice(caller: Caller, office: LargeOffice, isOver: () => boolean): Promise<void> {
  caller.token = office.user.token;
  for (let turn = Math.floor(Math.random() * screens.length); !isOver(); turn += 1) {
    const screen = screens[turn % screens.length]!;
    const { query, variables } = officeQuery(office, screen);
    await caller.ask(screen.replace('Query', ''), query, variables);
    await wait(1_000 + Math.random() * 4_000);
  }
}
