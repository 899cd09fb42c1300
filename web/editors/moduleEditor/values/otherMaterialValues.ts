import { graphql, readInlineData } from 'react-relay';
import type { otherMaterialValues_material$key } from '#relay/otherMaterialValues_material.graphql.ts';
import { otherPurposes } from '#domain/structures/otherMaterials.ts';
import { markOf } from './elementFormValues.ts';
import type { OtherMaterialValues } from './structureValues.ts';

const fragment = graphql`
  fragment otherMaterialValues_material on OtherMaterial @inline {
    name
    purpose
    amount
    unit
    co2 {
      min
      max
    }
    energy {
      min
      max
    }
    source
    assumed
  }
`;

/** Materials outside the factor set, as the form holds them. */
export const otherMaterialValues = (
  keys: readonly otherMaterialValues_material$key[],
): OtherMaterialValues[] =>
  keys.map((key) => {
    const { name, purpose, amount, unit, co2, energy, source, assumed } = readInlineData(fragment, key);
    return {
      name,
      purpose: otherPurposes.find((known) => known.toUpperCase() === purpose) ?? 'other',
      amount,
      unit,
      co2: { ...co2 },
      energy: { ...energy },
      source,
      ...markOf(assumed),
    };
  });
