import { epdFactors } from '#domain/factors/epd/epdFactors.ts';
import { readEpd } from '#domain/factors/epd/readEpd.ts';
import { significant } from '#domain/numbers.ts';
import { describe, expect, test } from 'vitest';
import { beside, density, ilcdConcrete, openRebar, perMass, perPiece } from '../../support/epdSamples.ts';

const c30 = 'concrete:30';
const one = (value: number) => ({ min: value, max: value });

describe('ILCD+EPD', () => {
  test('gives owner, number, year, indicators of EN 15804+A2 and what they are per', () => {
    const epd = readEpd([ilcdConcrete()]);
    expect(epd).toEqual({
      format: 'ILCD+EPD',
      product: 'Concreto usinado C30',
      supplier: 'Concreteira Sul',
      document: 'EPD-CON-20240042',
      validUntil: '2029-12-31',
      isYearOnly: true,
      standard: 'EN 15804+A2',
      declared: { amount: 1, unit: 'm3' },
      content: { kg: 2380, m3: 1, un: null },
      co2: { indicator: 'GWP-total', range: one(240.5), isDeviation: false },
      energy: { indicator: 'PERT + PENRT', range: one(1380), isDeviation: false },
    });
    expect(epdFactors(epd, c30)).toMatchObject({ co2: one(240.5), energy: one(1380), gaps: [] });
  });

  test('of EN 15804+A1 has one indicator, known by its identifier whatever it is called', () => {
    const gwp = [['Treibhauspotential', '77e416eb-a363-4258-a04e-171d843a6460', { 'A1-A3': '251' }]] as const;
    const { co2, standard } = readEpd([ilcdConcrete({ gwp, compliance: 'EN 15804' })]);
    expect([co2?.indicator, co2?.range, standard]).toEqual(['GWP', one(251), 'EN 15804+A1']);
  });

  const ids = {
    'EF 3.0': [
      '5f635281-343e-44fb-83df-1971b155e6b6',
      '2356e1ab-0185-4db5-86e5-16de51c7485c',
      '4331bbdb-978a-490d-8707-eeb047f01a55',
      '6a37f984-a4b3-458a-a20a-64418c145fa2',
    ],
    'EF 3.1': [
      'a7ea19c0-9749-11ed-a8fc-0242ac120002',
      'a7ea186c-9749-11ed-a8fc-0242ac120002',
      'a7ea1ae2-9749-11ed-a8fc-0242ac120002',
      'a7ea142a-9749-11ed-a8fc-0242ac120002',
    ],
  };
  test.each(Object.entries(ids))('of %s has each part known by its identifier', (_, each) => {
    const readBy = (...values: (string | null)[]) => {
      const gwp = values.flatMap((value, at) =>
        value === null ? [] : [['Treibhauspotential', each[at]!, { 'A1-A3': value }] as const],
      );
      const { co2 } = readEpd([ilcdConcrete({ gwp })]);
      return [co2?.indicator, co2?.range];
    };
    expect(readBy('230', '-5', '2.5')).toEqual(['GWP-fossil + GWP-biogenic + GWP-luluc', one(227.5)]);
    expect(readBy('230', '-5', '2.5', '240')).toEqual(['GWP-total', one(240)]);
    expect(readBy('230', null, '2.5')).toEqual(['GWP-fossil', one(230)]);
    expect(readBy(null, '-5', '2.5')).toEqual([undefined, undefined]);
  });

  test('scenarios of A1–A3 are a range, two of three modules no sum, and half of the energy no total', () => {
    const scenarios = ilcdConcrete({ energy: [['(PENRT)', { 'A1-A3': '1200' }]] });
    scenarios.LCIAResults.LCIAResult[1]!.other.anies.push({ module: 'A1-A3', value: '251' });
    const epd = readEpd([scenarios]);
    expect([epd.co2?.range, epd.energy]).toEqual([{ min: 240.5, max: 251 }, null]);
    const gwp = [['(GWP-total)', '', { A1: '200', A2: '10', A3: '' }]] as const;
    expect(readEpd([ilcdConcrete({ gwp })]).co2).toBeNull();
  });
});

describe('converted into the unit of the row', () => {
  test.each([
    ['m³ → kg by mass', {}, 'steel:50', 240.5 / 2380],
    [
      'kg → m³ by density',
      { flowProperties: perMass(1), materialProperties: density('2400') },
      c30,
      240.5 * 2400,
    ],
    ['1 000 kg → m³', { flowProperties: perMass(1000), materialProperties: density('2000') }, c30, 481],
    ['piece → piece', { flowProperties: perPiece }, 'block:inteiro (14x19x39):8', 240.5],
    ['kg → block by its mass', { flowProperties: perMass(1) }, 'block:inteiro (14x19x39):4', 240.5 * 12],
  ])('%s', (_, given, material, expected) => {
    const { co2, gaps } = epdFactors(readEpd([ilcdConcrete(given)]), material);
    expect(co2?.min).toBeCloseTo(expected, 2);
    expect(gaps).toEqual([]);
  });

  test('nothing is assumed: kg without a density is no m³, and a negative figure is left out', () => {
    expect(epdFactors(readEpd([ilcdConcrete({ flowProperties: perMass(1) })]), c30)).toMatchObject({
      co2: null,
      energy: null,
      gaps: ['unit'],
    });
    const gwp = [['(GWP-total)', '', { 'A1-A3': '-300' }]] as const;
    const { co2, energy, gaps } = epdFactors(readEpd([ilcdConcrete({ gwp })]), c30);
    expect([co2, energy, gaps]).toEqual([null, one(1380), ['negative']]);
  });
});

