import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UnitForm as Unit } from '#domain/tower/unit.ts';
import type { UnitEditor_unit$key } from '#relay/UnitEditor_unit.graphql.ts';
import { useTranslation } from 'react-i18next';
import { useOffered } from '../../session/offered.ts';
import { EditConflictDialog } from '../../forms/conflict/EditConflictDialog.tsx';
import { useEditConflict } from '../../forms/conflict/useEditConflict.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { FloorConsumption } from './reading/FloorConsumption.tsx';
import { FollowSaved } from './FollowSaved.tsx';
import { savedFloors } from './reading/savedFloors.ts';
import { SavedTower } from './reading/SavedTower.tsx';
import { UnitForm } from './UnitForm.tsx';
import { unitFormValues } from './unitFormValues.ts';
import { useFreshUnit } from './useFreshUnit.ts';
import { useTowerFoundation } from './useTowerFoundation.tsx';
import { useUnitForm } from './useUnitForm.ts';
import { useUnitTexts } from './useUnitTexts.ts';
import { useUpdateUnit } from './useUpdateUnit.ts';
import { OutdatedDialog } from './OutdatedDialog.tsx';
import { touchedModules } from './touchedModules.ts';
import { UnitReading } from './reading/UnitReading.tsx';

type Props = {
  unit: UnitEditor_unit$key;
  onSaved?: () => void;
  /** Leaves the form, which asks about changes; without it they are thrown away where it stands. */
  onCancel?: () => void;
};

/**
 * The floors of a saved tower; asks first when modules lie on what changes. To read only for who may not change them, and
 * on a service that changes none.
 */
export function UnitEditor({ unit, onSaved, onCancel }: Props) {
  const { t } = useTranslation('unit');
  const { unitChanges } = useOffered();
  const data = useFragment(
    graphql`
      fragment UnitEditor_unit on Unit {
        id
        databaseId
        revision
        viewerCanEdit
        ...unitFormValues_unit
        ...savedFloors_unit
        ...FloorConsumption_unit
        ...SavedTower_unit
        ...UnitReading_unit
        ...touchedModules_unit
        ...useTowerFoundation_unit
      }
    `,
    unit,
  );
  const draft = `unit.${data.databaseId}`;
  const [initial] = useState(() => unitFormValues(data));
  const form = useUnitForm(initial, draft);
  const [update, pending] = useUpdateUnit(form);
  const read = useFreshUnit();
  const texts = useUnitTexts();
  const edit = useEditConflict(form, { revision: data.revision, read: () => read(data.id) });
  const [asking, setAsking] = useState<{ values: Unit; modules: readonly string[] } | null>(null);
  const send = async (values: Unit) => {
    setAsking(null);
    const saved = await update({ id: data.id, revision: edit.revision() }, values, edit.notice);
    if (saved === null) return;
    edit.standOn(saved.revision);
    clearDraft(draft);
    onSaved?.();
  };
  const save = async (values: Unit) => {
    const modules = touchedModules(data, values);
    if (modules.length > 0) setAsking({ values, modules });
    else await send(values);
  };
  const saved = useMemo(() => savedFloors(data), [data]);
  const { foundation, drawer } = useTowerFoundation(data);
  if (!data.viewerCanEdit || !unitChanges)
    return (
      <>
        <SavedTower unit={data} />
        <UnitReading unit={data} />
      </>
    );
  return (
    <>
      <UnitForm
        form={form}
        onSave={save}
        pending={pending}
        submitLabel={t('save')}
        saved={saved}
        foundation={foundation}
        byFloor={<FloorConsumption unit={data} />}
        onCancel={
          onCancel ??
          (() => {
            form.reset();
            clearDraft(draft);
          })
        }
        onDiscard={() => clearDraft(draft)}
      />
      <FollowSaved form={form} unit={data} edit={edit} />
      {drawer}
      <EditConflictDialog
        edit={edit}
        describe={texts}
        onKeepMine={() => void form.handleSubmit(send)()}
        onTakeTheirs={() => clearDraft(draft)}
      />
      <OutdatedDialog
        modules={asking?.modules ?? null}
        onCancel={() => setAsking(null)}
        onConfirm={() => asking && void send(asking.values)}
      />
    </>
  );
}
