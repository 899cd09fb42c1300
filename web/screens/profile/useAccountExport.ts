import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useAccountExportQuery } from '#relay/useAccountExportQuery.graphql.ts';
import { downloadFile } from '../../components/downloadFile.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { failureText } from '../../errors/errorText.ts';
import { useAsk } from '../../relay/useAsk.ts';

/** Fetches the account's data when asked, not before, and downloads it as JSON. */
export function useAccountExport(): [() => Promise<void>, boolean] {
  const ask = useAsk<useAccountExportQuery>(graphql`
    query useAccountExportQuery {
      viewer {
        accountExport
      }
    }
  `);
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const data = await ask({});
      const text = data?.viewer?.accountExport;
      if (text) downloadFile('torre-account.json', text, 'application/json');
      else showToast(failureText(null), 'error');
    } catch (error) {
      showToast(failureText(error), 'error');
    } finally {
      setRunning(false);
    }
  };
  return [run, running];
}
