import type { InvitesPageQuery } from '#relay/InvitesPageQuery.graphql.ts';
import { TableSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

export const invitesRoute = screenRoute<InvitesPageQuery>({
  path: 'profile/invites',
  namespaces: ['invites'],
  opening: ['title', 'text'],
  query: () => import('#relay/InvitesPageQuery.graphql.ts'),
  variables: ({ search }) => ({ token: search.get('tkn') }),
  searchParams: ['tkn'],
  // Others write them, so the store may be outdated.
  fetchPolicy: 'store-and-network',
  skeleton: <TableSkeleton rows={3} />,
  page: () => import('./InvitesPage.tsx').then(({ InvitesPage }) => InvitesPage),
});
