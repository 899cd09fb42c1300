import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionDiff } from '../../parts/module/VersionDiff.tsx';
import type { ListedVersion } from './useFoundationVersions.ts';
import { keyWith } from '../../i18n/keyWith.ts';

/** Two versions of a foundation compared, part by part. */
export function FoundationDiff({ versions: listed }: { versions: readonly ListedVersion[] }) {
  const { t } = useTranslation('versions');
  const { t: own } = useTranslation('foundationEditor');
  const [ids, setIds] = useState<{ from?: string; to?: string }>({});
  const versions = listed.map(({ id, number, name, quantities }) => ({
    id,
    quantities,
    label: `${number}. ${name ?? t('unnamed', { number })}`,
  }));
  const to = versions.find(({ id }) => id === ids.to) ?? versions[0];
  const from = versions.find(({ id }) => id === ids.from) ?? versions.find((each) => each !== to);
  if (from === undefined || to === undefined) return null;
  return (
    <Box component="section" aria-label={t('diff.title')} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
        {t('diff.title')}
      </Typography>
      <VersionDiff
        versions={versions}
        from={from}
        to={to}
        onFrom={(id) => setIds({ ...ids, from: id })}
        onTo={(id) => setIds({ ...ids, to: id })}
        nameOf={(element) => own(keyWith('foundationEditor', 'element.', element))}
      />
    </Box>
  );
}
