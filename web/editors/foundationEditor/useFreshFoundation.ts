import { graphql } from 'react-relay';
import type { useFreshFoundationQuery } from '#relay/useFreshFoundationQuery.graphql.ts';
import { lastEditor } from '../../forms/conflict/lastEditor.ts';
import type { FreshRecord } from '../../forms/conflict/useEditConflict.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { foundationFormValues } from './foundationFormValues.ts';
import type { FoundationValues } from './foundationValues.ts';

/** Reads a foundation again for its form, and who saved it; null when it is gone. */
export function useFreshFoundation(): (id: string) => Promise<FreshRecord<FoundationValues> | null> {
  const ask = useFetchQuery<useFreshFoundationQuery>(graphql`
    query useFreshFoundationQuery($id: ID!) {
      node(id: $id) {
        __typename
        ... on Foundation {
          type
          revision
          option {
            unit {
              project {
                ...lastEditor_project
              }
            }
          }
          ...foundationFormValues_foundation
        }
      }
    }
  `);
  return async (id) => {
    const node = (await ask({ id }))?.node;
    if (node?.__typename !== 'Foundation') return null;
    return {
      values: foundationFormValues(node),
      revision: node.revision ?? null,
      editor: lastEditor(node.option.unit.project, 'MODULE', node.type.toLowerCase()),
    };
  };
}
