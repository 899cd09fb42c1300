import { languages } from '#domain/texts/messages.ts';
import { sanityHints } from '#domain/materials/sanity.ts';
import { slabSystemName } from '#domain/structures/concrete/slabSystemNames.ts';
import { usualBands, usualStrandRate } from '#domain/structures/concrete/slabBands.ts';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { structureFormSchema, structureSchema } from '#domain/structures/structure.ts';
import { technologyRules } from '#domain/structures/technology/technologyRules.ts';
import type { Range } from '#domain/range.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { usualStructure } from '#domain/usual/usualStructure.ts';
import { expect, test } from 'vitest';
import { issuesOf } from '../issues.ts';
import { frame, masonry, wall } from '../samples.ts';

const samples = { beam_column: frame(), concrete_wall: wall(), structural_masonry: masonry() };

test.each(technologies)(
  '%s takes a system of slabs in any case, and refuses a word that is none',
  (technology) => {
    const read = (slabSystem: unknown) =>
      structureSchema(technology).parse({ ...samples[technology], slabSystem });
    expect(read(' PT_Flat ').slabSystem).toBe('pt_flat');
    expect('slabSystem' in read(null)).toBe(false);
    const schema = structureSchema(technology);
    expect(issuesOf(schema, { ...samples[technology], slabSystem: 'waffle' })).toEqual([
      'slabSystem: structure.slab_system',
    ]);
    const form = structureFormSchema(technology).parse({ ...samples[technology], slabSystem: '' });
    expect('slabSystem' in form).toBe(false);
  },
);

test('every system has a name of its own in every language', () => {
  for (const language of languages)
    expect(new Set(slabSystems.map((system) => slabSystemName(system, language))).size).toBe(
      slabSystems.length,
    );
});

test('bands follow the system: a flat slab is thicker, a ribbed one thinner, a solid one is what the technology has', () => {
  for (const technology of technologies) {
    const own = technologyRules[technology].bands;
    expect(usualBands(technology, 'solid')).toEqual(own);
    expect(usualBands(technology)).toEqual(own);
    const [flat, ribbed] = [usualBands(technology, 'flat'), usualBands(technology, 'ribbed')];
    expect(flat.concrete_per_area.min).toBeGreaterThan(own.concrete_per_area.min);
    expect(ribbed.concrete_per_area.max).toBeLessThan(own.concrete_per_area.max);
    for (const system of slabSystems)
      for (const { min, max } of Object.values(usualBands(technology, system))) {
        expect(min).toBeGreaterThanOrEqual(0);
        expect(max).toBeGreaterThan(min);
      }
  }
  const floor = { concrete: 108, steel: 9000, form: null, area: 450 };
  const position = (system?: 'flat') => sanityHints('beam_column', floor, system)[0]?.position;
  expect([position(), position('flat')]).toEqual(['above', 'within']);
});

test('bands of each technology and system, and the strand of each system, are as written', async () => {
  const range = ({ min, max }: Range) => `${min} to ${max}`;
  const lines = technologies.flatMap((technology) =>
    slabSystems.map((system) => {
      const bands = Object.entries(usualBands(technology, system)).map(
        ([measure, band]) => `${measure} ${range(band)}`,
      );
      return `${technology}, ${system}: ${bands.join(', ')}`;
    }),
  );
  const strand = slabSystems.map((system) => `strand, ${system}: ${range(usualStrandRate(system))}`);
  await expect(`${[...lines, ...strand].join('\n')}\n`).toMatchFileSnapshot('written/usualBands.txt');
});

test('a usual floor keeps its system and lies within its bands', () => {
  for (const technology of technologies)
    for (const slabSystem of slabSystems) {
      const data = usualStructure(technology, { area: 400, fck: 30, fbk: 8, slabSystem }, 0.5);
      expect(structureSchema(technology).parse(data).slabSystem).toBe(slabSystem);
    }
});
