import type { VersionsPageQuery } from '#relay/VersionsPageQuery.graphql.ts';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { isTechnologyName } from '#domain/structures/technology/technology.ts';
import { TableSkeleton } from '../../components/states/Skeletons.tsx';
import { type ScreenArgs, screenError, screenRoute } from '../../routing/screenRoute.tsx';

/** Both the module and a type there is must be in the address, as links made elsewhere rely on. */
function requireModuleAndType({ params, search }: ScreenArgs): void {
  if (!params['moduleId'] || !isModuleType(search.get('type') ?? ''))
    throw screenError('address.moduleAndTypeRequired');
}

const isModuleType = (type: string) => isTechnologyName(type) || isFoundationType(type);

/** Versions of a module, and two of them compared. */
export const versionsRoute = screenRoute<VersionsPageQuery>({
  path: 'projects/:projectId/:unitId/:moduleId',
  namespaces: ['versions', 'moduleEditor', 'terms'],
  query: () => import('#relay/VersionsPageQuery.graphql.ts'),
  variables: ({ params }) => ({
    projectId: params['projectId'] ?? '',
    unitId: params['unitId'] ?? '',
    moduleId: params['moduleId'] ?? '',
  }),
  searchParams: [],
  skeleton: <TableSkeleton rows={5} />,
  before: requireModuleAndType,
  needs: 'moduleVersions',
  page: () => import('./VersionsPage.tsx').then(({ VersionsPage }) => VersionsPage),
});
