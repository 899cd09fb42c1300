import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import type { Language } from '#domain/texts/messages.ts';
import { versionFormSchema } from '#domain/tower/module.ts';
import type { NewVersionFormMutation } from '#relay/NewVersionFormMutation.graphql.ts';
import type { NewVersionForm_module$key } from '#relay/NewVersionForm_module.graphql.ts';
import type { NewVersionForm_source$key } from '#relay/NewVersionForm_source.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { DeclaredSuppliers } from '../../editors/moduleEditor/declared/DeclaredSuppliers.tsx';
import { EditorLayout } from '../../editors/moduleEditor/EditorLayout.tsx';
import { StructureFields } from '../../editors/moduleEditor/fields/StructureFields.tsx';
import { showStructureErrors } from '../../editors/moduleEditor/values/structureErrors.ts';
import { structureFormValues } from '../../editors/moduleEditor/values/structureFormValues.ts';
import { structureInput } from '../../editors/moduleEditor/values/structureInput.ts';
import { withStructure } from '../../editors/moduleEditor/values/structureSchema.ts';
import { useStructureForm } from '../../editors/moduleEditor/values/useStructureForm.ts';
import { DirtyGuard } from '../../forms/dialogs/DirtyGuard.tsx';
import { FaultList } from '../../forms/FaultList.tsx';
import { FormStack } from '../../forms/FormStack.tsx';
import { SwitchField } from '../../forms/fields/SwitchField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { clearDraft } from '../../forms/useDraft.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

type Props = {
  module: NewVersionForm_module$key;
  /** The version it starts from; the valid one without it. */
  source: NewVersionForm_source$key | null;
  /** Where the module's versions are listed. */
  versions: string;
};

/** Name, description and quantities of a new version. */
export function NewVersionForm({ module, source, versions }: Props) {
  const { t } = useTranslation('newVersion');
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { id, databaseId, floors, currentVersion } = useFragment(
    graphql`
      fragment NewVersionForm_module on Module {
        id
        databaseId
        floors {
          area
        }
        currentVersion {
          ...structureFormValues_version
        }
      }
    `,
    module,
  );
  const from = useFragment(
    graphql`
      fragment NewVersionForm_source on Version {
        databaseId
        name
        ...structureFormValues_version
      }
    `,
    source,
  );
  const schema = useMemo(() => versionFormSchemaFor(language), [language]);
  const draft = `version.new.${from?.databaseId ?? databaseId}`;
  const [defaultValues] = useState(() => ({
    // Two versions of one name could not be told apart in a list.
    name: from?.name ? t('restoredName', { name: from.name }) : '',
    description: '',
    is_valid: false,
    ...structureFormValues(from ?? currentVersion),
  }));
  const form = useStructureForm(schema, defaultValues, draft);
  const fields = form as unknown as UseFormReturn;
  const [commit] = useMutation<NewVersionFormMutation>(
    graphql`
      mutation NewVersionFormMutation($input: CreateVersionInput!) {
        createVersion(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          version {
            id
          }
        }
      }
    `,
    { success: t('created'), failure: t('createError'), invalidates: true },
  );
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async ({ name, description = null, is_valid, technology, structure }) => {
    const input = { moduleId: id, name, description, isValid: is_valid };
    const done = await commit({
      variables: { input: { ...input, structure: structureInput(technology, structure) } },
      // What is refused is shown in the form's cells.
      onRefused: (errors) => showStructureErrors(fields, errors),
    });
    if (done === null) return;
    clearDraft(draft);
    await navigate(versions, { state });
  });
  return (
    <FormStack onSubmit={(event) => void save(event)}>
      <DirtyGuard dirty={isDirty && !isSubmitting} onDiscard={() => clearDraft(draft)} />
      <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        <Typography variant="h2" sx={{ mb: 2.5 }}>
          {t('details')}
        </Typography>
        <EditorLayout form={fields} floors={floors}>
          <TextField control={fields.control} name="name" label={t('name')} required />
          <TextField
            control={fields.control}
            name="description"
            label={t('description')}
            multiline
            minRows={2}
          />
          <DeclaredSuppliers>
            <StructureFields form={fields} floors={floors} />
          </DeclaredSuppliers>
          <SwitchField control={fields.control} name="is_valid" label={t('makeValid')} />
          <FaultList />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button component={PreloadLink} to={versions} state={state}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t('create')}
            </Button>
          </Box>
        </EditorLayout>
      </Card>
    </FormStack>
  );
}

const versionFormSchemaFor = (language: Language) =>
  withStructure({ ...versionFormSchema.shape, is_valid: z.boolean() }, language);
