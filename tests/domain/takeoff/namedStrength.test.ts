import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedSteelClass, namedStrength } from '#domain/takeoff/namedStrength.ts';

describe('the strength a material is named by', () => {
  it.each([
    ['C30', 30],
    ['Concreto C30', 30],
    ['Concrete C25/30', 25],
    ['Beton C 35/45', 35],
    ['CONC-C50_PILAR', 50],
    ['Concreto fck 30', 30],
    ['Concreto Fck=40 MPa', 40],
    ['concreto moldado in loco - fck 27,5 MPa', 27.5],
    ['Concreto 30 MPa', 30],
    ['Concreto, 25MPa', 25],
    ['HA-30/B/20/IIa', 30],
    ['H25', 25],
    // By the cube, in either alphabet.
    ['Бетон B25', 20],
    ['Бетон В45', 35],
  ])('%s is %d MPa', (name, fck) => expect(namedStrength(name)).toBe(fck));

  it.each([
    'Concreto',
    'Concreto 15 cm',
    'Laje C12 cm',
    'Aço CA-50',
    'ABC30',
    'C300',
    'Viga B25',
    'Bloco 14x19x39',
    '',
  ])('says none: %s', (name) => expect(namedStrength(name)).toBeNull());

  it('is found whatever stands around it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 90 }), fc.constantFrom('C', 'fck ', 'FCK='), (fck, before) => {
        expect(namedStrength(`Pilar P1 - Concreto ${before}${fck} moldado`)).toBe(fck);
      }),
      { numRuns: 1000, seed: 8 },
    );
  });

  it('never throws and never leaves what is plausible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const fck = namedStrength(name);
        expect(fck === null || (fck >= 8 && fck <= 120)).toBe(true);
      }),
      { numRuns: 1000, seed: 8 },
    );
  });
});

it('reads the class of reinforcing steel off its grade', () => {
  expect(namedSteelClass('CA-60', 50)).toBe(60);
  expect(namedSteelClass('CA50', 60)).toBe(50);
  expect(namedSteelClass('B500B', 60)).toBe(50);
  expect(namedSteelClass('CP 190 RB 12,7', 50)).toBe(190);
  expect(namedSteelClass('CP-210', 50)).toBe(210);
  expect(namedSteelClass('Y1860S7', 50)).toBe(186);
  expect(namedSteelClass('', 50)).toBe(50);
});
