import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { memo, useCallback, useId, useMemo, useRef } from 'react';
import { type FieldError, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../../../components/Muted.tsx';
import { fieldHelp } from '../../../forms/fields/TextField.tsx';
import { Add as AddIcon } from '../../../theme/icons.tsx';
import { PastePreview } from '../paste/PastePreview.tsx';
import { useFloorPaste } from '../paste/useFloorPaste.ts';
import { emptyGroup, type GroupValues } from '../unitFormValues.ts';
import type { UnitFormState } from '../useUnitForm.ts';
import { floorColumns, oneRow } from './floorColumns.ts';
import { FloorGroupRow } from './FloorGroupRow.tsx';
import { floorRowStyles, rowHeight } from './floorRowStyles.ts';
import { MovableRows } from './MovableRows.tsx';
import { useDrawnRows } from './useDrawnRows.ts';

/**
 * Rows of floor groups: typed, pasted, duplicated, removed, reordered by drag or keyboard. There may be two hundred, so
 * a key press renders only its own field and no row.
 */
export const FloorGroupsEditor = memo(function FloorGroupsEditor({ form }: { form: UnitFormState }) {
  const { t } = useTranslation('unitForm');
  const { control, getValues } = form;
  const { fields, append, insert, remove, move, replace } = useFieldArray({
    control,
    name: 'floorGroups',
    keyName: 'key',
  });
  const paste = useFloorPaste();
  const rowAt = (index: number) => getValues(`floorGroups.${index}`);
  const take = (rows: GroupValues[], how: 'append' | 'replace') => {
    const isBlank = getValues('floorGroups').every(({ name, area }) => name === '' && area === undefined);
    if (how === 'replace' || isBlank) replace(rows);
    else append(rows, { shouldFocus: false });
    paste.close();
  };
  const editor = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const removeRow = useCallback(
    (index: number) => {
      // The button is removed with its row, so the focus moves to a neighbour's first.
      const buttons = editor.current?.querySelectorAll<HTMLElement>('[data-removes="floors"]');
      (buttons?.[index + 1] ?? buttons?.[index - 1] ?? addButton.current)?.focus();
      // After `remove` of the only row the values keep an empty object in its place, so it is replaced instead.
      if (getValues('floorGroups').length === 1) replace([]);
      else remove(index);
    },
    [getValues, replace, remove],
  );
  const duplicateRow = useCallback(
    (index: number) => insert(index + 1, { ...getValues(`floorGroups.${index}`), id: undefined }),
    [getValues, insert],
  );
  const helpId = useId();
  const drawn = useDrawnRows(fields.length);
  const rows = useMemo(() => fields.slice(0, drawn), [fields, drawn]);
  const ids = useMemo(() => rows.map(({ key }) => key), [rows]);
  const { errors } = useFormState({ control, name: 'floorGroups' });
  const failure = errors.floorGroups as (FieldError & { root?: FieldError }) | undefined;
  const message = failure?.root?.message ?? failure?.message;
  return (
    <Box
      ref={editor}
      role="group"
      aria-label={t('floors.rows')}
      onPaste={paste.onPaste}
      sx={{ containerType: 'inline-size', ...floorRowStyles }}
    >
      <FloorHeaders />
      <div id={helpId} hidden>
        {t('drag.help')}
      </div>
      <MovableRows
        ids={ids}
        nameOf={(index) => rowAt(index)?.name || t('floors.row', { number: index + 1 })}
        onMove={move}
      >
        {rows.map(({ key }, index) => (
          <FloorGroupRow
            key={key}
            id={key}
            index={index}
            control={control}
            helpId={helpId}
            onDuplicate={duplicateRow}
            onRemove={removeRow}
          />
        ))}
      </MovableRows>
      <div style={{ height: (fields.length - drawn) * rowHeight }} />
      {message !== undefined && (
        <FormHelperText error role="alert">
          {fieldHelp(message, null)}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
        <Button
          ref={addButton}
          variant="outlined"
          size="small"
          startIcon={<AddIcon />}
          onClick={() => append(emptyGroup)}
        >
          {t('floors.add')}
        </Button>
        <SmallPrint component="span">{t('floors.paste')}</SmallPrint>
      </Box>
      {paste.rows !== null && <PastePreview rows={paste.rows} onTake={take} onClose={paste.close} />}
    </Box>
  );
});

/** Names of the columns on wide screens; every field carries its own label too. */
function FloorHeaders() {
  const { t } = useTranslation('unitForm');
  const names = ['floor.name', 'floor.category', 'floor.area', 'floor.height', 'floor.repetition'] as const;
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', [oneRow]: 'grid' },
        gridTemplateColumns: floorColumns,
        gap: 1,
        mb: 0.5,
        typography: 'caption',
        fontWeight: 600,
        color: 'text.secondary',
      }}
    >
      <span />
      {names.map((name) => (
        <span key={name}>
          {t(name)}
          <Box component="span" sx={{ color: 'error.main' }}>
            {' *'}
          </Box>
        </span>
      ))}
      <span />
    </Box>
  );
}
