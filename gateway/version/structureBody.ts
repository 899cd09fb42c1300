import type { StructureInput } from '../__generated__/resolverTypes.ts';
import { dimensionOnWire } from '#domain/structures/wireUnits.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { inputPath } from '../errors/userErrors.ts';
import { wireName } from '#domain/wireNames.ts';

type Fields = Record<string, unknown>;

type Member = keyof StructureInput;

/** customFck and customCa have the same names on the wire. */
export const quantityName = (name: string) => (name.startsWith('custom') ? name : wireName(name));
const masonryParts = ['grout', 'mortar', 'blocks'];

/** Lists that may be empty in the graph but must then be left out on the wire. */
const optionalLists = ['steel', 'grout', 'mortar'];
/** The one of them that a change clears with null. */
const removable = 'otherMaterials';

/** The wire's type and data of a structure. `nulls`: whether to send nulls, which clear figures in a change. */
export function structureBody(input: StructureInput, nulls: boolean): { type: Technology; data: Fields } {
  // The executor lets exactly one through.
  const [[member, structure]] = Object.entries(input) as [[Member, object]];
  const type = wireName(member) as Technology;
  const fields = toWire(structure, nulls) as Fields;
  if (type !== 'structural_masonry') return { type, data: fields };
  const { grout, mortar, blocks, ...concrete } = fields;
  const masonry = {
    ...(grout === undefined ? {} : { grout }),
    ...(mortar === undefined ? {} : { mortar }),
    blocks,
  };
  return { type, data: { masonry, ...concrete } };
}

function toWire(value: unknown, nulls: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => toWire(each, false));
  if (typeof value !== 'object' || value === null) return value;
  const wire: Fields = {};
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined || (field === null && !nulls)) continue;
    if (isEmptyList(field) && optionalLists.includes(name)) continue;
    if (isEmptyList(field) && name === removable) {
      if (nulls) wire[quantityName(name)] = null;
      continue;
    }
    wire[quantityName(name)] = dimensionOnWire(name, toWire(field, false));
  }
  return wire;
}

const isEmptyList = (field: unknown) => Array.isArray(field) && field.length === 0;

/** Fields of the mutations beside `structure`. */
const ownFields = ['name', 'description', 'floorIds', 'isValid', 'revision'];

/**
 * Converts a field of a 422 into a path of the input of a mutation with `structure`: `concrete_columns.volumes.0.fck` →
 * ["structure", "beamColumn", "concreteColumns", "volumes", "0", "fck"].
 */
export function structurePath(structure: StructureInput | null | undefined): (field: string) => string[] {
  const member = Object.keys(structure ?? {}).find((name) => structure?.[name as Member] != null);
  return (field) => {
    const path = inputPath(field);
    const [first = '', second = ''] = path;
    if (ownFields.includes(first)) return path;
    if (member === undefined || first === 'type') return ['structure'];
    if (first === 'masonry' && masonryParts.includes(second)) path.shift();
    return first === 'missing' ? ['structure', member] : ['structure', member, ...path];
  };
}
