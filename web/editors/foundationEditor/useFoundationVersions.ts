import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  useFoundationVersionsQuery,
  useFoundationVersionsQuery$data,
} from '#relay/useFoundationVersionsQuery.graphql.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { failureText } from '../../errors/errorText.ts';
import { RequestFailure } from '../../relay/failure.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';

type Node = NonNullable<useFoundationVersionsQuery$data['node']>;
export type ListedFoundation = Extract<Node, { __typename: 'Foundation' }>;
export type ListedVersion = ListedFoundation['versions'][number];

/** The versions of a foundation, asked for by the click and again after each change; null while it is closed. */
export function useFoundationVersions() {
  const ask = useFetchQuery<useFoundationVersionsQuery>(graphql`
    query useFoundationVersionsQuery($id: ID!) {
      node(id: $id) {
        __typename
        ... on Foundation {
          id
          viewerCanEdit
          versions {
            id
            number
            name
            type
            isValid
            revision
            viewerCanDelete
            createdAt
            quantities {
              concrete
              grout
              steel
              co2 {
                min
                max
              }
              factorSet {
                id
              }
              elements {
                element
                materials {
                  key
                  label
                  unit
                  amount
                  co2 {
                    min
                    max
                  }
                  energy {
                    min
                    max
                  }
                }
              }
            }
          }
        }
      }
    }
  `);
  const [listed, setListed] = useState<ListedFoundation | null>(null);
  const open = async (id: string) => {
    try {
      const node = (await ask({ id }))?.node;
      if (node?.__typename !== 'Foundation') throw new RequestFailure('NOT_FOUND', 'The foundation is gone');
      setListed(node);
    } catch (error) {
      showToast(failureText(error), 'error');
    }
  };
  return { listed, open, close: () => setListed(null) };
}
