import type { Factor, FactorSet, StrengthFactor } from './factorSet.ts';
import { blockMasses2026_04 } from './sidac2026_04Blocks.ts';

/** CO₂ from – to, energy from – to; published unless the row says otherwise. */
type Row = readonly [
  strength: number,
  co2Min: number,
  co2Max: number,
  energyMin: number,
  energyMax: number,
  status?: Factor['status'],
];

const rows = (list: readonly Row[]): StrengthFactor[] =>
  list.map(([strength, co2Min, co2Max, energyMin, energyMax, status = 'published']) => ({
    strength,
    co2: { min: co2Min, max: co2Max },
    energy: { min: energyMin, max: energyMax },
    status,
  }));

/** Sidac's ranges as the public benchmark service used them in April 2026. They were not checked against sidac.org.br. */
export const sidac2026_04: FactorSet = {
  id: 'sidac-2026-04',
  version: '2026-04',
  source: 'Sidac (Sistema de Informação do Desempenho Ambiental da Construção, sidac.org.br), 2026-04',
  date: '2026-04-01',
  concrete: rows([
    [20, 168.8, 283.5, 1325, 2244],
    [25, 200, 306.4, 1488, 2408],
    [30, 228.2, 339.4, 1650, 2629],
    [35, 256.6, 373.6, 1797, 2849],
    [40, 283.4, 395.5, 1928, 3002],
    [45, 310.2, 417.4, 2059, 3155, 'extrapolated'],
  ]),
  steel: [
    { ca: 50, co2: { min: 0.4259, max: 1.061 }, energy: { min: 8.025, max: 16.05 }, status: 'published' },
    { ca: 60, co2: { min: 0.5, max: 1.1 }, energy: { min: 8.1, max: 16.1 }, status: 'published' },
  ],
  otherSteel: { co2: { min: 0.4259, max: 1.1 }, energy: { min: 8.025, max: 16.1 }, status: 'substituted' },
  grout: rows([
    [15, 157.8, 332.7, 885.8, 2000.8],
    [20, 186.3, 392.8, 1045.8, 2362.1],
    [25, 228.5, 481.8, 1282.9, 2897.6],
    [30, 294.8, 621.6, 1655, 3738.2],
  ]),
  mortar: rows([
    [4.5, 188.4, 317.8, 1079.1, 1810.4],
    [8, 196, 355.1, 1116.2, 2061.9],
    [14, 203, 390.2, 1150, 2298.8],
  ]),
  blocks: rows([
    [4, 0.39, 1.08, 2.877, 7.87],
    [6, 0.54, 1.14, 3.611, 8.454],
    [8, 0.68, 1.35, 4.43, 10.03],
    [10, 0.79, 1.61, 5.02, 11.2],
    [12, 0.7, 1.97, 4.846, 13.25],
    [14, 0.792, 1.645, 5.254, 11.28],
    [16, 0.967, 1.86, 6.146, 12.7],
    [18, 0.92, 2.21, 6.002, 14.42],
    [20, 1.188, 2.404, 7.322, 15.81],
    [22, 1.257, 2.569, 7.736, 16.73],
    [24, 1.53, 2.565, 8.924, 17.13],
    [26, 1.716, 2.54, 9.88, 17.59],
  ]),
  blockMasses: blockMasses2026_04,
};
