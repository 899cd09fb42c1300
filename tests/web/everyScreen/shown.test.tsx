import { act, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { storePendingSignOn } from '../../../web/session/pendingSignOn.ts';
import { openingTexts } from '../../../web/build/start/opening.ts';
import { routeTable } from '../../../web/build/start/routeTable.ts';
import { screens } from '../../../web/routes.tsx';
import { sourcesBelow } from '../../architecture/sources.ts';
import { type Place, show } from '../support/controls.ts';
import type { Answers } from '../support/distinctAnswers.ts';
import { folder, saidAndWritten } from '../support/walkScreen.ts';

type Screen = Awaited<ReturnType<typeof show>>;

const module = { node: 'Module' };
const tower = { node: 'Unit' };

const recorded = 'Query.node.comparison.chosenDifferences';

const token = 'A'.repeat(26);
const asGuest = { isGuest: true };

/** Comes back from the provider of an office, where the log-in was begun before, and is answered. */
const backFromProvider = {
  reach: async ({ router, isWaited, answerMutations }: Screen) => {
    storePendingSignOn({ secret: 'segredo', redirect: null });
    await act(() => router.navigate('/login/callback?code=1&state=2'));
    await waitFor(() => expect(isWaited()).toBe(true));
    act(answerMutations);
  },
};

/** `reach` goes on from a place to a screen that has no address of its own. */
const places: Readonly<Record<string, Place & { reach?: (shown: Screen) => Promise<void> }>> = {
  activate: { path: `/activate?tkn=${token}`, ...asGuest },
  benchmark: { path: '/benchmark' },
  dashboard: { path: '/dashboard', fixed: { 'Project.figures.isComplete': true } },
  decision: {
    path: '/new_projects/1/decisions/1',
    node: 'Decision',
    // Which tells one interval more.
    fixed: {
      [`${recorded}.co2Certainty`]: 'SAME_CEMENT',
      [`${recorded}.energyCertainty`]: 'SAME_CEMENT',
    },
  },
  decisions: { path: '/decisions' },
  estimate: { path: '/layers/edit?id=1', node: 'Structure' },
  factors: { path: '/factors' },
  forgotPassword: { path: '/forget', ...asGuest },
  importProjects: { path: '/upload/projects' },
  importDone: { path: '/upload/projects?import=1' },
  invites: { path: '/profile/invites' },
  landing: { path: '/', ...asGuest },
  logIn: { path: '/login', ...asGuest },
  logInFirst: { path: '/new_projects', ...asGuest },
  newEstimate: { path: '/layers/new' },
  newTower: { path: '/unit/new?projectId=1' },
  newVersion: { path: '/projects/1/1/1/simulation/new?type=beam_column', ...module },
  nowhere: { path: '/nowhere', ...asGuest },
  office: { path: '/office' },
  privacy: { path: '/privacy', ...asGuest },
  profile: { path: '/profile' },
  // With a picture, which can be changed.
  project: { path: '/new_projects/1', fixed: { 'Project.imageUrl': 'https://torre.test/picture.webp' } },
  projectActivity: { path: '/new_projects/1?tab=activity' },
  projectDeclaration: { path: '/new_projects/1?tab=suppliers&declare=concrete:30' },
  projectDetails: { path: '/new_projects/1?tab=details' },
  projectOfNoOffice: {
    path: '/new_projects/1?tab=people',
    fixed: {
      'Project.organizationName': null,
      'Query.viewer.organizations': [true, false].map((viewerCanManage, at) => ({
        id: `Organization#${at + 1}`,
        name: `Escritório ${at + 1}`,
        viewerCanAddProjects: true,
        viewerCanManage,
      })),
    },
  },
  projectPeople: { path: '/new_projects/1?tab=people' },
  // With keys that can be quoted.
  projectPrices: {
    path: '/new_projects/1?tab=prices',
    fixed: {
      'Option.quantitiesWithFoundation.costLines.key': 'form:walls',
      'Project.prices.key': 'concrete:columns:30',
    },
  },
  projectSuppliers: { path: '/new_projects/1?tab=suppliers' },
  projectTables: { path: '/projects/1' },
  projectCards: { path: '/new_projects' },
  projects: { path: '/projects' },
  resetPassword: { path: `/reset?tkn=${token}`, ...asGuest },
  settings: { path: '/settings' },
  signOnCallback: { path: '/login/callback', ...asGuest },
  signOnNewcomer: {
    path: '/login',
    ...asGuest,
    ...backFromProvider,
    fixed: { 'Mutation.finishSignOn.secondFactor': null },
  },
  signOnSecondStep: { path: '/login', ...asGuest, ...backFromProvider },
  signUp: { path: '/sign-up', ...asGuest },
  takeoff: { path: '/new_projects/1/unit/1/takeoff/1', node: 'Option' },
  terms: { path: '/terms', ...asGuest },
  // With a floor below the ground, which the picture shows.
  tower: {
    path: '/new_projects/1/unit/1',
    ...tower,
    fixed: { 'FloorGroup.category': 'BASEMENT_FLOOR', 'Floor.category': 'BASEMENT_FLOOR' },
  },
  towerDrawer: { path: '/new_projects/1/unit/1/edit', ...tower },
  towerForm: { path: '/unit/edit?projectId=1&unitId=1', ...tower },
  towerTables: { path: '/projects/1/1', ...tower },
  versions: { path: '/projects/1/1/1?type=beam_column', ...module },
};

/** What several screens open alike: its controls are pressed on one of them. */
const pressedElsewhere: Readonly<Record<string, RegExp>> = {
  // Rows of one element stand for those of the others.
  newVersion: /^Adicionar .+: (Vigas|Lajes)$/,
  project: /^Ações da torre Unit.name › Editar › /,
  // Where its form is opened by a button.
  projectDeclaration: /./,
  projectCards: /^Ações do projeto Project.name › Editar › /,
  projects: /^Novo projeto › /,
  // The rest as where it is of one.
  projectOfNoOffice: /^(?!Mover para um escritório)/,
  projectTables:
    /^Ações do projeto Project.name › Editar › |^(Torres|Fornecedores|Preços|Decisões|Pessoas|Detalhes|Atividade)$/,
  takeoff: /^Adicionar classe em (?!Pilares)/,
  tower: /^Ações de Module.name › Editar › (?!Salvar|\()|› Adicionar .+: Contenção$/,
  towerTables: /^(Ações de Module.name › Editar|Adicionar módulo) › /,
};

/** Screens whose presses ask for what no other screen opens: drawers, lists of versions. */
const askingScreens = ['tower', 'project'];

/** Above every screen of an account that is not activated; pressed on the dashboard. */
const activation = /^Enviar e-mail de ativação/;

beforeEach(() => {
  vi.stubGlobal('print', () => {});
  // Without an account there are no news.
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  // A day long after those of the answers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});

test.each(Object.entries(places))(
  '%s shows, opens, changes and sends what its text says',
  { timeout: 600_000 },
  async (name, { reach, ...place }) => {
    const as = (kind?: Answers['kind']) => async () => {
      const shown = await show(place, { isLasting: true, kind });
      await reach?.(shown);
      return shown;
    };
    const others = {
      'answered otherwise': as('other'),
      'answered each in its way': as('mixed'),
      'nothing told': as('absent'),
      'no rows': as('empty'),
    };
    const isPressedElsewhere = (heading: string) =>
      pressedElsewhere[name]?.test(heading) === true || (name !== 'dashboard' && activation.test(heading));
    const again = askingScreens.includes(name) ? as('allowed') : undefined;
    const [said, written] = await saidAndWritten(name, as(), others, isPressedElsewhere, again);
    expect(said).toEqual(written);
  },
);

/**
 * Changes that no text has, asked for by tests of their own: deletions, which wait for their undo; what a quick way
 * makes, an upload, a key or a code; and what needs more than one answer.
 */
const changedElsewhere = [
  'AccountSectionDeleteAccountDialogMutation',
  'AddDomainDialogMutation',
  'CopyModuleDialogMutation',
  'DecisionNoticeMutation',
  'DeclareDrawerMutation',
  'InvitationsSectionInvitationRowRevokeMutation',
  'InviteDrawerMutation',
  'LoginPageLoginFormSignOnButtonMutation',
  'MemberActionsRemoveMutation',
  'NewSecondFactorDialogFirstProofMutation',
  'OptionActionsDeleteMutation',
  'OptionFoundationFoundationActionsDeleteMutation',
  'ProjectActionsDeleteMutation',
  'SharedDeclarationsMutation',
  'SharedPricesMutation',
  'SupplierTableSupplierRowWithdrawMutation',
  'UnitActionsDeleteMutation',
  'VersionActionsDeleteMutation',
  'useChangeFoundationVersionDeleteMutation',
  'useDeleteEstimateMutation',
  'useDeleteModuleMutation',
  'useImageUploadMutation',
  'useImportProjectsMutation',
  'useKeepUnfinishedMutation',
  'useLogoutMutation',
  'useSaveFoundationMutation',
  'useSaveModuleCreateMutation',
  'useSaveTakeoffMutation',
  'useSaveWhatIfMutation',
  'useTowerModelMutation',
  'useTowerModelTypologyOptionMutation',
  'useTowerModelTypologyOptionPrecisionMutation',
];

test('every change of the client is sent by a press or a form in one of the texts', () => {
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const all = sourcesBelow('web').flatMap(({ text }) =>
    [...text.matchAll(/^ *mutation (\w+)/gm)].map(([, name]) => name!),
  );
  expect(all.filter((name) => !texts.some((text) => text.includes(`> ${name} `))).toSorted()).toEqual(
    changedElsewhere.toSorted(),
  );
});

/** Names of the texts of what stands at an address. */
function textsAt(path: string): string[] {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return Object.keys(places).filter((name) => pattern.test(places[name]!.path.split('?')[0]!));
}

test('every route is opened above, but that of the comparison', () => {
  const paths = screens.map(({ path }) => `/${path}`.replace('//', '/'));
  expect(paths.filter((path) => textsAt(path).length === 0)).toEqual([
    '/new_projects/:projectId/unit/:unitId/constructive-technologies',
  ]);
});

test('what a page says before its code is there stands on its screen, too', () => {
  const written = routeTable('web').flatMap(({ path, namespaces, opening }) => {
    if (opening.length === 0) return [];
    const [[heading, ...others] = []] = openingTexts('web', namespaces[0]!, opening);
    const isSaid = (name: string) => {
      const [first] = readFileSync(`${folder}/${name}.txt`, 'utf8').split('\n===');
      const said = first!.replaceAll(/\[(.*?)( → .*?)?\]/g, '$1');
      return said.includes(`\n# ${heading}\n`) && others.every((text) => said.includes(text));
    };
    return [{ path, isSaid: textsAt(`/${path}`).some(isSaid) }];
  });
  expect(written.map(({ path }) => path)).toContain('office');
  // That of the comparison is of a tower that is not known yet.
  expect(written.filter(({ isSaid }) => !isSaid).map(({ path }) => path)).toEqual([
    'new_projects/:projectId/unit/:unitId/constructive-technologies',
  ]);
});
