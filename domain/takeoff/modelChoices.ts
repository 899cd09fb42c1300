import type { Technology } from '../structures/technology/technology.ts';
import { middleSteelRate } from '../structures/steel/usualSteel.ts';
import { type TakeoffElement, takeoffElements } from './takeoff.ts';

/** What the model leaves open, by element: the strength where none is named, kg of steel per m³ where none is drawn. */
export type ModelChoices = {
  technology: Technology;
  /** Whether the parts of a material count, by the key of `modelMaterials`; by default unless they are no concrete. */
  materials: Readonly<Record<string, boolean>>;
  fck: number;
  steelRates: Partial<Record<TakeoffElement, number>>;
  /** Whether footings and piles go to the foundation; else footings count with the slabs, and piles nowhere. */
  foundationApart?: boolean;
  /** The name of a roof's storey, where the model keeps the roof with the floor beneath. */
  roofName?: string;
};

/** The middle of the usual rate for every element, kg/m³: an assumption until somebody changes it. */
export const usualRates = (technology: Technology): ModelChoices['steelRates'] =>
  Object.fromEntries(takeoffElements.map((element) => [element, middleSteelRate(technology)]));
