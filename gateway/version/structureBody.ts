import type { Technology } from '#domain/technology.ts';
import { camelCase, refusedInput } from '../errors/userErrors.ts';

type Fields = Record<string, unknown>;

/** StructureInput of the graph: exactly one of the three. */
export type StructureInput = { beamColumn?: Fields; concreteWall?: Fields; structuralMasonry?: Fields };

const technologyOf = {
  beamColumn: 'beam_column',
  concreteWall: 'concrete_wall',
  structuralMasonry: 'structural_masonry',
} as const satisfies Record<keyof StructureInput, Technology>;

type Member = keyof StructureInput;

/** Names that are not just the other spelling; customFck and customCa are written so on the wire too. */
const wireNames: Record<string, string> = {
  averageBeamSpan: 'avg_beam_span',
  averageSlabSpan: 'avg_slab_span',
  customFck: 'customFck',
  customCa: 'customCa',
};
const graphNames: Record<string, string> = {
  avg_beam_span: 'averageBeamSpan',
  avg_slab_span: 'averageSlabSpan',
};
const masonryParts = ['grout', 'mortar', 'blocks'];

/** Lists that may be empty in the graph and must be left out on the wire then. */
const optionalLists = ['steel', 'grout', 'mortar'];

/**
 * The wire's type and data of a structure. `nulls`: whether null goes along, which takes an optional figure away on a
 * change.
 */
export function structureBody(input: StructureInput, nulls: boolean): { type: Technology; data: Fields } {
  const member = (Object.keys(technologyOf) as Member[]).find((name) => input[name] != null);
  if (member === undefined) throw refusedInput('VALIDATION_FAILED', 'structure.type.select', ['structure']);
  const fields = toWire(input[member], nulls) as Fields;
  if (member !== 'structuralMasonry') return { type: technologyOf[member], data: fields };
  const { grout, mortar, blocks, ...concrete } = fields;
  const masonry = {
    ...(grout === undefined ? {} : { grout }),
    ...(mortar === undefined ? {} : { mortar }),
    blocks,
  };
  return { type: technologyOf[member], data: { masonry, ...concrete } };
}

function toWire(value: unknown, nulls: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => toWire(each, false));
  if (typeof value !== 'object' || value === null) return value;
  const wire: Fields = {};
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined || (field === null && !nulls)) continue;
    if (Array.isArray(field) && field.length === 0 && optionalLists.includes(name)) continue;
    wire[wireNames[name] ?? snakeCase(name)] = toWire(field, false);
  }
  return wire;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const ownFields: Record<string, string> = {
  name: 'name',
  description: 'description',
  floor_ids: 'floorIds',
  is_valid: 'isValid',
  revision: 'revision',
};

/**
 * From a field of a 422 to the input of a mutation that takes `structure`: `concrete_columns.volumes.0.fck` →
 * ["structure", "beamColumn", "concreteColumns", "volumes", "0", "fck"].
 */
export function structurePath(structure: StructureInput | null | undefined): (field: string) => string[] {
  const member = Object.keys(structure ?? {}).find((name) => structure?.[name as Member] != null);
  return (field) => {
    const parts = field.split('.');
    if (parts[0] === 'data' && parts.length > 1) parts.shift();
    const own = ownFields[parts[0] ?? ''];
    if (own !== undefined) return [own, ...parts.slice(1)];
    if (member === undefined || parts[0] === 'type') return ['structure'];
    if (parts[0] === 'masonry' && masonryParts.includes(parts[1] ?? '')) parts.shift();
    if (parts[0] === 'missing') return ['structure', member];
    return ['structure', member, ...parts.map((part) => graphNames[part] ?? camelCase(part))];
  };
}
