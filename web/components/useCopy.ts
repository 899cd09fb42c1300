import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from './toasts/toasts.ts';

/** Puts a text into the clipboard, and says so where the browser refuses. */
export function useCopy(text: string) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without the permission, or over plain HTTP, there is no clipboard.
      setCopied(false);
      showToast(t('copyFailed'), 'error');
    }
  };
  return { copy: () => void copy(), label: t(copied ? 'copied' : 'copy') };
}
