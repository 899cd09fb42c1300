import type { OwnPrice } from '#domain/prices/cost.ts';
import type { GatewayContext } from '../context.ts';
import type { Totals } from './quantitiesWire.ts';

/** A value or a promise of it. */
export type Maybe<T> = T | Promise<T>;

/**
 * Quantities in the graph. `totals` is what the service sent; the rest comes from `complete`, which is called once and
 * only when such a field is asked for. `perSquareMeter` divides by `area`, m², and `perDwelling` by `dwellings`;
 * `divisor` is set inside them.
 */
export type QuantitiesSource = {
  totals: Totals;
  area: (context: GatewayContext) => Maybe<number | null | undefined>;
  dwellings?: ((context: GatewayContext) => Maybe<number | null | undefined>) | undefined;
  complete?: (context: GatewayContext) => Promise<Totals>;
  /** Quotations of the project. */
  ownPrices?: (context: GatewayContext) => Maybe<readonly OwnPrice[]>;
  /** The same with losses; undefined where losses are not computed. */
  withLosses?: (context: GatewayContext) => Maybe<Totals>;
  divisor?: number;
};

/** Arguments of fields that include the losses of Brazilian practice on request. */
export type LossesArgument = { readonly withLosses?: boolean | null | undefined };

/** Quantities of the design, or with losses; null where losses are not computed. */
export async function applyLosses(
  source: Maybe<QuantitiesSource | null>,
  { withLosses: isAsked }: LossesArgument,
  context: GatewayContext,
): Promise<QuantitiesSource | null> {
  const designed = await source;
  if (isAsked !== true || designed === null) return designed;
  const { withLosses, complete: _own, ...shared } = designed;
  return withLosses === undefined ? null : { ...shared, totals: await withLosses(context) };
}
