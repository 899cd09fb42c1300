import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KindCode } from '../../../web/model/ifc/kindCode.ts';
import { ModelFault } from '../../../web/model/ifc/modelFault.ts';
import { StepStatements } from '../../../web/model/ifc/stepStatements.ts';
import { IfcFile, list, named } from '../../support/ifc/ifcFile.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { open, refusal } from './openedIfc.ts';

describe('a file that is no model', () => {
  const empty = () => {
    const file = new IfcFile('IFC4');
    file.root('IFCPROJECT', named('P'), '$', '$', '$', '$', list(), '$');
    return file.text();
  };

  it.each([
    ['', 'empty'],
    ['PK\x03\x04', 'zip_without_ifc'],
    ['a,b,c', 'not_ifc'],
    [empty().replace("'IFC4'", "'AP214'"), 'schema AP214'],
    [empty().replace("'IFC4'", "'IFC2X2_FINAL'"), 'schema IFC 2x2'],
    [empty().replace("'IFC4'", "'IFC2X_FINAL'"), 'schema IFC 2x'],
    [empty().replace("'IFC4'", "'IFC20_LONGFORM'"), 'schema IFC 2.0'],
    [empty().replace("'IFC4'", "'IFC151_FULL'"), 'schema IFC 1.5.1'],
    [empty().replace("'IFC4'", "'IFC5_DEV'"), 'schema IFC 5'],
    [towerIfc().slice(0, -40), 'truncated'],
    [empty(), 'no_storeys'],
    [towerIfc({ columns: 0 }).replaceAll(/IFC(?:BEAM|SLAB|WALL)\(/g, 'IFCDOOR('), 'no_parts'],
  ])('is refused with its reason (%#)', async (text, reason) => {
    expect(await refusal(text)).toBe(reason);
  });

  it('whose body lacks the last argument of a line is refused: the library would never end', async () => {
    const ifc = towerIfc({ storeys: ['1'], columns: 1, measured: 'geometry' });
    const kinds = ['PRODUCTDEFINITIONSHAPE', 'SHAPEREPRESENTATION', 'LOCALPLACEMENT', 'EXTRUDEDAREASOLID'];
    for (const kind of kinds) {
      const short = ifc.replace(new RegExp(`(=IFC${kind}\\(.*),[^,]*\\);`), '$1);');
      expect([kind, short === ifc, await refusal(short)]).toEqual([kind, false, 'damaged']);
    }
  });

  it('with two values where one belongs is refused: the library would never end there either', async () => {
    const ifc = towerIfc({ storeys: ['1'], columns: 1, measured: 'geometry' });
    const glued = ["'Body'#1", "'Body''a' 'b'", "('a')'b'", "1.'b'", '1.#1', "'a'$", '#1(2)'];
    for (const values of glued)
      expect([values, await refusal(ifc.replace("'Body'", values))]).toEqual([values, 'damaged']);
    const doubled = ifc.replace("'COLUMN'", "'Pilar d''água, (#1) ''a'''");
    expect((await open(doubled)).parts).toHaveLength(4);
  });

  it('that ends within a statement, a text, a list or a comment is refused', async () => {
    const ifc = towerIfc({ storeys: ['1'], columns: 1 });
    for (const last of [
      'END-ISO-10303-21',
      "'END-ISO-10303-21;",
      '(END-ISO-10303-21;',
      '/* END-ISO-10303-21;',
    ]) {
      const cut = ifc.replace(/END-ISO-10303-21;\s*$/, last);
      expect([last, cut === ifc, await refusal(cut)]).toEqual([last, false, 'damaged']);
    }
  });

  it.each([
    'IFCRELDEFINESBYPROPERTIES(1.,2.,.U.,(),(#1,(#2)),IFCFOO(1.))',
    "IFCRELASSOCIATESMATERIAL('a',$,$,$,IFCFOO(3),IFCFOO('x'))",
  ])('with one line that nothing can read is read in all others of its kind: %s', async (line) => {
    const ifc = towerIfc({ storeys: ['1', '2'], columns: 2 });
    const broken = ifc.replace('DATA;', `DATA;\n#900001=${line};`);
    expect(await open(broken)).toEqual(await open(ifc));
  });

  it('counts no part whose size is beyond any number', async () => {
    const ifc = towerIfc({ storeys: ['1'], columns: 1, measured: 'geometry' });
    for (const [size, endless] of [
      ['0.5,0.4);', '1e400,0.4);'],
      ['((0.,0.,1.))', '((1e400,0.,1.))'],
    ] as const) {
      const { parts, notes } = await open(ifc.replace(size, endless));
      expect(parts.map(({ element }) => element)).toEqual(['beams', 'slabs', 'walls']);
      expect(notes).toEqual([
        { reason: 'value_refused', subject: 'IfcColumn COLUMN · 1', count: 1 },
        { reason: 'no_volume', subject: 'IfcColumn', count: 1 },
      ]);
    }
  });

  it('damaged anywhere is read as far as it goes or refused, never anything else', async () => {
    const ifc = towerIfc({ storeys: ['1', '2'], columns: 2, bars: 1 });
    const start = ifc.indexOf('DATA;') + 6;
    const end = ifc.lastIndexOf('ENDSEC;');
    const damage = fc.record({
      at: fc.integer({ min: start, max: end - 1 }),
      length: fc.integer({ min: 0, max: 30 }),
      instead: fc.constantFrom('', '$', '#1', '(', ')', "'", ';', '*', '.U.', '#99999', '-1.E9', '\n', 'X'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
        const text = damages.reduce(
          (left, { at, length, instead }) => left.slice(0, at) + instead + left.slice(at + length),
          ifc.slice(0, end),
        );
        const outcome = await open(text + ifc.slice(end)).then(
          ({ parts }) => parts.every(({ volume }) => volume > 0),
          (thrown: unknown) => thrown instanceof ModelFault,
        );
        expect(outcome).toBe(true);
      }),
      { numRuns: 60, seed: 8 },
    );
  });
});

it('tells whole statements from broken ones, wherever a piece of the file ends', () => {
  const bytes = new TextEncoder().encode(towerIfc({ storeys: ['1'], columns: 1 }));
  const outcome = (taken: Uint8Array, at: number) => {
    const statements = new StepStatements(new Map());
    try {
      statements.take(taken.subarray(0, at));
      statements.take(taken.subarray(at));
      statements.finish();
      return 'whole';
    } catch (error) {
      return error instanceof ModelFault ? error.reason : 'thrown';
    }
  };
  expect(outcome(new TextEncoder().encode(towerIfc({ storeys: ["O'' 1; (x /* y"] })), 900)).toBe('whole');
  // Every letter and digit, as in IFCORGANIZATION and IFC2DCOMPOSITECURVE.
  const keyword = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789';
  for (const each of [keyword, keyword.toLowerCase()])
    expect(outcome(new TextEncoder().encode(`#1=${each}($);`), 0)).toBe('whole');
  const place = fc.integer({ min: 200, max: bytes.length - 1 });
  fc.assert(
    fc.property(place, fc.constantFrom(...Array.from("'();")), fc.nat(bytes.length), (at, sign, cut) => {
      expect(outcome(bytes, cut)).toBe('whole');
      const removed = bytes.with(at, 32);
      const isSign = "'();".includes(String.fromCharCode(bytes[at] ?? 0));
      if (isSign) return outcome(removed, cut) === 'damaged';
      return ['whole', 'damaged'].includes(outcome(bytes.with(at, sign.charCodeAt(0)), cut));
    }),
    { numRuns: 1000, seed: 8 },
  );
});

it('knows a kind of line by the CRC-32 of its name, the highest bit included', () => {
  const kind = new KindCode();
  const names = Array.from('ABCDEFGHIJKLMNOP', (letter) => Buffer.from(`IFC${letter}`));
  const codes = names.map((name) => {
    kind.start();
    for (const byte of name) kind.add(byte);
    return kind.value;
  });
  expect(codes).toEqual(names.map((name) => crc32(name)));
  expect(Math.max(...codes)).toBeGreaterThan(2 ** 31);
});
