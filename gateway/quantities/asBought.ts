import type { GatewayContext } from '../context.ts';
import type { Maybe, QuantitiesSource } from './quantitiesSource.ts';

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
