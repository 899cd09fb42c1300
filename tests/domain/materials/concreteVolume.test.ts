import { expect, test } from 'vitest';
import { concreteAlone } from '#domain/materials/concreteVolume.ts';

test('concrete is shown in m³ without the grout counted in its mass', () => {
  expect(concreteAlone({ concrete: 2400 * 10 + 2200, grout: 2200 })).toEqual({ volume: 10, mass: 24_000 });
  expect(concreteAlone({ concrete: null, grout: null })).toBeNull();
  expect(concreteAlone({ concrete: 2200, grout: 2200 })).toBeNull();
});
