import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  type TypologyName,
  typologies,
  typologyBasis,
  typologyEstimate,
  typologyNames,
  usualFloor,
} from '#domain/usual/typology.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { FilledFloors } from './useFilledFloors.ts';
import type { UnitFormState } from '../useUnitForm.ts';

type Props = {
  form: UnitFormState;
  floors: FilledFloors;
  chosen: TypologyName | null;
  onChoose: (name: TypologyName | null) => void;
};

/** Fills the floors of a new tower from a usual one, whose quantities become its first simulation, marked as assumed. */
export function FromTypology({ form, floors, chosen, onChoose }: Props) {
  const { t } = useTranslation('unitForm');
  const { plain, span } = useFormat();
  const choose = (name: TypologyName | null) => {
    if (name === null) return floors.restore(() => onChoose(null));
    const group = {
      id: undefined,
      name: t('typology.floor'),
      category: 'standard_floor' as const,
      ...usualFloor,
      repetition: typologies[name].floors,
    };
    floors.replace([group], () => {
      onChoose(name);
      if (form.getValues('name') === '') form.setValue('name', t('typology.tower'), { shouldDirty: true });
    });
  };
  const estimate = chosen === null ? null : typologyEstimate(chosen);
  return (
    <Box sx={{ maxWidth: '100%' }}>
      <SelectBox
        size="small"
        label={t('typology.label')}
        value={chosen ?? ''}
        none={t('typology.none')}
        options={typologyNames.map((name) => [name, t(`typology.${name}`)])}
        onChange={(name) => choose(name || null)}
        sx={{ width: 360, maxWidth: '100%' }}
      />
      {chosen !== null && estimate !== null && (
        <SmallPrint role="status" sx={{ mt: 0.5 }}>
          {t('typology.text', {
            concrete: span(estimate.concrete),
            steel: span(estimate.steel),
            co2: span(estimate.co2),
            precision: plain(Math.round(100 * estimate.precision)),
            basis: typologyBasis(chosen)
              .map((basis) => t(`typology.basis.${basis}`))
              .join(', '),
          })}
        </SmallPrint>
      )}
    </Box>
  );
}
