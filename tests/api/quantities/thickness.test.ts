import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCentimetres, toMetres } from '#domain/structures/wireUnits.ts';
import { up } from '../../../api/db/migrations/0021_thickness_in_metres.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { floor, header, optionsOf, send } from '../../support/sheets.ts';
import { expectStatus, newUser, type TestUser } from '../../support/world.ts';

const element = { volumes: [{ fck: 25, volume: 60 }], steel: [{ ca: 60, mass: 2500 }] };
const walls = { concrete_walls: element, concrete_slabs: element, wall_thickness: 0.12, slab_thickness: 0.1 };

/** Typed in cm, sent and kept in m, as both generations of the live service and their clients have it. */
describe('a thickness', () => {
  let api: TestApi;
  let user: TestUser;
  const made = async (data: object) => {
    const unit = await (await user.project()).unit();
    const option = await unit.option();
    const floor_ids = (await unit.floors()).map(({ id }: { id: string }) => id);
    const path = `${option.path}/modules`;
    const answer = await user.call('POST', path, { type: 'concrete_wall', data: { ...data, floor_ids } });
    return { answer, path };
  };
  const read = async (sheet: string) => {
    const answer = await expectStatus(201, send(user, sheet));
    const { project, unit, options } = await optionsOf(user, answer.body.rows[0].project_id);
    const [module] = options[0].modules;
    const path = `/v1/projects/${project.id}/units/${unit.id}/options/${options[0].id}/modules/${module.id}`;
    return (await user.call('GET', path)).body.module;
  };

  beforeAll(async () => {
    api = await startApi();
    user = await newUser(api.url);
  });
  afterAll(() => api.close());

  test('comes back in metres as it was sent', async () => {
    const { answer } = await made(walls);
    expect(answer.body.module).toMatchObject({ wall_thickness: 0.12, slab_thickness: 0.1 });
  });

  test('that was meant in centimetres is refused', async () => {
    const { answer } = await made({ ...walls, wall_thickness: 12 });
    expect(answer.status).toBe(422);
    expect(answer.body.keys).toEqual({ wall_thickness: 'structure.thickness.at_most' });
  });

  test('of a sheet is in metres under the column of /v1, in centimetres under a heading that says so', async () => {
    const amounts = 'module_wall_concrete_25,module_slab_concrete_25,module_wall_steel_60';
    const code = `${header},module_wall_thickness,module_slab_thickness,${amounts}`;
    const words = `${header},Espessura das paredes (cm),Espessura das lajes (cm),${amounts}`;
    const byCode = await read([code, `${floor('Ipê')},0.12,0.1,30,20,500`].join('\n'));
    const byWords = await read([words, `${floor('Jatobá')},12,10,30,20,500`].join('\n'));
    for (const module of [byCode, byWords])
      expect(module).toMatchObject({ wall_thickness: 0.12, slab_thickness: 0.1 });
  });

  test('that was stored in centimetres is brought into metres, to the last digit', async () => {
    const { answer, path } = await made(walls);
    const { id, version_id: versionId } = answer.body.module;
    const { other_thing: _, ...stored } = {
      ...walls,
      wall_thickness: 12.5,
      slab_thickness: 0,
      other_thing: 1,
    };
    await api.db
      .updateTable('versions')
      .set({ data: JSON.stringify(stored) as never })
      .where('id', '=', versionId)
      .execute();
    await up(api.db as never);
    const { module } = (await user.call('GET', `${path}/${id}`)).body;
    expect(module).toMatchObject({ wall_thickness: 0.125, slab_thickness: 0, concrete_walls: element });
  });

  test('is the same after the way out and back, whatever it is', () => {
    const typed = fc.integer({ min: 0, max: 300_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(typed, (cm) => {
        expect(toCentimetres(toMetres(cm))).toBe(cm);
      }),
    );
  });
});

/** A figure without a unit in the contract is one that somebody reads in another. */
test('every figure of a structure, a foundation and a floor has its unit in the contract', async () => {
  const api = await startApi();
  const document = await (await fetch(`${api.url}/v1/openapi.json`)).json();
  await api.close();
  const unit =
    /(?<!\S)m[²³]?(?![\w])|\bkg\b|MPa|MJ|kgCO₂e|\bclass\b|Number of|Blocks per floor|count|0-based|How many|in the unit of the row|place among/i;
  type Schema = {
    type?: string | string[];
    description?: string;
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
    oneOf?: Schema[];
    $ref?: string;
  };
  const bare: string[] = [];
  let seen = 0;
  const walk = (schema: Schema, path: string, described = ''): void => {
    const text = schema.description ?? described;
    const named = schema.$ref?.split('/').at(-1);
    if (named !== undefined && !path.includes(named))
      walk(document.components.schemas[named], `${path}.${named}`);
    const types = [schema.type].flat();
    if (types.includes('number') || types.includes('integer')) {
      seen += 1;
      if (!unit.test(text)) bare.push(`${path}: ${text}`);
    }
    for (const [name, each] of Object.entries(schema.properties ?? {})) walk(each, `${path}.${name}`);
    if (schema.items !== undefined) walk(schema.items, `${path}[]`, text);
    for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(each, path, text);
  };
  const names = ['BeamColumn', 'ConcreteWall', 'StructuralMasonry', 'NewFloorGroup'];
  const foundations = ['RaftFoundation', 'PilesFoundation', 'RaftPilesFoundation'];
  for (const name of [...names, ...foundations]) {
    expect(document.components.schemas).toHaveProperty(name);
    walk(document.components.schemas[name], name);
  }
  expect(seen).toBeGreaterThan(30);
  expect(bare).toEqual([]);
});
