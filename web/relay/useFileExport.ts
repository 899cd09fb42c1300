import { useState } from 'react';
import { downloadFile } from '../components/downloadFile.ts';
import { showToast } from '../components/toasts/toasts.ts';
import { failureText } from '../errors/errorText.ts';
import { fetchFile } from './fetchFile.ts';

/** Downloads the file at `address` when asked, not before. @returns [run, running] */
export function useFileExport(fileName: string, address: string): [() => Promise<void>, boolean] {
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      downloadFile(fileName, await fetchFile(address), 'application/json');
    } catch (error) {
      showToast(failureText(error), 'error');
    } finally {
      setRunning(false);
    }
  };
  return [run, running];
}
