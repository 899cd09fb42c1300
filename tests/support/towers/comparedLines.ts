import type { ComparedLine } from '#domain/comparison/sides/lines.ts';
import type { Quantities } from '#domain/materials/quantities.ts';

/** The lines a comparison rests on, of what a structure amounts to. */
export const linesOfQuantities = ({ elements, factorSet }: Quantities): ComparedLine[] =>
  elements.flatMap(({ element, materials }) =>
    materials.map((line) => ({ ...line, element, factorSet, isDeclared: false })),
  );
