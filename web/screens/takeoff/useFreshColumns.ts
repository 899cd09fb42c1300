import { graphql } from 'react-relay';
import type { useFreshColumnsQuery } from '#relay/useFreshColumnsQuery.graphql.ts';
import type { FloorOption } from '#domain/tower.ts';
import { useAsk } from '../../relay/useAsk.ts';
import type { SheetColumn } from './sheet/sheet.ts';
import { sheetColumns } from './sheet/sheetColumns.ts';

/** Reads the columns of an option anew; null when it is gone. */
export function useFreshColumns(floors: readonly FloorOption[]) {
  const ask = useAsk<useFreshColumnsQuery>(graphql`
    query useFreshColumnsQuery($optionId: ID!) {
      node(id: $optionId) {
        __typename
        ... on Option {
          ...sheetColumns_option
        }
      }
    }
  `);
  return async (optionId: string): Promise<SheetColumn[] | null> => {
    const node = (await ask({ optionId }))?.node;
    return node?.__typename === 'Option' ? sheetColumns(node, floors) : null;
  };
}