describe('an odd file', () => {
  const gwp = (...list: [name: string, modules: Record<string, string>][]) => ({
    gwp: list.map(([name, modules]) => [name, '', modules] as const),
  });
  const total = (value: string) => ['(GWP-total)', { 'A1-A3': value }] satisfies [string, object];
  const split = ['fossil', 'biogenic', 'luluc'].map((part, at): [string, Record<string, string>] => [
    `(GWP-${part})`,
    { 'A1-A3': ['230', '-5', '2.5'][at]! },
  ]);
  test.each([
    ['mass in tonnes', { flowProperties: beside({ mass: [2.38, 't'] }) }, 'steel:50', 240.5 / 2380, []],
    ['volume in litres', { flowProperties: beside({ volume: [0.42, 'l'] }) }, c30, 240.5 / 0.00042, []],
    ['volume in what is none', { flowProperties: beside({ volume: [0.42, 'yd2'] }) }, c30, null, ['unit']],
    [
      'a density below nothing',
      { flowProperties: perMass(1), materialProperties: density('-1') },
      c30,
      null,
      ['unit'],
    ],
    ['an amount of next to nothing', { flowProperties: perMass(1e-320) }, 'steel:50', null, ['unit']],
    ['an amount beyond all', { flowProperties: perMass(1e300) }, 'steel:50', null, ['unit']],
    ['parts and no total', gwp(...split), c30, 227.5, []],
    ['two of the parts alone', gwp(...split.slice(0, 2)), c30, 230, []],
    ['0 for what was not assessed', gwp(total('0'), split[0]!), c30, 230, []],
    ['0 alone', gwp(total('0')), c30, null, ['co2']],
    ['ND for what was not declared', gwp(total('ND')), c30, null, ['co2']],
    [
      'an indicator without figures before its own',
      gwp(['(GWP-total)', { C3: '' }], total('240')),
      c30,
      240,
      [],
    ],
    [
      'other modules than A1–A3',
      gwp(['(GWP-total)', { A1: '1', A4: '9', C3: '2', D: '-6' }]),
      c30,
      null,
      ['co2'],
    ],
  ])('with %s', (_, given, material, expected, gaps) => {
    const read = epdFactors(readEpd([ilcdConcrete(given)]), material);
    expect(read.co2?.min ?? null).toBe(expected === null ? null : significant(expected, 6));
    expect(read.gaps).toEqual(gaps);
  });

  test('of openEPD, in tonnes for a row in m³, by parts, in another unit', () => {
    const parts = Object.fromEntries(
      ['gwp-fossil', 'gwp-biogenic', 'gwp-luluc'].map((name) => [
        name,
        { A1A2A3: { mean: 200, unit: 'kgCO2e' } },
      ]),
    );
    const impacts = { 'EF 3.1': parts, 'CML 2016': { gwp: { A1A2A3: { mean: 1, unit: 'tCO2e' } } } };
    const epd = readEpd([
      { ...openRebar, impacts, declared_unit: '1 metric ton', kg_per_declared_unit: '1 t' },
    ]);
    expect(epdFactors(epd, 'steel:50').co2).toEqual(one(0.6));
    expect(epdFactors(epd, c30).gaps).toEqual(['unit']);
  });
});

describe('openEPD', () => {
  test('takes the method of EN 15804+A2 before others, and its deviation as a range', () => {
    const epd = readEpd([openRebar]);
    expect(epd).toMatchObject({
      supplier: 'Siderúrgica Norte',
      document: 'https://example.com/epd/rebar.pdf',
      validUntil: '2028-02-24',
      standard: 'EF 3.0',
      co2: { indicator: 'GWP', isDeviation: true },
    });
    expect(epdFactors(epd, 'steel:50')).toMatchObject({
      co2: { min: 0.722, max: 0.798 },
      energy: one(10),
      gaps: [],
    });
    expect(epdFactors(epd, c30)).toMatchObject({ co2: null, gaps: ['unit'] });
  });

  test('without a unit that is known, an owner or a day says so', () => {
    const { co2, gaps } = epdFactors(
      readEpd([{ doctype: 'openEPD', declared_unit: '1 m2', impacts: openRebar.impacts }]),
      c30,
    );
    expect([co2, gaps]).toEqual([null, ['supplier', 'document', 'validUntil', 'energy', 'unit']]);
  });
});

test.each([
  null,
  1,
  'x',
  [],
  {},
  { impacts: {} },
  { processInformation: {} },
  { declared_unit: 1, impacts: 2 },
])('%j is no EPD', (data) => {
  expect(() => readEpd([data])).toThrow('unknown');
});
