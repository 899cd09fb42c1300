import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { blockFamilies } from '#domain/factors/blockTypes.ts';
import { factorRows } from '#domain/factors/factorRows.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import {
  customFckRange,
  fakRange,
  fbkRange,
  fckClasses,
  fgkRange,
  steelClasses,
  steelClassRange,
  strandClass,
} from '#domain/limits.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { priceSets } from '#domain/prices/priceSets.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { otherUnits } from '#domain/structures/otherMaterials.ts';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { technologies } from '#domain/structures/technology/technology.ts';

const unique = <Each>(all: readonly Each[]) => [...new Set(all)];

const blocks = Object.entries(blockFamilies).flatMap(([family, types]) =>
  types.map((type) => ({
    type,
    family,
    strengths:
      currentFactorSet.blockMasses.find((row) => row.type === type)?.masses.map(({ fbk }) => fbk) ?? [],
  })),
);

/** The allowed values of fields of choice, from the rules that check them. */
export const choices = () => ({
  concreteStrengths: [...fckClasses],
  customConcreteStrength: customFckRange,
  groutStrength: fgkRange,
  groutStrengths: currentFactorSet.grout.map(({ strength }) => strength),
  mortarStrength: fakRange,
  mortarStrengths: currentFactorSet.mortar.map(({ strength }) => strength),
  blockStrength: fbkRange,
  blockStrengths: currentFactorSet.blocks.map(({ strength }) => strength),
  steelClasses: [...steelClasses],
  strandClass,
  steelClass: steelClassRange,
  blocks,
  technologies: [...technologies],
  slabSystems: [...slabSystems],
  otherMaterialUnits: [...otherUnits],
  foundationTypes: [...foundationTypes],
  phases: [...projectPhases],
  buildingTypes: [...buildingTypes],
  floorCategories: [...floorCategories],
  states: brazilianStates.map(({ code }) => code),
  factorKeys: factorRows(currentFactorSet).map(({ key }) => key),
  priceKeys: unique(priceSets.flatMap(({ rows }) => [...rows.keys()])),
});
