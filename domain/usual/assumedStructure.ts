import type { ConcreteElement } from '../structures/concrete/concreteElement.ts';
import { concreteNames } from '../structures/concrete/concreteNames.ts';
import { allDimensions } from '../structures/dimensions.ts';
import type { MasonryData, StructureData } from '../structures/structureData.ts';

const marked = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, assumed: true }));

function assumedField(name: string, value: unknown): unknown {
  if (name === 'masonry') {
    const masonry = value as MasonryData['masonry'];
    return { ...masonry, blocks: marked(masonry.blocks) };
  }
  if (!(name in concreteNames)) return allDimensions[name]?.isRequiredByForm ? 0 : value;
  const { volumes, steel = [] } = value as ConcreteElement;
  return { volumes: marked(volumes), steel: marked(steel) };
}

/**
 * Usual quantities of a floor, each amount marked as assumed. Forms, columns and spans are unknown (0): they cannot be
 * marked, and a cost based on them would look designed.
 */
export const assumedStructure = (floor: StructureData): StructureData =>
  Object.fromEntries(
    Object.entries(floor).map(([name, value]) => [name, assumedField(name, value)]),
  ) as StructureData;
