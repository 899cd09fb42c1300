import { type IfcAPI, IFCTENDON, IFCTENDONANCHOR } from 'web-ifc';
import type { BuildingModel, ModelElement } from '#domain/takeoff/buildingModel.ts';
import { countedKinds, namedKinds } from './entities/ifcParts.ts';
import { readSteel, type ReadSteel, steelKinds } from './entities/ifcReinforcement.ts';
import { readTendon } from './entities/ifcTendons.ts';
import { ancestor } from './entities/ifcStoreys.ts';
import { type MeasuredBody, measureParts, type Measuring } from './measures/measureParts.ts';
import { ModelFault } from './modelFault.ts';
import { type ReadFile, readFile } from './readFile.ts';
import { readParts } from './readParts.ts';

/** How far the reading is, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Reads the storeys, parts and reinforcement of an opened file. What is not counted is in `notes`.
 *
 * @throws ModelFault for a file without storeys, or without any part to count.
 */
export function readIfc(
  api: IfcAPI,
  model: number,
  measuring: Measuring,
  onProgress: OnProgress,
): BuildingModel {
  const file = readFile(api, model, (share) => onProgress(0.3 * share));
  const { lines, units, notes, storeys } = file;
  if (storeys.length === 0) throw new ModelFault('no_storeys');
  if (units.lengthAssumed) notes.add('length_unit_assumed', 'm');
  if (measuring === 'none') notes.add('bodies_unread', '');
  const elements = new Map<number, ModelElement>();
  for (const [kind, element] of countedKinds) for (const id of lines.ids(kind)) elements.set(id, element);
  const hosts = new Map(elements);
  // A wall or slab assembled from parts counts by its parts.
  for (const whole of [...elements.keys()].flatMap((id) => file.parents.get(id) ?? []))
    elements.delete(whole);
  onProgress(0.3);
  const ids = [...elements.keys(), ...lines.ids(IFCTENDON)];
  const bodies = measureParts(api, model, ids, measuring, (share) => onProgress(0.3 + 0.6 * share));
  const { parts, masonry } = readParts(file, elements, bodies);
  for (const kind of namedKinds)
    for (const id of lines.ids(kind)) notes.add('kind_not_counted', lines.kindOf(id));
  const steel = readReinforcement(file, hosts, bodies);
  for (const id of lines.ids(IFCTENDONANCHOR)) notes.add('anchors_left_out', lines.kindOf(id));
  if (parts.length + masonry.length === 0 && notes.list.length === 0) throw new ModelFault('no_parts');
  onProgress(1);
  return {
    schema: api.GetModelSchema(model),
    storeys: [...storeys],
    parts,
    masonry,
    steel,
    notes: notes.list,
  };
}

/** Bars, meshes and tendons; `hosts` are the elements they may be in. */
function readReinforcement(
  file: ReadFile,
  hosts: ReadonlyMap<number, ModelElement>,
  bodies: ReadonlyMap<number, MeasuredBody>,
): BuildingModel['steel'] {
  const { lines, notes, parents, units, quantities, types } = file;
  const steel: BuildingModel['steel'] = [];
  const add = (id: number, { ca, mass }: ReadSteel, isTendon: boolean) => {
    const subject = lines.kindOf(id);
    const host = ancestor(parents, id, (each) => hosts.has(each));
    const element = (host === null ? undefined : hosts.get(host)) ?? null;
    const storey = file.storeyOf(id, element);
    file.addRefused(id);
    if (storey === null) notes.add('no_storey', subject);
    else if (mass === null) notes.add('steel_without_mass', subject);
    else {
      if (element === null) notes.add(isTendon ? 'tendon_without_host' : 'steel_without_host', subject);
      steel.push({ storey, element: isTendon ? (element ?? 'slabs') : element, ca, mass });
    }
  };
  for (const line of steelKinds.flatMap((kind) => [...lines.lines(kind)]))
    add(line.expressID, readSteel(lines, units, line, quantities.get(line.expressID)), false);
  for (const line of lines.lines(IFCTENDON)) {
    const id = line.expressID;
    const type = lines.line(types.get(id) ?? null);
    add(id, readTendon(units, line, type, quantities.get(id), bodies.get(id)), true);
  }
  return steel;
}
