import { crc32, inflateRawSync } from 'node:zlib';
import { SheetError } from './table.ts';

/** The most bytes of an honest sheet's parts, unpacked. */
const maxBytes = 64 * 1024 * 1024;
const maxParts = 200;

type Part = { name: Buffer; content: Buffer };

/**
 * Unpacks the XML parts of a workbook within limits and repacks them uncompressed, so that the reader gets exactly what
 * was measured: neither the sizes a file claims nor parts hidden from its directory are trusted.
 * @throws SheetError for what is no ZIP, or exceeds the limits.
 */
export const repackZip = (zip: Buffer): Buffer => packParts(unpackParts(zip));

/** A ZIP of these parts, uncompressed. */
export function packParts(parts: readonly Part[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), fields, name, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, place, name);
    offset += 30 + name.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...directory, end]);
}

/** The XML parts of a ZIP. @throws SheetError as repackZip. */
export function unpackParts(zip: Buffer): Part[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > zip.length) throw new SheetError('unreadable');
  const count = zip.readUInt16LE(end + 10);
  if (count > maxParts) throw new SheetError('too_large');
  const parts: Part[] = [];
  let left = maxBytes;
  let at = zip.readUInt32LE(end + 16);
  try {
    for (let n = 0; n < count; n += 1) {
      const nameLength = zip.readUInt16LE(at + 28);
      const name = zip.subarray(at + 46, at + 46 + nameLength);
      if (/\.(xml|rels)$/.test(name.toString('latin1'))) {
        const content = inflate(zip, at, left);
        left -= content.length;
        parts.push({ name, content });
      }
      at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable');
  }
  return parts;
}

function inflate(zip: Buffer, at: number, left: number): Buffer {
  const method = zip.readUInt16LE(at + 10);
  const packed = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method === 0) {
    if (bytes.length > left) throw new SheetError('too_large');
    return bytes;
  }
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    throw new SheetError(
      (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'unreadable',
    );
  }
}
