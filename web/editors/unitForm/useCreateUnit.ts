import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { UnitForm } from '#domain/tower/unit.ts';
import type { useCreateUnitMutation } from '#relay/useCreateUnitMutation.graphql.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { countsInput, floorGroupsInput } from './unitFormValues.ts';
import type { UnitFormState } from './useUnitForm.ts';

/** A new tower: its global and its raw id. */
export type CreatedUnit = { id: string; databaseId: string };

/** Makes a tower; resolves to its ids, or null when it was refused. */
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
  const create = async (projectId: string, values: UnitForm): Promise<CreatedUnit | null> => {
    const done = await commit({
      variables: {
        input: {
          projectId,
          name: values.name,
          ...countsInput(values, offered),
          floorGroups: floorGroupsInput(values),
        },
      },
      onRefused: refusalsOn(form),
    });
    const unit = done?.createUnit.unit;
    return unit?.databaseId == null ? null : { id: unit.id, databaseId: unit.databaseId };
  };
  return [create, pending] as const;
}
