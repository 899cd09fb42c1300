import { graphql, readInlineData } from 'react-relay';
import type {
  structureInputValues_data$data,
  structureInputValues_data$key,
} from '#relay/structureInputValues_data.graphql.ts';
import type { elementFormValues_element$key } from '#relay/elementFormValues_element.graphql.ts';
import type { sharedValues_data$key } from '#relay/sharedValues_data.graphql.ts';
import {
  concreteFieldsOf,
  type RequiredConcrete,
  type OptionalConcrete,
} from '#domain/structures/concrete/concreteNames.ts';
import { dimensionsOf, type structureDimensions } from '#domain/structures/dimensions.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { technologyOf } from '../../../theme/technology.tsx';
import { elementValues, markOf, steelRow } from './elementFormValues.ts';
import { sharedFieldValues } from './sharedValues.ts';
import { emptyStructure, type ListedValues, type StructureValues } from './structureValues.ts';

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
          ...sharedValues_data
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
        }
        ... on ConcreteWallData {
          ...sharedValues_data
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
        }
        ... on StructuralMasonryData {
          ...sharedValues_data
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
        }
      }
    `,
    key ?? null,
  );
  return { ...emptyStructure(), technology: technologyOf(technology), ...entered(input ?? null) };
}

type Input = structureInputValues_data$data;

/** What is sent for a technology: fields of its lists that the fragment does not select do not compile. */
type Sent<T extends Technology> = sharedValues_data$key & {
  [Name in RequiredConcrete<T> | OptionalConcrete<T>]: elementFormValues_element$key | null;
} & { [Name in keyof (typeof structureDimensions)[T]]: number | null };

function listed<T extends Technology>(technology: T, input: Sent<T>): ListedValues<T> {
  const sent = input as Record<string, elementFormValues_element$key | number | null>;
  const { required, optional } = concreteFieldsOf(technology);
  const element = (name: string) => elementValues(sent[name] as elementFormValues_element$key | null);
  return {
    ...Object.fromEntries([...required, ...optional].map((name) => [name, element(name)])),
    ...Object.fromEntries(
      Object.keys(dimensionsOf(technology)).map((name) => [name, sent[name] ?? undefined]),
    ),
    ...sharedFieldValues(input),
  } as ListedValues<T>;
}

function entered(input: Input | null): Partial<StructureValues> {
  switch (input?.__typename) {
    case 'BeamColumnData':
      return { beam_column: listed('beam_column', input) };
    case 'ConcreteWallData':
      return { concrete_wall: listed('concrete_wall', input) };
    case 'StructuralMasonryData': {
      const { ownColumns: concreteColumns, ownBeams: concreteBeams } = input;
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
          ...listed('structural_masonry', { ...input, concreteColumns, concreteBeams }),
        },
      };
    }
    default:
      return {};
  }
}
