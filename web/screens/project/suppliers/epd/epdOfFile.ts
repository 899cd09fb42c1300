import { type Epd, EpdRefused } from '#domain/factors/epd/epd.ts';
import { maxEpdBytes, readEpd } from '#domain/factors/epd/readEpd.ts';
import { xmlNode } from './xmlNode.ts';

/** An archive may hold the printed EPD as well, which is not inflated. */
const maxArchiveBytes = 30 * 1024 * 1024;

/** The data sets of an ILCD archive that are read: results in one, what they are per in another. */
const dataSetPath = /(?:^|\/)(?:processes|flows)\/[^/]+\.xml$/i;

async function dataSetsOfArchive(bytes: Uint8Array): Promise<Uint8Array[]> {
  const { unzipSync } = await import('fflate');
  let bytesLeft = maxEpdBytes;
  const files = unzipSync(bytes, {
    // fflate inflates no entry beyond the size announced for it.
    filter: ({ name, originalSize }) => {
      if (!dataSetPath.test(name)) return false;
      bytesLeft -= originalSize;
      if (bytesLeft < 0) throw new EpdRefused('large');
      return true;
    },
  });
  return Object.values(files);
}

function documentOf(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes).trim();
  return text.startsWith('<') ? xmlNode(text) : JSON.parse(text);
}

/**
 * Reads an EPD in the browser: JSON, XML, or the ZIP in which ILCD data sets come together.
 *
 * @throws EpdRefused for a file that is none.
 */
export async function epdOfFile(file: File): Promise<Epd> {
  try {
    const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const isArchive = first === 0x50 && second === 0x4b;
    if (file.size > (isArchive ? maxArchiveBytes : maxEpdBytes)) throw new EpdRefused('large');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return readEpd((isArchive ? await dataSetsOfArchive(bytes) : [bytes]).map(documentOf));
  } catch (error) {
    throw error instanceof EpdRefused ? error : new EpdRefused('damaged');
  }
}
