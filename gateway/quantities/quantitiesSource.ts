import type { OwnPrice } from '#domain/prices/cost.ts';
import type { GatewayContext } from '../context.ts';
import type { Totals } from './quantitiesWire.ts';

/** At once or later. */
export type Maybe<T> = T | Promise<T>;

/**
 * Quantities of the graph. `totals` is what the service sent; what it lacks comes from `complete`, which is called once
 * and only when such a field is asked for. `area`, m², is what `perSquareMeter` divides by, `dwellings` what `perDwelling`
 * does; `divisor` is set inside them.
 */
export type QuantitiesSource = {
  totals: Totals;
  area: (context: GatewayContext) => Maybe<number | null | undefined>;
  dwellings?: ((context: GatewayContext) => Maybe<number | null | undefined>) | undefined;
  complete?: (context: GatewayContext) => Promise<Totals>;
  /** Prices quoted for the project it is of. */
  ownPrices?: (context: GatewayContext) => Maybe<readonly OwnPrice[]>;
  /** As they are bought; without it nobody works that out. */
  bought?: (context: GatewayContext) => Maybe<Totals>;
  divisor?: number;
};

/** Arguments of fields that count with the losses of Brazilian practice where they are asked to. */
export type Counted = { readonly withLosses?: boolean | null | undefined };

/** Quantities of the design, or what is bought for them; null where nobody works that out. */
export async function asBought(
  source: Maybe<QuantitiesSource | null>,
  { withLosses }: Counted,
  context: GatewayContext,
): Promise<QuantitiesSource | null> {
  const designed = await source;
  if (withLosses !== true || designed === null) return designed;
  const { bought, complete: _own, ...shared } = designed;
  return bought === undefined ? null : { ...shared, totals: await bought(context) };
}
