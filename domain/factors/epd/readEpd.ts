import { type Epd, EpdRefused } from './epd.ts';
import { nodesAt, textAt } from './epdNode.ts';
import { ilcdEpd } from './ilcdEpd.ts';
import { openEpd } from './openEpd.ts';

/** No published data set comes near: one of ILCD+EPD has some 300 kB. */
export const maxEpdBytes = 5 * 1024 * 1024;

/**
 * The EPD in documents that came together, a single JSON document or the XML data sets of one ILCD+EPD.
 *
 * Formats: InData ILCD+EPD 1.1 to 1.3 as soda4LCA serves it, and openEPD of Building Transparency.
 *
 * @throws EpdRefused for documents that are none.
 */
export function readEpd(documents: readonly unknown[]): Epd {
  const process = documents.find((each) => nodesAt(each, 'processInformation').length > 0);
  if (process !== undefined)
    return ilcdEpd({
      process,
      flows: documents.filter((each) => nodesAt(each, 'flowInformation').length > 0),
    });
  const declared = documents.find(
    (each) => textAt(each, 'doctype') === 'openEPD' || nodesAt(each, 'declared_unit').length > 0,
  );
  if (declared === undefined) throw new EpdRefused('unknown');
  return openEpd(declared);
}
