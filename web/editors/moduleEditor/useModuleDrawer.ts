import { useState } from 'react';
import { graphql } from 'react-relay';
import request, { type useModuleDrawerQuery } from '#relay/useModuleDrawerQuery.graphql.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { failureText } from '../../errors/errorText.ts';
import { RequestFailure } from '../../relay/failure.ts';
import { startQuery, type ScreenQuery } from '../../relay/queries/preload.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';

/** What the drawer edits; a new module needs no data. `connections` are the lists a new one is added to. */
export type OpenedModule = {
  module: ScreenQuery<useModuleDrawerQuery> | null;
  connections: readonly string[];
};

/** One module with all its inputs, which lists do not have, so the click loads it. */
export const editedModuleQuery = graphql`
  query useModuleDrawerQuery($moduleId: ID!) {
    node(id: $moduleId) {
      __typename
      ...ModuleEditor_module
    }
  }
`;

/** State of the module drawer: loads the newest data of the module, then opens the drawer; a failure is a toast. */
export function useModuleDrawer() {
  const ask = useFetchQuery<useModuleDrawerQuery>(editedModuleQuery);
  const [opened, setOpened] = useState<OpenedModule | null>(null);
  const [pending, setPending] = useState(false);
  const edit = async (moduleId: string, connections: readonly string[]) => {
    setPending(true);
    try {
      const data = await ask({ moduleId });
      if (data?.node?.__typename !== 'Module') throw new RequestFailure('NOT_FOUND', 'The module is gone');
      const { query } = startQuery<useModuleDrawerQuery>(request, { moduleId });
      setOpened({ module: { query, hold: null }, connections });
    } catch (error) {
      showToast(failureText(error), 'error');
    } finally {
      setPending(false);
    }
  };
  return {
    opened,
    pending,
    add: (connections: readonly string[]) => setOpened({ module: null, connections }),
    edit: (moduleId: string, connections: readonly string[]) => void edit(moduleId, connections),
    close: () => setOpened(null),
  };
}
