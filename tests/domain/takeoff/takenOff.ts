import { technologies } from '#domain/structures/technology/technology.ts';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { foundationOfModel } from '#domain/takeoff/foundationOfModel.ts';
import type { ModelChoices } from '#domain/takeoff/modelChoices.ts';
import { modelMaterials } from '#domain/takeoff/modelMaterials.ts';
import { emptyStoreys, takeoffOfModel, technologyOfModel } from '#domain/takeoff/takeoffOfModel.ts';

/** As one line; sums of floats end otherwise on another processor. */
const lineOf = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' ? Number(each.toPrecision(12)) : each,
  );

/** What is taken off a model with each technology, a line for each floor. */
export function takenOff(model: BuildingModel, chosen: Omit<ModelChoices, 'technology'>): string[] {
  const likely = `likely ${technologyOfModel(model)}, with blocks ${technologyOfModel(model, true)}`;
  const taken = technologies.flatMap((technology) => {
    const choices = { ...chosen, technology };
    return [
      `as ${technology}, without part: ${emptyStoreys(model, choices).join(', ') || 'none'}`,
      `  foundation ${lineOf(foundationOfModel(model, choices))}`,
      `  materials ${lineOf(modelMaterials(model, choices).map((each) => Object.values(each)))}`,
      ...takeoffOfModel(model, choices).floors.map((floor) => `  ${lineOf(floor)}`),
    ];
  });
  return [likely, ...taken];
}
