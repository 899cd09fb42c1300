import { graphql } from 'react-relay';
import type { useUnitSlabsQuery } from '#relay/useUnitSlabsQuery.graphql.ts';
import { useSlabNames } from '../../../components/figures/slabSystem.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import { useFetchQuery } from '../../../relay/queries/useFetchQuery.ts';
import { useOffered } from '../../../session/offered.ts';

/**
 * Loads the slab systems of a project's towers: names by tower id. A page of towers does not, because it takes the
 * options of each. Rejects where they can't be read.
 */
export function useUnitSlabs(): (project: string) => Promise<ReadonlyMap<string, readonly string[]>> {
  const { slabSystems } = useOffered();
  const slabNames = useSlabNames();
  const ask = useFetchQuery<useUnitSlabsQuery>(graphql`
    query useUnitSlabsQuery($id: ID!, $after: String) @throwOnFieldError {
      node(id: $id) {
        ... on Project {
          units(first: 50, after: $after) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                slabSystems
              }
            }
          }
        }
      }
    }
  `);
  return async (project) => {
    const found = new Map<string, readonly string[]>();
    const readFrom = async (after: string | null): Promise<void> => {
      const units = (await ask({ id: project, after }))?.node?.units;
      if (units == null) return;
      for (const unit of nodesOf(units)) found.set(unit.id, unit.slabSystems.flatMap(slabNames));
      if (units.pageInfo.hasNextPage) await readFrom(units.pageInfo.endCursor ?? null);
    };
    if (slabSystems) await readFrom(null);
    return found;
  };
}
