import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { PreloadLink } from '../../../components/ScreenLink.tsx';
import { Redo, Undo } from '../../../theme/icons.tsx';
import type { SheetColumn } from '../sheet/sheet.ts';
import { type ValueMode, valueModes } from '../sheet/valueMode.ts';
import type { OpenSheet } from '../useSheet.ts';

type Props = {
  sheet: OpenSheet;
  mode: ValueMode;
  onMode: (mode: ValueMode) => void;
  readOnly: boolean;
  /** Address of the tower. */
  tower: string;
  /** Further ways to fill the sheet. */
  children?: ReactNode;
};

/** What the numbers are of, undo and redo, and the way out: to the tower, or, while something is not saved, into the service as it stands. */
export function SheetToolbar({ sheet, mode, onMode, readOnly, tower, children }: Props) {
  const { t } = useTranslation('takeoff');
  const { store, isDirty } = sheet;
  const isBusy = sheet.isSaving || sheet.isReading;
  const [asking, setAsking] = useState(false);
  const [removed, setRemoved] = useState<readonly SheetColumn[]>([]);
  const canUndo = useSyncExternalStore(store.subscribe, () => store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, () => store.canRedo);
  const save = () => {
    setAsking(false);
    void sheet.save();
  };
  const askOrSave = () => {
    const emptied = sheet.removed();
    setRemoved(emptied);
    if (emptied.length > 0) setAsking(true);
    else save();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={t('mode.label')}
        onChange={(_, chosen: ValueMode | null) => chosen !== null && onMode(chosen)}
      >
        {valueModes.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`mode.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flex: 1 }} />
      {!readOnly && (
        <>
          <IconButton aria-label={t('undo')} disabled={!canUndo} onClick={() => store.undo()}>
            <Undo fontSize="small" />
          </IconButton>
          <IconButton aria-label={t('redo')} disabled={!canRedo} onClick={() => store.redo()}>
            <Redo fontSize="small" />
          </IconButton>
          {children}
        </>
      )}
      {!readOnly && isDirty ? (
        <Button disabled={isBusy} onClick={() => void sheet.keep()}>
          {t('unfinished.keep')}
        </Button>
      ) : (
        <Button component={PreloadLink} to={tower}>
          {t('back')}
        </Button>
      )}
      {!readOnly && (
        <Button
          variant="contained"
          disabled={!(isDirty || sheet.isUnfinished) || isBusy}
          aria-busy={isBusy}
          onClick={askOrSave}
        >
          {t('save')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('remove.title', { count: removed.length })}
        text={t('remove.text', { names: removed.map(({ name }) => `“${name}”`).join(', ') })}
        confirmLabel={t('remove.confirm')}
        destructive
        onConfirm={save}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}
