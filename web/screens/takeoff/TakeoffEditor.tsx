import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { TakeoffEditor_option$key } from '#relay/TakeoffEditor_option.graphql.ts';
import type { TakeoffEditor_unit$key } from '#relay/TakeoffEditor_unit.graphql.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { areaOfFloors } from '#domain/tower/floorAreas.ts';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import { BlockDocumentNote } from '../../editors/moduleEditor/declared/BlockDocumentNote.tsx';
import { DeclaredSuppliers } from '../../editors/moduleEditor/declared/DeclaredSuppliers.tsx';
import { DirtyGuard } from '../../forms/dialogs/DirtyGuard.tsx';
import { ColumnMenu } from './actions/ColumnMenu.tsx';
import { FromModelButton } from './actions/FromModelButton.tsx';
import { FromOptionButton } from './actions/FromOptionButton.tsx';
import { SheetNotes } from './actions/SheetNotes.tsx';
import { SheetToolbar } from './actions/SheetToolbar.tsx';
import { usePastedTable } from './actions/usePastedTable.ts';
import { AddFoundation } from './actions/AddFoundation.tsx';
import { UnreinforcedConcreteAlert } from './grid/UnreinforcedConcreteAlert.tsx';
import { MissingInfillNote } from './grid/MissingInfillNote.tsx';
import { gridActions } from './grid/gridActions.ts';
import { LeftOutNote } from './grid/LeftOutNote.tsx';
import { TakeoffGrid } from './grid/TakeoffGrid.tsx';
import { openedSheet } from './sheet/openedSheet.ts';
import type { SheetElement } from './sheet/sheetRows.ts';
import type { ValueMode } from './sheet/valueMode.ts';
import { isStructure } from './sheet/foundationColumn.ts';
import { useSheet } from './useSheet.ts';
import { usePrices } from '../../parts/money/usePrices.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';

// Rarely used parts are loaded when they are opened.
const AddRow = lazyPart(() => import('./actions/AddRow.tsx').then((part) => part.AddRow));
const PasteTableDialog = lazyPart(() =>
  import('./actions/PasteTableDialog.tsx').then((part) => part.PasteTableDialog),
);

const ModelFoundationDrawer = lazyPart(() =>
  import('./fromModel/ModelFoundationDrawer.tsx').then((part) => part.ModelFoundationDrawer),
);

type Props = { unit: TakeoffEditor_unit$key; option: TakeoffEditor_option$key; tower: string };

type Opened = { anchor: HTMLElement; element: SheetElement } | { anchor: HTMLElement; column: number };

/** The sheet, what can be done with it, and what keeps it from being saved. */
export function TakeoffEditor({ unit, option, tower }: Props) {
  const { t } = useTranslation('takeoff');
  const language = useLanguage();
  const { floors } = useFragment(
    graphql`
      fragment TakeoffEditor_unit on Unit {
        floors {
          id
          index
          groupName
          category
          area
        }
      }
    `,
    unit,
  );
  const data = useFragment(
    graphql`
      fragment TakeoffEditor_option on Option {
        id
        viewerCanEdit
        ...openedSheet_option
      }
    `,
    option,
  );
  const sheet = useSheet(data.id, () => openedSheet(data, floors, t('foundation.name')), floors, language);
  const [mode, setMode] = useState<ValueMode>('floor');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { store } = sheet;
  const readOnly = !data.viewerCanEdit;
  const actions = useMemo(
    () => gridActions(store, mode, language, readOnly),
    [store, mode, language, readOnly],
  );
  const prices = usePrices();
  const hasColumns = useSyncExternalStore(store.subscribe, () => store.state.sheet.columns.length > 0);
  // A text, which does not change with every key.
  const untouched = useSyncExternalStore(store.subscribe, () => {
    const { columns } = store.state.sheet;
    const isEmpty = columns.every(({ cells }) => Object.keys(cells).length === 0);
    return isEmpty
      ? columns
          .filter(isStructure)
          .map(({ technology }) => technology)
          .join()
      : '';
  });
  const pasted = usePastedTable(store, actions, language);
  const addRow = useCallback(
    (element: SheetElement, anchor: HTMLElement) => setOpened({ element, anchor }),
    [],
  );
  const openColumn = useCallback((column: number, anchor: HTMLElement) => setOpened({ column, anchor }), []);
  const [found, setFound] = useState<ModelFoundation | null>(null);
  const forgetFound = useCallback(() => setFound(null), []);
  const area = areaOfFloors(floors);
  const close = () => setOpened(null);
  return (
    <>
      <SheetToolbar sheet={sheet} mode={mode} onMode={setMode} readOnly={readOnly} tower={tower}>
        {hasColumns && (
          <>
            <FromModelButton optionId={data.id} store={store} onFoundation={setFound} />
            <FromOptionButton optionId={data.id} store={store} readColumns={sheet.readColumns} />
          </>
        )}
      </SheetToolbar>
      <SheetNotes sheet={sheet} readOnly={readOnly} />
      <DeclaredSuppliers>
        {!readOnly && untouched !== '' && (
          <BlockDocumentNote optionId={data.id} technologies={untouched.split(',') as Technology[]} />
        )}
        <TakeoffGrid
          store={store}
          actions={actions}
          mode={mode}
          faults={sheet.faults}
          readOnly={readOnly}
          prices={prices}
          onAddRow={addRow}
          onColumnMenu={openColumn}
          onPaste={pasted.paste}
        />
      </DeclaredSuppliers>
      <UnreinforcedConcreteAlert store={store} readOnly={readOnly} />
      {!readOnly && <MissingInfillNote store={store} />}
      <LeftOutNote store={store} />
      {!readOnly && <AddFoundation store={store} />}
      {opened !== null && 'element' in opened && <AddRow {...opened} store={store} onClose={close} />}
      {pasted.table !== null && (
        <PasteTableDialog table={pasted.table} store={store} mode={mode} onClose={pasted.close} />
      )}
      {opened !== null && 'column' in opened && <ColumnMenu {...opened} store={store} onClose={close} />}
      {found !== null && (
        <ModelFoundationDrawer
          optionId={data.id}
          area={area}
          found={found}
          onSaved={sheet.takeFoundation}
          onClose={forgetFound}
        />
      )}
      <DirtyGuard dirty={sheet.isDirty && !sheet.isSaving} onDiscard={sheet.forget} />
    </>
  );
}
