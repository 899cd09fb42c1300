import { useRevalidator } from 'react-router';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { deleteWithUndo, type Statement } from './deleteWithUndo.ts';

type Options = Statement & {
  /** Text instead of the failure's own when the call fails as a whole. */
  failure: string;
  /** Whether figures elsewhere depend on it, as with everything in totals. */
  invalidates?: boolean;
};

/**
 * A mutation that deletes: the row disappears at once, and the mutation is sent after ten seconds in which it can be
 * undone. Where totals count what is deleted, the screen then reloads them.
 * @returns a function of the row's global id and the arguments of `commit` of useMutation.
 */
export function useDeletion<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { failure, invalidates = false, ...statement }: Options,
) {
  const { revalidate } = useRevalidator();
  const isCounted = statement.totals !== undefined;
  const [commit] = useMutation<Mutation>(mutation, { failure, invalidates: invalidates || isCounted });
  const send = async (config: Parameters<typeof commit>[0]) => {
    const done = await commit(config);
    if (done !== null && isCounted) await revalidate();
    return done;
  };
  return (id: string, config: Parameters<typeof commit>[0]) =>
    deleteWithUndo(id, statement, () => send(config));
}
