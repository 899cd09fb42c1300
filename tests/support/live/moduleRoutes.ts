import type { Technology } from '#domain/structures/technology/technology.ts';
import { wireStructureSchema } from '../../../api/versions/structureWire.ts';
import { moduleConsumption } from './consumption.ts';
import { fault, missing, ok, type Route, unknownKey } from './exchange.ts';
import { type LiveModule, type LiveState, newId, takeOut } from './liveState.ts';

const modulesPath = /^\/v1\/projects\/(?<p>[^/]+)\/units\/(?<u>[^/]+)\/options\/(?<o>[^/]+)\/modules$/;
const modulePath =
  /^\/v1\/projects\/(?<p>[^/]+)\/units\/(?<u>[^/]+)\/options\/(?<o>[^/]+)\/modules\/(?<m>[^/]+)$/;

const dataKeys: Partial<Record<Technology, string[]>> = {
  beam_column: [
    'concrete_columns',
    'concrete_beams',
    'concrete_slabs',
    'form_columns',
    'form_beams',
    'form_slabs',
    'column_number',
    'avg_beam_span',
    'avg_slab_span',
  ],
  concrete_wall: [
    'concrete_walls',
    'concrete_slabs',
    'wall_thickness',
    'slab_thickness',
    'wall_area',
    'slab_area',
    'wall_form_area',
    'slab_form_area',
  ],
};

/** The decoder's own words. */
const notInteger = (key: string, value: unknown) =>
  `invalid json format for module data: json: cannot unmarshal number ${String(value)} into Go struct field BeamColumn.${key} of type int`;

/** A rule of ours: the service takes steel of any class in `ca`. */
const anyClass = 'structure.ca.range';

/** The body as kept, or the refusal. */
function read(body: Record<string, unknown>) {
  const type = body['type'] as Technology;
  const { floor_ids: floorIds, ...data } = (body['data'] ?? {}) as Record<string, unknown>;
  const keys = dataKeys[type];
  if (keys === undefined) return { refused: fault(400, 'invalid module type') };
  const fraction = ['avg_beam_span', 'avg_slab_span', 'column_number'].find(
    (key) => data[key] !== undefined && !Number.isInteger(data[key]),
  );
  if (fraction !== undefined) return { refused: fault(400, notInteger(fraction, data[fraction])) };
  const refused = unknownKey(data, keys);
  if (refused !== undefined) return { refused };
  const result = wireStructureSchema(type).safeParse(data);
  const faults: Record<string, string> = {};
  if (!result.success)
    for (const { path, message } of result.error.issues)
      if (!message.startsWith(anyClass)) faults[path.join('.')] = 'must be provided';
  if (!Array.isArray(floorIds) || floorIds.length === 0)
    faults['floor_ids'] = 'must contain at least 1 floor';
  if (Object.keys(faults).length > 0) return { refused: fault(422, faults) };
  return { kept: { type, floor_ids: (floorIds as unknown[]).map(String), data } };
}

/** Lists that were not sent are null, as the service's encoder writes them. */
const elementOnWire = ([key, value]: [string, unknown]) =>
  key.startsWith('concrete_') ? [key, { steel: null, ...(value as object) }] : [key, value];

const dataOnWire = ({ data }: LiveModule) => Object.fromEntries(Object.entries(data).map(elementOnWire));

const onWire = (module: LiveModule) => ({
  id: module.id,
  type: module.type,
  consumption: moduleConsumption(module),
  ...dataOnWire(module),
  floor_ids: module.floor_ids,
});

/** The older generation lists versions of a module and does not send the module. */
function reply(state: LiveState, module: LiveModule) {
  if (state.generation === 'module') return { module: onWire(module) };
  const data = { ...dataOnWire(module), floor_ids: module.floor_ids };
  return { versions: [{ type: module.type, version: 1, consumption: moduleConsumption(module), data }] };
}

const find = (state: LiveState, { o, m }: Record<string, string>) =>
  state.modules.find(({ id, optionId }) => id === m && optionId === o);

export const moduleRoutes: Route[] = [
  {
    method: 'POST',
    path: modulesPath,
    access: 'project:edit',
    keys: ['type', 'data'],
    run: ({ state, params, body }) => {
      if (!state.options.some(({ id }) => id === params['o'])) return missing();
      const { refused, kept } = read(body);
      if (refused !== undefined) return refused;
      const module = { id: newId(), optionId: params['o'] ?? '', ...kept };
      state.modules.push(module);
      return { status: 201, body: { module: onWire(module) } };
    },
  },
  {
    method: 'GET',
    path: modulePath,
    access: 'project:view',
    run: ({ state, params }) => {
      const module = find(state, params);
      return module === undefined ? missing() : ok(reply(state, module));
    },
  },
  {
    method: 'PATCH',
    path: modulePath,
    access: 'project:edit',
    keys: ['type', 'data'],
    run: ({ state, params, body }) => {
      const module = find(state, params);
      if (module === undefined) return missing();
      if (body['type'] === undefined) return fault(400, "missing or invalid 'type' field");
      const { refused, kept } = read(body);
      if (refused !== undefined) return refused;
      if (kept.type !== module.type)
        return fault(
          400,
          `module type mismatch: existing type is '${module.type}', but received '${kept.type}'`,
        );
      return ok({ module: onWire(Object.assign(module, kept)) });
    },
  },
  {
    method: 'DELETE',
    path: modulePath,
    access: 'project:edit',
    run: ({ state, params }) => {
      const gone = takeOut(state.modules, ({ id }) => id === params['m']);
      return gone.length === 0 ? missing() : ok({ message: 'module successfully deleted' });
    },
  },
];
