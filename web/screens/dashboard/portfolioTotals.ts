import { addRanges, type Range, scaleRange, zeroRange } from '#domain/range.ts';
import type { ProjectCost } from './PortfolioCost.tsx';

/** What of a project counts in the portfolio: area m², masses kg, CO₂ kgCO₂e, energy MJ. */
type PortfolioProject = {
  readonly id: string;
  readonly name: string;
  readonly area: number | null | undefined;
  /** Of the floors that have a structure; null while it is not known. */
  readonly coveredArea: number | null | undefined;
  readonly uncoveredFloors: number | null | undefined;
  readonly totalFloors: number | null | undefined;
  /** False while the connected service has not given all figures. */
  readonly isComplete: boolean;
  readonly quantities:
    | {
        readonly concrete: number | null | undefined;
        readonly grout?: number | null | undefined;
        readonly steel: number | null | undefined;
        readonly flags: readonly string[];
        readonly co2: Readonly<Range> | null | undefined;
        readonly energy: Readonly<Range> | null | undefined;
        readonly cost?: Readonly<Range> | null | undefined;
      }
    | null
    | undefined;
  /** The towers' foundations. */
  readonly foundationQuantities:
    | {
        readonly co2: Readonly<Range> | null | undefined;
        readonly energy: Readonly<Range> | null | undefined;
      }
    | null
    | undefined;
};

/**
 * Sums over projects. Those without any structure are counted separately and left out. Intensities divide by the floors
 * that have one, as on a project's own screen, so that the others do not make them look better; null while that area is
 * unknown for any counted project.
 */
export function portfolioTotals(projects: readonly PortfolioProject[]) {
  const totals = {
    counted: 0,
    withoutStructure: 0,
    /** Projects in the sums with unknown masses: masses are then not shown. */
    withoutMasses: 0,
    area: 0,
    coveredArea: 0,
    floors: 0,
    uncoveredFloors: 0,
    /** Grout included. */
    concrete: 0,
    grout: 0,
    steel: 0,
    co2: zeroRange,
    energy: zeroRange,
    /** R$; null while the cost of a project that counts is not known. */
    cost: zeroRange as Range | null,
    costs: [] as ProjectCost[],
    foundation: { co2: zeroRange, energy: zeroRange },
    flags: new Set<string>(),
  };
  for (const { id, name, area, quantities, foundationQuantities, ...project } of projects) {
    const { coveredArea, uncoveredFloors, totalFloors, isComplete } = project;
    if (!quantities?.co2 || !quantities.energy || !area) {
      if (isComplete) totals.withoutStructure += 1;
      continue;
    }
    totals.counted += 1;
    if (!isComplete) totals.withoutMasses += 1;
    totals.area += area;
    totals.coveredArea += coveredArea ?? Number.NaN;
    totals.floors += totalFloors ?? 0;
    totals.uncoveredFloors += uncoveredFloors ?? 0;
    totals.concrete += quantities.concrete ?? 0;
    totals.grout += quantities.grout ?? 0;
    totals.steel += quantities.steel ?? 0;
    totals.co2 = addRanges(totals.co2, quantities.co2);
    totals.energy = addRanges(totals.energy, quantities.energy);
    totals.costs.push({ id, name, cost: quantities.cost ?? null });
    totals.cost = totals.cost && quantities.cost ? addRanges(totals.cost, quantities.cost) : null;
    if (foundationQuantities?.co2 && foundationQuantities.energy) {
      totals.foundation.co2 = addRanges(totals.foundation.co2, foundationQuantities.co2);
      totals.foundation.energy = addRanges(totals.foundation.energy, foundationQuantities.energy);
    }
    for (const flag of quantities.flags) totals.flags.add(flag);
  }
  const overArea = (range: Range) =>
    totals.coveredArea > 0 ? scaleRange(range, 1 / totals.coveredArea) : null;
  const { foundation } = totals;
  return {
    ...totals,
    perSquareMeter: {
      co2: overArea(totals.co2),
      energy: overArea(totals.energy),
      cost: totals.cost && overArea(totals.cost),
    },
    /** Null where no project has a foundation. */
    foundationPerSquareMeter:
      foundation.co2.max > 0 ? { co2: overArea(foundation.co2), energy: overArea(foundation.energy) } : null,
  };
}
