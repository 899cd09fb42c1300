import { structureQuantities } from '#domain/materials/quantities.ts';
import { sanityHints } from '#domain/materials/sanity.ts';
import { structureSchema } from '#domain/structures/structure.ts';
import {
  assumedSteel,
  unreinforcedVolume,
  lacksStrand,
  usualSteelRate,
} from '#domain/structures/steel/usualSteel.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frame } from '../samples.ts';

const volume = fc.double({ min: 0.01, max: 5000, noNaN: true });

test('concrete without any steel is shown as 0 kg/m³, below what is usual', () => {
  const [, steel] = sanityHints('beam_column', { concrete: 40, steel: 0, form: null, area: 200 });
  expect(steel).toMatchObject({ measure: 'steel_per_concrete', value: 0, position: 'below' });
  expect(steel?.band).toMatchObject({ min: 55, max: 125 });
});

test('steel assumed for any concrete lies within the usual rate of its technology, and is marked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...technologies), volume, (technology, cubicMetres) => {
      const { mass, assumed } = assumedSteel(technology, cubicMetres);
      const { min, max } = usualSteelRate(technology);
      expect(assumed).toBe(true);
      expect(mass).toBeGreaterThanOrEqual(Math.min(0.1, min * cubicMetres));
      expect(mass).toBeLessThanOrEqual(max * cubicMetres + 0.1);
    }),
  );
});

test('an element is bare of steel when it has concrete and no mass of any class, also while it is typed', () => {
  fc.assert(
    fc.property(volume, (cubicMetres) => {
      const volumes = [{ fck: 30, volume: cubicMetres }, { fck: 40 }];
      expect(unreinforcedVolume({ volumes, steel: [{ ca: 50, mass: undefined }] })).toBe(cubicMetres);
      expect(unreinforcedVolume({ volumes })).toBe(cubicMetres);
      expect(unreinforcedVolume({ volumes, steel: [{ ca: 50, mass: 0.1 }] })).toBe(0);
    }),
  );
  expect(unreinforcedVolume({ volumes: [], steel: [] })).toBe(0);
});

test('the mark stays with the mass and flags what rests on it; a mark that says nothing is dropped', () => {
  const slabs = (assumed: boolean) => ({
    ...frame(),
    concreteSlabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 3600, assumed }] },
  });
  const parsed = structureSchema('beam_column').parse(slabs(true));
  expect(parsed).toEqual(slabs(true));
  const { flags, materials } = structureQuantities('beam_column', parsed);
  expect(flags).toEqual(['assumed']);
  expect(materials.filter((line) => line.flags.includes('assumed')).map(({ key }) => key)).toEqual([
    'steel:60',
  ]);
  const plain = structureSchema('beam_column').parse(slabs(false));
  expect(JSON.stringify(plain)).not.toContain('assumed');
});

test('prestressed slabs miss their strand until a mass of it is there', () => {
  const volumes = [{ fck: 30, volume: 40 }];
  const rebar = { ca: 50, mass: 3000 };
  expect(lacksStrand('pt_flat', { volumes, steel: [rebar, { ca: 190 }] })).toBe(true);
  expect(lacksStrand('pt_flat', { volumes, steel: [rebar, { ca: 190, mass: 250 }] })).toBe(false);
  expect(lacksStrand('flat', { volumes, steel: [rebar] })).toBe(false);
  expect(lacksStrand('pt_flat', { volumes: [], steel: [rebar] })).toBe(false);
});
