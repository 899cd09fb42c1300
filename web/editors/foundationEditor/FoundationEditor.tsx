import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/messages.ts';
import { userErrorText } from '../../errors/errorText.ts';
import type { UserError } from '../../errors/userError.ts';
import { FormDrawer } from '../../forms/FormDrawer.tsx';
import { clearDraft } from '../../forms/useDraft.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useStructureForm } from '../moduleEditor/useStructureForm.ts';
import { FoundationFields } from './FoundationFields.tsx';
import { foundationFormSchemaFor } from './foundationForm.ts';
import { foundationField } from './foundationInput.ts';
import { FoundationTotals } from './FoundationTotals.tsx';
import { emptyFoundation, type FoundationValues } from './foundationValues.ts';
import { useSaveFoundation } from './useSaveFoundation.ts';

/** A foundation as it was when its drawer opened. */
export type OpenedFoundation = { revision: number | null; values: FoundationValues };

type Props = {
  optionId: string;
  /** Null for a new one. */
  opened: OpenedFoundation | null;
  /** m² of the tower. */
  area: number;
  onClose: () => void;
};

/** The foundation's form: kind and quantities of the whole, with live totals. */
export function FoundationEditor({ optionId, opened, area, onClose }: Props) {
  const { t, i18n } = useTranslation('foundationEditor');
  const language = (i18n.resolvedLanguage ?? 'pt-BR') as Language;
  const schema = useMemo(() => foundationFormSchemaFor(language), [language]);
  const draft = `foundation.${optionId}`;
  const form = useStructureForm(schema, opened?.values ?? emptyFoundation(), draft);
  const fields = form as unknown as UseFormReturn;
  const { save, pending } = useSaveFoundation();
  const close = () => {
    clearDraft(draft);
    onClose();
  };
  const onRefused = (errors: readonly UserError[]) =>
    showUserErrors(
      form,
      errors.filter((error) => {
        const field = foundationField(error.path);
        if (field === null) return true;
        fields.setError(field, { type: 'server', message: userErrorText(error) }, { shouldFocus: true });
        return false;
      }),
    );
  const submit = form.handleSubmit(async (values) => {
    if ((await save(optionId, opened?.revision ?? null, values, onRefused)) !== null) close();
  });
  return (
    <FormDrawer
      open
      title={t(opened ? 'edit.title' : 'new.title')}
      width={1000}
      dirty={form.formState.isDirty}
      pending={pending}
      submitLabel={t('save')}
      onSubmit={(event) => void submit(event)}
      onClose={close}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minWidth: 0 }}>
          <FoundationFields form={fields} />
        </Box>
        <Box
          component="section"
          aria-label={t('live.title')}
          sx={{
            position: { md: 'sticky' },
            top: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2,
            bgcolor: 'background.default',
          }}
        >
          <FoundationTotals form={fields} area={area} />
        </Box>
      </Box>
    </FormDrawer>
  );
}
