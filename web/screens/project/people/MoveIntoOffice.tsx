import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useOpenOffices } from '../../../parts/people/useOpenOffices.ts';
import { useMoveProject } from './useMoveProject.ts';

/** Chooses the office a project goes into, among those the user may add to. */
export function MoveIntoOffice({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation('project');
  const offices = useOpenOffices();
  const [selected, setSelected] = useState<string | null>(null);
  const [move, pending] = useMoveProject(projectId);
  if (offices === null) return null;
  const chosen = selected ?? offices[0]?.id ?? '';
  const isEditor = offices.some(({ id, viewerCanManage }) => id === chosen && !viewerCanManage);
  const confirm = () => (chosen === '' ? onClose() : void move(chosen).then(onClose));
  return (
    <ConfirmDialog
      open
      title={t('office.into')}
      text={t(chosen === '' ? 'office.none' : 'office.intoText')}
      confirmLabel={t(chosen === '' ? 'close' : 'office.move')}
      pending={pending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {chosen !== '' && (
        <TextField
          select
          label={t('office.choose')}
          value={chosen}
          onChange={({ target }) => setSelected(target.value)}
          sx={{ mt: 2 }}
        >
          {offices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isEditor && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('office.intoAsEditor')}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
