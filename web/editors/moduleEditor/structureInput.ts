import type { BeamColumnData } from '#domain/structures/beamColumn.ts';
import type { ConcreteElement } from '#domain/structures/concreteElement.ts';
import type { ConcreteWallData } from '#domain/structures/concreteWall.ts';
import type { MasonryData } from '#domain/structures/masonry.ts';
import type { SteelMass } from '#domain/structures/steelMass.ts';
import type { StructureData } from '#domain/structures/structure.ts';
import { steelClasses } from '#domain/limits.ts';
import type { Technology } from '#domain/technology.ts';

const steelInput = ({ ca, mass, custom_ca }: SteelMass) => {
  const own = custom_ca ?? ca;
  return steelClasses.some((known) => known === own) ? { ca: own, mass } : { customCa: own, mass };
};

const elementInput = ({ volumes, steel = [] }: ConcreteElement) => ({
  // The graph takes classes as whole numbers; anything finer goes as a custom strength.
  volumes: volumes.map(({ fck, volume, custom_fck }) =>
    custom_fck === undefined && Number.isInteger(fck)
      ? { fck, volume }
      : { customFck: custom_fck ?? fck, volume },
  ),
  steel: steel.map(steelInput),
});

const frame = (data: BeamColumnData) => ({
  concreteColumns: elementInput(data.concrete_columns),
  concreteBeams: elementInput(data.concrete_beams),
  concreteSlabs: elementInput(data.concrete_slabs),
  formColumns: data.form_columns,
  formBeams: data.form_beams,
  formSlabs: data.form_slabs,
  columnNumber: data.column_number,
  averageBeamSpan: data.avg_beam_span,
  averageSlabSpan: data.avg_slab_span,
});

const walls = (data: ConcreteWallData) => ({
  concreteWalls: elementInput(data.concrete_walls),
  concreteSlabs: elementInput(data.concrete_slabs),
  wallThickness: data.wall_thickness,
  slabThickness: data.slab_thickness,
  wallArea: data.wall_area ?? null,
  slabArea: data.slab_area ?? null,
  wallFormArea: data.wall_form_area ?? null,
  slabFormArea: data.slab_form_area ?? null,
});

const masonry = (data: MasonryData) => ({
  grout: (data.masonry.grout ?? []).map(({ position, volumes, steel = [] }) => ({
    position: position === 'vertical' ? ('VERTICAL' as const) : ('HORIZONTAL' as const),
    volumes,
    steel: steel.map(steelInput),
  })),
  mortar: data.masonry.mortar ?? [],
  blocks: data.masonry.blocks,
  concreteSlabs: elementInput(data.concrete_slabs),
  concreteColumns: data.concrete_columns ? elementInput(data.concrete_columns) : null,
  concreteBeams: data.concrete_beams ? elementInput(data.concrete_beams) : null,
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
