import { z } from 'zod';
import { firstEntryWire } from '../organization/firstEntryWire.ts';

/** A quotation, R$ per unit of its key. */
export const ownPriceWire = z.object({
  key: z.string(),
  min: z.number(),
  max: z.number(),
  source: z.string(),
  date: z.string(),
  origin: firstEntryWire.nullish(),
});
