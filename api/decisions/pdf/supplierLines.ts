import { indicators } from '#domain/comparison/sides/lines.ts';
import { limitSentence } from '#domain/comparison/wording/sentence.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { limitWithRange } from '#domain/decision/recordedLimit.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

/** The factors that would settle an open verdict, in words. */
export function supplierLines({ comparison, texts, messages }: LocalizedRecord): string[] {
  const { chosenDifferences, items, factorSets } = comparison;
  const limits = chosenDifferences.flatMap((difference) => {
    const [name = '', other = ''] = [difference.item, difference.reference].map((at) => items[at]?.name);
    const record = indicators.flatMap((of) =>
      difference[`${of}Limits`].map((limit) =>
        limitSentence(name, limitWithRange(limit, factorSets, of), of),
      ),
    );
    return record.length === 0
      ? []
      : [`${name} − ${other}:`, ...record.map((limit) => `    ${statementText(limit, messages)}`)];
  });
  if (limits.length > 0) return limits;
  const isOpen = chosenDifferences.some(({ co2Verdict, energyVerdict }) =>
    [co2Verdict, energyVerdict].includes('DEPENDS_ON_SUPPLIER'),
  );
  return [isOpen ? texts.noLimitSettles : texts.noLimits];
}
