import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../forms/fieldControl.ts';
import { FloorGroupFields } from './FloorGroupFields.tsx';
import { floorColumns, hiddenLabels, oneRow } from './floorColumns.ts';
import type { UnitFormValues } from './unitFormValues.ts';

type Props = {
  id: string;
  index: number;
  control: FieldControl<UnitFormValues>;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
};

/** One group of equal floors. */
export const FloorGroupRow = memo(function FloorGroupRow(props: Props) {
  const { id, index, control, onDuplicate, onRemove } = props;
  const { t } = useTranslation('unitForm');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const typed = useWatch({ control, name: `floorGroups.${index}.name` });
  const name = typed || t('floors.row', { number: index + 1 });
  return (
    <Box
      ref={setNodeRef}
      role="group"
      aria-label={name}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? '' }}
      sx={{
        display: 'grid',
        gap: 1,
        py: 0.75,
        alignItems: 'start',
        bgcolor: 'background.paper',
        position: 'relative',
        // Off the screen a row is neither styled nor laid out; the one that is moved throws its shadow over others.
        contentVisibility: isDragging ? 'visible' : 'auto',
        containIntrinsicSize: 'auto 53px',
        zIndex: isDragging ? 1 : 'auto',
        boxShadow: isDragging ? 4 : 'none',
        borderRadius: 1,
        '@container (max-width: 719.95px)': { py: 2, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' },
        '@container (min-width: 720px)': hiddenLabels,
        gridTemplateColumns: { xs: '32px repeat(6, minmax(0, 1fr)) 40px', [oneRow]: floorColumns },
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('floors.move', { name })}
        size="small"
        sx={{ mt: 0.5, cursor: 'grab', touchAction: 'none', px: 0.25 }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <FloorGroupFields control={control} index={index} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', [oneRow]: 'row' },
          gridColumn: { xs: '8', [oneRow]: 'auto' },
          gridRow: { xs: '1 / span 2', [oneRow]: 'auto' },
          mt: 0.5,
        }}
      >
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
      </Box>
    </Box>
  );
});
