import { graphql, readInlineData } from 'react-relay';
import { foundationOf, type PartKind, partIn } from '#domain/foundation/foundationParts.ts';
import type { FoundationType } from '#domain/foundation/foundationType.ts';
import type {
  foundationFormValues_foundation$data,
  foundationFormValues_foundation$key,
} from '#relay/foundationFormValues_foundation.graphql.ts';
import type { foundationFormValues_part$key } from '#relay/foundationFormValues_part.graphql.ts';
import type { foundationFormValues_cast$key } from '#relay/foundationFormValues_cast.graphql.ts';
import { elementRows, steelRow } from '../moduleEditor/values/elementFormValues.ts';
import {
  type CastValues,
  emptyFoundation,
  type FoundationValues,
  type PartValues,
} from './foundationValues.ts';

const partFragment = graphql`
  fragment foundationFormValues_part on FoundationPart @inline {
    volume
    fck
    steel {
      ca
      customCa
      mass
      assumed
    }
  }
`;

const castFragment = graphql`
  fragment foundationFormValues_cast on CastPart @inline {
    volumes {
      fck
      customFck
      volume
      assumed
    }
    steel {
      ca
      customCa
      mass
      assumed
    }
    formArea
  }
`;

function castValues(key: foundationFormValues_cast$key | null | undefined): CastValues {
  if (!key) return { volumes: [], steel: [], formArea: undefined };
  const { formArea, ...rows } = readInlineData(castFragment, key);
  return { ...elementRows(rows), formArea: formArea ?? undefined };
}

type Input = NonNullable<foundationFormValues_foundation$data['input']>;
type Plate = Extract<Input, { __typename: 'RaftPilesFoundationData' }>['raft'];

function partValues(key: foundationFormValues_part$key | null | undefined): PartValues {
  if (!key) return { volume: undefined, fck: undefined, steel: [] };
  const { volume, fck, steel } = readInlineData(partFragment, key);
  return { volume, fck: fck ?? undefined, steel: steel.map(steelRow) };
}

const plateValues = ({ area, thickness, fck, steel }: Plate): PartValues => ({
  area,
  thickness,
  fck: fck ?? undefined,
  steel: steel.map(steelRow),
});

/** A saved foundation as its form holds it. */
export function foundationFormValues(key: foundationFormValues_foundation$key): FoundationValues {
  const { type, input } = readInlineData(
    graphql`
      fragment foundationFormValues_foundation on Foundation @inline {
        type
        input {
          __typename
          ... on RaftFoundationData {
            fck
            area
            thickness
            steel {
              ca
              customCa
              mass
              assumed
            }
            retainingWalls {
              ...foundationFormValues_cast
            }
          }
          ... on PilesFoundationData {
            fck
            piles {
              ...foundationFormValues_part
            }
            pileCaps {
              ...foundationFormValues_part
            }
            gradeBeams {
              ...foundationFormValues_part
            }
            tieBeams {
              ...foundationFormValues_part
            }
            retainingWalls {
              ...foundationFormValues_cast
            }
          }
          ... on RaftPilesFoundationData {
            fck
            raft {
              area
              thickness
              fck
              steel {
                ca
                customCa
                mass
                assumed
              }
            }
            piles {
              ...foundationFormValues_part
            }
            retainingWalls {
              ...foundationFormValues_cast
            }
          }
          ... on CastFoundationData {
            footings {
              ...foundationFormValues_cast
            }
            caissons {
              ...foundationFormValues_cast
            }
            gradeBeams {
              ...foundationFormValues_cast
            }
            retainingWalls {
              ...foundationFormValues_cast
            }
          }
        }
      }
    `,
    key,
  );
  return { ...emptyFoundation(), ...entered(input, type.toLowerCase() as FoundationType) };
}

const partReaders: Readonly<Record<PartKind, (part: never) => PartValues | CastValues>> = {
  plate: plateValues,
  mass: partValues,
  cast: castValues,
};

function entered(
  input: foundationFormValues_foundation$data['input'],
  type: FoundationType,
): Partial<FoundationValues> {
  if (!input || input.__typename === '%other') return {};
  const fck = 'fck' in input ? input.fck : undefined;
  const made = foundationOf(type, fck, ({ name, kind }) =>
    partReaders[kind](partIn(type, input, name) as never),
  );
  return { type, [type]: made };
}
