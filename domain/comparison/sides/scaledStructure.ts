import { concreteFields, concreteNames } from '../../structures/concrete/concreteNames.ts';
import { otherElements } from '../../structures/otherMaterials.ts';
import type { ElementName } from '../../structures/elements.ts';
import type { StructureData } from '../../structures/structureData.ts';

const amounts = ['volume', 'mass', 'quantity', 'amount'];

/** Changes of elements in per cent, by wire name. */
export type ElementChanges = Readonly<Record<string, number>>;

/**
 * A structure with each element changed by some per cent in all its materials, like `scaledElements` for a side; other
 * figures (formwork, thickness, spans) stay as entered. Null where nothing changes.
 */
export function scaledStructure(data: StructureData, changes: ElementChanges): StructureData | null {
  let isChanged = false;
  const scaled = <Part>(part: Part, element: ElementName): Part => {
    const change = changes[element] ?? 0;
    if (change === 0 || isEmpty(part)) return part;
    isChanged = true;
    return times(part, 1 + change / 100) as Part;
  };
  const result: Record<string, unknown> = { ...data };
  for (const name of concreteFields)
    if (result[name] !== undefined) result[name] = scaled(result[name], concreteNames[name].element);
  if ('masonry' in data) {
    const { grout = [], mortar = [], blocks } = data.masonry;
    result['masonry'] = {
      ...data.masonry,
      grout: grout.map((part) => scaled(part, `${part.position}_grout`)),
      mortar: scaled(mortar, 'mortar'),
      blocks: scaled(blocks, 'blocks'),
    };
  }
  if (data.otherMaterials !== undefined)
    result['otherMaterials'] = data.otherMaterials.map((row) => scaled(row, otherElements[row.purpose]));
  return isChanged ? (result as StructureData) : null;
}

function isEmpty(part: unknown): boolean {
  if (Array.isArray(part)) return part.every(isEmpty);
  if (typeof part !== 'object' || part === null) return true;
  const isRow = amounts.some((name) => name in part);
  return !isRow && Object.values(part).every(isEmpty);
}

function times(part: unknown, by: number): unknown {
  if (Array.isArray(part)) return part.map((each) => times(each, by));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      amounts.includes(name) && typeof value === 'number'
        ? Number((value * by).toPrecision(12))
        : times(value, by),
    ]),
  );
}
