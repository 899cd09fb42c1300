import type { Range } from '../range.ts';
import type { Assumed } from './assumedMark.ts';

/** What a material outside the factor set is for. */
export const otherPurposes = ['infill', 'render', 'foundation', 'other'] as const;
export type OtherPurpose = (typeof otherPurposes)[number];

export const otherUnits = ['m2', 'm3', 'kg', 'un', 'm'] as const;
type OtherUnit = (typeof otherUnits)[number];

/**
 * A material outside the factor set, per floor: infill walls, render, stairs. CO₂ kgCO₂e and energy MJ per `unit`, from
 * `source` (an EPD, a study).
 */
export type OtherMaterial = Assumed & {
  name: string;
  purpose: OtherPurpose;
  amount: number;
  unit: OtherUnit;
  co2: Range;
  energy: Range;
  source: string;
};

/** The parts of a building that such materials form, by purpose. */
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
