import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffered } from '../../../session/offered.ts';
import { Add as AddIcon } from '../../../theme/icons.tsx';
import type { GridStore } from '../grid/gridStore.ts';
import { isFoundation, withFoundation } from '../sheet/foundationColumn.ts';

/** Puts a column for the foundation into a sheet that has none. */
export function AddFoundation({ store }: { store: GridStore }) {
  const { t } = useTranslation('takeoff');
  const { foundations } = useOffered();
  const hasOne = useSyncExternalStore(store.subscribe, () => store.state.sheet.columns.some(isFoundation));
  if (!foundations || hasOne) return null;
  const add = () =>
    store.replace(withFoundation(store.state.sheet, 'piles_foundation', t('foundation.name')));
  return (
    <Button size="small" startIcon={<AddIcon />} sx={{ mt: 1 }} onClick={add}>
      {t('foundation.add')}
    </Button>
  );
}
