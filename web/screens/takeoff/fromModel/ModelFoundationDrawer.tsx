import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { ModelFoundationDrawerQuery } from '#relay/ModelFoundationDrawerQuery.graphql.ts';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import { showToast } from '../../../components/toasts/toasts.ts';
import {
  FoundationEditor,
  type OpenedFoundation,
} from '../../../editors/foundationEditor/FoundationEditor.tsx';
import { foundationFormValues } from '../../../editors/foundationEditor/foundationFormValues.ts';
import { emptyFoundation } from '../../../editors/foundationEditor/foundationValues.ts';
import { failureText } from '../../../errors/errorText.ts';
import { useFetchQuery } from '../../../relay/queries/useFetchQuery.ts';
import { withModelFoundation } from './modelFoundationValues.ts';

type ModelFoundationProps = {
  optionId: string;
  /** m² of the tower. */
  area: number;
  found: ModelFoundation;
  onSaved: () => void;
  onClose: () => void;
};

/** The foundation of the simulation with what a model has of it, to be looked over before it is saved. */
export function ModelFoundationDrawer({ optionId, area, found, onSaved, onClose }: ModelFoundationProps) {
  const ask = useFetchQuery<ModelFoundationDrawerQuery>(graphql`
    query ModelFoundationDrawerQuery($optionId: ID!) @throwOnFieldError {
      node(id: $optionId) {
        __typename
        ... on Option {
          foundation {
            id
            revision
            ...foundationFormValues_foundation
          }
        }
      }
    }
  `);
  const [opened, setOpened] = useState<OpenedFoundation | null | undefined>(undefined);
  useEffect(() => {
    void ask({ optionId }).then(
      (data) => {
        const saved = data?.node?.__typename === 'Option' ? data.node.foundation : null;
        if (!saved) return setOpened(null);
        const { id, revision } = saved;
        return setOpened({ id, revision: revision ?? null, values: foundationFormValues(saved) });
      },
      (error: unknown) => {
        showToast(failureText(error), 'error');
        onClose();
      },
    );
  }, [ask, optionId, onClose]);
  if (opened === undefined) return null;
  const values = withModelFoundation(opened?.values ?? emptyFoundation(), found);
  return (
    <FoundationEditor
      optionId={optionId}
      opened={opened}
      proposed={values}
      area={area}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
