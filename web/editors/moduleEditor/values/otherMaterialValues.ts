import { graphql, readInlineData } from 'react-relay';
import type { otherMaterialValues_material$key } from '#relay/otherMaterialValues_material.graphql.ts';
import { type OtherPurpose, otherPurposes } from '#domain/structures/otherMaterials.ts';
import { markOf, type TypedNumber } from './elementFormValues.ts';

/** A material outside the factor set, as the form holds it. */
export type OtherMaterialValues = {
  name: string;
  purpose: OtherPurpose;
  amount: TypedNumber;
  unit: string;
  co2: { min: TypedNumber; max: TypedNumber };
  energy: { min: TypedNumber; max: TypedNumber };
  source: string;
  assumed?: boolean;
};

/** An empty material. */
export const newOtherMaterial = (purpose: OtherPurpose): OtherMaterialValues => ({
  name: '',
  purpose,
  amount: undefined,
  unit: purpose === 'infill' ? 'm2' : 'm3',
  co2: { min: undefined, max: undefined },
  energy: { min: undefined, max: undefined },
  source: '',
});

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
