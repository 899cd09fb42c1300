import { ownPricesSchema } from '#domain/prices/ownPrice.ts';
import { priceUnits } from '#domain/prices/priceSet.ts';
import { z } from 'zod';
import type { InsideOf } from '../http/spelling.ts';
import { wireShape } from '../http/wireShape.ts';

export const pricesBody = z.strictObject(wireShape(ownPricesSchema.shape));

/** A quotation beside its project. */
export const ownPriceWire = z.object({
  key: z.string(),
  min: z.number(),
  max: z.number(),
  source: z.string(),
  date: z.string(),
});

const priceRowSchema = ownPriceWire.extend({
  unit: z.enum(priceUnits),
  user_name: z.string(),
  created_at: z.string(),
});
export type PriceRow = InsideOf<typeof priceRowSchema>;

export const pricesReply = z.object({
  price_set: z.string(),
  prices: z.array(priceRowSchema),
});
