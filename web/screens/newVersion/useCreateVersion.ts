import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useCreateVersionMutation } from '#relay/useCreateVersionMutation.graphql.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { showStructureErrors } from '../../editors/moduleEditor/values/structureErrors.ts';
import { structureInput } from '../../editors/moduleEditor/values/structureInput.ts';
import type { VersionFormOutput } from './versionForm.ts';

/** Saves a new version; what is refused is shown in the form's cells. */
export function useCreateVersion(moduleId: string, form: UseFormReturn) {
  const { t } = useTranslation('newVersion');
  const [commit, pending] = useMutation<useCreateVersionMutation>(
    graphql`
      mutation useCreateVersionMutation($input: CreateVersionInput!) {
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
  const create = ({ name, description, is_valid, technology, structure }: VersionFormOutput) =>
    commit({
      variables: {
        input: {
          moduleId,
          name,
          description: description ?? null,
          isValid: is_valid,
          structure: structureInput(technology, structure),
        },
      },
      onRefused: (errors) => showStructureErrors(form, errors),
    });
  return [create, pending] as const;
}
