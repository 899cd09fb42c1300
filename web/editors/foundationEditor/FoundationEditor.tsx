import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { userErrorText } from '../../errors/errorText.ts';
import type { UserError } from '../../errors/userError.ts';
import { EditDrawer } from '../../forms/conflict/EditDrawer.tsx';
import { mergeValues } from '../../forms/conflict/mergeValues.ts';
import { useEditConflict } from '../../forms/conflict/useEditConflict.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useOffered } from '../../session/offered.ts';
import { TotalsSidebar } from '../TotalsSidebar.tsx';
import { useStructureForm } from '../moduleEditor/values/useStructureForm.ts';
import { AsVersion, type NewVersion } from './AsVersion.tsx';
import { FoundationFields } from './FoundationFields.tsx';
import { foundationFormSchemaFor } from './foundationForm.ts';
import { foundationField } from './foundationInput.ts';
import { FoundationTotals } from './FoundationTotals.tsx';
import { emptyFoundation, type FoundationValues } from './foundationValues.ts';
import { useFoundationTexts } from './useFoundationTexts.ts';
import { useFreshFoundation } from './useFreshFoundation.ts';
import { useSaveFoundation } from './useSaveFoundation.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The foundation as it was when its drawer opened. */
export type OpenedFoundation = { id: string; revision: number | null; values: FoundationValues };

type Props = {
  optionId: string;
  /** Null for a new one. */
  opened: OpenedFoundation | null;
  /** What the form begins with, as if it had been typed over the saved values. */
  proposed?: FoundationValues;
  /** m² of the tower. */
  area: number;
  onSaved?: () => void;
  onClose: () => void;
};

/** The foundation's form: kind and quantities of the whole, with live totals. */
export function FoundationEditor({ optionId, opened, proposed, area, onSaved, onClose }: Props) {
  const { t } = useTranslation('foundationEditor');
  const language = useLanguage();
  const schema = useMemo(() => foundationFormSchemaFor(language), [language]);
  const draft = `foundation.${optionId}`;
  const revisionRef = useRef(opened?.revision ?? null);
  const [begun] = useState(() => ({ saved: opened?.values ?? emptyFoundation(), proposed }));
  const form = useStructureForm(schema, begun.saved, draft, revisionRef);
  const { reset, getValues } = form;
  // What a draft brought back stays over what is proposed.
  useEffect(() => {
    if (begun.proposed === undefined) return;
    reset(mergeValues(begun.saved, getValues(), begun.proposed), { keepDefaultValues: true });
  }, [begun, reset, getValues]);
  const fields = form as unknown as UseFormReturn;
  const offered = useOffered();
  const { save, pending } = useSaveFoundation();
  const read = useFreshFoundation();
  const edit = useEditConflict(form, {
    revisionRef,
    read: async () => (opened ? read(opened.id) : null),
    // Quantity tables only notice when the whole form is reset.
    onRebase: () => form.reset(form.getValues(), { keepDefaultValues: true }),
  });
  const describe = useFoundationTexts();
  const [version, setVersion] = useState<NewVersion | null>(null);
  const close = () => {
    clearDraft(draft);
    onClose();
  };
  const onRefused = (errors: readonly UserError[]) =>
    showUserErrors(
      form,
      edit.takeConflict(errors).filter((error) => {
        if (error.path?.includes('asVersion') === true) {
          setVersion((now) => now && { ...now, fault: userErrorText(error) });
          return false;
        }
        const field = foundationField(error.path);
        if (field === null) return true;
        fields.setError(field, { type: 'server', message: userErrorText(error) }, { shouldFocus: true });
        return false;
      }),
    );
  const submit = form.handleSubmit(async (values) => {
    const target = { optionId, revision: edit.revision(), versionName: version?.name ?? null };
    if ((await save(target, values, onRefused)) === null) return;
    onSaved?.();
    close();
  });
  return (
    <EditDrawer
      title={t(opened ? 'edit.title' : 'new.title')}
      form={form}
      draft={draft}
      edit={edit}
      describe={describe}
      dirty={proposed !== undefined || version !== null}
      pending={pending}
      onSave={submit}
      onClose={close}
      width={1000}
    >
      <TotalsSidebar title={t('live.title')} totals={<FoundationTotals form={fields} area={area} />}>
        <FoundationFields form={fields} />
        {opened && offered.moduleVersions && <AsVersion version={version} onChange={setVersion} />}
      </TotalsSidebar>
    </EditDrawer>
  );
}
