import { useTranslation } from 'react-i18next';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import type { FieldControl } from '../../../forms/fieldControl.ts';
import { NumberField } from '../../../forms/NumberField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { UnitFormValues } from '../unitFormValues.ts';

type Props = { control: FieldControl<UnitFormValues>; index: number };

/** The five fields of a group. */
export function FloorGroupFields({ control, index }: Props) {
  const { t } = useTranslation('unitForm');
  const path = `floorGroups.${index}` as const;
  const categories = floorCategories.map((value) => ({ value, label: t(`floorCategory.${value}`) }));
  return (
    <>
      <div>
        <TextField control={control} name={`${path}.name`} label={t('floor.name')} required />
      </div>
      <div>
        <SelectField
          control={control}
          name={`${path}.category`}
          label={t('floor.category')}
          required
          options={categories}
        />
      </div>
      <div>
        <NumberField control={control} name={`${path}.area`} label={t('floor.area')} unit="m²" required />
      </div>
      <div>
        <NumberField control={control} name={`${path}.height`} label={t('floor.height')} unit="m" required />
      </div>
      <div>
        <NumberField control={control} name={`${path}.repetition`} label={t('floor.repetition')} required />
      </div>
    </>
  );
}
