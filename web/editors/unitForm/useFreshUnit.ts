import { graphql } from 'react-relay';
import type { useFreshUnitQuery } from '#relay/useFreshUnitQuery.graphql.ts';
import { lastEditor } from '../../forms/conflict/lastEditor.ts';
import type { FreshRecord } from '../../forms/conflict/useEditConflict.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { unitFormValues, type UnitFormValues } from './unitFormValues.ts';

/** Reads a tower again for its form, and who saved it; null when it is gone. */
export function useFreshUnit(): (id: string) => Promise<FreshRecord<UnitFormValues> | null> {
  const ask = useFetchQuery<useFreshUnitQuery>(graphql`
    query useFreshUnitQuery($id: ID!) {
      node(id: $id) {
        __typename
        ... on Unit {
          name
          revision
          project {
            ...lastEditor_project
          }
          ...unitFormValues_unit
        }
      }
    }
  `);
  return async (id) => {
    const node = (await ask({ id }))?.node;
    if (node?.__typename !== 'Unit') return null;
    return {
      values: unitFormValues(node),
      revision: node.revision ?? null,
      editor: lastEditor(node.project, 'UNIT', node.name),
    };
  };
}
