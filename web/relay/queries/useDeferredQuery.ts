import { useEffect, useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useFetchQuery } from './useFetchQuery.ts';

/**
 * Data for a part of a screen, asked for once that part is shown: the screen is complete without them.
 *
 * @param variables null where nothing is to be asked.
 * @returns the answer; undefined until it is there, null where it can't be read.
 */
export function useDeferredQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): Query['response'] | null | undefined {
  const ask = useFetchQuery<Query>(query);
  const asked = JSON.stringify(variables);
  const [answer, setAnswer] = useState<{ asked: string; data: Query['response'] | null }>();
  useEffect(() => {
    if (asked === 'null') return undefined;
    let isHere = true;
    const keep = (data: Query['response'] | null) => isHere && setAnswer({ asked, data });
    ask(JSON.parse(asked) as Query['variables']).then(
      (data) => keep(data ?? null),
      () => keep(null),
    );
    return () => {
      isHere = false;
    };
  }, [ask, asked]);
  // The answer to earlier variables is none to these.
  return answer?.asked === asked ? answer.data : undefined;
}
