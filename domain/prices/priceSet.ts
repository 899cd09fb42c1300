import type { MaterialUnit } from '../materials/materials.ts';
import type { Range } from '../range.ts';

/** `read`: a published price as it stands; `derived`: a sum of ours over published ones; `own`: a project's quotation. */
type PriceStatus = 'read' | 'derived' | 'own';

/** One line of a sum: an amount of an input (I) or a composition (C), at R$ per its unit. */
export type PriceTerm = { code: string; kind: 'I' | 'C'; coefficient: number; price: number };

/** One way to compute the price: the sum of coefficient × price over its terms. */
export type PriceRecipe = readonly PriceTerm[];

/** Why the ends of a row differ; null where they are equal. */
export const priceSpreads = ['diameter', 'uses', 'method', 'labour', 'position', 'mix'] as const;
type PriceSpread = (typeof priceSpreads)[number];

/** What a price includes; each has a text. */
type PriceScope =
  | 'frame_concrete'
  | 'wall_concrete'
  | 'pile_concrete'
  | 'foundation_concrete'
  | 'footing_concrete'
  | 'foundation_form'
  | 'raft'
  | 'rebar'
  | 'mesh'
  | 'pile_cage'
  | 'form'
  | 'block'
  | 'mortar'
  | 'grout';

/** R$ per `unit`: the lowest and the highest of the recipes, which are all those that fit the key. */
export type PriceRow = Range & {
  key: string;
  unit: MaterialUnit;
  status: PriceStatus;
  scope: PriceScope;
  spread: PriceSpread | null;
  recipes: readonly PriceRecipe[];
};

/** Prices of one month, state and payroll regime, by key. */
export type PriceSet = {
  id: string;
  source: string;
  state: string;
  /** YYYY-MM. */
  month: string;
  hasPayrollRelief: boolean;
  rows: ReadonlyMap<string, PriceRow>;
};

/** R$ per unit of a recipe. */
export const recipePrice = (recipe: PriceRecipe) =>
  recipe.reduce((sum, { coefficient, price }) => sum + coefficient * price, 0);
