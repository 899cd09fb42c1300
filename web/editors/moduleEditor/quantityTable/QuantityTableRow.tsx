import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ContentCopy, DeleteOutlined } from '../../../theme/icons.tsx';
import type { QuantityRow } from '../values/elementFormValues.ts';
import { ChoiceCell } from './ChoiceCell.tsx';
import { QuantityCell } from './QuantityCell.tsx';
import { StrengthNote } from './StrengthNote.tsx';
import type { QuantityTableKind } from './tables.ts';

type Props = {
  form: UseFormReturn;
  kind: QuantityTableKind;
  /** Name of the row in the form. */
  name: string;
  index: number;
  onChanged: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** One material of a quantity table. */
export function QuantityTableRow({ form, kind, name, index, onChanged, onDuplicate, onDelete }: Props) {
  const { t } = useTranslation('moduleEditor');
  const values = useWatch({ control: form.control, name }) as QuantityRow | undefined;
  // A row just deleted may be rendered once more; its cells would register and bring it back empty.
  if (values === undefined) return null;
  const row = index + 1;
  const change = () => {
    // An amount that was typed is no longer an assumption.
    if (values.assumed === true) form.setValue(`${name}.assumed`, undefined);
    onChanged();
  };
  return (
    <TableRow sx={{ '& > td': { verticalAlign: 'top', px: 0.5, py: 0.5, border: 0 } }}>
      {kind.columns.map((column) => {
        const label = t('cell', { column: t(`column.${column.name}`), row });
        const own = column.name === 'fck' && values['customFck'] !== undefined ? 'customFck' : column.name;
        const shared = {
          control: form.control,
          name: `${name}.${own}`,
          label,
          row: index,
          onChanged: change,
        };
        return (
          <TableCell key={column.name} sx={column.options ? { minWidth: 170 } : { minWidth: 92 }}>
            {column.options ? (
              <ChoiceCell {...shared} />
            ) : (
              <QuantityCell key={own} {...shared} unit={column.unit} />
            )}
            {column.name === kind.identity && <StrengthNote form={form} name={name} kind={kind} />}
          </TableCell>
        );
      })}
      <TableCell sx={{ width: 64, whiteSpace: 'nowrap', textAlign: 'right' }}>
        <Tooltip title={t('row.duplicate')}>
          <IconButton size="small" aria-label={t('row.duplicateLabel', { row })} onClick={onDuplicate}>
            <ContentCopy sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('row.delete')}>
          <IconButton size="small" aria-label={t('row.deleteLabel', { row })} onClick={onDelete}>
            <DeleteOutlined sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
}
