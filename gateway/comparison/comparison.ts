import { compareMaterials, type MaterialDifference, verdictOf } from '#domain/comparison.ts';
import type { GatewayContext } from '../context.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { toQuantities } from '../quantities/totals.ts';
import { checksOf } from './likeForLike.ts';
import { optionSide, type Side, versionSide } from './sides.ts';

type ComparisonInput = {
  optionIds?: string[] | null;
  versionIds?: string[] | null;
  referenceId?: string | null;
};

const fewest = 2;
const most = 4;

/** Two to four options or versions, each against the reference, paired by material. */
async function comparison(_: unknown, { input }: { input: ComparisonInput }, context: GatewayContext) {
  const { optionIds, versionIds, referenceId } = input;
  if ((optionIds == null) === (versionIds == null)) throw refusedChoice(context, 'comparison.kind');
  const ids = [...new Set(optionIds ?? versionIds ?? [])];
  if (ids.length < fewest || ids.length > most) {
    throw refusedChoice(context, 'comparison.count', { min: fewest, max: most });
  }
  const read = optionIds == null ? versionSide : optionSide;
  const sides = await Promise.all(ids.map((id) => read(context, id)));
  const held =
    referenceId == null
      ? (sides.find(({ isDefault }) => isDefault) ?? sides[0]!)
      : sides.find(({ globalId }) => globalId === referenceId);
  if (held === undefined) throw refusedChoice(context, 'comparison.reference');
  const items = sides.map((side) => itemOf(side, held));
  const reference = items[sides.indexOf(held)]!;
  return {
    items,
    differences: items.filter((item) => item !== reference).map((item) => differenceOf(item, reference)),
    likeForLike: () => checksOf(items, reference),
  };
}

/**
 * A side in this comparison. Its id is not that of the option or version, nor the same beside another reference: a
 * client that stores objects by id would take them for one.
 */
const itemOf = (side: Side, reference: Side) => ({
  ...side,
  id: `${reference.globalId}.${side.globalId}`,
  isReference: side === reference,
});

const none = { min: 0, max: 0 };

/** Item − reference; verdicts rest on the figures per m² when the areas differ, since totals would say nothing then. */
function differenceOf(item: Side, reference: Side) {
  const [a, b] = [toQuantities(item.totals).materials, toQuantities(reference.totals).materials];
  const whole = compareMaterials(a, b);
  const areas = { a: item.area, b: reference.area };
  const perArea = areas.a > 0 && areas.b > 0 ? compareMaterials(a, b, areas) : undefined;
  const differ = Math.abs(areas.a - areas.b) > 1e-6 * Math.max(areas.a, areas.b);
  const judged = (differ ? perArea : undefined) ?? whole;
  return {
    item,
    reference,
    co2: whole.co2,
    energy: whole.energy,
    co2PerSquareMeter: perArea?.co2 ?? none,
    energyPerSquareMeter: perArea?.energy ?? none,
    co2Verdict: verdictOf(judged.co2),
    energyVerdict: verdictOf(judged.energy),
    co2Share: judged.co2Share,
    energyShare: judged.energyShare,
    materials: whole.lines.map(materialOf),
  };
}

const materialOf = ({ key, label, unit, a_amount, b_amount, co2, energy }: MaterialDifference) => ({
  key,
  label,
  unit,
  itemAmount: a_amount,
  referenceAmount: b_amount,
  co2,
  energy,
});

export const comparisonQueries = { comparison };
