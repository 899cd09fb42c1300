import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Link to the mails of this server, where it keeps them instead of sending them, in a browser that has opened the
 * mailbox with its key.
 */
export function MailboxLink() {
  const { t } = useTranslation();
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    fetch('/mailbox/mails.json', { signal: left.signal, headers: { accept: 'application/json' } })
      .then((response) => setOffered(response.ok))
      // Not offered, or the screen is gone: either way there is nothing to link to.
      .catch(() => {});
    return () => left.abort();
  }, []);
  if (!offered) return null;
  return (
    <Link href="/mailbox" target="_blank" rel="noreferrer" underline="always">
      {t('mailbox')}
    </Link>
  );
}
