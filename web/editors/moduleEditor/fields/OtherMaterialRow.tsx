import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { otherPurposes, otherUnits } from '#domain/structures/otherMaterials.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { NumberField } from '../../../forms/NumberField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
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
  const [given] = useState(amount);
  useEffect(() => {
    // An amount that was typed is no longer an assumption.
    if (isAssumed && amount !== given) form.setValue(`${name}.assumed`, undefined);
  }, [form, name, isAssumed, amount, given]);
  const chosen = useWatch({ control, name: `${name}.unit` }) as string | undefined;
  const perUnit = (of: string) => (chosen ? `${of}/${unitText(chosen)}` : of);
  const purposes = otherPurposes.map((value) => ({ value, label: t(`others.purpose.${value}`) }));
  const units = otherUnits.map((value) => ({ value, label: unitText(value) }));
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
      <TextField control={control} name={`${name}.name`} label={t('others.name')} required sx={wide} />
      <SelectField
        control={control}
        name={`${name}.purpose`}
        label={t('others.purpose')}
        options={purposes}
        required
        sx={wide}
      />
      <NumberField
        control={control}
        name={`${name}.amount`}
        label={t('others.amount')}
        required
        helperText={isAssumed ? t('others.assumed') : undefined}
      />
      <SelectField
        control={control}
        name={`${name}.unit`}
        label={t('others.unit')}
        options={units}
        required
      />
      <TextField control={control} name={`${name}.source`} label={t('others.source')} required sx={wide} />
      <NumberField
        control={control}
        name={`${name}.co2.min`}
        label={t('others.min', { aspect: 'CO₂' })}
        helperText={perUnit('kgCO₂e')}
        required
      />
      <NumberField
        control={control}
        name={`${name}.co2.max`}
        label={t('others.max', { aspect: 'CO₂' })}
        helperText={t('others.maxHelp')}
      />
      <NumberField
        control={control}
        name={`${name}.energy.min`}
        label={t('others.min', { aspect: t('quantity.energy') })}
        helperText={perUnit('MJ')}
        required
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <NumberField
          control={control}
          name={`${name}.energy.max`}
          label={t('others.max', { aspect: t('quantity.energy') })}
          helperText={t('others.maxHelp')}
          sx={{ flex: 1 }}
        />
        <Tooltip title={t('others.delete')}>
          <IconButton aria-label={t('others.deleteLabel', { row })} onClick={onDelete} sx={{ mt: 0.5 }}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
