import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import type { FieldControl } from '../../../forms/fields/fieldControl.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { ContentCopy, DeleteOutlined, DragIndicator } from '../../../theme/icons.tsx';
import type { UnitFormValues } from '../unitFormValues.ts';
import { handleMark, rowMark } from './rowHandle.ts';

type Props = {
  id: string;
  index: number;
  control: FieldControl<UnitFormValues>;
  /** The element that says how a row is moved. */
  helpId: string;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
};

/** One group of equal floors. */
export const FloorGroupRow = memo(function FloorGroupRow(props: Props) {
  const { id, index, control, helpId, onDuplicate, onRemove } = props;
  const { t } = useTranslation('unitForm');
  const typed = useWatch({ control, name: `floorGroups.${index}.name` });
  const name = typed || t('floors.row', { number: index + 1 });
  return (
    <div {...{ [rowMark]: id }} className="floor" role="group" aria-label={name}>
      <IconButton
        {...{ [handleMark]: '' }}
        aria-describedby={helpId}
        aria-label={t('floors.move', { name })}
        size="small"
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <FloorGroupFields control={control} index={index} />
      <div>
        <IconButton
          size="small"
          aria-label={t('floors.duplicate', { name })}
          onClick={() => onDuplicate(index)}
        >
          <ContentCopy fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('floors.remove', { name })}
          onClick={() => onRemove(index)}
          data-removes="floors"
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </div>
    </div>
  );
});

type FloorGroupFieldsProps = { control: FieldControl<UnitFormValues>; index: number };

/** The five fields of a group. */
function FloorGroupFields({ control, index }: FloorGroupFieldsProps) {
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
