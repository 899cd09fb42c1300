import type { FactorSet } from '../factors/factorSet.ts';
import {
  blockFactor,
  concreteFactor,
  type FoundFactor,
  groutFactor,
  mortarFactor,
  type QuantityFlag,
  steelFactor,
} from '../factors/lookup.ts';
import { steelLabel } from '../factors/steelClass.ts';
import { materialKeys } from './materialKeys.ts';
import { addRanges, type Range, scaleRange } from '../range.ts';
import type { Assumed } from '../structures/assumedMark.ts';
import { effectiveFck } from '../structures/concrete/concreteVolume.ts';
import type { StructureElement } from '../structures/elements.ts';
import { otherMaterialKey } from '../structures/otherMaterials.ts';
import { effectiveCa } from '../structures/steel/steelMass.ts';

const setUnits = ['m3', 'kg', 'un'] as const;
/** Units of the factor set's rows. */
export type SetUnit = (typeof setUnits)[number];

export const materialUnits = [...setUnits, 'm2', 'm'] as const;
export type MaterialUnit = (typeof materialUnits)[number];

/**
 * An amount of one material with its CO₂ (kgCO₂e) and energy (MJ). Keys: `concrete:30`, `steel:50`, `grout:20`,
 * `mortar:8`, `block:inteiro (14x19x39):6`, and `other:infill:m2:name` outside the factor set; equal keys are the same
 * material. Labels read the same in every language.
 */
export type MaterialLine = {
  key: string;
  label: string;
  amount: number;
  unit: MaterialUnit;
  co2: Range;
  energy: Range;
  flags: QuantityFlag[];
};

export const mergeFlags = (...lists: readonly (readonly QuantityFlag[])[]): QuantityFlag[] => [
  ...new Set(lists.flat()),
];

function line(
  key: string,
  label: string,
  unit: MaterialUnit,
  amount: number,
  factor: FoundFactor,
): MaterialLine {
  return {
    key,
    label,
    amount,
    unit,
    co2: scaleRange(factor.co2, amount),
    energy: scaleRange(factor.energy, amount),
    flags: factor.flags,
  };
}

const marked = (factor: FoundFactor, { assumed }: Assumed): FoundFactor =>
  assumed === true ? { ...factor, flags: [...factor.flags, 'assumed'] } : factor;

/** A part of a building by its materials. */
export type MaterialParts = Omit<StructureElement, 'element'> & { element: string };

/** The materials of one element, one line each. */
export function elementMaterials(element: MaterialParts, set: FactorSet): MaterialLine[] {
  return mergeMaterials([
    ...element.volumes.map((row) => {
      const fck = effectiveFck(row);
      return line(
        materialKeys.concrete(fck),
        `C${fck}`,
        'm3',
        row.volume,
        marked(concreteFactor(set, fck), row),
      );
    }),
    ...element.grout.map(({ fgk, volume }) =>
      line(materialKeys.grout(fgk), `fgk ${fgk}`, 'm3', volume, groutFactor(set, fgk)),
    ),
    ...element.mortar.map(({ fak, volume }) =>
      line(materialKeys.mortar(fak), `fak ${fak}`, 'm3', volume, mortarFactor(set, fak)),
    ),
    ...element.blocks.map((row) => {
      const { type, fbk, quantity } = row;
      const factor = marked(blockFactor(set, type, fbk), row);
      return line(materialKeys.block(type, fbk), `${type} fbk ${fbk}`, 'un', quantity, factor);
    }),
    ...element.steel.map((row) => {
      const ca = effectiveCa(row);
      return line(materialKeys.steel(ca), steelLabel(ca), 'kg', row.mass, marked(steelFactor(set, ca), row));
    }),
    ...(element.others ?? []).map((row) => {
      const { name, unit, amount, co2, energy } = row;
      // A usual range comes with the usual amount and was declared by nobody.
      const flags: QuantityFlag[] = [row.assumed === true ? 'assumed' : 'declared'];
      return line(otherMaterialKey(row), name, unit, amount, { co2, energy, flags });
    }),
  ]);
}

/** Adds up lines of the same material, in the order they first occur. */
export function mergeMaterials(lines: readonly MaterialLine[]): MaterialLine[] {
  const merged = new Map<string, MaterialLine>();
  for (const next of lines) {
    const before = merged.get(next.key);
    merged.set(next.key, before === undefined ? next : { ...before, ...added(before, next) });
  }
  return [...merged.values()];
}

function added(a: MaterialLine, b: MaterialLine): Partial<MaterialLine> {
  return {
    amount: a.amount + b.amount,
    co2: addRanges(a.co2, b.co2),
    energy: addRanges(a.energy, b.energy),
    flags: mergeFlags(a.flags, b.flags),
  };
}
