import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleType } from '#domain/foundation/foundationType.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import type { GridStore } from '../grid/gridStore.ts';
import { useKindName } from '../grid/useKindName.ts';
import { inTechnology } from '../sheet/sheet.ts';
import { applies, rowOf, type SheetElement } from '../sheet/sheetRows.ts';

type Props = { at: number; technology: ModuleType; store: GridStore; onClose: () => void };

/** Asks what of a column stays when its technology changes, and says what can't. */
export function TechnologyChangeDialog({ at, technology, store, onClose }: Props) {
  const { t } = useTranslation('takeoff');
  const nameOf = useKindName();
  const { sheet } = store.state;
  const column = sheet.columns[at];
  const [left, setLeft] = useState<readonly SheetElement[]>([]);
  const rows = Object.keys(column?.cells ?? {}).map(rowOf);
  const elementsOf = (fits: boolean) => [
    ...new Set(rows.filter((row) => applies(row, technology) === fits).map(({ element }) => element)),
  ];
  const [kept, gone] = [elementsOf(true), elementsOf(false)];
  const toggle = (element: SheetElement) =>
    setLeft((now) => (now.includes(element) ? now.filter((each) => each !== element) : [...now, element]));
  return (
    <ConfirmDialog
      open
      title={t('change.title', { name: column?.name ?? '', technology: nameOf(technology) })}
      text={kept.length > 0 ? t('change.text') : undefined}
      confirmLabel={t('change.confirm')}
      onCancel={onClose}
      onConfirm={() => {
        store.replace(inTechnology(store.state.sheet, at, technology, (element) => !left.includes(element)));
        onClose();
      }}
    >
      <FormGroup sx={{ mt: 1 }}>
        {kept.map((element) => (
          <FormControlLabel
            key={element}
            control={<Checkbox checked={!left.includes(element)} onChange={() => toggle(element)} />}
            label={t(`element.${element}`)}
          />
        ))}
      </FormGroup>
      {gone.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('change.goes', { elements: gone.map((element) => t(`element.${element}`)).join(', ') })}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
