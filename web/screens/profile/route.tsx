import type { ProfilePageQuery } from '#relay/ProfilePageQuery.graphql.ts';
import { FormSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

export const profileRoute = screenRoute<ProfilePageQuery>({
  path: 'profile',
  namespaces: ['profile'],
  opening: ['title', 'text'],
  parts: {
    secondFactors: 'secondFactors',
    sessions: 'sessions',
    apiTokens: 'apiTokens',
    webhooks: 'webhooks',
  },
  query: () => import('#relay/ProfilePageQuery.graphql.ts'),
  skeleton: <FormSkeleton fields={8} />,
  page: () => import('./ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage),
});
