import { fault, type G3Call, g3Route, missing, ok, type G3Reply } from './g3Exchange.ts';
import { isFoundation, readFoundation } from './g3Foundations.ts';
import { moduleTotals } from './g3Totals.ts';
import { type G3StoredModule, newId } from './g3State.ts';
import { steelFaults } from './g3Steel.ts';

/** What is kept of the data of each type: elements, and other keys. Anything else is passed over. */
const shapes: Record<string, { elements: string[]; optional: string[]; numbers: string[] }> = {
  beam_column: {
    elements: ['concrete_columns', 'concrete_beams', 'concrete_slabs'],
    optional: [],
    numbers: [
      'form_columns',
      'form_beams',
      'form_slabs',
      'form_total',
      'column_number',
      'avg_beam_span',
      'avg_slab_span',
    ],
  },
  concrete_wall: {
    elements: ['concrete_walls', 'concrete_slabs'],
    optional: [],
    numbers: [
      'wall_thickness',
      'slab_thickness',
      'wall_area',
      'slab_area',
      'wall_form_area',
      'slab_form_area',
    ],
  },
  structural_masonry: {
    elements: ['concrete_slabs'],
    optional: ['concrete_columns', 'concrete_beams'],
    numbers: ['form_columns', 'form_beams', 'form_slabs', 'form_total'],
  },
};
const blockShape =
  /^(inteiro|meio|meia canaleta|canaleta inteira|amarração [TL]|canaleta de amarração|compensador 1\/[48]) \(1[49]x19x\d+\)$/;

type Row = Record<string, unknown>;

function elementFaults(value: unknown, name: string, faults: Record<string, string>): void {
  const { volumes, steel } = (value ?? {}) as { volumes?: Row[]; steel?: Row[] };
  if ((volumes ?? []).length === 0) faults[`${name}.volumes`] = 'must be provided';
  if ((steel ?? []).length === 0) faults[`${name}.steel`] = 'must be provided';
  const strengths = (volumes ?? []).map(({ fck }) => fck);
  strengths.forEach((fck, at) => {
    if (strengths.indexOf(fck) < at) faults[`${name}.volumes.fck`] = `duplicate fck value: ${String(fck)}`;
  });
  steelFaults(steel ?? [], name, faults);
}

function masonryFaults(value: unknown, faults: Record<string, string>): void {
  const { grout = [], mortar, blocks = [] } = (value ?? {}) as Record<string, Row[] | undefined>;
  grout.forEach((row, at) => steelFaults((row['steel'] ?? []) as Row[], `masonry.grout[${at}]`, faults));
  if (mortar === undefined) faults['masonry.mortar'] = 'must be provided';
  blocks.forEach(({ type }, at) => {
    const isTwoBlanks = type === 'canaleta  inteira (14x19x39)';
    const isOne = type !== 'canaleta inteira (14x19x39)' && blockShape.test(String(type));
    if (!isTwoBlanks && !isOne) faults[`masonry.blocks[${at}].type`] = 'invalid block type';
  });
}

function read({ state, params, body }: G3Call): { refused: G3Reply } | { data: Row } {
  const type = String(body['type']);
  const shape = shapes[type];
  const sent = (body['data'] ?? {}) as Row;
  if (isFoundation(type)) return readFoundation(state, type, sent);
  if (shape === undefined) return { refused: fault(400, 'invalid module type') };
  const keys = [...shape.elements, ...shape.optional, ...shape.numbers];
  if (keys.some((key) => key === 'column_number' && !Number.isInteger(sent[key] ?? 0)))
    return {
      refused: fault(400, 'json: cannot unmarshal number into Go struct field .column_number of type int'),
    };
  const faults: Record<string, string> = {};
  for (const key of shape.elements) elementFaults(sent[key], key, faults);
  for (const key of shape.optional) if (sent[key] != null) elementFaults(sent[key], key, faults);
  if (type === 'structural_masonry') masonryFaults(sent['masonry'], faults);
  const ids = (sent['floor_ids'] ?? []) as string[];
  if (ids.length === 0) faults['floor_ids'] = 'must be provided';
  if (Object.keys(faults).length > 0) return { refused: fault(422, faults) };
  const floors = state.units.find(({ id }) => id === params['u'])?.floors ?? [];
  if (ids.some((id) => !floors.some((floor) => floor.id === id)))
    return { refused: fault(state.foreignFloor.status, state.foreignFloor.error) };
  const kept = [...keys, 'slab_type', ...(type === 'structural_masonry' ? ['masonry'] : [])];
  const data = Object.fromEntries(kept.filter((key) => sent[key] != null).map((key) => [key, sent[key]]));
  for (const key of shape.optional) data[key] ??= null;
  return { data: { ...data, floor_ids: ids } };
}

/** Lists of masonry without rows are null in an answer. */
const filled = ({ masonry, ...data }: Row): Row => {
  if (masonry == null) return data;
  const lists = Object.entries(masonry as Row[]).map(([key, rows]) => [
    key,
    Array.isArray(rows) && rows.length === 0 ? null : rows,
  ]);
  return { ...data, masonry: Object.fromEntries(lists) };
};

/** Ids of floors that the tower has no more stay listed. */
const onWire = (module: G3StoredModule) => {
  const { id, type, outdated } = module;
  const data = filled(module.data);
  const shown = { id, type, outdated, consumption: moduleTotals(module), ...data };
  return { module: shown };
};

const find = ({ state, params }: G3Call) => state.modules.find(({ id }) => id === params['m']);

function create(call: G3Call): G3Reply {
  const result = read(call);
  if ('refused' in result) return result.refused;
  const { state, params, body } = call;
  const module = {
    id: newId(),
    option_id: params['o']!,
    type: String(body['type']),
    outdated: false,
    data: result.data,
  };
  state.modules.push(module);
  return ok(onWire({ ...module, data: result.data }), 201);
}

function change(call: G3Call): G3Reply {
  const module = find(call);
  if (module === undefined) return missing();
  const { type } = call.body;
  if (type === undefined) return fault(400, "missing or invalid 'type' field");
  if (type !== module.type) {
    const text = `module type mismatch: existing type is '${module.type}', but received '${typeof type === 'string' ? type : ''}'`;
    return fault(400, text);
  }
  const result = read(call);
  if ('refused' in result) return result.refused;
  Object.assign(module, { data: result.data, outdated: false });
  return ok(onWire({ ...module, data: result.data }));
}

const one = '/projects/:p/units/:u/options/:o/modules/:m';

export const g3Modules = [
  g3Route('POST', '/projects/:p/units/:u/options/:o/modules', 'option', create, ['type', 'data']),
  g3Route('GET', one, 'option', (call) => {
    const module = find(call);
    return module === undefined ? missing() : ok(onWire(module));
  }),
  g3Route('PATCH', one, 'option', change, ['type', 'data']),
  g3Route('DELETE', one, 'option', (call) => {
    const module = find(call);
    if (module === undefined) return missing();
    call.state.modules.splice(call.state.modules.indexOf(module), 1);
    return ok({ id: module.id, message: 'module successfully deleted' });
  }),
  g3Route('POST', `${one}/duplicate`, 'option', (call) => {
    const module = find(call);
    if (module === undefined) return missing();
    const copy = { ...module, id: newId(), option_id: call.params['o']!, outdated: false };
    call.state.modules.push(copy);
    return ok(onWire(copy), 201);
  }),
];
