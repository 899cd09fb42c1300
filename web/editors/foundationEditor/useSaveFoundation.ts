import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useSaveFoundationMutation } from '#relay/useSaveFoundationMutation.graphql.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import type { FoundationFormOutput } from './foundationForm.ts';
import { foundationInput } from './foundationInput.ts';

type Target = {
  optionId: string;
  /** The revision the form is based on. */
  revision: number | null;
  /** Name of a new version; null to change the valid one. */
  versionName: string | null;
};

/** Saves the foundation of an option. Totals of tower and project depend on it, so the screen reloads them. */
export function useSaveFoundation() {
  const { t } = useTranslation('foundationEditor');
  const { revalidate } = useRevalidator();
  const [commit, pending] = useMutation<useSaveFoundationMutation>(
    graphql`
      mutation useSaveFoundationMutation($input: SaveFoundationInput!, $withLosses: Boolean) {
        saveFoundation(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            ...OptionFoundation_option
            ...OptionCoverage_option
            unit {
              ...UnitTotalsBreakdown_unit
            }
          }
        }
      }
    `,
    { success: t('saved'), failure: t('saveError'), invalidates: true },
  );
  const save = async (
    { optionId, revision, versionName }: Target,
    values: FoundationFormOutput,
    onRefused: OnRefused,
  ) => {
    const asVersion = versionName === null ? null : { name: versionName.trim(), isValid: true };
    const input = { optionId, revision, asVersion, foundation: foundationInput(values) };
    const done = await commit({ variables: { input }, onRefused });
    if (done !== null) void revalidate();
    return done;
  };
  return { save, pending };
}
