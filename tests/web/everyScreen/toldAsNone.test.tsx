import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  GraphQLError,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect, test, vi } from 'vitest';
import { type Place, show } from '../support/controls.ts';
import { allTags, type Selected, type Tag } from '../support/graphqlTags.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const tags = allTags().filter(({ kind }) => kind === 'query' || kind === 'fragment');

/** A failure in it is thrown: by itself, or by every document that reads it whole. */
function throwsFailures(tag: Tag): boolean {
  if (tag.throwsFailures) return true;
  const readers = tags.filter(({ spreads, opened }) => (tag.isInline ? spreads : opened).includes(tag.name));
  return readers.length > 0 && readers.every(throwsFailures);
}

/** A list of things, or one with an id, that the graph answers with null where there is none, and where it failed. */
function mayBeNone({ type: parent, field, isCaught }: Selected): boolean {
  const owner = schema.getType(parent);
  const type = isObjectType(owner) ? owner.getFields()[field]?.type : undefined;
  const named = getNamedType(type);
  // What stands on a factor set names it.
  if (named?.name === 'FactorSet' || type === undefined || isNonNullType(type) || isCaught) return false;
  if (!isObjectType(named) && !isInterfaceType(named)) return false;
  const isList = isListType(getNullableType(type)) || named.name.endsWith('Connection');
  return isList || 'id' in named.getFields();
}

/** What is asked for alone fails with its whole request. */
const isAlone = ({ kind, fields, spreads }: Tag, { path }: Selected) =>
  kind === 'query' &&
  !path.includes('.') &&
  fields.filter((each) => !each.path.includes('.')).length === 1 &&
  !spreads.some((each) => each.endsWith('_query'));

/** What a part of a screen can do without: none of it says that there is nothing. */
const extras: Record<string, string> = {
  BlockDocumentNoteQuery: 'a hint before a takeoff',
  DeclaredSuppliersQuery: 'notes beside a form, whose figures do not count them',
  GrantsNoticeQuery: 'a hint to what the tab of people shows',
  lastEditor_project: 'who changed it is left out',
  MemberFrameQuery: 'a warning, and the way to news, which says itself what it lacks',
  ModuleSelect_unit: 'a choice less; what is compared is there',
  // Its rows fail by themselves, and Relay's own reading of a connection can't catch that.
  ModulesTable_option: 'the note on unreadable modules beside it reads the same list',
  ProjectPicture_project: 'the outline of a building',
  useRegistrationQuery: 'a field that begins empty',
  useOpenOfficesQuery: 'a project can be made without an office',
};

test('nothing that failed is told as none', () => {
  const told = tags
    .filter((tag) => !throwsFailures(tag) && !(tag.name in extras))
    .flatMap((tag) =>
      tag.fields
        .filter((field) => mayBeNone(field) && !isAlone(tag, field))
        .map(({ path }) => `${tag.name} ${path}`),
    );
  expect(told).toEqual([]);
});

/** By type, what documents read of the edges of lists. */
function readOfEdges(all: readonly Tag[]): Map<string, Set<string>> {
  const edges = all
    .flatMap(({ fields }) => fields)
    .filter(({ type, isLeaf }) => isLeaf && type.endsWith('Edge'));
  return new Map(
    edges.map(({ type }) => [
      type,
      new Set(edges.filter((each) => each.type === type).map(({ field }) => field)),
    ]),
  );
}

// What lacks in the store is a failure to those that throw.
test('an edge that a change adds to a list has all that lists read of one', () => {
  const read = readOfEdges(tags);
  const lacking = allTags()
    .filter(({ kind }) => kind === 'mutation')
    .flatMap((tag) =>
      [...readOfEdges([tag])].flatMap(([type, has]) =>
        [...(read.get(type) ?? [])]
          .filter((field) => !has.has(field))
          .map((field) => `${tag.name} ${type}.${field}`),
      ),
    );
  expect(lacking).toEqual([]);
});

const tower = '/new_projects/1/unit/1';

