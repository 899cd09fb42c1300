import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { floorGroups } from '#domain/tower/tower.ts';
import type { useTypologyOptionMutation } from '#relay/useTypologyOptionMutation.graphql.ts';
import type { useTypologyOptionPrecisionMutation } from '#relay/useTypologyOptionPrecisionMutation.graphql.ts';
import type { useTypologyOptionQuery } from '#relay/useTypologyOptionQuery.graphql.ts';
import type { TypologyName } from '#domain/usual/typology.ts';
import { useAsk } from '../../../relay/useAsk.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Fills a new simulation with the usual quantities of a typology, marked, and says how far they may err. */
export function useTypologyOption() {
  const { t } = useTranslation('unitForm');
  const ask = useAsk<useTypologyOptionQuery>(graphql`
    query useTypologyOptionQuery($id: ID!) {
      node(id: $id) {
        ... on Unit {
          floors {
            id
            index
            groupName
            category
            area
          }
        }
      }
    }
  `);
  const [save] = useMutation<useTypologyOptionMutation>(
    graphql`
      mutation useTypologyOptionMutation($input: SaveTakeoffInput!) {
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
    { failure: t('model.optionError'), invalidates: true },
  );
  const [setPrecision] = useMutation<useTypologyOptionPrecisionMutation>(
    graphql`
      mutation useTypologyOptionPrecisionMutation($input: SetPrecisionInput!) {
        setPrecision(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            id
          }
        }
      }
    `,
    { failure: t('model.optionError'), invalidates: true },
  );
  return async (unitId: string, optionId: string, name: TypologyName): Promise<void> => {
    const floors = (await ask({ id: unitId }))?.node?.floors ?? [];
    // The rules of quantities come only when a tower starts from some.
    const [{ structureInput }, { typologies, typologyEstimate, typologyStructure }] = await Promise.all([
      import('../../moduleEditor/values/structureInput.ts'),
      import('#domain/usual/typology.ts'),
    ]);
    const { technology } = typologies[name];
    // Floors of a group are equal: its first tells the area of all.
    const modules = floorGroups(floors).map((group) => ({
      name: group.name,
      floorIds: group.floors.map(({ id }) => id),
      structure: structureInput(technology, typologyStructure(name, group.floors[0]?.area ?? 0)),
    }));
    if ((await save({ variables: { input: { optionId, modules } } })) === null) return;
    const { precision } = typologyEstimate(name);
    await setPrecision({ variables: { input: { optionId, precision } } });
  };
}
