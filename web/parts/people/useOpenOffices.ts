import { graphql } from 'react-relay';
import type { useOpenOfficesQuery } from '#relay/useOpenOfficesQuery.graphql.ts';
import { useDeferredQuery } from '../../relay/queries/useDeferredQuery.ts';

type Office = { id: string; name: string; viewerCanManage: boolean };

/** The offices the user may add projects to, null until they are there; none where they can't be read. */
export function useOpenOffices(): readonly Office[] | null {
  const answer = useDeferredQuery<useOpenOfficesQuery>(
    graphql`
      query useOpenOfficesQuery {
        viewer {
          organizations {
            id
            name
            viewerCanAddProjects
            viewerCanManage
          }
        }
      }
    `,
    {},
  );
  if (answer === undefined) return null;
  return (answer?.viewer?.organizations ?? []).flatMap(
    ({ id, name, viewerCanManage, viewerCanAddProjects }) =>
      viewerCanAddProjects ? [{ id, name, viewerCanManage }] : [],
  );
}
