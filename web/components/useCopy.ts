import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copyText.ts';

/** Puts a text into the clipboard, and says so where the browser refuses. */
export function useCopy(text: string) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(text, { failed: t('copyFailed') }));
  return { copy: () => void copy(), label: t(copied ? 'copied' : 'copy') };
}
