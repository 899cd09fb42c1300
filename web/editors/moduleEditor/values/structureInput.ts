import type { StructureInput } from '#relay/useSaveTakeoffMutation.graphql.ts';
import type { ConcreteElement } from '#domain/structures/concrete/concreteElement.ts';
import {
  type ConcreteField,
  concreteFieldsInResultOrder,
} from '#domain/structures/concrete/concreteNames.ts';
import { dimensionsOf } from '#domain/structures/dimensions.ts';
import type { SteelMass } from '#domain/structures/steel/steelMass.ts';
import type { MasonryData, StructureData } from '#domain/structures/structureData.ts';
import { steelClasses } from '#domain/limits.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { camelCase } from '#domain/wireNames.ts';
import { sharedInput } from './sharedValues.ts';

/** A row of steel: a class of the tables as `ca`, any other as `customCa`. */
export const steelInput = ({ ca, mass, customCa, assumed }: SteelMass) => {
  const own = customCa ?? ca;
  const amount = assumed === true ? { mass, assumed } : { mass };
  return steelClasses.some((known) => known === own) ? { ca: own, ...amount } : { customCa: own, ...amount };
};

/** Concrete and steel of an element as mutations take them. */
export const elementInput = ({ volumes, steel = [] }: ConcreteElement) => ({
  // The graph takes classes as whole numbers; fractions are sent as a custom strength.
  volumes: volumes.map(({ fck, customFck, ...row }) =>
    customFck === undefined && Number.isInteger(fck)
      ? { fck, ...row }
      : { customFck: customFck ?? fck, ...row },
  ),
  steel: steel.map(steelInput),
});

const masonryInput = ({ grout = [], mortar = [], blocks }: MasonryData['masonry']) => ({
  grout: grout.map(({ position, volumes, steel = [] }) => ({
    position: position.toUpperCase(),
    volumes,
    steel: steel.map(steelInput),
  })),
  mortar,
  blocks,
});

/** Checked quantities as mutations take them; a missing element or figure is null, which clears it in a change. */
export function structureInput(technology: Technology, data: StructureData): StructureInput {
  const given = data as Partial<Record<ConcreteField, ConcreteElement> & Record<string, unknown>>;
  const concretes = concreteFieldsInResultOrder(technology).map((name) => {
    const part = given[name];
    return [name, part ? elementInput(part) : null];
  });
  const dimensions = Object.keys(dimensionsOf(technology)).map((name) => [name, given[name] ?? null]);
  const member = {
    ...('masonry' in data ? masonryInput(data.masonry) : {}),
    ...Object.fromEntries([...concretes, ...dimensions]),
    ...sharedInput(data),
  };
  return { [camelCase(technology)]: member } as unknown as StructureInput;
}
