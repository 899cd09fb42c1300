import { type GraphQLTaggedNode, usePaginationFragment } from 'react-relay';
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes';
import type { OperationType } from 'relay-runtime';

/** The pages of a list beyond those that were read. */
export type Pages = {
  hasNext: boolean;
  isLoading: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

/** A fragment with a connection: what was read of it, and `pages` for `LoadMore`. */
export function usePages<Key extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: Key,
): { data: KeyTypeData<Key>; pages: Pages } {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<OperationType, Key>(fragment, key);
  return { data, pages: { hasNext, isLoading: isLoadingNext, loadNext } };
}
