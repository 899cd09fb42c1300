import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useOverrides_unit$key } from '#relay/useOverrides_unit.graphql.ts';
import type { useOverridesMutation } from '#relay/useOverridesMutation.graphql.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { checksOf, type Pair } from '../compared/comparePairs.ts';
import type { CompareView } from '../useCompareView.ts';
import { DecisionUnit } from './DecisionUnit.ts';

/** The note that overrides failed checks, empty without one; `save` is null for users who may not write it. */
export type Overridden = {
  note: string;
  /** Who wrote it and when, where it is stored. */
  by: string | null;
  isStored: boolean;
  save: ((note: string) => void) | null;
};

/** Blocking checks that fail, each once. */
const failedRules = (pairs: readonly Pair[]) => [
  ...new Set(
    checksOf(pairs).flatMap(({ check: { passed, blocking, rule } }) => (!passed && blocking ? rule : [])),
  ),
];

/**
 * Notes on failed checks: stored on the tower with author and time for the compared simulations, in any order.
 * Versions, and services that keep no notes, have theirs in the address.
 */
export function useOverrides(view: CompareView, pairs: readonly Pair[]): Overridden {
  const { t } = useTranslation('decision');
  const { dateTime } = useFormat();
  const key: useOverrides_unit$key | null = use(DecisionUnit);
  const unit = useFragment(
    graphql`
      fragment useOverrides_unit on Unit @throwOnFieldError {
        id
        viewerCanEdit
        overrides @include(if: $decisions) {
          optionIds
          rule
          note
          userName
          createdAt
        }
      }
    `,
    key,
  );
  const [commit] = useMutation<useOverridesMutation>(
    graphql`
      mutation useOverridesMutation($input: OverrideCheckInput!, $decisions: Boolean = true) {
        overrideCheck(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          unit {
            ...useOverrides_unit
          }
        }
      }
    `,
    { failure: t('override.error') },
  );
  if (!unit?.overrides || view.kind !== 'options')
    return { note: view.note, by: null, isStored: false, save: view.override };
  const chosen = view.options.map(({ id }) => id);
  const rules = failedRules(pairs);
  const stored = unit.overrides.filter(
    ({ optionIds }) => optionIds.length === chosen.length && optionIds.every((id) => chosen.includes(id)),
  );
  const ofRules = rules.map((rule) => stored.find((each) => each.rule === rule));
  const [last] = ofRules.toSorted((a, b) => (b?.createdAt ?? '').localeCompare(a?.createdAt ?? ''));
  const isOverridden = ofRules.length > 0 && ofRules.every((each) => each !== undefined);
  const optionIds = view.options.map(({ globalId }) => globalId);
  const save = async (text: string) => {
    const note = text === '' ? null : text;
    for (const rule of rules) {
      const done = await commit({ variables: { input: { unitId: unit.id, optionIds, rule, note } } });
      if (done === null) return;
    }
  };
  return {
    note: isOverridden ? [...new Set(ofRules.map((each) => each?.note))].join(' · ') : '',
    by:
      isOverridden && last ? t('override.by', { name: last.userName, date: dateTime(last.createdAt) }) : null,
    isStored: true,
    save: unit.viewerCanEdit ? (text) => void save(text) : null,
  };
}
