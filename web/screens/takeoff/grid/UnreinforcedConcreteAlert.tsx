import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usualSteelRate } from '#domain/structures/steel/usualSteel.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOffered } from '../../../session/offered.ts';
import { unreinforcedVolumes, usualSteelChanges } from '../sheet/unreinforcedConcrete.ts';
import { isStructure } from '../sheet/foundationColumn.ts';
import type { GridStore } from './gridStore.ts';

/** Below the sheet: the concrete that has no steel at all, what is usual, and one click that takes it. */
export function UnreinforcedConcreteAlert({ store, readOnly }: { store: GridStore; readOnly: boolean }) {
  const { t } = useTranslation('takeoff');
  const { plain } = useFormat();
  const { declarations: keepsMarks } = useOffered();
  const columns = useSyncExternalStore(store.subscribe, () => store.state.sheet.columns);
  const lines = columns.filter(isStructure).flatMap((column) =>
    [...unreinforcedVolumes(column).keys()].map((element) => {
      const { min, max } = usualSteelRate(column.technology, column.slabSystem);
      const band = { min: plain(min), max: plain(max) };
      return t('bare.line', { column: column.name, element: t(`element.${element}`), ...band });
    }),
  );
  if (lines.length === 0) return null;
  const take = () => store.change(usualSteelChanges(store.state.sheet));
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mt: 1.5 }}
      action={
        !readOnly &&
        keepsMarks && (
          <Button color="inherit" size="small" onClick={take}>
            {t('bare.use')}
          </Button>
        )
      }
    >
      <AlertTitle>{t('bare.title')}</AlertTitle>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
