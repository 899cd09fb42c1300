import type { FactorSet } from './factorSet.ts';
import { blockMasses2026_04 } from './sidac2026_04Blocks.ts';

/** Sidac's ranges as the public benchmark service used them in April 2026. They were not checked against sidac.org.br. */
export const sidac2026_04: FactorSet = {
  id: 'sidac-2026-04',
  version: '2026-04',
  source: 'Sidac (Sistema de Informação do Desempenho Ambiental da Construção, sidac.org.br), 2026-04',
  date: '2026-04-01',
  concrete: [
    { strength: 20, co2: { min: 168.8, max: 283.5 }, energy: { min: 1325, max: 2244 }, status: 'published' },
    { strength: 25, co2: { min: 200, max: 306.4 }, energy: { min: 1488, max: 2408 }, status: 'published' },
    { strength: 30, co2: { min: 228.2, max: 339.4 }, energy: { min: 1650, max: 2629 }, status: 'published' },
    { strength: 35, co2: { min: 256.6, max: 373.6 }, energy: { min: 1797, max: 2849 }, status: 'published' },
    { strength: 40, co2: { min: 283.4, max: 395.5 }, energy: { min: 1928, max: 3002 }, status: 'published' },
    {
      strength: 45,
      co2: { min: 310.2, max: 417.4 },
      energy: { min: 2059, max: 3155 },
      status: 'extrapolated',
    },
  ],
  steel: [
    { ca: 50, co2: { min: 0.4259, max: 1.061 }, energy: { min: 8.025, max: 16.05 }, status: 'published' },
    { ca: 60, co2: { min: 0.5, max: 1.1 }, energy: { min: 8.1, max: 16.1 }, status: 'published' },
  ],
  otherSteel: { co2: { min: 0.4259, max: 1.1 }, energy: { min: 8.025, max: 16.1 }, status: 'substituted' },
  grout: [
    {
      strength: 15,
      co2: { min: 157.8, max: 332.7 },
      energy: { min: 885.8, max: 2000.8 },
      status: 'published',
    },
    {
      strength: 20,
      co2: { min: 186.3, max: 392.8 },
      energy: { min: 1045.8, max: 2362.1 },
      status: 'published',
    },
    {
      strength: 25,
      co2: { min: 228.5, max: 481.8 },
      energy: { min: 1282.9, max: 2897.6 },
      status: 'published',
    },
    {
      strength: 30,
      co2: { min: 294.8, max: 621.6 },
      energy: { min: 1655, max: 3738.2 },
      status: 'published',
    },
  ],
  mortar: [
    {
      strength: 4.5,
      co2: { min: 188.4, max: 317.8 },
      energy: { min: 1079.1, max: 1810.4 },
      status: 'published',
    },
    { strength: 8, co2: { min: 196, max: 355.1 }, energy: { min: 1116.2, max: 2061.9 }, status: 'published' },
    { strength: 14, co2: { min: 203, max: 390.2 }, energy: { min: 1150, max: 2298.8 }, status: 'published' },
  ],
  blocks: [
    { strength: 4, co2: { min: 0.39, max: 1.08 }, energy: { min: 2.877, max: 7.87 }, status: 'published' },
    { strength: 6, co2: { min: 0.54, max: 1.14 }, energy: { min: 3.611, max: 8.454 }, status: 'published' },
    { strength: 8, co2: { min: 0.68, max: 1.35 }, energy: { min: 4.43, max: 10.03 }, status: 'published' },
    { strength: 10, co2: { min: 0.79, max: 1.61 }, energy: { min: 5.02, max: 11.2 }, status: 'published' },
    { strength: 12, co2: { min: 0.7, max: 1.97 }, energy: { min: 4.846, max: 13.25 }, status: 'published' },
    {
      strength: 14,
      co2: { min: 0.792, max: 1.645 },
      energy: { min: 5.254, max: 11.28 },
      status: 'published',
    },
    { strength: 16, co2: { min: 0.967, max: 1.86 }, energy: { min: 6.146, max: 12.7 }, status: 'published' },
    { strength: 18, co2: { min: 0.92, max: 2.21 }, energy: { min: 6.002, max: 14.42 }, status: 'published' },
    {
      strength: 20,
      co2: { min: 1.188, max: 2.404 },
      energy: { min: 7.322, max: 15.81 },
      status: 'published',
    },
    {
      strength: 22,
      co2: { min: 1.257, max: 2.569 },
      energy: { min: 7.736, max: 16.73 },
      status: 'published',
    },
    { strength: 24, co2: { min: 1.53, max: 2.565 }, energy: { min: 8.924, max: 17.13 }, status: 'published' },
    { strength: 26, co2: { min: 1.716, max: 2.54 }, energy: { min: 9.88, max: 17.59 }, status: 'published' },
  ],
  blockMasses: blockMasses2026_04,
};
