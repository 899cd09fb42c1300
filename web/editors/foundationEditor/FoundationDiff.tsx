import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionChanges } from '#domain/comparison/versionChanges.ts';
import { SelectBox } from '../../components/SelectBox.tsx';
import { DiffTable } from '../../parts/module/DiffTable.tsx';
import type { ListedVersion } from './useFoundationVersions.ts';
import { keyWith } from '../../i18n/keyWith.ts';

const side = ({ quantities }: ListedVersion) => {
  const factorSet = quantities?.factorSet?.id ?? '';
  const lines = (quantities?.elements ?? []).flatMap(({ element, materials }) =>
    materials.map((line) => ({ ...line, element, factorSet, isDeclared: false })),
  );
  return { lines, dimensions: {}, floors: 1 };
};

/** Two versions of a foundation held against each other, part by part. */
export function FoundationDiff({ versions }: { versions: readonly ListedVersion[] }) {
  const { t } = useTranslation('versions');
  const { t: own } = useTranslation('foundationEditor');
  const [ids, setIds] = useState<{ from?: string; to?: string }>({});
  const to = versions.find(({ id }) => id === ids.to) ?? versions[0];
  const from = versions.find(({ id }) => id === ids.from) ?? versions.find((each) => each !== to);
  if (from === undefined || to === undefined) return null;
  const changes = versionChanges(side(from), side(to));
  const pick = (label: string, chosen: ListedVersion, set: (id: string) => void) => (
    <SelectBox
      label={label}
      value={chosen.id}
      options={versions.map(({ id, number, name }) => [id, `${number}. ${name ?? t('unnamed', { number })}`])}
      onChange={set}
    />
  );
  return (
    <Box component="section" aria-label={t('diff.title')} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
        {t('diff.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 2, maxWidth: 720 }}>
        {pick(t('diff.from'), from, (id) => setIds({ ...ids, from: id }))}
        {pick(t('diff.to'), to, (id) => setIds({ ...ids, to: id }))}
      </Box>
      {changes.length === 0 ? (
        <Typography color="textSecondary">{t('diff.same')}</Typography>
      ) : (
        <DiffTable
          changes={changes}
          nameOf={(element) => own(keyWith('foundationEditor', 'element.', element))}
        />
      )}
    </Box>
  );
}
