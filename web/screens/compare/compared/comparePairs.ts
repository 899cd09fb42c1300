import { isLikeForLike, likeForLike, type LikeForLikeCheck } from '#domain/comparison/checks/checks.ts';
import type { Difference } from '#domain/comparison/differences/difference.ts';
import {
  type MaterialDifference,
  materialDifferences,
} from '#domain/comparison/differences/materialDifferences.ts';
import { comparePair } from '#domain/comparison/differences/pair.ts';
import type { ComparedOption, Suppliers } from './comparedOption.ts';
import { divisorOf, type Measure } from './measure.ts';

/** An option compared with the reference: `difference` is option − reference, in the measure chosen. */
export type Pair = {
  option: ComparedOption;
  reference: ComparedOption;
  difference: Difference;
  /** The same with the suppliers declared on the project, and without any. */
  differences: Record<Suppliers, Difference>;
  materials: MaterialDifference[];
  checks: LikeForLikeCheck[];
  alike: boolean;
};

/** Each option but the reference against it, as `domain/comparison` does for the graph; those with structure. The
 * check of sheets names the options that are left out because theirs is unfinished. */
export function comparePairs(
  options: readonly ComparedOption[],
  reference: ComparedOption,
  measure: Measure,
): Pair[] {
  const unfinished = options.filter(({ side }) => side.isUnfinished === true);
  return options.flatMap((option) => {
    if (option === reference) return [];
    const [declared, undeclared] = (['declared', 'undeclared'] as const).map((by) =>
      differenceBetween(
        { ...option, side: option.sides[by] },
        { ...reference, side: reference.sides[by] },
        measure,
      ),
    );
    if (!declared || !undeclared) return [];
    const differences = { declared, undeclared };
    const difference = option.side === option.sides.declared ? declared : undeclared;
    const sides = [option, reference, ...unfinished].map(({ side }) => side);
    const checks = likeForLike(sides, reference.side).map((check) =>
      check.rule === 'FINISHED_SHEETS' ? { ...check, details: unfinished.map(({ name }) => name) } : check,
    );
    const materials = materialDifferences(difference);
    return [{ option, reference, difference, differences, materials, checks, alike: isLikeForLike(checks) }];
  });
}

/** Every check of every pair, with its pair. */
export const checksOf = (pairs: readonly Pair[]) =>
  pairs.flatMap((pair) => pair.checks.map((check) => ({ pair, check })));

/** Whether a winner may be named: no blocking check fails, or somebody overrode it. */
export const isComparable = ({ pairs, note }: { pairs: readonly Pair[]; note: string }): boolean =>
  note !== '' || pairs.every(({ alike }) => alike);

type Measured = Pick<ComparedOption, 'side' | 'area' | 'dwellings'>;

/** A side whose figures per m² are those of the measure. */
export const sideInMeasure = ({ side, ...each }: Measured, measure: Measure) => ({
  lines: side.lines,
  area: measure === 'dwelling' ? divisorOf(each, measure) : side.area,
});

/** Which of a pair's figures is that of the measure, over the sides of `sideInMeasure`. */
export const figureKeyOf = (measure: Measure) => (measure === 'total' ? 'total' : 'perSquareMeter');

/** Item − reference in a measure, with the verdict the graph gives; null where one of them has no structure. */
export function differenceBetween(item: Measured, reference: Measured, measure: Measure): Difference | null {
  const pair = comparePair(sideInMeasure(item, measure), sideInMeasure(reference, measure));
  return pair?.[figureKeyOf(measure)] ?? null;
}
