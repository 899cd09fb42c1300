import { breakEvensOf } from '#domain/comparison/answer/breakEvens.ts';
import { acrossScopes } from '#domain/comparison/checks/checks.ts';
import { driversOf } from '#domain/comparison/differences/drivers.ts';
import { limitsOf } from '#domain/comparison/answer/limits.ts';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { marginOf } from '#domain/comparison/answer/margin.ts';
import { materialDifferences } from '#domain/comparison/differences/materialDifferences.ts';
import { comparePair, pairFigures } from '#domain/comparison/differences/pair.ts';
import { isWithinPrecision } from '#domain/comparison/answer/precision.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { pairSentence } from '#domain/comparison/wording/sentence.ts';
import { shareOf } from '#domain/comparison/differences/share.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import type { GatewayContext } from '../context.ts';
import { once } from '../once.ts';
import { costDifferenceOf } from '../price/costDifference.ts';
import { expectedPrecision } from './expectedPrecision.ts';
import type { Side } from './sides.ts';
import { badReply } from '../rest/restErrors.ts';
import { supplierGroupLabel } from './supplierGroupLabel.ts';

type Of = { of: Indicator };

/**
 * Item − reference in the shape of the graph; null where one of them has no structure.
 * @throws RestError UPSTREAM_BAD_REPLY for a structure without an area, for which a difference per m² would be 0.
 */
export function differenceSource<Item extends Side>(
  { item, reference, isSuspended }: { item: Item; reference: Item; isSuspended: () => Promise<boolean> },
  context: GatewayContext,
) {
  const pair = comparePair(item, reference);
  if (pair === null) return [];
  const { total, perSquareMeter, judged } = pair;
  if (perSquareMeter === null) throw badReply('A tower with a structure has no area');
  const precisions = () => Promise.all([item, reference].map((side) => expectedPrecision(context, side)));
  const money = once(() => costDifferenceOf(item, reference, pair, context));
  const source = {
    item,
    reference,
    ...pairFigures({ ...pair, perSquareMeter }),
    co2Share: shareOf(judged.co2),
    energyShare: shareOf(judged.energy),
    margin: ({ of }: Of) => marginOf(judged, of),
    isWithinPrecision: async ({ of }: Of) => isWithinPrecision(judged, of, await precisions()),
    sentence: async ({ of }: Of) => {
      const names = { item: item.name, reference: reference.name };
      const sentence = pairSentence(names, judged, of, {
        acrossScopes: acrossScopes(item, reference),
        hasFoundations: item.foundation !== undefined,
        precision: Math.max(...(await precisions())),
        isSuspended: await isSuspended(),
      });
      return statementText(sentence, messagesIn(resolveLanguage(context.rest.caller.language)));
    },
    cost: async () => (await money()).cost,
    costPerSquareMeter: async () => (await money()).costPerSquareMeter,
    costVerdict: async () => (await money()).costVerdict,
    costCertainty: async () => (await money()).costCertainty,
    costPerTonneAvoided: async () => (await money()).costPerTonneAvoided,
    kinds: () =>
      total.kinds.map((kind, index) => ({
        ...kind,
        label: supplierGroupLabel(kind, context),
        limits: ({ of }: Of) => limitsOf(judged, judged.kinds[index]!, of),
      })),
    drivers: ({ of }: Of) =>
      driversOf(total, of).map((driver) => ({ ...driver, label: supplierGroupLabel(driver, context) })),
    breakEvens: ({ of }: Of) => breakEvensOf(judged, of),
    materials: () => materialDifferences(total),
  };
  return [source];
}
