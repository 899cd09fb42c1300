import type { Messages } from '#domain/texts/messages.ts';
import { priceLabel } from '#domain/prices/priceText.ts';

type Missing = { readonly missingPrices: readonly string[]; readonly missingAmounts: readonly string[] };

/** Names of the prices and amounts without which something has no cost; none where there is nothing to pay for. */
export const missingPriceNames = (of: Missing | null | undefined, messages: Messages): string[] =>
  [...new Set([...(of?.missingPrices ?? []), ...(of?.missingAmounts ?? [])])].map((key) =>
    priceLabel(key, messages),
  );
