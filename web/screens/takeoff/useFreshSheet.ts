import { graphql } from 'react-relay';
import type { useFreshSheetQuery } from '#relay/useFreshSheetQuery.graphql.ts';
import type { FloorOption } from '#domain/tower/tower.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { type OpenedSheet, openedSheet } from './sheet/openedSheet.ts';

/** Reads again what the sheet of an option opens with; null when the option is gone. `name`: of its foundation. */
export function useFreshSheet(floors: readonly FloorOption[], name: string) {
  const ask = useFetchQuery<useFreshSheetQuery>(graphql`
    query useFreshSheetQuery($optionId: ID!) @throwOnFieldError {
      node(id: $optionId) {
        __typename
        ... on Option {
          ...openedSheet_option
        }
      }
    }
  `);
  return async (optionId: string): Promise<OpenedSheet | null> => {
    const node = (await ask({ optionId }))?.node;
    return node?.__typename === 'Option' ? openedSheet(node, floors, name) : null;
  };
}
