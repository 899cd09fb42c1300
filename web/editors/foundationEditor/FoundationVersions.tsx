import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../../components/Muted.tsx';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
import { useHiddenRows } from '../../components/deletion/hiddenRows.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { FoundationDiff } from './FoundationDiff.tsx';
import { useChangeFoundationVersion } from './useChangeFoundationVersion.ts';
import type { ListedFoundation, ListedVersion } from './useFoundationVersions.ts';
import { keyWith } from '../../i18n/keyWith.ts';

type Props = {
  listed: ListedFoundation;
  /** Reloads them. */
  onChanged: () => void;
  onClose: () => void;
};

/** The saved sets of quantities of a foundation, newest first: one is valid, any other can become so again. */
export function FoundationVersions({ listed, onChanged, onClose }: Props) {
  const { t } = useTranslation('versions');
  const { t: own } = useTranslation('foundationEditor');
  const { rangeInThousands, thousands, concrete, ago } = useFormat();
  const hidden = useHiddenRows();
  const { setValid, drop } = useChangeFoundationVersion();
  const versions = listed.versions.filter((version) => !hidden.has(version.id));
  const texts = ({ type, createdAt, quantities }: ListedVersion) => [
    own(keyWith('foundationEditor', 'type.', type.toLowerCase())),
    quantities?.co2 ? `${rangeInThousands(quantities.co2)} tCO₂e` : null,
    concrete(quantities)?.both ?? null,
    quantities?.steel ? `${own('live.steel')} ${thousands(quantities.steel)} t` : null,
    ago(createdAt),
  ];
  return (
    <TitledDialog
      title={own('versions')}
      maxWidth="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Box component="ul" aria-label={own('versions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map((version) => {
          const name = version.name ?? t('unnamed', { number: version.number });
          return (
            <Box
              key={version.id}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                {version.number}. {name}{' '}
                {version.isValid && (
                  <Chip size="small" color="success" variant="outlined" label={t('valid')} />
                )}
                <SmallPrint>{texts(version).filter(Boolean).join(' · ')}</SmallPrint>
              </Box>
              {listed.viewerCanEdit && !version.isValid && (
                <Button
                  size="small"
                  aria-label={`${t('setValid')}: ${name}`}
                  onClick={() => void setValid(version).then((done) => done !== null && onChanged())}
                >
                  {t('setValid')}
                </Button>
              )}
              {version.viewerCanDelete && (
                <Button
                  size="small"
                  color="error"
                  aria-label={`${t('delete')}: ${name}`}
                  onClick={() => drop(version)}
                >
                  {t('delete')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      {versions.length > 1 && <FoundationDiff versions={versions} />}
    </TitledDialog>
  );
}
