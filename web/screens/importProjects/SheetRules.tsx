import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../components/Muted.tsx';
import { Section } from '../../components/Section.tsx';
import { uncheckedKey } from '../../i18n/keyWith.ts';

/** What a sheet must keep to, by the keys of the rules' texts, and below it the way to an example. */
export function SheetRules({ rules, children }: { rules: readonly string[]; children: ReactNode }) {
  const { t } = useTranslation('importProjects');
  return (
    <Section title={t('template.title')}>
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
        {rules.map((rule) => (
          <Muted key={rule} component="li" sx={{ mb: 0.5 }}>
            {t(uncheckedKey(rule))}
          </Muted>
        ))}
      </Box>
      {children}
    </Section>
  );
}
