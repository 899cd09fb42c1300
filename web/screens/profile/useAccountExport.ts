import { graphql } from 'react-relay';
import type { useAccountExportQuery } from '#relay/useAccountExportQuery.graphql.ts';
import { useAsk } from '../../relay/useAsk.ts';
import { useFileExport } from '../../relay/useFileExport.ts';

/** Downloads the account's data. */
export function useAccountExport(): [() => Promise<void>, boolean] {
  const ask = useAsk<useAccountExportQuery>(graphql`
    query useAccountExportQuery {
      viewer {
        accountExport
      }
    }
  `);
  return useFileExport('torre-account.json', async () => (await ask({}))?.viewer?.accountExport);
}
