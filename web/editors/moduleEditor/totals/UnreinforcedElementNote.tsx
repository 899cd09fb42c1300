import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import {
  assumedSteel,
  unreinforcedVolume,
  lacksStrand,
  middleSteelRate,
  usualSteelRate,
} from '#domain/structures/steel/usualSteel.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOffered } from '../../../session/offered.ts';
import type { ElementValues } from '../values/elementFormValues.ts';

type Props = { form: UseFormReturn; name: string; title: string };

/**
 * Below the steel of an element with concrete and no steel at all: the usual amount, and a button to take it. Slabs
 * called prestressed may also lack their strand.
 */
export function UnreinforcedElementNote({ form, name, title }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { plain } = useFormat();
  const { declarations: keepsMarks } = useOffered();
  const element = useWatch({ control: form.control, name }) as ElementValues | undefined;
  const technology = name.split('.', 1)[0] as Technology;
  const chosen: unknown = useWatch({ control: form.control, name: `${technology}.slabSystem` });
  const system = isSlabSystem(chosen) ? chosen : null;
  const volume = element === undefined ? 0 : unreinforcedVolume(element);
  const isStrandMissing =
    name.endsWith('.concreteSlabs') && element !== undefined && lacksStrand(system, element);
  if (volume === 0 && !isStrandMissing) return null;
  const { min, max } = usualSteelRate(technology, system);
  const take = () => {
    const path = `${name}.steel`;
    form.setValue(path, [assumedSteel(technology, volume, system)], { shouldDirty: true });
    void form.trigger(path);
  };
  return (
    <Box role="status" sx={{ typography: 'caption', color: 'warning.main', mt: 0.5 }}>
      {volume > 0 && (
        <div>
          {t('bare.text', { min: plain(min), max: plain(max) })}{' '}
          {keepsMarks && (
            <Link
              component="button"
              type="button"
              aria-label={t('bare.useFor', { element: title })}
              onClick={take}
            >
              {t('bare.use', { rate: plain(middleSteelRate(technology, system)) })}
            </Link>
          )}
        </div>
      )}
      {isStrandMissing && <div>{t('bare.strand')}</div>}
    </Box>
  );
}
