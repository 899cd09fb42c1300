import { graphql } from 'react-relay';
import type { useFreshModuleQuery } from '#relay/useFreshModuleQuery.graphql.ts';
import { lastEditor } from '../../forms/conflict/lastEditor.ts';
import type { FreshRecord } from '../../forms/conflict/useEditConflict.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import type { ModuleFormValues } from './values/moduleForm.ts';
import { moduleFormValues } from './values/moduleFormValues.ts';

/** Reads a module again for its form, and who saved it; null when it is gone. */
export function useFreshModule(): (id: string) => Promise<FreshRecord<ModuleFormValues> | null> {
  const ask = useFetchQuery<useFreshModuleQuery>(graphql`
    query useFreshModuleQuery($id: ID!) {
      node(id: $id) {
        __typename
        ... on Module {
          name
          revision
          option {
            unit {
              project {
                ...lastEditor_project
              }
            }
          }
          ...moduleFormValues_module
        }
      }
    }
  `);
  return async (id) => {
    const node = (await ask({ id }))?.node;
    if (node?.__typename !== 'Module') return null;
    return {
      values: moduleFormValues(node),
      revision: node.revision ?? null,
      editor: lastEditor(node.option.unit.project, 'MODULE', node.name),
    };
  };
}
