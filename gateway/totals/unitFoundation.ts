import { sumTotals, totalsWithLosses } from './sumTotals.ts';
import type { GatewayContext } from '../context.ts';
import { type FoundationSource, foundationOf } from '../foundation/foundationSource.ts';
import { foundationTotals } from '../foundation/foundationTotals.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { type UnitSource, unitDetail } from '../unit/unitSource.ts';
import { inProject, unitsTotals } from './projectTotals.ts';
import { divisorsAndPrices, foundationOptionOf } from './unitTotals.ts';

/** The foundation of the representative option of a unit; null without one, and on a service that keeps none. */
export async function foundationOfUnit(
  context: GatewayContext,
  unit: UnitSource,
): Promise<FoundationSource | null> {
  // Searching the options of a service that keeps none would cost a call per tower.
  if (!context.rest.profile.has('foundations')) return null;
  const option = await foundationOptionOf(context, unit);
  return option === undefined ? null : foundationOf(option);
}

/** Totals of the foundation of the representative option of a unit, parts included. */
async function computedFoundation(context: GatewayContext, unit: UnitSource): Promise<Totals | null> {
  const foundation = await foundationOfUnit(context, unit);
  return foundation === null ? null : foundationTotals(context, foundation);
}

/** A unit's foundation totals: as sent with it, else those of its representative option. */
async function foundationTotalsOf(context: GatewayContext, unit: UnitSource): Promise<Totals | null> {
  if (unit.row.foundation !== undefined) return unit.row.foundation;
  const { foundation } = await unitDetail(context, unit);
  return foundation === undefined ? computedFoundation(context, unit) : foundation;
}

/** A unit's foundation, from its representative option; null without one. */
export async function unitFoundation(
  context: GatewayContext,
  unit: UnitSource,
): Promise<QuantitiesSource | null> {
  const totals = await foundationTotalsOf(context, unit);
  if (totals === null) return null;
  const complete = async (own: GatewayContext) => (await computedFoundation(own, unit)) ?? {};
  const withLosses = async (own: GatewayContext) => totalsWithLosses('foundation', await complete(own));
  return { ...divisorsAndPrices(unit), totals, complete, withLosses };
}

/** The sum of the foundations of a project's units; null where none has one. */
export async function projectFoundation(
  context: GatewayContext,
  project: ProjectSource,
): Promise<QuantitiesSource | null> {
  const shared = inProject(project);
  const complete = async (own: GatewayContext) =>
    sumTotals(await unitsTotals(own, project, computedFoundation));
  const sent = project.row.foundation;
  if (sent !== undefined) return sent === null ? null : { ...shared, totals: sent, complete };
  const given = await unitsTotals(context, project, foundationTotalsOf);
  return given.length === 0 ? null : { ...shared, totals: sumTotals(given), complete };
}
