import { graphql } from 'react-relay';
import type { useFreshSheetQuery } from '#relay/useFreshSheetQuery.graphql.ts';
import type { FloorOption } from '#domain/tower/tower.ts';
import { RequestFailure } from '../../relay/failure.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { type OpenedSheet, openedSheet } from './sheet/openedSheet.ts';

/**
 * Reads again what the sheet of an option opens with. `name`: of its foundation.
 * @returns a function of the option's id; it rejects with a RequestFailure, NOT_FOUND when the option is gone.
 */
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
  return async (optionId: string): Promise<OpenedSheet> => {
    const node = (await ask({ optionId }))?.node;
    if (node?.__typename !== 'Option') throw new RequestFailure('NOT_FOUND', 'The option is gone');
    return openedSheet(node, floors, name);
  };
}
