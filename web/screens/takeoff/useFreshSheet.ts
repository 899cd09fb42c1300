import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { openedSheet_option$key } from '#relay/openedSheet_option.graphql.ts';
import type { useFreshSheetQuery } from '#relay/useFreshSheetQuery.graphql.ts';
import type { FloorOption } from '#domain/tower/tower.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { failureText } from '../../errors/errorText.ts';
import { RequestFailure } from '../../relay/failure.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { type OpenedSheet, openedSheet } from './sheet/openedSheet.ts';

/** What the service has of an option's sheet by now. */
export function useFreshSheet(optionId: string, floors: readonly FloorOption[]) {
  const { t } = useTranslation('takeoff');
  const ask = useFetchQuery<useFreshSheetQuery>(graphql`
    query useFreshSheetQuery($optionId: ID!) @throwOnFieldError {
      node(id: $optionId) {
        __typename
        ... on Option {
          ...openedSheet_option
        }
      }
    }
  `);
  const [isReading, startReading] = useTransition();
  const opened = (option: openedSheet_option$key) => openedSheet(option, floors, t('foundation.name'));
  const read = async (id: string): Promise<OpenedSheet> => {
    const node = (await ask({ optionId: id }))?.node;
    if (node?.__typename !== 'Option') throw new RequestFailure('NOT_FOUND', 'The option is gone');
    return opened(node);
  };
  return {
    /** What a change left on the service; null, after a toast, where that can't be read: what is typed stays then. */
    leftBy: (saved: openedSheet_option$key | null): OpenedSheet | null => {
      try {
        return saved && opened(saved);
      } catch (error) {
        showToast(`${t('unreadAfter')} ${failureText(error)}`, 'error');
        return null;
      }
    },
    /** Asks for it and hands it on; a failure shows a toast and leaves the sheet as it is. */
    readAgain: (take: (fresh: OpenedSheet) => void) =>
      startReading(() =>
        read(optionId).then(take, (error: unknown) => showToast(failureText(error), 'error')),
      ),
    /** Until it is here, saving would be refused as based on an old revision. */
    isReading,
    /** The columns of another option as they are saved; rejects with a RequestFailure, NOT_FOUND when it is gone. */
    readColumns: async (id: string) => (await read(id)).columns,
  };
}
