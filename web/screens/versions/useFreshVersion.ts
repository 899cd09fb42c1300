import { graphql } from 'react-relay';
import type { useFreshVersionQuery } from '#relay/useFreshVersionQuery.graphql.ts';
import type { FreshRecord } from '../../forms/conflict/useEditConflict.ts';
import { lastEditor } from '../../forms/conflict/lastEditor.ts';
import { useAsk } from '../../relay/useAsk.ts';

type Values = { name: string; description: string };

/** Reads a version's name and description anew, and who saved them; null when it is gone. */
export function useFreshVersion(): (id: string) => Promise<FreshRecord<Values> | null> {
  const ask = useAsk<useFreshVersionQuery>(graphql`
    query useFreshVersionQuery($id: ID!) {
      node(id: $id) {
        __typename
        ... on Version {
          name
          description
          revision
          module {
            option {
              unit {
                project {
                  ...lastEditor_project
                }
              }
            }
          }
        }
      }
    }
  `);
  return async (id) => {
    const node = (await ask({ id }))?.node;
    if (node?.__typename !== 'Version') return null;
    const { project } = node.module.option.unit;
    const name = node.name ?? '';
    return {
      values: { name, description: node.description ?? '' },
      revision: node.revision ?? null,
      editor: lastEditor(project, 'VERSION', name),
    };
  };
}
