import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { otherPurposes, otherUnits } from '#domain/structures/otherMaterials.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { DeleteOutlined } from '../../../theme/icons.tsx';

type Props = {
  form: UseFormReturn;
  /** Name of the row in the form: `beam_column.otherMaterials.0`. */
  name: string;
  /** From 1. */
  row: number;
  onDelete: () => void;
};

const wide = { gridColumn: { xs: '1 / -1', sm: 'span 2' } };

/** One material outside the factor set: name, purpose, amount, factors and their source. */
export function OtherMaterialRow({ form, name, row, onDelete }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { control } = form;
  const isAssumed = useWatch({ control, name: `${name}.assumed` }) === true;
  const amount: unknown = useWatch({ control, name: `${name}.amount` });
  const [initialAmount] = useState(amount);
  useEffect(() => {
    // An amount that was typed is no longer an assumption.
    if (isAssumed && amount !== initialAmount) form.setValue(`${name}.assumed`, undefined);
  }, [form, name, isAssumed, amount, initialAmount]);
  const chosen = useWatch({ control, name: `${name}.unit` }) as string | undefined;
  const perUnit = (of: string) => (chosen ? `${of}/${unitText(chosen)}` : of);
  const purposes = otherPurposes.map((value) => ({ value, label: t(`others.purpose.${value}`) }));
  const units = otherUnits.map((value) => ({ value, label: unitText(value) }));
  const field = (of: 'name' | 'purpose' | 'amount' | 'unit' | 'source') => ({
    control,
    name: `${name}.${of}`,
    label: t(`others.${of}`),
  });
  const end = (of: 'co2' | 'energy', which: 'min' | 'max') => ({
    control,
    name: `${name}.${of}.${which}`,
    label: t(`others.${which}`, { aspect: of === 'co2' ? 'CO₂' : t('quantity.energy') }),
  });
  return (
    <Box
      role="group"
      aria-label={t('others.row', { row })}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' },
        borderLeft: 2,
        borderColor: 'divider',
        pl: 1.5,
      }}
    >
      <TextField {...field('name')} required sx={wide} />
      <SelectField {...field('purpose')} options={purposes} required sx={wide} />
      <NumberField {...field('amount')} required helperText={isAssumed ? t('others.assumed') : undefined} />
      <SelectField {...field('unit')} options={units} required />
      <TextField {...field('source')} required sx={wide} />
      <NumberField {...end('co2', 'min')} helperText={perUnit('kgCO₂e')} required />
      <NumberField {...end('co2', 'max')} helperText={t('others.maxHelp')} />
      <NumberField {...end('energy', 'min')} helperText={perUnit('MJ')} required />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <NumberField {...end('energy', 'max')} helperText={t('others.maxHelp')} sx={{ flex: 1 }} />
        <Tooltip title={t('others.delete')}>
          <IconButton aria-label={t('others.deleteLabel', { row })} onClick={onDelete} sx={{ mt: 0.5 }}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
