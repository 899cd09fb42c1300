import { graphql, readInlineData } from 'react-relay';
import type { sharedValues_data$key } from '#relay/sharedValues_data.graphql.ts';
import type { OtherPurpose } from '#domain/structures/otherMaterials.ts';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import { slabSystemOf } from '../../../components/figures/slabSystem.ts';
import { type OtherMaterialValues, otherMaterialValues } from './otherMaterialValues.ts';

/** The shared fields before anything is entered. */
export const emptySharedValues = () =>
  ({
    slabSystem: '' as SlabSystem | '',
    otherMaterials: [] as OtherMaterialValues[],
  }) satisfies Record<keyof SharedFields, unknown>;

/** What any structure has besides its elements, as values of a form; the slab system is '' where unknown. */
export type SharedValues = ReturnType<typeof emptySharedValues>;

/** The shared fields of a technology as the graph sends them. */
export function sharedFieldValues(key: sharedValues_data$key): SharedValues {
  const data = readInlineData(
    graphql`
      fragment sharedValues_data on StructureInputData @inline {
        # By type, so that a field left out of one of them does not compile.
        __typename
        ... on BeamColumnData {
          slabSystem
          otherMaterials {
            ...otherMaterialValues_material
          }
        }
        ... on ConcreteWallData {
          slabSystem
          otherMaterials {
            ...otherMaterialValues_material
          }
        }
        ... on StructuralMasonryData {
          slabSystem
          otherMaterials {
            ...otherMaterialValues_material
          }
        }
      }
    `,
    key,
  );
  if (data.__typename === '%other') return emptySharedValues();
  const { slabSystem, otherMaterials } = data;
  return {
    slabSystem: slabSystemOf(slabSystem) ?? '',
    otherMaterials: otherMaterialValues(otherMaterials ?? []),
  };
}

const graphqlSlabSystem = (system: SlabSystem) => system.toUpperCase() as Uppercase<SlabSystem>;

const purposeNames = {
  infill: 'INFILL',
  render: 'RENDER',
  foundation: 'FOUNDATION',
  other: 'OTHER',
} as const satisfies Record<OtherPurpose, string>;

/**
 * As mutations take them: no slab system is sent as null, no materials as an empty list, which clear them. A field left
 * out would keep what it had.
 */
export const sharedInput = ({ slabSystem, otherMaterials = [] }: SharedFields) =>
  ({
    slabSystem: slabSystem === undefined ? null : graphqlSlabSystem(slabSystem),
    otherMaterials: otherMaterials.map((each) => ({ ...each, purpose: purposeNames[each.purpose] })),
  }) satisfies Record<keyof SharedFields, string | number | object | null>;
