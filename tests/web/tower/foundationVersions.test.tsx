import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import common from '../../../web/locales/pt-BR.json' with { type: 'json' };
import { show } from '../support/controls.ts';

test.each([
  { viewerCanEdit: true, viewerCanDelete: true },
  { viewerCanEdit: false, viewerCanDelete: true },
  { viewerCanEdit: true, viewerCanDelete: false },
])('what one may do with the versions of a foundation is offered, and no more: %o', async (rights) => {
  const fixed = {
    'FoundationVersion.isValid': false,
    'FoundationVersion.viewerCanDelete': rights.viewerCanDelete,
    'Foundation.viewerCanEdit': rights.viewerCanEdit,
  };
  const { leave } = await show({ path: '/new_projects/1/unit/1', node: 'Foundation', fixed });
  fireEvent.click(await screen.findByRole('button', { name: 'Ações da fundação de Option.name' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Versões' }));
  const versions = within(await screen.findByRole('list', { name: 'Versões da fundação' }));
  const offered = (name: string) =>
    versions.queryAllByRole('button', { name: new RegExp(`^${name}`) }).length > 0;
  expect({ viewerCanEdit: offered('Tornar válida'), viewerCanDelete: offered('Excluir') }).toEqual(rights);
  leave();
});

test('versions of a foundation that is gone say so', async () => {
  const place = { path: '/new_projects/1/unit/1', node: 'Foundation', fixed: { 'Query.node': null } };
  const { leave } = await show(place);
  fireEvent.click(await screen.findByRole('button', { name: 'Ações da fundação de Option.name' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Versões' }));
  expect(await screen.findByText(common['error.NOT_FOUND'])).toBeDefined();
  leave();
});
