import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementChanges } from '#domain/comparison/sides/scaledStructure.ts';
import { textLimits } from '#domain/limits.ts';
import { isStructureElement } from '#domain/structures/elements.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { type SavedVersion, useSaveWhatIf } from './useSaveWhatIf.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = { option: ComparedOption; changes: ElementChanges };

/** Saves the what-if as a new version of each module concerned; the valid versions stay. */
export function SaveWhatIf({ option, changes }: Props) {
  const { t } = useTranslation('compare');
  const { change } = useFormat();
  const { save, saving } = useSaveWhatIf();
  const [saved, setSaved] = useState<SavedVersion[]>([]);
  const nameOf = (element: string) => t(keyWith('compare', 'element.', element));
  const changed = Object.entries(changes).filter(([, value]) => value !== 0);
  const savable = changed.filter(([element]) => isStructureElement(element));
  const leftOut = changed.flatMap(([element]) => (isStructureElement(element) ? [] : nameOf(element)));
  const parts = savable.map(([element, value]) => `${nameOf(element)} ${change(value)}`);
  const name = t('save.name', { changes: parts.join(', ') }).slice(0, textLimits.name);
  if (!option.canEdit) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        variant="outlined"
        disabled={savable.length === 0}
        loading={saving}
        onClick={() => void save(option.globalId, changes, name).then(setSaved)}
      >
        {t('save.action')}
      </Button>
      <SmallPrint sx={{ mt: 0.5 }}>{t('save.text')}</SmallPrint>
      {leftOut.length > 0 && <SmallPrint>{t('save.left', { elements: leftOut.join(', ') })}</SmallPrint>}
      <Box aria-live="polite">
        {saved.map((version) => (
          <Typography key={version.address} variant="body2">
            {t('save.saved', { name: version.name })}{' '}
            <ScreenLink to={version.address}>{t('save.open', { module: version.module })}</ScreenLink>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
