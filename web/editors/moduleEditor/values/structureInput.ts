import type { BeamColumnData } from '#domain/structures/beamColumn.ts';
import type { ConcreteElement } from '#domain/structures/concreteElement.ts';
import type { ConcreteWallData } from '#domain/structures/concreteWall.ts';
import type { MasonryData } from '#domain/structures/masonry.ts';
import type { OtherPurpose } from '#domain/structures/otherMaterials.ts';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import type { SlabSystem } from '#domain/structures/slabSystem.ts';
import type { SteelMass } from '#domain/structures/steelMass.ts';
import type { StructureData } from '#domain/structures/structure.ts';
import { steelClasses } from '#domain/limits.ts';
import type { Technology } from '#domain/structures/technology.ts';

/** A row of steel: classes of the tables as such, others apart. */
export const steelInput = ({ ca, mass, customCa, assumed }: SteelMass) => {
  const own = customCa ?? ca;
  const amount = assumed === true ? { mass, assumed } : { mass };
  return steelClasses.some((known) => known === own) ? { ca: own, ...amount } : { customCa: own, ...amount };
};

/** Concrete and steel of an element as mutations take them. */
export const elementInput = ({ volumes, steel = [] }: ConcreteElement) => ({
  // The graph takes classes as whole numbers; anything finer goes as a custom strength.
  volumes: volumes.map(({ fck, customFck, ...row }) =>
    customFck === undefined && Number.isInteger(fck)
      ? { fck, ...row }
      : { customFck: customFck ?? fck, ...row },
  ),
  steel: steel.map(steelInput),
});

const purposeNames = {
  infill: 'INFILL',
  render: 'RENDER',
  foundation: 'FOUNDATION',
  other: 'OTHER',
} as const satisfies Record<OtherPurpose, string>;

/** What any structure has: no system of slabs goes as null, no materials as an empty list, which take those away. */
const sharedInput = ({ slabSystem, otherMaterials = [] }: SharedFields) =>
  ({
    slabSystem: slabSystem === undefined ? null : graphqlSlabSystem(slabSystem),
    otherMaterials: otherMaterials.map((each) => ({ ...each, purpose: purposeNames[each.purpose] })),
  }) satisfies Record<keyof SharedFields, unknown>;

const graphqlSlabSystem = (system: SlabSystem) => system.toUpperCase() as Uppercase<SlabSystem>;

/** A figure left out goes as null, which takes it away on a change. */
const noUses = { formUses: null };

const frame = ({ concreteColumns, concreteBeams, concreteSlabs, ...rest }: BeamColumnData) => ({
  ...noUses,
  ...rest,
  ...sharedInput(rest),
  concreteColumns: elementInput(concreteColumns),
  concreteBeams: elementInput(concreteBeams),
  concreteSlabs: elementInput(concreteSlabs),
});

const noAreas = { wallArea: null, slabArea: null, wallFormArea: null, slabFormArea: null };

const walls = ({ concreteWalls, concreteSlabs, ...rest }: ConcreteWallData) => ({
  ...noAreas,
  ...rest,
  ...sharedInput(rest),
  concreteWalls: elementInput(concreteWalls),
  concreteSlabs: elementInput(concreteSlabs),
});

const masonry = (data: MasonryData) => ({
  grout: (data.masonry.grout ?? []).map(({ position, volumes, steel = [] }) => ({
    position: position === 'vertical' ? ('VERTICAL' as const) : ('HORIZONTAL' as const),
    volumes,
    steel: steel.map(steelInput),
  })),
  mortar: data.masonry.mortar ?? [],
  blocks: data.masonry.blocks,
  concreteSlabs: elementInput(data.concreteSlabs),
  concreteColumns: data.concreteColumns ? elementInput(data.concreteColumns) : null,
  concreteBeams: data.concreteBeams ? elementInput(data.concreteBeams) : null,
  ...sharedInput(data),
});

/** Checked quantities as mutations take them. */
export function structureInput(technology: Technology, data: StructureData) {
  switch (technology) {
    case 'beam_column':
      return { beamColumn: frame(data as BeamColumnData) };
    case 'concrete_wall':
      return { concreteWall: walls(data as ConcreteWallData) };
    case 'structural_masonry':
      return { structuralMasonry: masonry(data as MasonryData) };
  }
}
