import { breakEvensOf } from '#domain/comparison/breakEvens.ts';
import { driversOf } from '#domain/comparison/drivers.ts';
import { limitsOf } from '#domain/comparison/limits.ts';
import type { Indicator } from '#domain/comparison/lines.ts';
import { materialDifferences } from '#domain/comparison/materialDifferences.ts';
import { comparePair } from '#domain/comparison/pair.ts';
import { shareOf } from '#domain/comparison/share.ts';
import type { GatewayContext } from '../context.ts';
import type { Side } from './sides.ts';
import { standingLabel } from './standingLabel.ts';

type Of = { of: Indicator };
const none = { min: 0, max: 0 };

/** Item − reference as the graph tells it; nothing where one of them has no structure. */
export function differenceSource<Item extends Side>(item: Item, reference: Item, context: GatewayContext) {
  const pair = comparePair(item, reference);
  if (pair === null) return [];
  const { total: whole, perSquareMeter, judged } = pair;
  const source = {
    item,
    reference,
    co2: whole.co2,
    energy: whole.energy,
    co2PerSquareMeter: perSquareMeter?.co2 ?? none,
    energyPerSquareMeter: perSquareMeter?.energy ?? none,
    co2Verdict: judged.co2Verdict,
    energyVerdict: judged.energyVerdict,
    co2Certainty: judged.co2Certainty,
    energyCertainty: judged.energyCertainty,
    co2Share: shareOf(judged.co2),
    energyShare: shareOf(judged.energy),
    anySuppliers: {
      co2: whole.anySuppliers.co2,
      energy: whole.anySuppliers.energy,
      co2PerSquareMeter: perSquareMeter?.anySuppliers.co2 ?? none,
      energyPerSquareMeter: perSquareMeter?.anySuppliers.energy ?? none,
      co2Verdict: judged.anySuppliers.co2Verdict,
      energyVerdict: judged.anySuppliers.energyVerdict,
    },
    kinds: () =>
      whole.kinds.map((kind, index) => ({
        ...kind,
        label: standingLabel(kind, context),
        limits: ({ of }: Of) => limitsOf(judged, judged.kinds[index]!, of),
      })),
    drivers: ({ of }: Of) =>
      driversOf(whole, of).map((driver) => ({ ...driver, label: standingLabel(driver, context) })),
    breakEvens: ({ of }: Of) => breakEvensOf(judged, of),
    materials: () => materialDifferences(whole),
  };
  return [source];
}
