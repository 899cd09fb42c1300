import { sidac2026_04 } from '#domain/factors/sidac2026_04.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { toJson } from '../../../api/db/json.ts';
import { resultToStore } from '../../../api/versions/storedResult.ts';
import { wireStructureSchema } from '../../../api/versions/structureWire.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, sampleFrame, type TestOption } from '../../support/world.ts';

/** Versions of before factor set sidac-2026-04b, which has the first row for prestressing strand. */
const api = await serveApi();
const ana = await newUser(api.url);

const prestressed = {
  ...sampleFrame,
  concrete_slabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ custom_ca: 190, mass: 2000 }] },
};
const byOldSet = () =>
  structureQuantities('beam_column', wireStructureSchema('beam_column').parse(prestressed), sidac2026_04);

async function storedUnderTheOldSet(option: TestOption) {
  const module = await option.module({ data: prestressed });
  const result = byOldSet();
  // As stored then: nothing was said of strand.
  const lines = result.materials.map((line) => ({
    ...line,
    label: line.label.replace('CP', 'CA'),
    flags: line.flags.filter((flag) => flag !== 'strand_as_rebar'),
  }));
  const then = { ...result, materials: lines, flags: ['substituted' as const] };
  await api.db
    .updateTable('versions')
    .set({ factorSet: sidac2026_04.id, result: resultToStore(then) })
    .where('moduleId', '=', module.id)
    .execute();
  return module;
}

test('keep their figures and say that strand was counted as rebar, wherever they are shown', async () => {
  const unit = await (await ana.project()).unit();
  const option = await unit.option();
  const module = await storedUnderTheOldSet(option);
  const read = (await ana.call('GET', module.path)).body;
  const floors = read.module.floor_ids.length;
  const { co2 } = byOldSet();
  const strandOf = (materials: { key: string }[]) => materials.find(({ key }) => key === 'steel:190');
  expect(read.module).toMatchObject({ factor_set: 'sidac-2026-04' });
  expect(read.module.co2_max).toBeCloseTo(co2.max * floors, 6);
  expect(read.versions[0].flags).toContain('strand_as_rebar');
  const { totals } = (await ana.call('GET', unit.path)).body.unit;
  const project = (await ana.call('GET', unit.project.path)).body.project;
  for (const each of [read.module, totals, project.totals]) {
    expect(each.co2_max).toBeCloseTo(co2.max * floors, 6);
    expect(each.flags).toEqual(['substituted', 'strand_as_rebar']);
    expect(strandOf(each.materials)).toMatchObject({
      label: 'CP-190',
      flags: ['substituted', 'strand_as_rebar'],
    });
  }

  const versions = `${module.path}/versions`;
  const body = { name: 'V2', type: 'beam_column', data: prestressed, is_valid: true };
  const { version } = (await ana.call('POST', versions, body)).body;
  expect(version).toMatchObject({ factor_set: 'sidac-2026-04b', flags: [] });
  expect(version.co2_min - co2.min * floors).toBeCloseTo(2000 * floors * (2.3 - 0.4259), 6);
  expect((await ana.call('GET', unit.path)).body.unit.totals.flags).toEqual([]);
});

test('so do decisions recorded then, in the record and its PDF', async () => {
  const unit = await (await ana.project()).unit();
  const options = [await unit.option({ name: 'A' }), await unit.option({ name: 'B', active: false })];
  const [module] = await Promise.all(options.map(storedUnderTheOldSet));
  const floors = (await ana.call('GET', module?.path ?? '')).body.module.floor_ids.length;
  const [a, b] = options.map(({ id }) => id);
  const body = { option_ids: [a, b], reference_id: a, chosen_id: b, reason: 'Igual.' };
  const made = (await ana.call('POST', `${unit.path}/decisions`, body)).body.decision;
  // Take the note out again, as records of then have none.
  const { record } = await api.db
    .selectFrom('decisions')
    .select('record')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  const noteless = JSON.parse(JSON.stringify(record).replaceAll(',"strand_as_rebar"', '')) as typeof record;
  expect(noteless).not.toEqual(record);
  await api.db
    .updateTable('decisions')
    .set({ record: toJson(noteless) })
    .where('id', '=', made.id)
    .execute();

  const path = `${unit.project.path}/decisions/${made.id}`;
  const { decision } = (await ana.call('GET', path)).body;
  for (const { quantities } of decision.comparison.items) {
    expect(quantities.flags).toContain('strand_as_rebar');
    expect(quantities.co2.max).toBeCloseTo(byOldSet().co2.max * floors, 6);
  }
  const pdf = await fetch(new URL(`${decision.pdf_url}&lng=pt-BR`, api.url));
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('cordoalha contada como vergalhão');
});
