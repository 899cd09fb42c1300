import type { ConcreteVolume } from '../structures/concrete/concreteVolume.ts';
import type { StructureElement } from '../structures/elements.ts';
import type { SteelMass } from '../structures/steel/steelMass.ts';
import type { CastPart, FoundationData, FoundationPart, Raft } from './foundation.ts';
import { type FoundationElementName, type PartKind, partFields, partIn } from './foundationParts.ts';
import type { FoundationType } from './foundationType.ts';
import { snakeCase } from '../wireNames.ts';

/** Like a structure's, but for the whole tower instead of a floor. */
type FoundationElement = Omit<StructureElement, 'element'> & { element: FoundationElementName };

/** The parts of a foundation and their materials, without parts that have neither concrete nor steel. */
export function foundationElements(type: FoundationType, data: FoundationData): FoundationElement[] {
  return partFields(type).flatMap(({ name, kind }) => {
    const part = partIn(type, data, name) as Raft | FoundationPart | CastPart | undefined;
    const { fck } = data as { fck: number };
    return part === undefined
      ? []
      : madeOf(snakeCase(name) as FoundationElementName, volumesOf[kind](part as never, fck), part.steel);
  });
}

/** m³ of a part by class; `fck` is that of the whole. */
const volumesOf = {
  plate: ({ area, thickness, fck: own }: Raft, fck: number) => [
    { fck: own ?? fck, volume: area * thickness },
  ],
  mass: ({ volume, fck: own }: FoundationPart, fck: number) => [{ fck: own ?? fck, volume }],
  cast: ({ volumes }: CastPart) => volumes,
} as const satisfies Record<PartKind, unknown>;

function madeOf(
  name: FoundationElementName,
  all: readonly ConcreteVolume[],
  given: readonly SteelMass[] = [],
): FoundationElement[] {
  const volumes = all.filter(({ volume }) => volume > 0);
  const steel = given.filter(({ mass }) => mass > 0);
  if (volumes.length === 0 && steel.length === 0) return [];
  return [{ element: name, volumes, steel, grout: [], mortar: [], blocks: [] }];
}
