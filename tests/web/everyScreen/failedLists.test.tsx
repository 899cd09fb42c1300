import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { type Place, show } from '../support/controls.ts';
import { allTags, type Tag } from '../support/graphqlTags.ts';

const tags = allTags().filter(({ kind }) => kind === 'query' || kind === 'fragment');

/** A failure in it is thrown: by itself, or by every document that reads it whole. */
function throwsFailures(tag: Tag): boolean {
  if (tag.throwsFailures) return true;
  const readers = tag.isInline ? tags.filter(({ spreads }) => spreads.includes(tag.name)) : [];
  return readers.length > 0 && readers.every(throwsFailures);
}

/** Lists that a part of a screen can do without: none of it says that there is nothing. */
const extras: Record<string, string> = {
  BlockDocumentNoteQuery: 'a hint before a takeoff',
  DeclaredSuppliersQuery: 'notes beside a form, whose figures do not count them',
  GrantsNoticeQuery: 'a hint to what the tab of people shows',
  lastEditor_project: 'who changed it is left out',
  ModuleSelect_unit: 'a choice less; what is compared is there',
  ProjectFieldQuery: 'a token can be made for all projects',
  ProjectPicture_project: 'the outline of a building',
  useOpenOfficesQuery: 'a project can be made without an office',
};

test('no list that failed is told as an empty one', () => {
  const told = tags
    .filter((tag) => !throwsFailures(tag) && !(tag.name in extras))
    .flatMap(({ name, fields }) =>
      fields
        .filter(({ mayFailAsList, isCaught }) => mayFailAsList && !isCaught)
        .map(({ path }) => `${name} ${path}`),
    );
  expect(told).toEqual([]);
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
    'Query.node.option',
    { path: '/projects/1/1', node: 'Module' },
    'Ações de Module.name',
    'Copiar para outra simulação…',
  ],
  ['Query.node.deliveries', { path: '/profile', node: 'Webhook' }, 'Entregas a Webhook.url'],
  ['Query.viewer.projects', { path: '/unit/new' }],
  ['Query.viewer.projects', { path: '/unit/edit' }],
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
