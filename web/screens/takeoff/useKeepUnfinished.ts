import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { openedSheet_option$key } from '#relay/openedSheet_option.graphql.ts';
import type { useKeepUnfinishedMutation } from '#relay/useKeepUnfinishedMutation.graphql.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { serializeSheet } from './sheet/serializedSheet.ts';
import type { Sheet } from './sheet/sheet.ts';

/**
 * Keeps a sheet on the service before it is complete, or throws away what was kept.
 *
 * @returns [keep, pending]; `keep` gives the option as it is then, null when it was refused.
 */
export function useKeepUnfinished(optionId: string) {
  const { t } = useTranslation('takeoff');
  const [commit, pending] = useMutation<useKeepUnfinishedMutation>(
    graphql`
      mutation useKeepUnfinishedMutation($input: KeepUnfinishedSheetInput!) {
        keepUnfinishedSheet(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            id
            isUnfinished
            ...openedSheet_option
          }
        }
      }
    `,
    { failure: t('saveError'), invalidates: true },
  );
  const keep = async (
    sheet: Sheet | null,
    revision: number | null,
    onRefused: OnRefused,
  ): Promise<openedSheet_option$key | null> => {
    const input = { optionId, revision, sheet: sheet === null ? null : serializeSheet(sheet) };
    const done = await commit({ variables: { input }, onRefused });
    if (done !== null) showToast(t(sheet === null ? 'unfinished.dropped' : 'unfinished.done'), 'success');
    return done?.keepUnfinishedSheet.option ?? null;
  };
  return [keep, pending] as const;
}
