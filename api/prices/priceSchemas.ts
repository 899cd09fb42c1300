import { ownPricesSchema } from '#domain/prices/ownPrice.ts';
import { materialUnits } from '#domain/materials/materials.ts';
import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';
import type { InsideOf } from '../http/input/spelling.ts';
import { wireShape } from '../http/input/wireShape.ts';
import { firstEntrySchema, sharedFields, sharedSelection } from '../organizations/sharedSchemas.ts';

export const pricesBody = z.strictObject(wireShape(ownPricesSchema.shape));

/** Quotations of other projects to copy, each by its project and key. */
export const sharedPricesBody = z.strictObject({
  prices: sharedSelection(z.strictObject({ project_id: uuidParam, key: z.string().max(200) })),
});

/** A quotation beside its project. */
export const ownPriceWire = z.object({
  key: z.string(),
  min: z.number(),
  max: z.number(),
  source: z.string(),
  date: z.string(),
  origin: firstEntrySchema.nullable(),
});

const priceRowSchema = ownPriceWire.extend({
  unit: z.enum(materialUnits),
  user_name: z.string(),
  created_at: z.string(),
});
export type PriceRow = InsideOf<typeof priceRowSchema>;

export const sharedPricesReply = z.object({ prices: z.array(priceRowSchema.extend(sharedFields)) });
export const pricesReply = z.object({
  price_set: z.string(),
  prices: z.array(priceRowSchema),
});
