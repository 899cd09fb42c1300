import type { Technology } from '../technology.ts';
import type { TakeoffElement } from './takeoff.ts';

/** What the model leaves open, by element: the strength where none is named, kg of steel per m³ where none is drawn. */
export type ModelChoices = {
  technology: Technology;
  /** Whether the parts of a material count, by the key of `modelMaterials`; those not named do unless they are no concrete. */
  materials: Readonly<Record<string, boolean>>;
  fck: number;
  steelRates: Partial<Record<TakeoffElement, number>>;
  /** Whether footings and piles go to the foundation; else footings count with the slabs, and piles nowhere. */
  foundationApart?: boolean;
};
