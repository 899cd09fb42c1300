import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { termsVersion } from '#domain/people/terms.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';

/** A document to read: its title, which version it is, its parts. */
export function LegalPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t, i18n } = useTranslation('legal');
  useScreenTitle(title);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Box sx={{ maxWidth: 820, mx: 'auto', width: '100%' }}>
      <PageHeader
        title={title}
        text={text}
        below={
          <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
            {t('version', { date: date.format(new Date(termsVersion)) })}
          </Box>
        }
      />
      {children}
    </Box>
  );
}
