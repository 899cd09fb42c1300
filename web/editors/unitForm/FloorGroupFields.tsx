import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { floorCategories } from '#domain/floorCategories.ts';
import type { FieldControl } from '../../forms/fieldControl.ts';
import { NumberField } from '../../forms/NumberField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { oneRow } from './floorColumns.ts';
import type { UnitFormValues } from './unitFormValues.ts';

type Props = { control: FieldControl<UnitFormValues>; index: number };

/** Where a field stands on a phone, and from 480 px on; wider still, all stand in one row. */
type Place = { phone: [column: string, row: number]; tablet: [column: string, row: number] };

const Cell = ({ phone, tablet, children }: Place & { children: ReactNode }) => (
  <Box
    sx={{
      minWidth: 0,
      gridColumn: { xs: phone[0], sm: tablet[0], [oneRow]: 'auto' },
      gridRow: { xs: phone[1], sm: tablet[1], [oneRow]: 'auto' },
    }}
  >
    {children}
  </Box>
);

/** The five fields of a group. */
export function FloorGroupFields({ control, index }: Props) {
  const { t } = useTranslation('unitForm');
  const path = `floorGroups.${index}` as const;
  const categories = floorCategories.map((value) => ({ value, label: t(`floorCategory.${value}`) }));
  return (
    <>
      <Cell phone={['2 / span 6', 1]} tablet={['2 / span 3', 1]}>
        <TextField control={control} name={`${path}.name`} label={t('floor.name')} required />
      </Cell>
      <Cell phone={['2 / span 6', 2]} tablet={['5 / span 3', 1]}>
        <SelectField
          control={control}
          name={`${path}.category`}
          label={t('floor.category')}
          required
          options={categories}
        />
      </Cell>
      <Cell phone={['2 / span 3', 3]} tablet={['2 / span 2', 2]}>
        <NumberField control={control} name={`${path}.area`} label={t('floor.area')} unit="m²" required />
      </Cell>
      <Cell phone={['5 / span 3', 3]} tablet={['4 / span 2', 2]}>
        <NumberField control={control} name={`${path}.height`} label={t('floor.height')} unit="m" required />
      </Cell>
      <Cell phone={['2 / span 3', 4]} tablet={['6 / span 2', 2]}>
        <NumberField control={control} name={`${path}.repetition`} label={t('floor.repetition')} required />
      </Cell>
    </>
  );
}
