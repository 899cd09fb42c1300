import { IFCROOF, IFCSLAB } from 'web-ifc';
import type { ModelElement, ModelMasonry, ModelPart } from '#domain/takeoff/buildingModel.ts';
import { namedMasonry } from '#domain/takeoff/masonryWalls.ts';
import { agreedMeasures } from './measures/agreedMeasures.ts';
import { textOf } from './ifcLines.ts';
import type { PartMaterial } from './entities/ifcMaterials.ts';
import { ancestor } from './entities/ifcStoreys.ts';
import { partOfMesh, partOfQuantities, type PartMeasures } from './entities/ifcParts.ts';
import type { MeasuredBody } from './measures/measureParts.ts';
import type { ReadFile } from './readFile.ts';

type Meshes = ReadonlyMap<number, MeasuredBody>;

/** The parts among `elements` with their measures and materials; whatever is not read is in the file's notes. */
export function readParts(
  file: ReadFile,
  elements: ReadonlyMap<number, ModelElement>,
  meshes: Meshes,
): { parts: ModelPart[]; masonry: ModelMasonry[] } {
  const parts: ModelPart[] = [];
  const masonry: ModelMasonry[] = [];
  const storeyVolume = largestStoreyVolume(file, elements, meshes);
  for (const [id, element] of elements) {
    const storey = file.storeyOf(id, element);
    if (storey === null) {
      file.notes.add('no_storey', file.lines.kindOf(id));
      continue;
    }
    const measures = measuresOf(file, id, element, meshes.get(id), storeyVolume);
    if (measures === null) continue;
    const material = withStrength(file.materialOf(id), file.strengthOf(id));
    const blocks = element === 'walls' ? blocksOf(file, id, material) : null;
    if (blocks !== null) {
      const { volume, area } = measures;
      masonry.push({ storey, material: material[0].name, volume, area: area ?? 0, ...blocks });
    } else {
      const roof = roofOf(file, id);
      const made = roof === 'roof' ? unknownAsNotConcrete(material) : material;
      parts.push(...layersOf(made, { ...measures, storey, element, ...(roof && { isRoof: true }) }));
    }
  }
  return { parts, masonry };
}

/** A part by its layers; the first has what is measured of the whole. */
function layersOf(
  material: PartMaterial,
  whole: PartMeasures & Pick<ModelPart, 'storey' | 'element' | 'isRoof'>,
): ModelPart[] {
  return material.map(({ name, concrete, fck, share }, at) => {
    const made = { material: name, concrete, fck };
    const volume = whole.volume * share;
    return at === 0
      ? { ...whole, ...made, volume }
      : { ...whole, ...made, volume, length: null, area: null, formArea: null, isLayer: true };
  });
}

/** What a part measures by its quantities and its body; null where neither holds. */
function measuresOf(
  { lines, quantities, notes, subjectOf, addRefused }: ReadFile,
  id: number,
  element: ModelElement,
  mesh: MeasuredBody | undefined,
  storeyVolume: number,
): PartMeasures | null {
  const kind = lines.kindOf(id);
  const part = subjectOf(id);
  addRefused(id);
  if (mesh === 'infinite') notes.add('value_refused', part);
  if (mesh === 'refused') notes.add('body_refused', part);
  const stated = partOfQuantities(element, quantities.get(id));
  const body = typeof mesh === 'object' ? partOfMesh(element, mesh) : null;
  const line = lines.line(id);
  const agreed = agreedMeasures(element, stated, body, {
    isOnGround: isOnGround(line, line?.type),
    storeyVolume,
  });
  if (agreed.measures === null) {
    if (agreed.implausible !== null)
      notes.add('implausible', part, { stated: agreed.implausible, measured: 0 });
    else notes.add('no_volume', kind);
  } else if (agreed.isReplaced && stated !== null)
    notes.add('body_taken', kind, { stated: stated.volume, measured: agreed.measures.volume });
  return agreed.measures;
}

/** m; of a storey with none above it. */
const usualHeight = 4;

/** m³ that fit into the largest storey, by its stated area or its slabs; infinite where neither is known. */
function largestStoreyVolume(
  file: ReadFile,
  elements: ReadonlyMap<number, ModelElement>,
  meshes: Meshes,
): number {
  const areas = new Map(file.storeys.map((storey) => [storey.id, storey.area ?? 0]));
  const slabs = new Map<number, number>();
  for (const [id, element] of elements) {
    const storey = element === 'slabs' ? file.storeyOf(id, element) : null;
    if (storey === null) continue;
    const mesh = meshes.get(id);
    const measured =
      typeof mesh === 'object'
        ? partOfMesh(element, mesh)
        : partOfQuantities(element, file.quantities.get(id));
    slabs.set(storey, (slabs.get(storey) ?? 0) + (measured?.area ?? 0));
  }
  const area = Math.max(0, ...areas.values(), ...slabs.values());
  const height = Math.max(usualHeight, ...file.storeys.map((storey) => storey.height ?? 0));
  return area > 0 ? area * height : Infinity;
}

/** Whether a part is a roof: one of its own, or a slab of one. */
function roofOf({ lines, parents }: ReadFile, id: number): 'roof' | 'slab' | null {
  const isRoof = (each: number) => lines.line(each)?.type === IFCROOF;
  if (isRoof(id)) return 'roof';
  const line = lines.line(id);
  if (line?.type !== IFCSLAB) return null;
  return textOf(line['PredefinedType']) === 'ROOF' || ancestor(parents, id, isRoof) !== null ? 'slab' : null;
}

/** A roof that is no slab is as often tiles and timber as concrete, so it counts only once somebody says so. */
const unknownAsNotConcrete = ([first, ...others]: PartMaterial): PartMaterial => [
  first.concrete === 'unknown' ? { ...first, concrete: 'no' } : first,
  ...others,
];

/** Whether a slab is said to lie on the ground, as a raft does. */
const isOnGround = (line: Readonly<Record<string, unknown>> | null, type: number | undefined) =>
  type === IFCSLAB && textOf(line?.['PredefinedType']) === 'BASESLAB';

/** What a wall of blocks is of, by its material, its own name and its type's; null for all else. */
function blocksOf({ nameOf, types }: ReadFile, id: number, [{ concrete, name }]: PartMaterial) {
  if (concrete === 'yes') return null;
  const type = types.get(id);
  return namedMasonry(`${name} ${nameOf(id)} ${type === undefined ? '' : nameOf(type)}`);
}

/** A strength in a property set belongs to this part; only concrete has one, so it identifies the material too. */
function withStrength(material: PartMaterial, fck: number | null): PartMaterial {
  const [first, ...others] = material;
  return fck === null || first.concrete === 'no' ? material : [{ ...first, concrete: 'yes', fck }, ...others];
}
