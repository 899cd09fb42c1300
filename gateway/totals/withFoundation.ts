import type { GatewayContext } from '../context.ts';
import { foundationOf } from '../foundation/foundationSource.ts';
import { foundationQuantitiesOf, foundationTotals } from '../foundation/foundationTotals.ts';
import type { OptionSource } from '../option/optionSource.ts';
import { type QuantitiesSource, applyLosses, type LossesArgument } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { inUnit, optionQuantities, optionTotals } from './optionTotals.ts';
import { sumTotals } from './sumTotals.ts';
import { isComplete } from './totalsOver.ts';

/** Structure and foundation of an option together, with materials; null while it has neither. */
async function totalsTogether(context: GatewayContext, option: OptionSource): Promise<Totals | null> {
  const foundation = foundationOf(option);
  const structure = option.row.modules.length === 0 ? [] : [optionTotals(context, option)];
  const ofFoundation = foundation === null ? [] : [foundationTotals(context, foundation)];
  const parts = await Promise.all([...structure, ...ofFoundation]);
  return parts.length === 0 ? null : sumTotals(parts);
}

/** Structure and foundation of an option together; without a foundation that counts, the structure's own source. */
export async function optionTogether(
  option: OptionSource,
  args: LossesArgument,
  context: GatewayContext,
): Promise<QuantitiesSource | null> {
  const foundation = foundationOf(option);
  const structure = await applyLosses(optionQuantities(option), args, context);
  if (foundation === null || option.row.isUnfinished) return structure;
  const ofFoundation = await applyLosses(foundationQuantitiesOf(foundation), args, context);
  if (structure === null || args.withLosses === true) return sourcesTogether(structure, ofFoundation);
  return {
    ...inUnit(option),
    totals: {},
    complete: async (own) => (await totalsTogether(own, option)) ?? {},
  };
}

/** Two sources over the same area as one; null where both are. */
export function sourcesTogether(
  structure: QuantitiesSource | null,
  foundation: QuantitiesSource | null,
): QuantitiesSource | null {
  if (structure === null || foundation === null) return structure ?? foundation;
  const known = [structure.totals, foundation.totals];
  const isKnown = known.every(isComplete);
  const detail = async (source: QuantitiesSource, context: GatewayContext) =>
    source.complete === undefined ? source.totals : source.complete(context);
  return {
    totals: isKnown ? sumTotals(known) : {},
    area: structure.area,
    dwellings: structure.dwellings,
    ...(structure.ownPrices && { ownPrices: structure.ownPrices }),
    complete: async (context) =>
      sumTotals(await Promise.all([detail(structure, context), detail(foundation, context)])),
  };
}
