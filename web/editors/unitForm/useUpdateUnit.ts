import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { UnitForm } from '#domain/tower/unit.ts';
import type { useUpdateUnitMutation } from '#relay/useUpdateUnitMutation.graphql.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import type { EditConflict } from '../../forms/conflict/useEditConflict.ts';
import { rebaseForm } from '../../forms/conflict/rebaseForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { countsInput, floorGroupsInput, type UnitFormValues, unitFormValues } from './unitFormValues.ts';
import type { UnitFormState } from './useUnitForm.ts';

/**
 * Changes a tower; the form then holds what the server made of it, under what was typed meanwhile, which `hasTyped` says.
 * Null when it was refused.
 */
export function useUpdateUnit(form: UnitFormState) {
  const { t } = useTranslation('unitForm');
  const offered = useOffered();
  const [commit, pending] = useMutation<useUpdateUnitMutation>(
    graphql`
      mutation useUpdateUnitMutation($input: UpdateUnitInput!, $withLosses: Boolean) {
        updateUnit(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          lostReferences
          unit {
            revision
            ...unitFormValues_unit
            ...UnitHeader_unit
            ...UnitEditor_unit
            ...towerOptions_unit @arguments(asTable: false)
          }
        }
      }
    `,
    { success: t('updated'), failure: t('updateError'), invalidates: true },
  );
  const update = async (
    unit: { id: string; revision?: number | null },
    values: UnitForm,
    { takeConflict, setBaseRevision }: Pick<EditConflict<UnitFormValues>, 'takeConflict' | 'setBaseRevision'>,
  ): Promise<{ hasTyped: boolean } | null> => {
    const sent = structuredClone(form.getValues());
    const done = await commit({
      variables: {
        input: {
          unitId: unit.id,
          revision: unit.revision ?? null,
          name: values.name,
          ...countsInput(values, offered),
          floorGroups: floorGroupsInput(values),
          // The dialog before announced it; where modules may lie on no floor, nothing is moved.
          ...(offered.floorlessModules ? {} : { moveModules: true }),
        },
      },
      onRefused: (errors) => showUserErrors(form, takeConflict(errors)),
    });
    const saved = done?.updateUnit.unit;
    if (!saved) return null;
    setBaseRevision(saved.revision);
    const hasTyped = rebaseForm(form, sent, unitFormValues(saved));
    const lost = done.updateUnit.lostReferences ?? [];
    if (lost.length > 0)
      showToast(t('lostReferences', { count: lost.length, names: lost.join(', ') }), 'warning');
    return { hasTyped };
  };
  return [update, pending] as const;
}
