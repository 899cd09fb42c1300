import { readFileSync } from 'node:fs';
import type { TestGateway } from '../servers/gatewayServer.ts';
import type { LargeOffice } from '../towers/largeOffice.ts';

const file = new URL('../../../web/__generated__/persistedOperations.json', import.meta.url);
const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

/** The screens of an office, as the client asks for them. */
export const officeScreens = [
  'DashboardPageQuery',
  'ProjectsPageQuery',
  'useAllProjectsQuery',
  'AddUnitPageQuery',
  'ProjectPageQuery',
  'TowerPageQuery',
  'ComparePageQuery',
  'KnownTowersQuery',
] as const;

type OfficeScreen = (typeof officeScreens)[number];

/** Asks what a screen asks. @throws when a part of the answer failed. */
export async function openScreen(
  gateway: TestGateway,
  office: LargeOffice,
  screen: OfficeScreen,
): Promise<object> {
  const { query, variables } = officeQuery(office, screen);
  const { data, errors } = await gateway.ask(query, { token: office.user.token, variables });
  if (errors.length > 0) throw new Error(`${screen}: ${JSON.stringify(errors)}`);
  return data;
}

/** What a screen asks. */
export function officeQuery({ first, unit }: LargeOffice, screen: OfficeScreen) {
  const text = texts.find((each) => each.startsWith(`query ${screen}`))!;
  const ids = { projectId: first.id, unitId: unit.id, optionIds: [], moduleIds: [], versionIds: [] };
  const shown = [
    'decisions',
    'activity',
    'suppliers',
    'prices',
    'people',
    'details',
    'units',
    'hasProject',
    'asTable',
  ];
  const hidden = ['withFoundation', 'ofVersions', 'withLosses'];
  const flags = Object.fromEntries([...shown, ...hidden].map((name) => [name, shown.includes(name)]));
  const known = { first: 50, of: 'UNITS', ...ids, ...flags };
  const variables = Object.fromEntries(Object.entries(known).filter(([name]) => text.includes(`$${name}:`)));
  return { query: text, variables };
}
