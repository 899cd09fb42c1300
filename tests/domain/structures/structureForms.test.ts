import { structureFormSchema } from '#domain/structures/structure.ts';
import { missingElements } from '#domain/structures/missing.ts';
import { describe, expect, test } from 'vitest';
import { issuesOf } from '../issues.ts';
import { frame, masonry, wall } from '../samples.ts';

describe('forms', () => {
  test('read text in the language given and leave empty parts out', () => {
    const rows = { volumes: [{ fck: '', customFck: '32,5', volume: '1.008,1' }], steel: [] };
    const parsed = structureFormSchema('beam_column').parse({
      ...frame(),
      concreteSlabs: rows,
      formSlabs: '400,5',
    });
    expect(parsed).toMatchObject({
      concreteSlabs: { volumes: [{ fck: 32.5, customFck: 32.5, volume: 1008.1 }] },
      formSlabs: 400.5,
    });
    const data = masonry();
    const empty = {
      ...data,
      masonry: { ...data.masonry, grout: [] },
      concreteBeams: { volumes: [], steel: [] },
    };
    const { grout: _, ...masonryWithoutGrout } = data.masonry;
    // Concrete whose steel nobody has counted yet is there.
    const columns = { volumes: [{ fck: 30, volume: 12 }] };
    expect(structureFormSchema('structural_masonry').parse({ ...data, concreteColumns: columns })).toEqual({
      ...data,
      concreteColumns: columns,
    });
    expect(structureFormSchema('structural_masonry').parse(empty)).toEqual({
      ...data,
      masonry: masonryWithoutGrout,
    });
    expect(
      structureFormSchema('concrete_wall', 'en-US').parse({
        ...wall(),
        wallArea: '',
        slabThickness: '10.5',
      }),
    ).toEqual({
      ...wall(),
      slabThickness: 10.5,
    });
  });

  test('say once what the technology requires', () => {
    const form = { ...frame(), formSlabs: '', columnNumber: '' };
    expect(issuesOf(structureFormSchema('beam_column'), form)).toEqual([
      'formSlabs: general.required',
      'columnNumber: general.required',
      'missing: structure.missing.beam_column',
    ]);
  });

  test('take rows without an amount for none', () => {
    const open = { blocks: [{ type: '', fbk: '', quantity: '' }] };
    const form = { ...frame(), masonry: open, concreteSlabs: { volumes: [{ fck: 30, volume: undefined }] } };
    expect(missingElements('structural_masonry', form)).toEqual(['masonry.blocks', 'concreteSlabs']);
    expect(missingElements('beam_column', frame())).toEqual([]);
  });
});
