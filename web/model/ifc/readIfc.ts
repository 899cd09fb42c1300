import type { IfcAPI } from 'web-ifc';
import type { BuildingModel, ModelElement } from '#domain/takeoff/buildingModel.ts';
import { countedKinds, namedKinds } from './ifcParts.ts';
import { readSteel, steelKinds, tendonKind } from './ifcReinforcement.ts';
import { ancestor } from './ifcStoreys.ts';
import { measureParts, type Measuring } from './measureParts.ts';
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
  // Of a wall or slab put together of parts, the parts count.
  for (const whole of [...elements.keys()].flatMap((id) => file.parents.get(id) ?? []))
    elements.delete(whole);
  onProgress(0.3);
  const meshes = measureParts(api, model, [...elements.keys()], measuring, (share) =>
    onProgress(0.3 + 0.6 * share),
  );
  const { parts, masonry } = readParts(file, elements, meshes);
  for (const kind of namedKinds)
    for (const id of lines.ids(kind)) notes.add('kind_not_counted', lines.kindOf(id));
  const steel = readReinforcement(file, hosts);
  for (const id of lines.ids(tendonKind)) notes.add('kind_not_counted', lines.kindOf(id));
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

/** Bars and meshes; `hosts` are the elements they may lie in. */
function readReinforcement(file: ReadFile, hosts: ReadonlyMap<number, ModelElement>): BuildingModel['steel'] {
  const { lines, notes, parents } = file;
  const steel: BuildingModel['steel'] = [];
  for (const line of steelKinds.flatMap((kind) => [...lines.lines(kind)])) {
    const id = line.expressID;
    const subject = lines.kindOf(id);
    const { ca, mass } = readSteel(lines, file.units, line, file.quantities.get(id));
    const host = ancestor(parents, id, (each) => hosts.has(each));
    const element = (host === null ? undefined : hosts.get(host)) ?? null;
    const storey = file.storeyOf(id, element);
    if (storey === null) notes.add('no_storey', subject);
    else if (mass === null) notes.add('steel_without_mass', subject);
    else {
      if (element === null) notes.add('steel_without_host', subject);
      steel.push({ storey, element, ca, mass });
    }
  }
  return steel;
}
