import { z } from 'zod';
import { factorRangeFor } from '../factorRange.ts';
import { positive, text } from '../fields.ts';
import { listLimits, textLimits } from '../limits.ts';
import type { Range } from '../range.ts';
import type { Dialect } from './dialect.ts';
import { rows } from './rows.ts';

/** What a material outside the factor set is for. */
export const otherPurposes = ['infill', 'render', 'foundation', 'other'] as const;
export type OtherPurpose = (typeof otherPurposes)[number];

export const otherUnits = ['m2', 'm3', 'kg', 'un', 'm'] as const;
export type OtherUnit = (typeof otherUnits)[number];

/**
 * A material outside the factor set, per floor: infill walls, render, stairs. CO₂ kgCO₂e and energy MJ per `unit`, as
 * `source` (an EPD, a study) tells them.
 */
export type OtherMaterial = {
  name: string;
  purpose: OtherPurpose;
  amount: number;
  unit: OtherUnit;
  co2: Range;
  energy: Range;
  source: string;
};

/** The parts of a building such materials make up, by purpose. */
export const otherElements = {
  infill: 'infill',
  render: 'render',
  foundation: 'foundation_share',
  other: 'other_materials',
} as const satisfies Record<OtherPurpose, string>;

const otherElementNames: readonly string[] = Object.values(otherElements);
export const isOtherElement = (element: string) => otherElementNames.includes(element);

/** Key of its material line; equal keys are the same material. */
export const otherMaterialKey = ({ purpose, unit, name }: Pick<OtherMaterial, 'purpose' | 'unit' | 'name'>) =>
  `other:${purpose}:${unit}:${name}`;

function otherMaterial(dialect: Dialect): z.ZodType<OtherMaterial> {
  const range = factorRangeFor(dialect);
  return dialect.object({
    name: text(textLimits.name).min(1, 'general.required'),
    purpose: z.enum(otherPurposes, 'structure.other.purpose'),
    amount: dialect.number(positive('structure.other.amount.positive')),
    unit: z.enum(otherUnits, 'structure.other.unit'),
    co2: range,
    energy: range,
    source: text(textLimits.description).min(1, 'structure.other.source'),
  });
}

/** Materials outside the factor set: none of them twice. */
export const otherMaterialRows = (dialect: Dialect) =>
  dialect.optionalList(
    rows<OtherMaterial>({
      row: otherMaterial(dialect),
      identity: otherMaterialKey,
      field: 'name',
      duplicate: 'structure.other.duplicate',
      max: listLimits.otherMaterials,
    }),
  );
