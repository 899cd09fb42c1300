import type { IfcAPI } from 'web-ifc';
import type {
  BuildingModel,
  ModelElement,
  ModelMasonry,
  ModelPart,
  ModelReason,
} from '#domain/takeoff/buildingModel.ts';
import { isFoundation } from '#domain/takeoff/foundationOfModel.ts';
import { namedMasonry } from '#domain/takeoff/masonryWalls.ts';
import { IfcLines, textOf } from './ifcLines.ts';
import { type PartMaterial, readMaterials } from './ifcMaterials.ts';
import { countedKinds, namedKinds, partOfMesh, partOfQuantities, wallAreas } from './ifcParts.ts';
import { quantityOf, readQuantities } from './ifcQuantities.ts';
import { readSteel, steelKinds, tendonKind } from './ifcReinforcement.ts';
import { ancestor, readParents, readStoreys } from './ifcStoreys.ts';
import { readStrengths } from './ifcStrength.ts';
import { readTypes } from './ifcTypes.ts';
import { readUnits } from './ifcUnits.ts';
import { measureMesh, type MeshMeasures } from './meshMeasures.ts';
import { streamMeshes } from './streamMeshes.ts';
import { ModelFault } from './modelFault.ts';

/** How far the reading is, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Reads the storeys, concrete parts and reinforcement of an opened file. What is not counted is in `notes`.
 *
 * @throws ModelFault for a file without storeys, or without any part to count.
 */
export function readIfc(api: IfcAPI, model: number, onProgress: OnProgress): BuildingModel {
  const lines = new IfcLines(api, model);
  const units = readUnits(lines);
  const quantities = readQuantities(lines, units);
  onProgress(0.2);
  const parents = readParents(lines);
  const types = readTypes(lines);
  const materialNamed = readMaterials(lines, types);
  const strengthOf = readStrengths(lines);
  const materialOf = (id: number): PartMaterial => withStrength(materialNamed(id), strengthOf(id));
  const storeys = readStoreys(lines, units, quantities, parents);
  if (storeys.length === 0) throw new ModelFault('no_storeys');
  onProgress(0.3);
  const storeyIds = new Set(storeys.map(({ id }) => id));
  const storeyOf = (id: number, element: ModelElement | null = null) =>
    ancestor(parents, id, (each) => storeyIds.has(each)) ??
    // What carries the tower may belong to the building or its site.
    (isFoundation(element) ? (storeys[0]?.id ?? null) : null);
  const notes = new Map<string, { reason: ModelReason; subject: string; count: number }>();
  const note = (reason: ModelReason, subject: string) => {
    const key = `${reason} ${subject}`;
    const known = notes.get(key) ?? { reason, subject, count: 0 };
    notes.set(key, { ...known, count: known.count + 1 });
  };
  if (units.lengthAssumed) note('length_unit_assumed', 'm');

  const elements = new Map<number, ModelElement>();
  for (const [kind, element] of countedKinds) for (const id of lines.ids(kind)) elements.set(id, element);
  const assemblies = new Set([...elements.keys()].flatMap((id) => parents.get(id) ?? []));
  const parts: ModelPart[] = [];
  const masonry: ModelMasonry[] = [];
  const nameOf = (id: number | undefined) => (id === undefined ? '' : textOf(lines.line(id)?.['Name']));
  /** What a wall of blocks is of, by its material, its own name and its type's; null for all else. */
  const blocksOf = (id: number, { concrete, name }: PartMaterial) =>
    elements.get(id) === 'walls' && concrete !== 'yes'
      ? namedMasonry(`${name} ${nameOf(id)} ${nameOf(types.get(id))}`)
      : null;
  const unmeasured: { id: number; element: ModelElement; storey: number }[] = [];
  for (const [id, element] of elements) {
    // Of a wall or slab put together of parts, the parts count.
    if (assemblies.has(id)) continue;
    const subject = lines.kindOf(id);
    const material = materialOf(id);
    const storey = storeyOf(id, element);
    const blocks = blocksOf(id, material);
    if (storey === null) note('no_storey', subject);
    else if (blocks !== null) {
      const area = quantityOf(quantities.get(id), ...wallAreas);
      if (area === null) unmeasured.push({ id, element, storey });
      else masonry.push({ storey, area, ...blocks });
    } else if (material.concrete === 'no') note('not_concrete', material.name);
    else {
      if (material.concrete === 'unknown') note('material_unknown', material.name || subject);
      const measured = partOfQuantities(element, quantities.get(id));
      if (measured === null) unmeasured.push({ id, element, storey });
      else parts.push({ ...measured, ...madeOf(material, measured), storey, element });
    }
  }
  onProgress(0.4);

  const meshes = measureParts(
    api,
    model,
    unmeasured.map(({ id }) => id),
    (share) => onProgress(0.4 + 0.5 * share),
  );
  for (const { id, element, storey } of unmeasured) {
    const mesh = meshes.get(id);
    if (!mesh || mesh.volume <= 0) note('no_volume', lines.kindOf(id));
    else {
      const measured = partOfMesh(element, mesh);
      const material = materialOf(id);
      const blocks = blocksOf(id, material);
      if (blocks !== null) masonry.push({ storey, area: measured.area ?? 0, ...blocks });
      else parts.push({ ...measured, ...madeOf(material, measured), storey, element });
    }
  }
  for (const kind of namedKinds) for (const id of lines.ids(kind)) note('kind_not_counted', lines.kindOf(id));

  const steel: BuildingModel['steel'] = [];
  for (const line of steelKinds.flatMap((kind) => [...lines.lines(kind)])) {
    const subject = lines.kindOf(line.expressID);
    const { ca, mass } = readSteel(lines, units, line, quantities.get(line.expressID));
    const host = ancestor(parents, line.expressID, (id) => elements.has(id));
    const storey = storeyOf(line.expressID, (host === null ? undefined : elements.get(host)) ?? null);
    if (storey === null) note('no_storey', subject);
    else if (mass === null) note('steel_without_mass', subject);
    else {
      const element = (host === null ? undefined : elements.get(host)) ?? null;
      if (element === null) note('steel_without_host', subject);
      steel.push({ storey, element, ca, mass });
    }
  }
  for (const id of lines.ids(tendonKind)) note('kind_not_counted', lines.kindOf(id));
  if (parts.length + masonry.length === 0 && notes.size === 0) throw new ModelFault('no_parts');
  onProgress(1);
  return { schema: api.GetModelSchema(model), storeys, parts, masonry, steel, notes: [...notes.values()] };
}

/** A strength in a property set is said of this part; only concrete has one, so that it tells the material too. */
const withStrength = (material: PartMaterial, fck: number | null): PartMaterial =>
  fck === null || material.concrete === 'no' ? material : { ...material, concrete: 'yes', fck };

/** What the material says of a part; only the share of the concrete counts. */
const madeOf = ({ fck, concrete, share }: PartMaterial, { volume }: { volume: number }) => ({
  fck,
  isSure: concrete === 'yes',
  volume: volume * share,
});

/** Measures of the parts that have a closed body. */
function measureParts(api: IfcAPI, model: number, ids: number[], onProgress: OnProgress) {
  const measures = new Map<number, MeshMeasures>();
  if (ids.length === 0) return measures;
  let done = 0;
  streamMeshes(api, model, ids, (mesh) => {
    try {
      const measured = measureMesh(api, model, mesh);
      if (measured !== null) measures.set(mesh.expressID, measured);
    } catch {
      // The part is told of as one without a volume.
    }
    done += 1;
    if (done % 64 === 0) onProgress(done / ids.length);
  });
  return measures;
}
