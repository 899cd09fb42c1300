import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useTowerModelMutation } from '#relay/useTowerModelMutation.graphql.ts';
import type { Technology } from '#domain/structures/technology.ts';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import type { TypologyName } from '#domain/usual/typology.ts';
import { holdModel } from '../../../parts/buildingModel/heldModel.ts';
import { paths } from '../../../paths.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';
import { useTypologyOption } from './useTypologyOption.ts';
import type { CreatedUnit } from '../useCreateUnit.ts';

export type TowerModel = ReturnType<typeof useTowerModel>;

/** The building model a new tower is drawn from, and where it leads once the tower is saved. */
export function useTowerModel() {
  const { t } = useTranslation('unitForm');
  const nameOf = useTechnologyName();
  const { takeoffs } = useOffered();
  const [taken, setTaken] = useState<{ file: File; technology: Technology } | null>(null);
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
    taken,
    typology,
    take: (model: { file: File; technology: Technology }) => {
      setTypology(null);
      setTaken(model);
    },
    startFrom: (name: TypologyName | null) => {
      setTypology(name);
      setTaken(null);
    },
    /**
     * Where a saved tower opens: with a model at the sheet of a first simulation, which the model waits for; with a
     * typology at the sheet that holds its usual quantities; else, and where that was refused, at the tower.
     */
    opened: async (projectId: string, { id, databaseId }: CreatedUnit): Promise<string> => {
      const tower = { projectId, unitId: databaseId };
      if ((taken === null && typology === null) || !takeoffs) return paths.unit(tower);
      const name = taken === null ? t(`typology.${typology}`) : nameOf(taken.technology);
      const input = { unitId: id, name, isReference: false };
      const done = await commit({ variables: { input } });
      const optionId = done?.createOption.optionEdge?.node?.id;
      if (optionId === undefined) return paths.unit(tower);
      if (taken !== null) holdModel(optionId, taken.file);
      else if (typology !== null) await fill(id, optionId, typology);
      return paths.takeoff(tower, optionId);
    },
  };
}
