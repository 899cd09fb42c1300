import type { PriceSet } from './priceSet.ts';
import { sinapiSp2026_09 } from './sinapi/sinapi2026_09.ts';

/** Every price set, newest last. */
export const priceSets: readonly PriceSet[] = [sinapiSp2026_09];

/** The set that costs are computed with. */
export const currentPriceSet: PriceSet = sinapiSp2026_09;