/** The list that fails, where it is shown, and what is pressed to see it. */
const failing: [field: string, place: Place, ...presses: string[]][] = [
  ['Project.members', { path: '/new_projects/1?tab=people' }],
  ['Project.invitations', { path: '/new_projects/1?tab=people' }],
  ['Organization.projects', { path: '/office' }],
  ['Unit.decisions', { path: tower, node: 'Unit' }],
  ['Unit.options', { path: tower, node: 'Unit' }],
  ['Option.modules', { path: tower, node: 'Unit' }],
  ['Option.modules', { path: `${tower}/edit`, node: 'Unit' }],
  ['Query.node.modules', { path: `${tower}/takeoff/1`, node: 'Option' }],
  ['Unit.options', { path: `${tower}/takeoff/1`, node: 'Option' }, 'De outra simulação'],
  [
    'Module.option',
    { path: '/projects/1/1', node: 'Module' },
    'Ações de Module.name',
    'Copiar para outra simulação…',
  ],
  ['Webhook.deliveries', { path: '/profile', node: 'Webhook' }, 'Entregas a Webhook.url'],
  ['Query.viewer.projects', { path: '/unit/new' }],
  ['Query.viewer.projects', { path: '/unit/edit' }],
  ['Query.unit', { path: `${tower}/takeoff/1`, node: 'Option' }],
  ['Query.node', { path: `${tower}/takeoff/1`, node: 'Option' }],
  ['Query.project', { path: '/unit/new?projectId=1' }],
  ['Query.project', { path: '/unit/edit?projectId=1&unitId=1' }],
  ['Query.unit', { path: '/unit/edit?projectId=1&unitId=1' }],
  ['Query.comparison', { path: `${tower}/constructive-technologies?modules=1` }],
  ['Option.foundation', { path: '/projects/1/1', node: 'Unit' }],
  ['Unit.foundation', { path: `${tower}/edit`, node: 'Unit' }],
  ['Query.node.unit', { path: '/new_projects/1/decisions/1', node: 'Decision' }],
  ['Query.node.supersededBy', { path: '/new_projects/1/decisions/1', node: 'Decision' }],
  ['Organization.singleSignOn', { path: '/office' }],
  ['Query.viewer.pendingInvitations', { path: '/settings' }, 'Notificações'],
  ['Query.viewer.organizationInvitations', { path: '/settings' }, 'Notificações'],
  ['Query.viewer.decisionNotices', { path: '/settings' }, 'Notificações'],
];

test.each(failing)('%s of %o says that it failed', async (field, place, ...presses) => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', requestId: 'req-42' };
  await show({ ...place, fixed: { [field]: new GraphQLError('x', { extensions }) } });
  for (const name of presses) {
    const role = presses.length > 1 && name === presses.at(-1) ? 'menuitem' : 'button';
    fireEvent.click(
      await screen.findByRole(role, { name: (each) => each.startsWith(name) }, { timeout: 5000 }),
    );
  }
  const failed = /^(O serviço está fora do ar|Não foi possível mostrar esta parte)/;
  await waitFor(() => expect(screen.queryAllByText(failed)).not.toEqual([]), { timeout: 5000 });
});

/** @returns what answered until now */
function failFromNow() {
  const fetch = vi.mocked(globalThis.fetch);
  const answers = fetch.getMockImplementation()!;
  fetch.mockImplementation(async () => new Response(null, { status: 503 }));
  return answers;
}

test('a file of towers whose slab systems do not come is not written, and why is said', async () => {
  const written = vi.spyOn(URL, 'createObjectURL');
  await show({ path: '/projects/1' }, { rows: 2 });
  const button = await screen.findByRole('button', { name: 'Baixar as torres em CSV' });
  failFromNow();
  fireEvent.click(button);
  await screen.findByText('Ocorreu um erro desconhecido');
  expect(written).not.toHaveBeenCalled();
});

test('a token for one project, where projects can’t be read, says so', async () => {
  await show({ path: '/profile' }, { rows: 2 });
  const button = await screen.findByRole('button', { name: 'Novo token' });
  failFromNow();
  fireEvent.click(button);
  expect(await screen.findByText('Seus projetos não puderam ser lidos agora.')).toBeDefined();
});

/** The dialog to copy from another simulation, once its choices are there. */
async function openCopying() {
  await show({ path: `${tower}/takeoff/1`, node: 'Option' }, { rows: 2 });
  fireEvent.click(await screen.findByRole('button', { name: 'De outra simulação' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = await dialog.findByRole('combobox');
  await waitFor(() => expect(choice.getAttribute('aria-disabled')).toBeNull());
  return { dialog, choice };
}

test('a simulation to copy from that is gone is not told as one without quantities', async () => {
  const { dialog, choice } = await openCopying();
  vi.mocked(globalThis.fetch).mockImplementation(async () => Response.json({ data: { node: null } }));
  fireEvent.mouseDown(choice);
  fireEvent.click(await screen.findByRole('option', { name: 'Option#2.name' }));
  expect(await dialog.findByText('Não encontrado')).toBeDefined();
  expect(dialog.queryByText('Essa simulação ainda não tem quantitativos.')).toBeNull();
});

test('a simulation to copy from that does not come says why, and can be asked for again', async () => {
  const { dialog, choice } = await openCopying();
  const answers = failFromNow();
  fireEvent.mouseDown(choice);
  fireEvent.click(await screen.findByRole('option', { name: 'Option#2.name' }));
  await dialog.findByText('Não foi possível mostrar esta parte');
  expect(dialog.queryByText('Essa simulação ainda não tem quantitativos.')).toBeNull();
  vi.mocked(globalThis.fetch).mockImplementation(answers);
  fireEvent.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
  await dialog.findByText(/^Serão preenchidos/);
});
