import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDrawer } from '../../../components/dialogs/ConfirmDrawer.tsx';
import { useHiddenRows } from '../../../components/deletion/hiddenRows.ts';
import { useDeleteModule } from '../../../parts/module/useDeleteModule.ts';

type Listed = { readonly edges: readonly { readonly unreadableId: string | null | undefined }[] };

/** Global ids of the modules in a list that can't be read, without what was deleted and may be undone. */
export function useUnreadable(list: Listed | null | undefined): string[] {
  const hidden = useHiddenRows();
  const ids = (list?.edges ?? []).flatMap(({ unreadableId }) => unreadableId ?? []);
  return ids.filter((id) => !hidden.has(id));
}

type Props = { ids: readonly string[]; mayDelete: boolean; connections: readonly string[] };

/** Unreadable modules, each with a button to delete it, because they would leave their simulation without totals. */
export function UnreadableModules({ ids, mayDelete, connections }: Props) {
  const { t } = useTranslation('towerTables');
  const [asked, setAsked] = useState<string | null>(null);
  const remove = useDeleteModule(connections);
  return (
    <>
      {ids.map((id) => (
        <Alert
          key={id}
          severity="warning"
          variant="outlined"
          sx={{ mt: 1 }}
          action={
            mayDelete && (
              <Button color="inherit" size="small" onClick={() => setAsked(id)}>
                {t('delete')}
              </Button>
            )
          }
        >
          {t('module.unreadable')}
        </Alert>
      ))}
      <ConfirmDrawer
        open={asked !== null}
        title={t('module.delete')}
        text={t('module.unreadableDelete')}
        confirmLabel={t('delete')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) remove(asked);
          setAsked(null);
        }}
      />
    </>
  );
}
