import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRef, useState, type ClipboardEvent } from 'react';
import { get, useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../components/HiddenText.tsx';
import { scrollHint } from '../../../components/tables/DataTable.tsx';
import { validationText } from '../../../i18n/message.ts';
import { Add } from '../../../theme/icons.tsx';
import { handleTableKey } from './tableKeys.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { isGrid, type PastedGrid, readGrid } from './pasteGrid.ts';
import { QuantityTableRow } from './QuantityTableRow.tsx';
import type { QuantityTableKind } from './tables.ts';
import { StrandButton } from './StrandButton.tsx';
import { useQuantityRows } from './useQuantityRows.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

type Props = {
  form: UseFormReturn;
  kind: QuantityTableKind;
  /** Name of the list in the form: `beam_column.concreteColumns.volumes`. */
  name: string;
  /** "Concreto dos pilares". */
  label: string;
  optional?: boolean;
};

/** Materials and amounts of one element, typed as in a spreadsheet or pasted from one. */
export function QuantityTable({ form, kind, name, label, optional = false }: Props) {
  const { t } = useTranslation('moduleEditor');
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState<{ grid: PastedGrid; from: number } | null>(null);
  const rows = useQuantityRows({ form, name, kind, optional, table: root });
  const { errors } = useFormState({ control: form.control, name });
  const fault = get(errors, name) as { root?: { message?: string }; message?: string } | undefined;
  const message = rows.isLast ? 'modules.at_least_one' : (fault?.root?.message ?? fault?.message);
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (cell === null || !isGrid(text)) return;
    event.preventDefault();
    const from = Number(cell.dataset['row']);
    const start = [...(root.current?.querySelectorAll(`[data-row="${from}"]`) ?? [])].indexOf(cell);
    setPasted({ grid: readGrid(text, kind.columns, start, language), from });
  };
  return (
    <Box
      ref={root}
      onKeyDown={(event) => handleTableKey(event, rows.add)}
      onPaste={paste}
      sx={{ minWidth: 0 }}
    >
      <Box sx={{ overflowX: 'auto', ...scrollHint }}>
        <Table size="small" aria-label={label}>
          {rows.fields.length > 0 && (
            <TableHead>
              <TableRow sx={{ '& > th': { px: 0.5, py: 0.5, border: 0 } }}>
                {kind.columns.map((column) => (
                  <TableCell key={column.name} align={column.options ? 'left' : 'right'}>
                    {t(`column.${column.name}`)}
                  </TableCell>
                ))}
                <TableCell>
                  <HiddenText>{t('row.actions')}</HiddenText>
                </TableCell>
              </TableRow>
            </TableHead>
          )}
          <TableBody>
            {rows.fields.map(({ id }, index) => (
              <QuantityTableRow
                key={id}
                form={form}
                kind={kind}
                name={`${name}.${index}`}
                index={index}
                onChanged={rows.check}
                onDuplicate={() => rows.duplicate(index)}
                onDelete={() => rows.remove(index)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {typeof message === 'string' && (
        <FormHelperText error role="alert" sx={{ mx: 0.5 }}>
          {validationText(message)}
        </FormHelperText>
      )}
      <Button
        size="small"
        startIcon={<Add />}
        onClick={rows.add}
        aria-label={t('row.addTo', { table: label })}
      >
        {t('row.add')}
      </Button>
      {kind.customStrengths && (
        <Button
          size="small"
          onClick={rows.addCustomStrength}
          aria-label={t('custom.addTo', { table: label })}
        >
          {t('custom.add')}
        </Button>
      )}
      {kind.strand !== undefined && (
        <StrandButton form={form} name={name} strand={kind.strand} label={label} onAdd={rows.addStrand} />
      )}
      {pasted !== null && (
        <PasteDialog
          columns={kind.columns}
          grid={pasted.grid}
          from={pasted.from}
          onCancel={() => setPasted(null)}
          onUse={() => {
            rows.paste(pasted.grid, pasted.from);
            setPasted(null);
          }}
        />
      )}
    </Box>
  );
}
