import type { Range } from '#domain/range.ts';
import type { TotalsPart } from '../../../parts/totals/totalsPart.ts';

export type Emissions = {
  readonly co2?: Range | null | undefined;
  readonly energy?: Range | null | undefined;
  readonly cost?: Range | null | undefined;
};

/** Figures of a tower: concrete and steel kg, CO₂ kgCO₂e, energy MJ, cost R$, area m²; dwellings null where unknown. */
export type UnitTotals = {
  readonly name: string;
  readonly totalFloors: number;
  readonly totalArea: number;
  readonly uncoveredFloors: number | null | undefined;
  readonly dwellings: number | null | undefined;
  /** How often it is built; null where the service does not send it. */
  readonly repetitionCount: number | null | undefined;
  readonly quantitiesSource: string;
  readonly quantities:
    | (Emissions & {
        readonly concrete: number | null | undefined;
        readonly steel: number | null | undefined;
      })
    | null
    | undefined;
  readonly structure: TotalsPart | null;
  readonly foundation: TotalsPart | null;
  /** Names of the systems its slabs are built in; absent where they were not read. */
  readonly slabs?: readonly string[];
  /** Names of the prices and amounts without which it has no cost. */
  readonly missingPriceNames: readonly string[];
};
