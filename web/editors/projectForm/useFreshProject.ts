import { graphql } from 'react-relay';
import type { useFreshProjectQuery } from '#relay/useFreshProjectQuery.graphql.ts';
import { lastEditor } from '../../forms/conflict/lastEditor.ts';
import type { FreshRecord } from '../../forms/conflict/useEditConflict.ts';
import { useAsk } from '../../relay/useAsk.ts';
import { useOffered } from '../../session/offered.ts';
import type { ProjectFormValues } from './projectFormState.ts';
import { projectFormValues } from './projectFormValues.ts';

/** A project with its picture as it is saved now. */
type FreshProject = FreshRecord<ProjectFormValues> & { imageUrl: string | null };

/** Reads a project anew for its form, and who saved it; null when it is gone. */
export function useFreshProject(): (id: string) => Promise<FreshProject | null> {
  const { buildingTypes } = useOffered();
  const ask = useAsk<useFreshProjectQuery>(graphql`
    query useFreshProjectQuery($id: ID!, $buildingTypes: Boolean!) {
      node(id: $id) {
        __typename
        ... on Project {
          name
          revision
          imageUrl
          ...projectFormValues_project
          ...lastEditor_project
        }
      }
    }
  `);
  return async (id) => {
    const node = (await ask({ id, buildingTypes }))?.node;
    if (node?.__typename !== 'Project') return null;
    return {
      values: projectFormValues(node),
      revision: node.revision ?? null,
      imageUrl: node.imageUrl ?? null,
      editor: lastEditor(node, 'PROJECT', node.name),
    };
  };
}
