import { z } from 'zod';
import { factorRangeFor } from '../factors/factorRange.ts';
import { line, positive } from '../fields.ts';
import { listLimits, textLimits } from '../limits.ts';
import { assumedMark, withMark } from './assumedMark.ts';
import type { Dialect } from './dialect.ts';
import { type OtherMaterial, otherMaterialKey, otherPurposes, otherUnits } from './otherMaterials.ts';
import { rows } from './rows.ts';
import { encodeMessage } from '../texts/messages.ts';

function otherMaterial(dialect: Dialect): z.ZodType<OtherMaterial> {
  const range = factorRangeFor(dialect);
  const fields = dialect.object({
    name: line(textLimits.name).min(1, encodeMessage('general.required')),
    purpose: z.enum(otherPurposes, encodeMessage('structure.other.purpose')),
    amount: dialect.number(positive('structure.other.amount.positive')),
    unit: z.enum(otherUnits, encodeMessage('structure.other.unit')),
    co2: range,
    energy: range,
    source: line(textLimits.description).min(1, encodeMessage('structure.other.source')),
    assumed: assumedMark,
  });
  return fields.transform(({ assumed, ...row }): OtherMaterial => withMark(row, assumed));
}

/** Materials outside the factor set: none of them twice. */
export const otherMaterialRows = (dialect: Dialect) =>
  dialect.optionalList(
    rows<OtherMaterial>({
      row: otherMaterial(dialect),
      identity: otherMaterialKey,
      field: 'name',
      duplicate: 'structure.other.duplicate',
      max: listLimits.otherMaterials,
    }),
  );
