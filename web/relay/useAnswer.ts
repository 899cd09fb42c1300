import { useEffect, useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useAsk } from './useAsk.ts';

/**
 * What is asked for once a part of a screen is shown, which is whole without it.
 *
 * @param variables null where it is not asked for.
 * @returns the answer; undefined until it is there, null where it can't be read.
 */
export function useAnswer<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): Query['response'] | null | undefined {
  const ask = useAsk<Query>(query);
  const [answer, setAnswer] = useState<Query['response'] | null | undefined>(undefined);
  const asked = JSON.stringify(variables);
  useEffect(() => {
    if (asked === 'null') return undefined;
    let isHere = true;
    const keep = (data: Query['response'] | null) => isHere && setAnswer(data);
    ask(JSON.parse(asked) as Query['variables']).then(
      (data) => keep(data ?? null),
      () => keep(null),
    );
    return () => {
      isHere = false;
    };
  }, [ask, asked]);
  return answer;
}
