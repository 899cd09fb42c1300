import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { useAllProjectsQuery } from '#relay/useAllProjectsQuery.graphql.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';

type Choice = { value: string; label: string };

/** The user's projects as choices, by name, a page after the other; none until they are read, null where they can't be. */
export function useAllProjects(): readonly Choice[] | null {
  const ask = useFetchQuery<useAllProjectsQuery>(graphql`
    query useAllProjectsQuery($after: String) @throwOnFieldError {
      viewer {
        projects(first: 50, after: $after, orderBy: { field: NAME, direction: ASC }) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              id
              name
            }
          }
        }
      }
    }
  `);
  const [projects, setProjects] = useState<readonly Choice[] | null>([]);
  useEffect(() => {
    const readFrom = async (after: string | null): Promise<Choice[]> => {
      const page = (await ask({ after }))?.viewer?.projects;
      if (page == null) return [];
      const { hasNextPage, endCursor } = page.pageInfo;
      const choices = nodesOf(page).map(({ id, name }) => ({ value: id, label: name }));
      return [...choices, ...(hasNextPage ? await readFrom(endCursor ?? null) : [])];
    };
    readFrom(null).then(setProjects, () => setProjects(null));
  }, [ask]);
  return projects;
}
