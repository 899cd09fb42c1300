import { graphql, readInlineData } from 'react-relay';
import type {
  structureFormValues_element$key,
  structureFormValues_element$data,
} from '#relay/structureFormValues_element.graphql.ts';
import type {
  structureFormValues_version$data,
  structureFormValues_version$key,
} from '#relay/structureFormValues_version.graphql.ts';
import { technologyOf } from '../../theme/technology.tsx';
import { otherMaterialValues } from './otherMaterialValues.ts';
import {
  type ElementValues,
  emptyStructure,
  type QuantityRow,
  type StructureValues,
} from './structureValues.ts';

const elementFragment = graphql`
  fragment structureFormValues_element on ConcreteElement @inline {
    volumes {
      fck
      customFck
      volume
    }
    steel {
      ca
      customCa
      mass
      assumed
    }
  }
`;

type Steel = structureFormValues_element$data['steel'][number];

const steelRow = ({ ca, customCa, mass, assumed }: Steel): QuantityRow => ({
  ca: customCa ?? ca ?? undefined,
  mass,
  ...(assumed ? { assumed } : {}),
});

/** A strength within the classes' range is shown as such, whichever way it was kept. */
const volumeRow = ({ fck, customFck, volume }: structureFormValues_element$data['volumes'][number]) =>
  customFck === null || customFck === undefined
    ? { fck: fck ?? undefined, volume }
    : { fck: undefined, customFck, volume };

function elementValues(key: structureFormValues_element$key | null | undefined): ElementValues {
  if (!key) return { volumes: [], steel: [] };
  const { volumes, steel } = readInlineData(elementFragment, key);
  return { volumes: volumes.map(volumeRow), steel: steel.map(steelRow) };
}

/** What was entered for a version, as the form holds it; empty tables for the other technologies. */
export function structureFormValues(key: structureFormValues_version$key): StructureValues {
  const { technology, input } = readInlineData(
    graphql`
      fragment structureFormValues_version on Version @inline {
        technology
        input {
          __typename
          ... on BeamColumnData {
            concreteColumns {
              ...structureFormValues_element
            }
            concreteBeams {
              ...structureFormValues_element
            }
            concreteSlabs {
              ...structureFormValues_element
            }
            formColumns
            formBeams
            formSlabs
            columnNumber
            averageBeamSpan
            averageSlabSpan
            otherMaterials {
              ...otherMaterialValues_material
            }
          }
          ... on ConcreteWallData {
            concreteWalls {
              ...structureFormValues_element
            }
            concreteSlabs {
              ...structureFormValues_element
            }
            wallThickness
            slabThickness
            wallArea
            slabArea
            wallFormArea
            slabFormArea
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
            }
            concreteSlabs {
              ...structureFormValues_element
            }
            # The frame's are never null, these may be: one name can't be both.
            ownColumns: concreteColumns {
              ...structureFormValues_element
            }
            ownBeams: concreteBeams {
              ...structureFormValues_element
            }
            otherMaterials {
              ...otherMaterialValues_material
            }
          }
        }
      }
    `,
    key,
  );
  return { ...emptyStructure(), technology: technologyOf(technology), ...entered(input) };
}

function entered(input: structureFormValues_version$data['input']): Partial<StructureValues> {
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
          otherMaterials: otherMaterialValues(input.otherMaterials),
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
          otherMaterials: otherMaterialValues(input.otherMaterials),
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
            blocks: input.blocks.map((row) => ({ ...row })),
          },
          concreteSlabs: elementValues(input.concreteSlabs),
          concreteColumns: elementValues(input.ownColumns),
          concreteBeams: elementValues(input.ownBeams),
          otherMaterials: otherMaterialValues(input.otherMaterials),
        },
      };
    default:
      return {};
  }
}
