import { z } from 'zod';
import { blockTypes } from '../factors/blockTypes.ts';
import { finite, line, text } from '../fields.ts';
import { type MaterialUnit, materialUnits } from '../materials/materials.ts';
import { otherPurposes } from '../structures/otherMaterials.ts';
import { encodeMessage } from '../texts/messages.ts';
import type { Range } from '../range.ts';
import { concretePlaces, formPlaces, priceKeys, steelPlaces } from './priceKeys.ts';

const figure = String.raw`\d+(\.\d+)?`;
const oneOfAnd = (names: readonly string[]) => new RegExp(`^:(${names.join('|')}):${figure}$`);

/** What follows the kind of a key, as priceKeys writes it, and the unit of such a price. */
const kinds: Readonly<Record<string, readonly [rest: RegExp, unit: MaterialUnit]>> = {
  concrete: [oneOfAnd(concretePlaces), 'm3'],
  steel: [oneOfAnd(steelPlaces), 'kg'],
  form: [new RegExp(`^:(walls|foundations|(${formPlaces.join('|')}):(2-8|10-18|${figure}))$`), 'm2'],
  block: [oneOfAnd(blockTypes.map((type) => type.replaceAll(/[()]/g, String.raw`\$&`))), 'un'],
  mortar: [/^$/, 'm3'],
  grout: [oneOfAnd(['vertical', 'horizontal']), 'm3'],
  raft: [new RegExp(`^:${figure}$`), 'm2'],
};

/** The unit of a price key; undefined for an invalid key. */
export function priceUnitOf(key: string): MaterialUnit | undefined {
  if (key === priceKeys.masonryForm) return 'm3';
  const [kind = '', purpose, unit, name = ''] = key.split(':');
  if (kind === 'other')
    return name !== '' && otherPurposes.some((known) => known === purpose)
      ? materialUnits.find((known) => known === unit)
      : undefined;
  if (!Object.hasOwn(kinds, kind)) return undefined;
  const [rest, own] = kinds[kind]!;
  return rest.test(key.slice(kind.length)) ? own : undefined;
}

const limits = { key: 200, source: 200, atOnce: 500 } as const;
/** Months after which a quotation counts as old. */
const monthsFresh = 6;

const end = () => finite().gt(0, encodeMessage('general.above', { min: 0 }));
const inOrder = ({ min, max }: Range) => min <= max;

/** A price somebody quoted for a project: R$ per unit of its key, who said so and on which day. */
export const ownPriceSchema = z
  .strictObject({
    key: text(limits.key).refine((key) => priceUnitOf(key) !== undefined, {
      error: encodeMessage('price.key'),
    }),
    min: end(),
    max: end(),
    source: line(limits.source).min(1, encodeMessage('general.required')),
    date: z.iso.date('price.date'),
  })
  .refine(inOrder, { path: ['max'], error: encodeMessage('declaration.range.order') });
export type OwnPriceInput = z.infer<typeof ownPriceSchema>;

const differ = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** Quotations to save, each replacing the one of its key, and keys to remove: all or none. */
export const ownPricesSchema = z.strictObject({
  prices: z
    .array(ownPriceSchema)
    .max(limits.atOnce, encodeMessage('general.too_many', { max: limits.atOnce }))
    .refine((list) => differ(list.map(({ key }) => key)), { error: encodeMessage('general.duplicate') }),
  withdrawn: z.array(text(limits.key)).max(limits.atOnce).nullish(),
});

/** Whether a quotation of this day, YYYY-MM-DD, is older than half a year. */
export function isOldPrice(date: string, today: Date): boolean {
  const limit = new Date(`${date}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + monthsFresh);
  return limit < today;
}
