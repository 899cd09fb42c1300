import { concreteFieldsInResultOrder } from '#domain/structures/concrete/concreteNames.ts';
import { sharedParts } from '#domain/structures/sharedFields.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { ElementValues } from './elementFormValues.ts';
import type { StructureValues } from './structureValues.ts';

type Values = StructureValues[Technology];

const isFilled = (rows: readonly object[], amount: string) =>
  rows.some((row) => !['', undefined, null].includes((row as Record<string, never>)[amount]));

/** The parts of a technology's quantities that somebody filled in; masonry's own go by `masonry`. */
export function typedParts(values: StructureValues, technology: Technology): string[] {
  const own = values[technology] as Partial<Record<string, unknown>>;
  const concrete = concreteFieldsInResultOrder(technology).filter((name) => {
    const element = own[name] as ElementValues | undefined;
    return element !== undefined && (isFilled(element.volumes, 'volume') || isFilled(element.steel, 'mass'));
  });
  const {
    blocks = [],
    mortar = [],
    grout = [],
  } = (own['masonry'] ?? {}) as Partial<StructureValues['structural_masonry']['masonry']>;
  const hasMasonry = isFilled(blocks, 'quantity') || isFilled(mortar, 'volume') || grout.length > 0;
  return [
    ...(hasMasonry ? ['masonry'] : []),
    ...concrete,
    ...(values[technology].otherMaterials.length > 0 ? ['otherMaterials'] : []),
  ];
}

/** The values of those parts, for another technology, with the shared fields they take along. */
export function valuesOfParts(values: Values, parts: readonly string[]): Record<string, unknown> {
  const shared = Object.entries(sharedParts).flatMap(([name, part]) => (parts.includes(part) ? [name] : []));
  return Object.fromEntries(
    [...parts, ...shared].map((name) => [name, structuredClone((values as Record<string, unknown>)[name])]),
  );
}
