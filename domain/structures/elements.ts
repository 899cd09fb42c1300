import type { Technology } from './technology/technology.ts';
import type { ConcreteElement } from './concrete/concreteElement.ts';
import { type ConcreteField, concreteNames, concreteFieldsInResultOrder } from './concrete/concreteNames.ts';
import type { ConcreteVolume } from './concrete/concreteVolume.ts';
import type { BlockCount, GroutVolume, MortarVolume } from './masonryParts.ts';
import { type OtherMaterial, otherElements } from './otherMaterials.ts';
import type { SteelMass } from './steel/steelMass.ts';
import type { MasonryData, StructureData } from './structureData.ts';

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

/** Whether it is a part of a structure, which a module holds, and not of a foundation. */
export const isStructureElement = (element: string) => (elementNames as readonly string[]).includes(element);

/** One part of a structure and its materials, per floor; unused lists are empty. */
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
  const given = data as Partial<Record<ConcreteField, ConcreteElement>> & Partial<MasonryData>;
  return [
    ...(type === 'structural_masonry' ? masonryElements(given.masonry ?? {}) : []),
    ...concreteFieldsInResultOrder(type).flatMap((name) =>
      concrete(concreteNames[name].element, given[name]),
    ),
    ...others(given.otherMaterials),
  ];
}
