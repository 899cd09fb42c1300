import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { InfillLine } from '../../../editors/moduleEditor/InfillLine.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useOffered } from '../../../session/offered.ts';
import { framesWithoutInfill, withUsualInfill } from '../sheet/framesWithoutInfill.ts';
import type { GridStore } from './gridStore.ts';

/** Below the sheet: the frames with no infill entered, and the line that gives it to all of them. */
export function MissingInfillNote({ store }: { store: GridStore }) {
  const { t } = useTranslation('takeoff');
  const messages = useMessages();
  const { declarations: keepsOthers } = useOffered();
  const sheet = useSyncExternalStore(store.subscribe, () => store.state.sheet);
  const without = framesWithoutInfill(sheet);
  if (!keepsOthers || without.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 1.5 }}>
      {t('frame.bare', { groups: without.map(({ name }) => name).join(', ') })}
      <InfillLine take={(walls) => store.replace(withUsualInfill(store.state.sheet, walls, messages))} />
    </Alert>
  );
}
