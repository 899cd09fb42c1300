import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ModelFault } from '../../web/model/ifc/modelFault.ts';
import { openIfc } from '../../web/model/ifc/openIfc.ts';
import { damaged, outcomeOf } from '../support/fuzz/damaged.ts';
import { longestMs, walk } from '../support/fuzz/random.ts';
import { towerIfc } from '../support/ifc/towerIfc.ts';

const tokens = [
  '',
  '$',
  '#1',
  '(',
  ')',
  "'",
  ';',
  '*',
  '.U.',
  '#99999',
  '-1.E9',
  '\n',
  'X',
  '/*',
  '\\X2\\00',
  '1e400',
];

test('a damaged building model is read as far as it goes or refused', { timeout: longestMs }, async () => {
  const plans = [
    { storeys: ['1', '2'], columns: 1, bars: 1 },
    { storeys: ['1'], columns: 1, measured: 'geometry' } as const,
  ];
  const wholes = plans.map((plan) => Buffer.from(towerIfc(plan)));
  let [tried, read] = [0, 0];
  await walk(async (draw) => {
    const bytes = damaged(draw, wholes[draw(fc.nat, 1)]!, tokens);
    const slice = (at: number, length: number) => new Uint8Array(bytes.subarray(at, at + length));
    tried += 1;
    const outcome = await outcomeOf(async () => {
      const { parts } = await openIfc({ size: bytes.length, read: slice }, null);
      read += 1;
      // Nothing made of a damage counts as a quantity that is none.
      for (const { volume } of parts) expect(volume).toBeGreaterThan(0);
    }, ModelFault);
    expect([bytes.toString(), outcome]).toEqual([bytes.toString(), true]);
  });
  // One that refuses every file would pass the above: of the damages drawn, one in eight leaves a readable model.
  expect(read).toBeGreaterThan(tried / 20);
});
