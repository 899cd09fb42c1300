import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { useFoundationDrawerQuery } from '#relay/useFoundationDrawerQuery.graphql.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { failureText } from '../../errors/errorText.ts';
import { RequestFailure } from '../../relay/failure.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import type { OpenedFoundation } from './FoundationEditor.tsx';
import { foundationFormValues } from './foundationFormValues.ts';

/** State of the foundation's drawer: its inputs are loaded on click; a failure is a toast. */
export function useFoundationDrawer() {
  const ask = useFetchQuery<useFoundationDrawerQuery>(graphql`
    query useFoundationDrawerQuery($id: ID!) {
      node(id: $id) {
        __typename
        ... on Foundation {
          revision
          ...foundationFormValues_foundation
        }
      }
    }
  `);
  const [drawer, setDrawer] = useState<{ opened: OpenedFoundation | null } | null>(null);
  const open = useCallback(
    async (id: string) => {
      try {
        const node = (await ask({ id }))?.node;
        if (node?.__typename !== 'Foundation')
          throw new RequestFailure('NOT_FOUND', 'The foundation is gone');
        setDrawer({ opened: { id, revision: node.revision ?? null, values: foundationFormValues(node) } });
      } catch (error) {
        showToast(failureText(error), 'error');
      }
    },
    [ask],
  );
  const edit = useCallback((id: string) => void open(id), [open]);
  return {
    drawer,
    add: () => setDrawer({ opened: null }),
    edit,
    close: () => setDrawer(null),
  };
}
