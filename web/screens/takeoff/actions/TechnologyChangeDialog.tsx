import { useTranslation } from 'react-i18next';
import type { ModuleType } from '#domain/foundation/foundationType.ts';
import { KeepDialog } from '../../../components/dialogs/KeepDialog.tsx';
import type { GridStore } from '../grid/gridStore.ts';
import { useKindName } from '../grid/useKindName.ts';
import { inTechnology } from '../sheet/sheet.ts';
import { applies, rowOf } from '../sheet/sheetRows.ts';

type Props = { at: number; technology: ModuleType; store: GridStore; onClose: () => void };

/** Asks what of a column stays when its technology changes, and says what can't. */
export function TechnologyChangeDialog({ at, technology, store, onClose }: Props) {
  const { t } = useTranslation('takeoff');
  const nameOf = useKindName();
  const { sheet } = store.state;
  const column = sheet.columns[at];
  const rows = Object.keys(column?.cells ?? {}).map(rowOf);
  const elementsOf = (fits: boolean) => [
    ...new Set(rows.filter((row) => applies(row, technology) === fits).map(({ element }) => element)),
  ];
  const gone = elementsOf(false).map((element) => t(`element.${element}`));
  return (
    <KeepDialog
      title={t('change.title', { name: column?.name ?? '', technology: nameOf(technology) })}
      text={t('change.text')}
      confirmLabel={t('change.confirm')}
      choices={elementsOf(true).map((element) => [element, t(`element.${element}`)] as const)}
      lostText={gone.length > 0 ? t('change.goes', { elements: gone.join(', ') }) : null}
      onCancel={onClose}
      onConfirm={(kept) => {
        store.replace(inTechnology(store.state.sheet, at, technology, (element) => kept.includes(element)));
        onClose();
      }}
    />
  );
}
