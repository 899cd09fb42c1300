import type { BeamColumnData as Frame } from '#domain/structures/beamColumn.ts';
import type { ConcreteWallData as Walls } from '#domain/structures/concreteWall.ts';
import type { MasonryData as Masonry } from '#domain/structures/masonry.ts';
import type { Technology } from '#domain/technology.ts';
import { readStructure } from './structureWire.ts';

const typeNames = {
  beam_column: 'BeamColumnData',
  concrete_wall: 'ConcreteWallData',
  structural_masonry: 'StructuralMasonryData',
} as const;

/** What was entered, as the member of the union for its technology; null when the service does not send it. */
export function toStructureInputData(type: Technology, data: unknown): object | null {
  const structure = readStructure(type, data);
  return structure === undefined ? null : { __typename: typeNames[type], ...structure };
}

export const BeamColumnData = {
  concreteColumns: (data: Frame) => data.concrete_columns,
  concreteBeams: (data: Frame) => data.concrete_beams,
  concreteSlabs: (data: Frame) => data.concrete_slabs,
  formColumns: (data: Frame) => data.form_columns,
  formBeams: (data: Frame) => data.form_beams,
  formSlabs: (data: Frame) => data.form_slabs,
  columnNumber: (data: Frame) => data.column_number,
  averageBeamSpan: (data: Frame) => data.avg_beam_span,
  averageSlabSpan: (data: Frame) => data.avg_slab_span,
};

export const ConcreteWallData = {
  concreteWalls: (data: Walls) => data.concrete_walls,
  concreteSlabs: (data: Walls) => data.concrete_slabs,
  wallThickness: (data: Walls) => data.wall_thickness,
  slabThickness: (data: Walls) => data.slab_thickness,
  wallArea: (data: Walls) => data.wall_area,
  slabArea: (data: Walls) => data.slab_area,
  wallFormArea: (data: Walls) => data.wall_form_area,
  slabFormArea: (data: Walls) => data.slab_form_area,
};

export const StructuralMasonryData = {
  grout: ({ masonry }: Masonry) => masonry.grout ?? [],
  mortar: ({ masonry }: Masonry) => masonry.mortar ?? [],
  blocks: ({ masonry }: Masonry) => masonry.blocks,
  concreteSlabs: (data: Masonry) => data.concrete_slabs,
  concreteColumns: (data: Masonry) => data.concrete_columns,
  concreteBeams: (data: Masonry) => data.concrete_beams,
};

export const ConcreteVolume = { customFck: (row: { custom_fck?: number }) => row.custom_fck };
export const SteelMass = { customCa: (row: { custom_ca?: number }) => row.custom_ca };
