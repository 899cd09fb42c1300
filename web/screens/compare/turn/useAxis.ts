import type { KindDifference } from '#domain/comparison/differences/difference.ts';
import { declaredPosition } from '#domain/comparison/sides/declaredPosition.ts';
import { limitRow } from '#domain/comparison/answer/limits.ts';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { supplierGroupName } from '#domain/comparison/sides/supplierGroupName.ts';
import { type Range, valueAt } from '#domain/range.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Declaration } from '../compared/comparedSet.ts';

/** A supplier who declared a factor: the factor as written, and where it lies on an axis. */
export type MapMark = { name: string; value: string; t: Range };

/** One axis of the supplier map: its name with the unit, what is written where t is 0 to 1, and who is known to stand where. */
export type MapAxis = { name: string; at: (t: number) => string; marks: MapMark[] };

const perUnit = { co2: 'kgCO₂e', energy: 'MJ' };

/** Axes in factors of the row of the kind with the largest amount; in t where every factor is one value. */
export function useAxis(
  of: Indicator,
  declarations: readonly Declaration[],
): (kind: KindDifference) => MapAxis {
  const messages = useMessages();
  const { significant, span } = useFormat();
  return (kind) => {
    const name = supplierGroupName(kind, messages);
    const marks = declarations.flatMap((declared) => {
      const t = declaredPosition(kind, declared.material, declared, of);
      const known = `${declared.label} · ${declared.supplier}`;
      return t ? [{ name: known, value: span(declared[of]), t }] : [];
    });
    const row = limitRow([...kind.item, ...kind.reference], of);
    if (row === null) return { name: `${name} (t)`, at: significant, marks };
    const unit = unitText(row.material.unit);
    const label = row.material.label === name ? name : `${name}, ${row.material.label}`;
    return {
      name: `${label} (${perUnit[of]}/${unit})`,
      at: (t) => significant(valueAt(row.range, t)),
      marks,
    };
  };
}
