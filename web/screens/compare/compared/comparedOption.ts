import type { ComparisonSide } from '#domain/comparison/sides/side.ts';
import type { Range } from '#domain/range.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';

/** CO₂ kgCO₂e and energy MJ. */
type Impacts = { co2: Range; energy: Range };

/** What is compared, an option or a version, as the comparison needs it: CO₂ kgCO₂e, energy MJ, over its `area`, m². */
export type ComparedOption = {
  id: string;
  globalId: string;
  /** Global id of the option: itself, or the one the version belongs to. */
  optionId: string;
  canEdit: boolean;
  name: string;
  isReference: boolean;
  technologies: Technology[];
  area: number;
  /** Of the tower; null where unknown, and for versions. */
  dwellings?: number | null;
  concrete: number | null;
  steel: number | null;
  /** Null while there is no structure. */
  co2: Range | null;
  energy: Range | null;
  /** R$; null while a price or an amount is missing, undefined where costs are hidden. */
  cost?: Range | null | undefined;
  /** Keys of the prices and amounts that are missing for it. */
  missingPrices: readonly string[];
  missingAmounts: readonly string[];
  materials: readonly (Impacts & {
    key: string;
    label: string;
    amount: number;
    unit: string;
    flags: readonly string[];
  })[];
  elements: readonly (Impacts & { element: string })[];
  flags: readonly string[];
  factorSet: { id: string; source: string; date: string } | null;
  coverage: { totalFloors: number };
  /** CO₂ and energy of each floor of the tower; only of options. */
  byFloor?: readonly ({ floorId: string } & { [Of in keyof Impacts]?: Range | null | undefined })[];
  /** Error expected of its quantities, 0.15 = ± 15 %. */
  precision: number;
  side: ComparisonSide;
  /** The same with the suppliers declared on the project, and without any; `side` is one of both. */
  sides: Record<Suppliers, ComparisonSide>;
};

/** Whether factors that suppliers declared take the place of the set's. */
export type Suppliers = 'declared' | 'undeclared';
