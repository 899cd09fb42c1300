import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MoveIntoOfficeQuery } from '#relay/MoveIntoOfficeQuery.graphql.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useAsk } from '../../../relay/useAsk.ts';
import { useMoveProject } from './useMoveProject.ts';

type Choice = { id: string; name: string; viewerCanManage: boolean };

/** Chooses the office a project goes into, among those the user may add to. */
export function MoveIntoOffice({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation('project');
  const [offices, setOffices] = useState<readonly Choice[] | null>(null);
  const [chosen, setChosen] = useState('');
  const [move, pending] = useMoveProject(projectId);
  const ask = useAsk<MoveIntoOfficeQuery>(graphql`
    query MoveIntoOfficeQuery {
      viewer {
        organizations {
          id
          name
          viewerCanAddProjects
          viewerCanManage
        }
      }
    }
  `);
  useEffect(() => {
    let isLeft = false;
    const show = (answer: MoveIntoOfficeQuery['response'] | undefined) => {
      const open = (answer?.viewer?.organizations ?? []).filter((office) => office.viewerCanAddProjects);
      if (isLeft) return;
      setOffices(open);
      setChosen(open[0]?.id ?? '');
    };
    ask({}).then(show, () => show(undefined));
    return () => {
      isLeft = true;
    };
  }, [ask]);
  if (offices === null) return null;
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
          onChange={({ target }) => setChosen(target.value)}
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
