import { describe, expect, test } from 'vitest';
import { serveApi } from '../../support/served.ts';
import { newUser, sampleFrame } from '../../support/world.ts';

const api = await serveApi();
const ana = await newUser(api.url);
const unit = await (await ana.project()).unit();
const option = await unit.option();
const floor_ids: string[] = (await unit.floors()).map(({ id }) => id);

const post = (data: object, type = 'beam_column') =>
  ana.call('POST', `${option.path}/modules`, { type, data: { ...data, floor_ids } });
const columns = (change: object) => ({
  ...sampleFrame,
  concrete_columns: { ...sampleFrame.concrete_columns, ...change },
});
const volumes = (...list: object[]) => columns({ volumes: list });
const fck = 'concrete_columns.volumes.0.fck';
const volume = 'concrete_columns.volumes.0.volume';

describe('quantities that are refused', () => {
  test.each([
    ['no volumes', volumes(), 'concrete_columns.volumes', 'modules.at_least_one'],
    ['no steel in a list of it', columns({ steel: [] }), 'concrete_columns.steel', 'modules.at_least_one'],
    ['a volume of 0', volumes({ fck: 30, volume: 0 }), volume, 'structure.volume.positive'],
    ['a negative volume', volumes({ fck: 30, volume: -5 }), volume, 'structure.volume.positive'],
    ['1e308', volumes({ fck: 30, volume: 1e308 }), volume, 'general.at_most|{"max":1000000000}'],
    ['letters', volumes({ fck: 30, volume: 'dez' }), volume, 'general.number'],
    ['an emoji', volumes({ fck: '🧱', volume: 5 }), fck, 'general.number'],
    ['10 000 characters', volumes({ fck: 30, volume: '9'.repeat(10_000) }), volume, 'general.number'],
    ['an fck of 19', volumes({ fck: 19, volume: 5 }), fck, 'structure.fck.range'],
    [
      'one fck twice',
      volumes({ fck: 30, volume: 5 }, { fck: 30, volume: 6 }),
      'concrete_columns.volumes.1.fck',
      'structure.fck.duplicate',
    ],
    [
      'one ca twice',
      columns({
        steel: [
          { ca: 50, mass: 1 },
          { ca: 50, mass: 2 },
        ],
      }),
      'concrete_columns.steel.1.ca',
      'structure.ca.duplicate',
    ],
    [
      'half a column',
      { ...sampleFrame, column_number: 1.5 },
      'column_number',
      'structure.column_number.non_negative',
    ],
  ])('%s', async (_case, data, field, key) => {
    const answer = await post(data);
    expect(answer.status).toBe(422);
    expect(answer.body.keys).toEqual({ [field]: key });
  });

  test('missing elements are each named', async () => {
    const { concrete_beams: _beams, form_slabs: _form, ...rest } = sampleFrame;
    const answer = await post(rest);
    expect(answer.body.keys).toEqual({
      concrete_beams: 'structure.missing.beam_column',
      form_slabs: 'structure.missing.beam_column',
    });
  });

  test('an unknown type', async () => {
    const answer = await post(sampleFrame, 'timber');
    expect(answer.body.keys).toEqual({ type: 'structure.type.invalid' });
  });

  test('an unknown key is a 400', async () => {
    const answer = await post({ ...sampleFrame, concrete_stairs: {} });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'UNKNOWN_KEY',
      error: 'body contains unknown key "concrete_stairs"',
    });
  });

  test('broken JSON is a 400', async () => {
    expect((await ana.call('POST', `${option.path}/modules`, '{"type":')).status).toBe(400);
  });

  test('leave nothing behind', async () => {
    expect((await ana.call('GET', option.path)).body.tower_option.modules).toEqual([]);
    expect(await api.db.selectFrom('versions').selectAll().execute()).toEqual([]);
  });
});
