import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<Splitting['groups']>[number];
type Graph = {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

/**
 * Changes only with a release of a package, so it stays in the reader's cache over many of ours. The entry needs
 * nothing else.
 */
const frameworks =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]|vite\/preload-helper/;

/** Files of the client in the order in which a reader needs them; roots are paths below web/. */
const tiers: [name: string, roots: string[]][] = [
  [
    'base',
    [
      'main.tsx',
      'relay/mutations/useGuestMutation.ts',
      'components/Panel.tsx',
      'i18n/useLanguage.ts',
      'errors/activationRequired.ts',
      'theme/icons.tsx',
    ],
  ],
  ['frame', ['shell/ShellFrame.tsx']],
  ['member', ['shell/MemberFrame.tsx', 'relay/queries/preload.ts']],
  // The takeoff sheet reads and writes figures without a form.
  ['fields', ['components/SearchBox.tsx', 'forms/fields/numberText.ts', '../domain/numbers.ts']],
  [
    'forms',
    [
      'forms/useValidatedForm.ts',
      'forms/userErrors.ts',
      'forms/FaultList.tsx',
      'forms/FormStack.tsx',
      'forms/fields/NumberField.tsx',
      'forms/fields/SelectField.tsx',
    ],
  ],
  // What validates a form: the tower's floors load it when they are touched.
  [
    'rules',
    [
      'forms/useDomainForm.ts',
      '../domain/fields.ts',
      'screens/login/LoginPage.tsx',
      'screens/forgotPassword/ForgotPasswordPage.tsx',
    ],
  ],
];

/** The tiers of screens with a form. */
const formTiers = new Set(['forms', 'rules']);

/**
 * Modules that this many screens and drawers share go into one file: a file costs a request, and compresses better in
 * one piece.
 */
const nearlyEvery = 6;

/**
 * Splits the client into few files: the frameworks, what every page needs, what comes with a session (Relay), forms,
 * and what nearly every screen shares, with a form and without. What few share is split by who shares it, and each
 * screen keeps its own file.
 * No two files import each other, whatever the sources do: a tier holds everything its modules import that no earlier
 * one holds, and what a module imports is shared by at least as many screens as itself.
 * @param web absolute path of the client's sources, with a slash at its end.
 */
export function chunks(web: string): Group[] {
  let groupOf: Map<string, string> | undefined;
  return [
    { name: 'frameworks', test: frameworks, priority: 2 },
    {
      debugName: 'tiers',
      name: (id, graph) => {
        groupOf ??= group(web, graph);
        return groupOf.get(id) ?? null;
      },
      // Each group holds all it needs that no earlier one holds: taking more would empty those.
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
}

function group(web: string, graph: Graph): Map<string, string> {
  const groupOf = new Map<string, string>();
  for (const [tier, roots] of tiers)
    for (const id of imported(
      graph,
      roots.map((root) => join(web, root)),
      groupOf,
    ))
      groupOf.set(id, tier);

  const lazy = lazilyLoaded(graph, `${web}main.tsx`);
  const sharers = new Map<string, number>();
  for (const root of lazy)
    for (const id of imported(graph, [root], groupOf)) sharers.set(id, (sharers.get(id) ?? 0) + 1);
  for (const [id, count] of sharers) {
    if (count < nearlyEvery || groupOf.has(id)) continue;
    const withForm = [...imported(graph, [id])].some((each) => formTiers.has(groupOf.get(each) ?? ''));
    groupOf.set(id, withForm ? 'formParts' : 'parts');
  }
  return groupOf;
}

/** The roots and everything they import, directly or not, without what is already grouped. */
function imported(graph: Graph, roots: string[], grouped?: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const toVisit = [...roots];
  for (let id = toVisit.pop(); id !== undefined; id = toVisit.pop()) {
    if (found.has(id) || grouped?.has(id)) continue;
    found.add(id);
    toVisit.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Every module that is loaded by `import(…)`, from the entry on. */
function lazilyLoaded(graph: Graph, entry: string): Set<string> {
  const lazy = new Set<string>();
  const seen = new Set<string>();
  const toVisit = [entry];
  for (let id = toVisit.pop(); id !== undefined; id = toVisit.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of info?.dynamicallyImportedIds ?? []) lazy.add(next);
    toVisit.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return lazy;
}
