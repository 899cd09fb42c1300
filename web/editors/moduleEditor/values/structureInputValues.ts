import { graphql, readInlineData } from 'react-relay';
import type {
  structureInputValues_data$data,
  structureInputValues_data$key,
} from '#relay/structureInputValues_data.graphql.ts';
import { technologyOf } from '../../../theme/technology.tsx';
import { slabSystemOf } from '../../../components/figures/slabSystem.ts';
import { elementValues, markOf, steelRow } from './elementFormValues.ts';
import { otherMaterialValues } from './otherMaterialValues.ts';
import { emptyStructure, type SharedValues, type StructureValues } from './structureValues.ts';

/** What was entered, or proposed, in a technology, as the form holds it; empty tables for the others. */
export function structureInputValues(
  technology: string,
  key: structureInputValues_data$key | null | undefined,
): StructureValues {
  const input = readInlineData(
    graphql`
      fragment structureInputValues_data on StructureInputData @inline {
        __typename
        ... on BeamColumnData {
          concreteColumns {
            ...elementFormValues_element
          }
          concreteBeams {
            ...elementFormValues_element
          }
          concreteSlabs {
            ...elementFormValues_element
          }
          formColumns
          formBeams
          formSlabs
          columnNumber
          averageBeamSpan
          averageSlabSpan
          formUses
          slabSystem
          otherMaterials {
            ...otherMaterialValues_material
          }
        }
        ... on ConcreteWallData {
          concreteWalls {
            ...elementFormValues_element
          }
          concreteSlabs {
            ...elementFormValues_element
          }
          wallThickness
          slabThickness
          wallArea
          slabArea
          wallFormArea
          slabFormArea
          slabSystem
          otherMaterials {
            ...otherMaterialValues_material
          }
        }
        ... on StructuralMasonryData {
          grout {
            position
            volumes {
              fgk
              volume
            }
            steel {
              ca
              customCa
              mass
              assumed
            }
          }
          mortar {
            fak
            volume
          }
          blocks {
            type
            fbk
            quantity
            assumed
          }
          concreteSlabs {
            ...elementFormValues_element
          }
          # The frame's are never null, these may be: one name can't be both.
          ownColumns: concreteColumns {
            ...elementFormValues_element
          }
          ownBeams: concreteBeams {
            ...elementFormValues_element
          }
          slabSystem
          otherMaterials {
            ...otherMaterialValues_material
          }
        }
      }
    `,
    key ?? null,
  );
  return { ...emptyStructure(), technology: technologyOf(technology), ...entered(input ?? null) };
}

type Input = structureInputValues_data$data;
type Entered = Exclude<Input, { __typename: '%other' }>;

const shared = ({ slabSystem, otherMaterials }: Pick<Entered, keyof SharedValues>): SharedValues => ({
  slabSystem: slabSystemOf(slabSystem) ?? '',
  otherMaterials: otherMaterialValues(otherMaterials),
});

function entered(input: Input | null): Partial<StructureValues> {
  switch (input?.__typename) {
    case 'BeamColumnData':
      return {
        beam_column: {
          concreteColumns: elementValues(input.concreteColumns),
          concreteBeams: elementValues(input.concreteBeams),
          concreteSlabs: elementValues(input.concreteSlabs),
          formColumns: input.formColumns,
          formBeams: input.formBeams,
          formSlabs: input.formSlabs,
          columnNumber: input.columnNumber,
          averageBeamSpan: input.averageBeamSpan,
          averageSlabSpan: input.averageSlabSpan,
          formUses: input.formUses ?? undefined,
          ...shared(input),
        },
      };
    case 'ConcreteWallData':
      return {
        concrete_wall: {
          concreteWalls: elementValues(input.concreteWalls),
          concreteSlabs: elementValues(input.concreteSlabs),
          wallThickness: input.wallThickness,
          slabThickness: input.slabThickness,
          wallArea: input.wallArea ?? undefined,
          slabArea: input.slabArea ?? undefined,
          wallFormArea: input.wallFormArea ?? undefined,
          slabFormArea: input.slabFormArea ?? undefined,
          ...shared(input),
        },
      };
    case 'StructuralMasonryData':
      return {
        structural_masonry: {
          masonry: {
            grout: input.grout.map(({ position, volumes, steel }) => ({
              position: position === 'HORIZONTAL' ? ('horizontal' as const) : ('vertical' as const),
              volumes: volumes.map((row) => ({ ...row })),
              steel: steel.map(steelRow),
            })),
            mortar: input.mortar.map((row) => ({ ...row })),
            blocks: input.blocks.map(({ assumed, ...row }) => ({ ...row, ...markOf(assumed) })),
          },
          concreteSlabs: elementValues(input.concreteSlabs),
          concreteColumns: elementValues(input.ownColumns),
          concreteBeams: elementValues(input.ownBeams),
          ...shared(input),
        },
      };
    default:
      return {};
  }
}
