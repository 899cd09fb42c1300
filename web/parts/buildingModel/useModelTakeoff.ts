import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { type ModelChoices, usualRates } from '#domain/takeoff/modelChoices.ts';
import { takeoffOfModel, technologyOfModel } from '#domain/takeoff/takeoffOfModel.ts';
import { type GivenDimensions, withDimensions } from './missingDimensions.ts';

type AcceptedByTarget = { masonry?: boolean; foundation: boolean };
export type ModelTakeoff = ReturnType<typeof useModelTakeoff>;

/**
 * The quantities of a model with the choices made: steel by the usual rates until changed. `accepts`: what the target
 * accepts beside concrete and steel of floors.
 */
export function useModelTakeoff(model: BuildingModel, accepts: AcceptedByTarget) {
  const { t } = useTranslation('buildingModel');
  const [choices, choose] = useState<ModelChoices>(() => {
    const technology = technologyOfModel(model, accepts.masonry);
    return {
      technology,
      materials: {},
      fck: 30,
      steelRates: usualRates(technology),
      foundationApart: accepts.foundation,
      roofName: t('roof'),
    };
  });
  const [given, setGiven] = useState<GivenDimensions>({});
  const settled = useDeferredValue(choices);
  const takeoff = useMemo(() => takeoffOfModel(model, settled), [model, settled]);
  return {
    accepts,
    choices,
    choose,
    /** The choices of `takeoff`, which may lag behind those being typed. */
    settled,
    takeoff,
    /** Floor groups, with dimensions they lack as the user gave them. */
    floors: useMemo(() => withDimensions(takeoff.floors, given), [takeoff, given]),
    given,
    give: (dimensions: GivenDimensions) => setGiven((before) => ({ ...before, ...dimensions })),
  };
}
