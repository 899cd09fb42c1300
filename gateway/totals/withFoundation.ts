import type { GatewayContext } from '../context.ts';
import { foundationOf } from '../foundation/foundationSource.ts';
import { foundationQuantitiesOf, foundationTotals } from '../foundation/foundationTotals.ts';
import type { OptionSource } from '../option/optionSource.ts';
import { type QuantitiesSource, countedQuantities, type Counted } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { inUnit, optionQuantities, optionTotals } from './optionTotals.ts';
import { sumTotals } from './sumTotals.ts';
import { isComplete } from './totalsOver.ts';

/** Structure and foundation of an option together, with materials; null while it has neither. */
async function totalsTogether(context: GatewayContext, option: OptionSource): Promise<Totals | null> {
  const foundation = foundationOf(option);
  const structure = option.row.modules.length === 0 ? [] : [optionTotals(context, option)];
  const below = foundation === null ? [] : [foundationTotals(context, foundation)];
  const parts = await Promise.all([...structure, ...below]);
  return parts.length === 0 ? null : sumTotals(parts);
}

/** Structure and foundation of an option together; without a foundation that counts, the structure's own source. */
export async function optionTogether(
  option: OptionSource,
  counted: Counted,
  context: GatewayContext,
): Promise<QuantitiesSource | null> {
  const foundation = foundationOf(option);
  const structure = await countedQuantities(optionQuantities(option), counted, context);
  if (foundation === null || option.row.isUnfinished) return structure;
  const below = await countedQuantities(foundationQuantitiesOf(foundation), counted, context);
  if (structure === null || counted.withLosses === true) return sourcesTogether(structure, below);
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
