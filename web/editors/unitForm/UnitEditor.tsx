import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnitForm as Unit } from '#domain/tower/unit.ts';
import type { UnitEditor_unit$key } from '#relay/UnitEditor_unit.graphql.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { EditConflictDialog } from '../../forms/conflict/EditConflictDialog.tsx';
import { type EditConflict, useEditConflict } from '../../forms/conflict/useEditConflict.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { useOffered } from '../../session/offered.ts';
import { FloorConsumption } from './reading/FloorConsumption.tsx';
import { savedFloors } from './reading/savedFloors.ts';
import { SavedTower } from './reading/SavedTower.tsx';
import { UnitReading } from './reading/UnitReading.tsx';
import { touchedModules } from './touchedModules.ts';
import { UnitForm } from './UnitForm.tsx';
import { unitFormValues, type UnitFormValues } from './unitFormValues.ts';
import { useFreshUnit } from './useFreshUnit.ts';
import { useTowerFoundation } from './useTowerFoundation.tsx';
import { type UnitFormState, useUnitForm } from './useUnitForm.ts';
import { useUnitTexts } from './useUnitTexts.ts';
import { useUpdateUnit } from './useUpdateUnit.ts';

type Props = {
  unit: UnitEditor_unit$key;
  onSaved?: () => void;
  /** Leaves the form, which asks about changes; without it they are discarded in place. */
  onCancel?: () => void;
};

/**
 * The floors of a saved tower; asks first when modules lie on changed floors. Read-only for users who may not change
 * them, and on a service that changes none.
 */
export function UnitEditor({ unit, onSaved, onCancel }: Props) {
  const { t } = useTranslation('unit');
  const { unitChanges } = useOffered();
  const data = useFragment(
    graphql`
      fragment UnitEditor_unit on Unit @throwOnFieldError {
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
  const revisionRef = useRef(data.revision ?? null);
  const form = useUnitForm(initial, draft, revisionRef);
  const [update, pending] = useUpdateUnit(form);
  const read = useFreshUnit();
  const texts = useUnitTexts();
  const edit = useEditConflict(form, { revisionRef, read: () => read(data.id) });
  const [asking, setAsking] = useState<{ values: Unit; modules: readonly string[] } | null>(null);
  const send = async (values: Unit) => {
    setAsking(null);
    const saved = await update({ id: data.id, revision: edit.revision() }, values, edit);
    // What was typed meanwhile is not saved yet, and whoever closes the form would be asked about it.
    if (saved?.hasTyped === false) onSaved?.();
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

type FollowSavedProps = {
  form: UnitFormState;
  unit: Parameters<typeof unitFormValues>[0] & { readonly revision?: number | null | undefined };
  edit: EditConflict<UnitFormValues>;
};

/**
 * Renders nothing: applies somebody else's change to an untouched form; a form being filled in keeps its values.
 * Separate from the form, which must not be rendered again by its first key.
 */
function FollowSaved({ form, unit, edit }: FollowSavedProps) {
  const { isDirty } = useFormState({ control: form.control });
  const follow = useEffectEvent(() => {
    if (isDirty || (unit.revision ?? null) === edit.revision()) return;
    form.reset(unitFormValues(unit));
    edit.setBaseRevision(unit.revision);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these say when to look, follow reads the rest
  useEffect(() => follow(), [unit, isDirty]);
  return null;
}

type OutdatedDialogProps = {
  /** Names of the modules on the floors that change; null keeps the dialog closed. */
  modules: readonly string[] | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before floors change under structures. */
function OutdatedDialog({ modules, onConfirm, onCancel }: OutdatedDialogProps) {
  const { t } = useTranslation('unit');
  const { floorlessModules } = useOffered();
  return (
    <ConfirmDialog
      open={modules !== null}
      title={t('outdated.title')}
      text={t('outdated.text', { count: modules?.length ?? 0 })}
      confirmLabel={t('outdated.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography component="ul" variant="body2" sx={{ mt: 1.5, pl: 2.5, mb: 0 }}>
        {modules?.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </Typography>
      {!floorlessModules && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {t('outdated.moved')}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
