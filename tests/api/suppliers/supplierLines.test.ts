import type { AnsweredComparison, RecordedDifference } from '#domain/decision/decisionRecord.ts';
import { languages } from '#domain/texts/messages.ts';
import { expect, test } from 'vitest';
import { pdfTexts } from '../../../api/decisions/pdf/pdfTexts.ts';
import { supplierLines } from '../../../api/decisions/pdf/supplierLines.ts';
import { localizeRecord } from '../../../api/decisions/pdf/localizedRecord.ts';

type Verdict = RecordedDifference['co2Verdict'];

/** A difference that no limit of one kind of material settles. */
const difference = (co2Verdict: Verdict, energyVerdict: Verdict) =>
  ({ item: 0, co2Verdict, energyVerdict, co2Limits: [], energyLimits: [] }) as unknown as RecordedDifference;

test.each(languages)('%s: what depends on suppliers is never shown as settled', (language) => {
  const texts = pdfTexts[language];
  const said = (...chosenDifferences: RecordedDifference[]) =>
    supplierLines(
      localizeRecord(
        { chosenDifferences, items: [], factorSets: [] } as unknown as AnsweredComparison,
        language,
      ),
    );
  const lower = difference('LOWER_IN_EVERY_CASE', 'LOWER_IN_EVERY_CASE');
  expect(said(lower)).toEqual([texts.noLimits]);
  for (const open of [
    difference('DEPENDS_ON_SUPPLIER', 'LOWER_IN_EVERY_CASE'),
    difference('LOWER_IN_EVERY_CASE', 'DEPENDS_ON_SUPPLIER'),
  ])
    expect(said(lower, open)).toEqual([texts.noLimitSettles]);
  expect(texts.noLimitSettles).not.toBe(texts.noLimits);
});
