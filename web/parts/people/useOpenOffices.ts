import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { useOpenOfficesQuery } from '#relay/useOpenOfficesQuery.graphql.ts';
import { useAsk } from '../../relay/useAsk.ts';

type Office = { id: string; name: string; viewerCanManage: boolean };

/** The offices the user may add projects to, null until they are there; none where they can't be read. */
export function useOpenOffices(): readonly Office[] | null {
  const [offices, setOffices] = useState<readonly Office[] | null>(null);
  const ask = useAsk<useOpenOfficesQuery>(graphql`
    query useOpenOfficesQuery {
      viewer {
        organizations {
          id
          name
          viewerCanAddProjects
          viewerCanManage
        }
      }
    }
  `);
  useEffect(() => {
    let isLeft = false;
    const show = (answer: useOpenOfficesQuery['response'] | undefined) => {
      if (isLeft) return;
      const all = answer?.viewer?.organizations ?? [];
      setOffices(
        all.flatMap(({ id, name, viewerCanManage, viewerCanAddProjects }) =>
          viewerCanAddProjects ? [{ id, name, viewerCanManage }] : [],
        ),
      );
    };
    ask({}).then(show, () => show(undefined));
    return () => {
      isLeft = true;
    };
  }, [ask]);
  return offices;
}
