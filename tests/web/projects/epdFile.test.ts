import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { epdFactors } from '#domain/factors/epd/epdFactors.ts';
import { epdOfFile } from '../../../web/screens/project/suppliers/epd/epdOfFile.ts';
import { ilcdConcrete, ilcdFlowXml, ilcdXml } from '../../support/epdSamples.ts';

const open = (...parts: BlobPart[]) => epdOfFile(new File(parts, 'epd'));

describe('the file of an EPD', () => {
  test('is JSON, with or without a mark of its encoding', async () => {
    const epd = await open('\uFEFF', JSON.stringify(ilcdConcrete()));
    expect(epd.co2?.range.min).toBe(240.5);
  });

  test('is the XML of a process, which has no unit by itself', async () => {
    const epd = await open(ilcdXml);
    expect(epd).toMatchObject({
      product: 'Concreto & bombeamento C30',
      supplier: 'Concreteira Oeste',
      document: 'EPD-XML-7',
      validUntil: '2027-12-31',
      standard: 'EN 15804+A1',
      declared: null,
      co2: { indicator: 'GWP', range: { min: 251.5, max: 251.5 } },
      energy: { range: { min: 1500, max: 1500 } },
    });
    expect(epdFactors(epd, 'concrete:30').gaps).toEqual(['unit']);
  });

  test('is an archive whose flow has it', async () => {
    const epd = await open(
      zipSync({
        'ILCD/flows/aa11.xml': strToU8(ilcdFlowXml),
        'ILCD/processes/1c0b.xml': strToU8(ilcdXml),
        'ILCD/external_docs/epd.pdf': strToU8('%PDF'),
      }),
    );
    expect(epd).toMatchObject({ declared: { amount: 1, unit: 'm3' }, content: { m3: 1, kg: 2350 } });
    expect(epdFactors(epd, 'concrete:30')).toMatchObject({ co2: { min: 251.5 }, gaps: [] });
  });
});

const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><processDataSet>&b;</processDataSet>`;

describe('refused at once', () => {
  test.each([
    ['100 MB', new Uint8Array(100 * 2 ** 20), 'large'],
    ['an archive that grows', zipSync({ 'processes/a.xml': new Uint8Array(50 * 2 ** 20) }), 'large'],
    ['a broken archive', 'PK\u0003\u0004nothing', 'damaged'],
    ['entities', laughs, 'unsafe'],
    ['XML without a floor', '<a>'.repeat(1_500_000), 'unsafe'],
    ['JSON without a floor', '['.repeat(1_000_000), 'damaged'],
    ['closed JSON without a floor', '['.repeat(5e5) + ']'.repeat(5e5), 'unknown'],
    ['half a document', ilcdXml.slice(0, 900), 'damaged'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'damaged'],
    ['other XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unknown'],
    ['nothing', '', 'damaged'],
  ])('%s', async (_, content, fault) => {
    const start = performance.now();
    await expect(open(content)).rejects.toMatchObject({ fault });
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
