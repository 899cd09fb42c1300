import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useAssumeInfillMutation } from '#relay/useAssumeInfillMutation.graphql.ts';
import type { useAssumeInfillQuery } from '#relay/useAssumeInfillQuery.graphql.ts';
import { meanFloorArea } from '#domain/tower/floorAreas.ts';
import { showToast } from '../../../components/toasts/toasts.ts';
import { failureText } from '../../../errors/errorText.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import { useFetchQuery } from '../../../relay/queries/useFetchQuery.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';

/**
 * Gives the frames of options without infill a usual one, marked as assumed: a new valid version of each such module,
 * for all modules of an option or none.
 */
export function useAssumeInfill(): {
  assume: (optionIds: readonly string[]) => Promise<void>;
  assuming: boolean;
} {
  const { t } = useTranslation('compare');
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [assuming, setAssuming] = useState(false);
  const ask = useFetchQuery<useAssumeInfillQuery>(graphql`
    query useAssumeInfillQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ... on Option {
          modules(first: 50) {
            edges {
              node {
                id
                name
                revision
                technology
                floors {
                  id
                  area
                }
                currentVersion {
                  ...structureFormValues_version
                }
              }
            }
          }
        }
      }
    }
  `);
  const [save] = useMutation<useAssumeInfillMutation>(
    graphql`
      mutation useAssumeInfillMutation($input: SaveTakeoffInput!) {
        saveTakeoff(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            id
          }
        }
      }
    `,
    { success: t('infill.done'), failure: t('save.failed'), invalidates: true },
  );

  const assume = async (optionIds: readonly string[]) => {
    setAssuming(true);
    try {
      // The rules that forms check rows with are loaded only when something is saved.
      const { structureWithInfill } = await import('./changedStructure.ts');
      for (const optionId of optionIds) {
        const modules = nodesOf((await ask({ id: optionId }))?.node?.modules).flatMap((module) => {
          const area = meanFloorArea(module.floors);
          const structure =
            module.technology === 'BEAM_COLUMN' && area > 0
              ? structureWithInfill(module.currentVersion, area, messages)
              : null;
          if (structure === null) return [];
          const { id: moduleId, name, revision, floors } = module;
          return [{ moduleId, name, revision, floorIds: floors.map(({ id }) => id), structure }];
        });
        if (modules.length > 0) await save({ variables: { input: { optionId, modules } } });
      }
      // Reloads what is compared here.
      await revalidate();
    } catch (error) {
      showToast(failureText(error), 'error');
    } finally {
      setAssuming(false);
    }
  };
  return { assume, assuming };
}
