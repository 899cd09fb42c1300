import {
  IFCBEAM,
  IFCCOLUMN,
  IFCFOOTING,
  IFCMEMBER,
  IFCPILE,
  IFCPLATE,
  IFCRAMP,
  IFCRAMPFLIGHT,
  IFCROOF,
  IFCSLAB,
  IFCSTAIR,
  IFCSTAIRFLIGHT,
  IFCWALL,
} from 'web-ifc';
import type { ModelElement, ModelPart } from '#domain/takeoff/buildingModel.ts';
import type { MeshMeasures } from '../measures/meshMeasures.ts';
import { type PartQuantities, quantityOf } from './ifcQuantities.ts';

/** Kinds that become quantities. */
export const countedKinds: readonly (readonly [kind: number, element: ModelElement])[] = [
  [IFCCOLUMN, 'columns'],
  [IFCBEAM, 'beams'],
  [IFCSLAB, 'slabs'],
  [IFCROOF, 'slabs'],
  [IFCWALL, 'walls'],
  [IFCFOOTING, 'footings'],
  [IFCPILE, 'piles'],
];

/** Structural kinds without an element: they are named, not counted. */
export const namedKinds = [IFCMEMBER, IFCPLATE, IFCSTAIR, IFCSTAIRFLIGHT, IFCRAMP, IFCRAMPFLIGHT] as const;

/** Names of a part's volume, the best first. */
export const volumeNames = ['NetVolume', 'GrossVolume', 'Volume'] as const;

/** One side of a wall, without openings. */
const wallAreas = ['NetSideArea', 'GrossSideArea'] as const;

export type PartMeasures = Pick<ModelPart, 'volume' | 'source' | 'length' | 'area' | 'formArea'>;

/** Measures by base quantities; null where they give no volume. */
export function partOfQuantities(
  element: ModelElement,
  given: PartQuantities | undefined,
): PartMeasures | null {
  const volume = quantityOf(given, ...volumeNames);
  if (volume === null) return null;
  const isFlat = element === 'slabs' || element === 'footings';
  const outer = quantityOf(given, 'OuterSurfaceArea');
  const plan = quantityOf(given, 'GrossArea', 'NetArea', 'GrossFootprintArea', 'FootprintArea');
  const side = quantityOf(given, ...wallAreas);
  return {
    volume,
    source: 'quantities',
    length: quantityOf(given, 'Length', 'Span'),
    area: isFlat ? plan : element === 'walls' ? side : null,
    formArea: isFlat ? plan : element === 'walls' ? side && 2 * side : outer,
  };
}

/**
 * Measures by geometry. Formwork: the upright faces of columns and walls; those and the underside of beams; the
 * underside of slabs. A beam's axis would be half of the rest of its underside over its width, so it is left open.
 */
export function partOfMesh(element: ModelElement, mesh: MeshMeasures): PartMeasures {
  const height = mesh.highest - mesh.lowest;
  const isFlat = element === 'slabs' || element === 'footings';
  const form = {
    columns: mesh.sides,
    walls: mesh.sides,
    piles: mesh.sides,
    beams: mesh.sides + mesh.bottom,
  } as const;
  return {
    volume: mesh.volume,
    source: 'geometry',
    length: element === 'columns' && height > 0 ? height : null,
    area: isFlat ? mesh.top : element === 'walls' ? wallSide(mesh) : null,
    formArea: isFlat ? mesh.bottom : form[element],
  };
}

/**
 * m² of one side of a wall without openings, from its volume and thickness t, for which the upright faces are two sides
 * and two ends: sides = 2 · volume / t + 2 · t · height.
 */
function wallSide({ volume, sides, lowest, highest }: MeshMeasures): number {
  const height = highest - lowest;
  const root = sides ** 2 - 16 * height * volume;
  const thickness = root > 0 ? (sides - Math.sqrt(root)) / (4 * height) : 0;
  return thickness > 0 ? volume / thickness : sides / 2;
}
