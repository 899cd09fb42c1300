import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dimensionsRequiredByForm } from '#domain/structures/dimensions.ts';
import { lacksStrand } from '#domain/structures/steel/usualSteel.ts';
import { Muted } from '../../../components/Muted.tsx';
import { structureOf } from '../sheet/columnStructure.ts';
import type { ElementValues } from '../../../editors/moduleEditor/values/elementFormValues.ts';
import { isStructure } from '../sheet/foundationColumn.ts';
import { isEmpty } from '../sheet/sheet.ts';
import { dimensionKey } from '../sheet/sheetRows.ts';
import type { GridStore } from './gridStore.ts';

/**
 * Below the sheet: what only a module's form requires and was left out, and the floor groups where it counts as 0; and
 * the groups whose totals use assumed amounts, or whose prestressed slabs have no strand.
 */
export function LeftOutNote({ store }: { store: GridStore }) {
  const { t } = useTranslation('takeoff');
  const names = useSyncExternalStore(store.subscribe, () =>
    store.state.sheet.columns
      .filter(isStructure)
      .filter((column) => {
        const keys = dimensionsRequiredByForm(column.technology).map(dimensionKey);
        return !isEmpty(column) && keys.some((key) => column.cells[key] === undefined);
      })
      .map(({ name }) => name)
      .join(', '),
  );
  const assumed = useSyncExternalStore(store.subscribe, () =>
    store.state.sheet.columns
      .filter(
        (column) => (column.assumed ?? []).length > 0 || column.otherMaterials?.some((each) => each.assumed),
      )
      .map(({ name }) => name)
      .join(', '),
  );
  const unstressed = useSyncExternalStore(store.subscribe, () =>
    store.state.sheet.columns
      .filter(isStructure)
      .filter((column) =>
        lacksStrand(column.slabSystem, structureOf(column).data['concreteSlabs'] as ElementValues),
      )
      .map(({ name }) => name)
      .join(', '),
  );
  return (
    <>
      {unstressed !== '' && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'warning.main' }}>
          {t('bare.strand', { names: unstressed })}
        </Typography>
      )}
      {assumed !== '' && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'warning.main' }}>
          {t('cell.assumedIn', { names: assumed })}
        </Typography>
      )}
      {names !== '' && <Muted sx={{ mt: 1.5 }}>{t('leftOut', { names })}</Muted>}
    </>
  );
}
