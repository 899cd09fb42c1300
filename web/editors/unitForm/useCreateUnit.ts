import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { UnitForm } from '#domain/unit.ts';
import type { useCreateUnitMutation } from '#relay/useCreateUnitMutation.graphql.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { countsInput, floorGroupsInput } from './unitFormValues.ts';
import type { UnitFormState } from './useUnitForm.ts';

/** Makes a tower; resolves to its raw id, or null when it was refused. */
export function useCreateUnit(form: UnitFormState) {
  const { t } = useTranslation('unitForm');
  const offered = useOffered();
  const [commit, pending] = useMutation<useCreateUnitMutation>(
    graphql`
      mutation useCreateUnitMutation($input: CreateUnitInput!) {
        createUnit(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          unit {
            id
            databaseId
          }
        }
      }
    `,
    { success: t('created'), failure: t('createError'), invalidates: true },
  );
  const create = async (projectId: string, values: UnitForm): Promise<string | null> => {
    const done = await commit({
      variables: {
        input: {
          projectId,
          name: values.name,
          ...countsInput(values, offered),
          floorGroups: floorGroupsInput(values),
        },
      },
      onRefused: (errors) => showUserErrors(form, errors),
    });
    return done?.createUnit.unit?.databaseId ?? null;
  };
  return [create, pending] as const;
}
