import { foundationElementNames } from '#domain/foundation/foundationElements.ts';
import { sumImpacts } from '#domain/range.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Words } from '../compared/compared.ts';

const carriers: ReadonlySet<string> = new Set([...foundationElementNames, 'foundation']);
const hasFoundations = (options: readonly ComparedOption[]) =>
  options.some(({ side }) => side.foundation !== undefined);

/** Columns of CO₂ and energy of structure and foundation apart, where the comparison counts foundations. */
export function partsHead(options: readonly ComparedOption[], t: Words['t'], suffixes: readonly string[]) {
  if (!hasFoundations(options)) return [];
  return suffixes.flatMap((suffix) =>
    (['structure', 'foundation'] as const).flatMap((part) =>
      (['co2', 'energy'] as const).flatMap((aspect) =>
        ['min', 'max'].map(
          (end) =>
            `${t(`apart.${part}`)}: ${t(`quantity.${aspect}`)} ${end} (${aspect === 'co2' ? 'kgCO₂e' : 'MJ'}${suffix})`,
        ),
      ),
    ),
  );
}

/** Those of one option, divided by each of `divisors`; null where it has no such part. */
export function partsOf(
  options: readonly ComparedOption[],
  { side }: ComparedOption,
  divisors: readonly number[],
) {
  if (!hasFoundations(options)) return [];
  const [below, above] = [true, false].map((isCarrier) =>
    side.lines.filter(({ element }) => carriers.has(element) === isCarrier),
  );
  return divisors.flatMap((divisor) =>
    [above, below].flatMap((lines) => {
      if (lines === undefined || lines.length === 0) return [null, null, null, null];
      const { co2, energy } = sumImpacts(lines);
      return [co2.min, co2.max, energy.min, energy.max].map((end) => end / divisor);
    }),
  );
}
