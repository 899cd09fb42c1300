import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveGateway } from '../../support/served.ts';
import { type TestOption } from '../../support/world.ts';

const { gateway, user } = await serveGateway();
const unit = await (await user.project()).unit();
const floors = await unit.floors();

const idOf = ({ id }: TestOption) => toGlobalId('Option', unit.project.id, unit.id, id);

async function change(field: 'saveTakeoff' | 'createModule', input: object) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${field}(input: $input) { option { ${modules} } errors { key path } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { input }, token: user.token });
  expect([errors, data[field].errors]).toEqual([[], []]);
  return (data[field].option.modules.edges as { node: Saved }[]).map(({ node }) => node);
}

type Saved = { id: string; revision: number };
const range = '{ min max }';
const modules = `modules(first: 20) { edges { node { id revision technology floorRepetition floors { id }
  quantities { concrete grout steel co2 ${range} energy ${range} materials { key amount } flags } } } }`;

const amount = fc.double({ min: 0.01, max: 5000, noNaN: true });
const element = fc.record({
  volumes: fc.uniqueArray(fc.record({ fck: fc.integer({ min: 20, max: 45 }), volume: amount }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ fck }) => fck,
  }),
  steel: fc.uniqueArray(fc.record({ ca: fc.constantFrom(50, 60), mass: amount }), {
    minLength: 1,
    maxLength: 2,
    selector: ({ ca }) => ca,
  }),
});
const frame = fc.record({ concreteColumns: element, concreteBeams: element, concreteSlabs: element });
const walls = fc.record({ concreteWalls: element, concreteSlabs: element });
const dimensions = { formColumns: 120, formBeams: 100, formSlabs: 400, columnNumber: 24 };
const structure = fc.oneof(
  frame.map((parts) => ({
    beamColumn: { ...parts, ...dimensions, averageBeamSpan: 5, averageSlabSpan: 4 },
  })),
  walls.map((parts) => ({ concreteWall: { ...parts, wallThickness: 12, slabThickness: 10 } })),
);
/** A sheet, and the same sheet typed over: columns of some floors each. */
const sheets = fc.array(fc.tuple(structure, structure, fc.subarray([0, 1, 2, 3], { minLength: 1 })), {
  minLength: 1,
  maxLength: 3,
});

test('random sheets come to what their modules come to, made one by one', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (columns) => {
      const sheet = await unit.option({ name: 'Folha', active: false });
      const single = await unit.option({ name: 'Módulos', active: false });
      const inputs = (at: 0 | 1) =>
        columns.map((column) => ({
          floorIds: column[2].map((index) => floors[index]?.id ?? ''),
          structure: column[at],
        }));
      const made = await change('saveTakeoff', { optionId: idOf(sheet), modules: inputs(0) });
      const changes = inputs(1).map((input, at) => ({
        moduleId: made[at]?.id,
        revision: made[at]?.revision,
        ...input,
      }));
      const saved = await change('saveTakeoff', { optionId: idOf(sheet), modules: changes });
      let apart: Saved[] = [];
      for (const input of inputs(1))
        apart = await change('createModule', { optionId: idOf(single), ...input });
      const withoutIds = (list: Saved[]) => list.map((module) => ({ ...module, id: '', revision: 0 }));
      expect(withoutIds(saved)).toEqual(withoutIds(apart));
      expect(saved).toHaveLength(columns.length);
    }),
    { numRuns: 8, seed: 20_261_122 },
  );
}, 60_000);
