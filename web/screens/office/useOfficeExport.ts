import { graphql } from 'react-relay';
import type { useOfficeExportQuery } from '#relay/useOfficeExportQuery.graphql.ts';
import { useAsk } from '../../relay/useAsk.ts';
import { useFileExport } from '../../relay/useFileExport.ts';

/** Downloads an office whole. */
export function useOfficeExport(id: string): [() => Promise<void>, boolean] {
  const ask = useAsk<useOfficeExportQuery>(graphql`
    query useOfficeExportQuery($id: ID!) {
      node(id: $id) {
        ... on Organization {
          export
        }
      }
    }
  `);
  return useFileExport('torre-office.json', async () => (await ask({ id }))?.node?.export);
}
