import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import type { GridStore } from '../grid/gridStore.ts';
import { isFoundation, isStructure } from '../sheet/foundationColumn.ts';
import { copiedColumn, isEmpty } from '../sheet/sheet.ts';

type Props = { column: number; anchor: HTMLElement; store: GridStore; onClose: () => void };

/** What can be done with a floor group: copy it to others, empty it. */
export function ColumnMenu({ column, anchor, store, onClose }: Props) {
  const { t } = useTranslation('takeoff');
  const [copying, setCopying] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { sheet } = store.state;
  const source = sheet.columns[column];
  if (source === undefined) return null;
  const toggle = (at: number) =>
    setChosen((now) => (now.includes(at) ? now.filter((each) => each !== at) : [...now, at]));
  const clear = () => {
    const changes = Object.keys(source.cells).map((row) => ({ row, column, value: undefined }));
    store.change(changes);
    onClose();
  };
  if (!copying)
    return (
      <Menu open anchorEl={anchor} onClose={onClose}>
        <MenuItem
          disabled={isEmpty(source) || isFoundation(source) || sheet.columns.filter(isStructure).length < 2}
          onClick={() => setCopying(true)}
        >
          {t('column.copy')}
        </MenuItem>
        <MenuItem disabled={isEmpty(source)} onClick={clear}>
          {t('column.clear')}
        </MenuItem>
      </Menu>
    );
  return (
    <ConfirmDialog
      open
      title={t('copy.title', { name: source.name })}
      text={t('copy.text')}
      confirmLabel={t('copy.confirm')}
      onCancel={onClose}
      onConfirm={() => {
        store.replace(copiedColumn(sheet, column, chosen));
        onClose();
      }}
    >
      <FormGroup sx={{ mt: 1 }}>
        {sheet.columns.map(
          ({ key, name, floors }, at) =>
            at !== column &&
            floors.length > 0 && (
              <FormControlLabel
                key={key}
                control={<Checkbox checked={chosen.includes(at)} onChange={() => toggle(at)} />}
                label={t('copy.group', { name, count: floors.length })}
              />
            ),
        )}
      </FormGroup>
    </ConfirmDialog>
  );
}
