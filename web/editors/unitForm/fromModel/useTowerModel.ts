import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { floorGroups } from '#domain/tower/tower.ts';
import type { TypologyName } from '#domain/usual/typology.ts';
import type { useTowerModelMutation } from '#relay/useTowerModelMutation.graphql.ts';
import type { useTowerModelTypologyOptionMutation } from '#relay/useTowerModelTypologyOptionMutation.graphql.ts';
import type { useTowerModelTypologyOptionPrecisionMutation } from '#relay/useTowerModelTypologyOptionPrecisionMutation.graphql.ts';
import type { useTowerModelTypologyOptionQuery } from '#relay/useTowerModelTypologyOptionQuery.graphql.ts';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import { showToast } from '../../../components/toasts/toasts.ts';
import { failureText } from '../../../errors/errorText.ts';
import { setPendingModel } from '../../../parts/buildingModel/pendingModel.ts';
import { paths } from '../../../paths.ts';
import { useFetchQuery } from '../../../relay/queries/useFetchQuery.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';
import type { CreatedUnit } from '../useCreateUnit.ts';

export type TowerModel = ReturnType<typeof useTowerModel>;

/** The building model or typology a new tower starts from, and the screen to open once the tower is saved. */
export function useTowerModel() {
  const { t } = useTranslation('unitForm');
  const nameOf = useTechnologyName();
  const { takeoffs } = useOffered();
  const [chosenModel, setChosenModel] = useState<{ file: File; technology: Technology } | null>(null);
  const [typology, setTypology] = useState<TypologyName | null>(null);
  const fill = useTypologyOption();
  const [commit] = useMutation<useTowerModelMutation>(
    graphql`
      mutation useTowerModelMutation($input: CreateOptionInput!) {
        createOption(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          optionEdge {
            node {
              id
            }
          }
        }
      }
    `,
    { failure: t('model.optionError'), invalidates: true },
  );
  return {
    chosenModel,
    typology,
    startFromModel: (model: { file: File; technology: Technology }) => {
      setTypology(null);
      setChosenModel(model);
    },
    startFromTypology: (name: TypologyName | null) => {
      setTypology(name);
      setChosenModel(null);
    },
    /**
     * The screen to open after saving: with a model the sheet of a first simulation, into which it is then read; with a
     * typology the sheet of its usual quantities; otherwise, where the simulation was refused, or where what fills it could
     * not be read, the tower.
     */
    screenAfterSaving: async (projectId: string, { id, databaseId }: CreatedUnit): Promise<string> => {
      const tower = { projectId, unitId: databaseId };
      const name =
        chosenModel === null ? typology && t(`typology.${typology}`) : nameOf(chosenModel.technology);
      if (name === null || !takeoffs) return paths.unit(tower);
      const input = { unitId: id, name, isReference: false };
      const done = await commit({ variables: { input } });
      const optionId = done?.createOption.optionEdge?.node?.id;
      if (optionId === undefined) return paths.unit(tower);
      try {
        if (chosenModel !== null) setPendingModel(optionId, chosenModel.file);
        else if (typology !== null) await fill(id, optionId, typology);
      } catch (error) {
        // The tower is there: a form that stayed would make a second one.
        showToast(`${t('typology.error')} ${failureText(error)}`, 'error');
        return paths.unit(tower);
      }
      return paths.takeoff(tower, optionId);
    },
  };
}

/** Fills a new simulation with the usual quantities of a typology, marked as assumed, and sets their precision. */
function useTypologyOption() {
  const { t } = useTranslation('unitForm');
  const ask = useFetchQuery<useTowerModelTypologyOptionQuery>(graphql`
    query useTowerModelTypologyOptionQuery($id: ID!) {
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
  const [save] = useMutation<useTowerModelTypologyOptionMutation>(
    graphql`
      mutation useTowerModelTypologyOptionMutation($input: SaveTakeoffInput!) {
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
    { failure: t('typology.error'), invalidates: true },
  );
  const [setPrecision] = useMutation<useTowerModelTypologyOptionPrecisionMutation>(
    graphql`
      mutation useTowerModelTypologyOptionPrecisionMutation($input: SetPrecisionInput!) {
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
    // The rules of quantities are loaded only when a tower starts from usual ones.
    const [{ structureInput }, { typologies, typologyEstimate, typologyStructure }] = await Promise.all([
      import('../../moduleEditor/values/structureInput.ts'),
      import('#domain/usual/typology.ts'),
    ]);
    const { technology } = typologies[name];
    // Floors of a group are equal: the first has the area of all.
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
