import { useState } from 'react';
import { downloadFile } from '../components/downloadFile.ts';
import { showToast } from '../components/toasts/toasts.ts';
import { failureText } from '../errors/errorText.ts';

/** Downloads as JSON what `read` fetches when asked, not before. @returns [run, running] */
export function useFileExport(
  fileName: string,
  read: () => Promise<string | null | undefined>,
): [() => Promise<void>, boolean] {
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const text = await read();
      if (text) downloadFile(fileName, text, 'application/json');
      else showToast(failureText(null), 'error');
    } catch (error) {
      showToast(failureText(error), 'error');
    } finally {
      setRunning(false);
    }
  };
  return [run, running];
}
