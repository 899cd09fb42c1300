import { expect, test } from 'vitest';
import { quickEstimate } from '#domain/usual/quickEstimate.ts';
import { landingExample } from '../../../web/screens/landing/LandingPicture.tsx';

const technologies = Object.keys(landingExample) as (keyof typeof landingExample)[];

test.each(technologies)('the landing page shows what the quick estimate gives for %s', (technology) => {
  const { co2 } = quickEstimate({ technology, area: 4000, floors: 10, fck: 30 }).perSquareMeter;
  expect(landingExample[technology]).toEqual({ min: Math.round(co2.min), max: Math.round(co2.max) });
});
