import { zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ModelFault } from '../../../web/model/ifc/modelFault.ts';
import { openModel } from '../../../web/model/ifc/openModel.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { openBytes, refusal, volumes } from './openedIfc.ts';

const encoded = new TextEncoder();
const tower = encoded.encode(towerIfc({ storeys: Array.from({ length: 20 }, (_, at) => `${at}`) }));

it.each([0, 6] as const)('an ifcZIP is opened, packed at level %d', async (level) => {
  const zip = zipSync({ 'leia.txt': encoded.encode('x'), 'pasta/Torre.IFC': tower }, { level });
  expect(volumes(await openBytes(zip), 'slabs')).toBeCloseTo(20 * 12, 4);
});

it.each(['packed', 'plain'])(
  'the progress of a %s model is told in parts of the whole, to its end',
  async (how) => {
    const shares: number[] = [];
    await openBytes(how === 'plain' ? tower : zipSync({ 'Torre.ifc': tower }), {
      onProgress: (share) => shares.push(share),
    });
    expect(shares.filter((share) => share < 0 || share > 1)).toEqual([]);
    expect([shares.length > 5, shares.at(-1)]).toEqual([true, 1]);
    // By those of the bodies it is told how long the reading may be silent.
    expect([shares.at(-5), shares.at(-2)]).toEqual(how === 'plain' ? [0.65, 0.95] : [0.685, 0.955]);
  },
);

it('an ifcZIP is read without measuring where that is asked', async () => {
  const drawn = towerIfc({ storeys: ['1'], measured: 'geometry' });
  const zip = zipSync({ 'Torre.ifc': encoded.encode(drawn) });
  expect(volumes(await openBytes(zip), 'slabs')).toBeCloseTo(12, 4);
  const { notes, parts } = await openBytes(zip, { isMeasured: false });
  expect([parts, notes[0]]).toEqual([[], { reason: 'bodies_unread', subject: '', count: 1 }]);
});

it('what macOS packs beside a model is none', async () => {
  const beside = encoded.encode('Mac OS X        ');
  const zip = zipSync({ '__MACOSX/._Torre.ifc': beside, '._Torre.ifc': beside, 'Torre.ifc': tower });
  expect(volumes(await openBytes(zip), 'slabs')).toBeCloseTo(20 * 12, 4);
  expect(await refusal(zipSync({ '__MACOSX/._Torre.ifc': beside }))).toBe('zip_without_ifc');
});

it('of several models in a ZIP the first is read, and none of more than 1 GB', async () => {
  const two = encoded.encode(towerIfc({ storeys: ['1', '2'] }));
  expect((await openBytes(zipSync({ 'A.ifc': two, 'B.ifc': tower }))).storeys).toHaveLength(2);
  const sized = (size: number) => openModel({ size, read: (_, length) => new Uint8Array(length) }, null);
  await expect(sized(1024 ** 3)).rejects.toMatchObject({ reason: 'not_ifc' });
  await expect(sized(1024 ** 3 + 1)).rejects.toMatchObject({ reason: 'too_large' });
});

it('a model behind the mark of UTF-8 is read, packed or not', async () => {
  const marked = Uint8Array.of(0xef, 0xbb, 0xbf, ...tower);
  for (const bytes of [marked, zipSync({ 'Torre.ifc': marked })])
    expect(volumes(await openBytes(bytes), 'slabs')).toBeCloseTo(20 * 12, 4);
});

it('a ZIP without a model, or with an end missing, is refused with its reason', async () => {
  expect(await refusal(zipSync({ 'torre.ifcxml': tower }))).toBe('zip_without_ifc');
  const zip = zipSync({ 'torre.ifc': tower });
  expect(await refusal(zip.slice(0, zip.length / 2))).toBe('damaged');
  expect(await refusal(zipSync({ 'torre.ifc': encoded.encode('a,b') }))).toBe('not_ifc');
});

it('a damaged ZIP is read as far as it goes or refused, never anything else', async () => {
  const zip = zipSync({ 'torre.ifc': encoded.encode(towerIfc({ storeys: ['1'], columns: 1 })) });
  const damage = fc.tuple(fc.integer({ min: 4, max: zip.length - 1 }), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
      const bytes = damages.reduce((left, [at, byte]) => left.with(at, byte), zip);
      const outcome = await openBytes(bytes).then(
        ({ parts }) => parts.every(({ volume }) => volume > 0),
        (thrown: unknown) => thrown instanceof ModelFault,
      );
      expect(outcome).toBe(true);
    }),
    { numRuns: 60, seed: 8 },
  );
});
