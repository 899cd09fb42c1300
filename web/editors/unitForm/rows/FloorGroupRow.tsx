import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../../forms/fieldControl.ts';
import { ContentCopy, DeleteOutlined, DragIndicator } from '../../../theme/icons.tsx';
import { FloorGroupFields } from './FloorGroupFields.tsx';
import { handleMark, rowMark } from './rowHandle.ts';
import type { UnitFormValues } from '../unitFormValues.ts';

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
