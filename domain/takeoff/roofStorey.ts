import type { BuildingModel, ModelPart, ModelStorey } from './buildingModel.ts';
import { isMasonryCounted, isPartCounted } from './modelMaterials.ts';
import type { ModelChoices } from './modelChoices.ts';
import { storeyCategory } from './storeyCategory.ts';

/** The number of the storey added for a roof without one. */
const madeStorey = -1;

/**
 * The model with its roofs on their own storey, because programs keep a roof with the floor it covers. It goes to the
 * next storey above that is called a roof, else to a new one on top, called `roofName`. A storey with only a roof is
 * one already.
 */
export function withRoofStorey(model: BuildingModel, choices: ModelChoices): BuildingModel {
  const counted = model.parts.filter((part) => isPartCounted(part, choices));
  const isFloor = new Set([
    ...counted.filter(({ isRoof }) => isRoof !== true).map(({ storey }) => storey),
    ...model.masonry.filter((wall) => isMasonryCounted(wall, choices)).map(({ storey }) => storey),
  ]);
  const byId = new Map(model.storeys.map((storey) => [storey.id, storey]));
  const isRoofStorey = ({ name, elevation }: ModelStorey) =>
    storeyCategory(name, elevation) === 'penthouse_floor';
  const moves = ({ isRoof, storey }: ModelPart) => {
    const own = byId.get(storey);
    return isRoof === true && own !== undefined && isFloor.has(storey) && !isRoofStorey(own);
  };
  if (!counted.some(moves)) return model;
  const [top] = model.storeys.toReversed();
  const roof: ModelStorey = {
    id: madeStorey,
    name: choices.roofName ?? top?.name ?? '',
    elevation: (top?.elevation ?? 0) + (top?.height ?? 0),
    height: null,
    area: null,
  };
  const target = ({ storey }: ModelPart) => {
    const from = byId.get(storey)?.elevation ?? 0;
    return model.storeys.find((each) => each.elevation > from && isRoofStorey(each))?.id ?? roof.id;
  };
  const parts = model.parts.map((part) => (moves(part) ? { ...part, storey: target(part) } : part));
  const isMade = parts.some(({ storey }) => storey === roof.id);
  return { ...model, parts, storeys: isMade ? [...model.storeys, roof] : model.storeys };
}
