import type { Technology } from './technology.ts';
import type { BeamColumnData } from './beamColumn.ts';
import type { ConcreteElement } from './concreteElement.ts';
import type { ConcreteVolume } from './concreteVolume.ts';
import type { ConcreteWallData } from './concreteWall.ts';
import type { MasonryData } from './masonry.ts';
import type { BlockCount, GroutVolume, MortarVolume } from './masonryParts.ts';
import { type OtherMaterial, otherElements } from './otherMaterials.ts';
import type { SteelMass } from './steelMass.ts';

const elementNames = [
  'columns',
  'beams',
  'slabs',
  'walls',
  'vertical_grout',
  'horizontal_grout',
  'mortar',
  'blocks',
  'infill',
  'render',
  'foundation_share',
  'other_materials',
] as const;
export type ElementName = (typeof elementNames)[number];

/** One part of a structure and what it is made of, per floor; lists it has nothing of are empty. */
export type StructureElement = {
  element: ElementName;
  volumes: ConcreteVolume[];
  steel: SteelMass[];
  grout: GroutVolume[];
  mortar: MortarVolume[];
  blocks: BlockCount[];
  /** Materials outside the factor set. */
  others?: OtherMaterial[];
};

export type StructureData = BeamColumnData | ConcreteWallData | MasonryData;

const nothing = { volumes: [], steel: [], grout: [], mortar: [], blocks: [] };

function concrete(element: ElementName, given: ConcreteElement | undefined): StructureElement[] {
  return given ? [{ ...nothing, element, volumes: given.volumes, steel: given.steel ?? [] }] : [];
}

function masonryElements({
  grout = [],
  mortar = [],
  blocks = [],
}: Partial<MasonryData['masonry']>): StructureElement[] {
  return [
    ...grout.map(({ position, volumes, steel = [] }): StructureElement => ({
      ...nothing,
      element: `${position}_grout`,
      grout: volumes,
      steel,
    })),
    ...(mortar.length > 0 ? [{ ...nothing, element: 'mortar' as const, mortar }] : []),
    ...(blocks.length > 0 ? [{ ...nothing, element: 'blocks' as const, blocks }] : []),
  ];
}

function others(given: readonly OtherMaterial[] = []): StructureElement[] {
  return [...Map.groupBy(given, ({ purpose }) => otherElements[purpose])].map(([element, list]) => ({
    ...nothing,
    element,
    others: list,
  }));
}

/** The parts of a structure in the order of the form, those it has. */
export function elementsOf(type: Technology, data: StructureData): StructureElement[] {
  const given = data as Partial<BeamColumnData & ConcreteWallData & MasonryData>;
  return [
    ...(type === 'structural_masonry' ? masonryElements(given.masonry ?? {}) : []),
    ...(type === 'concrete_wall'
      ? concrete('walls', given.concreteWalls)
      : concrete('columns', given.concreteColumns)),
    ...(type === 'concrete_wall' ? [] : concrete('beams', given.concreteBeams)),
    ...concrete('slabs', given.concreteSlabs),
    ...others(given.otherMaterials),
  ];
}
