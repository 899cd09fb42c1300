/** The accepted formats, recognised by a file's first bytes: neither its name nor its declared type is trusted. */
type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The format of an image, undefined for anything that is none of the four. */
export function imageFormat(bytes: Uint8Array): ImageFormat | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : undefined;
}

/** An ISO media file whose major or one of whose compatible brands is AVIF's. */
function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(64, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  for (let at = 8; at + 4 <= end; at += 4) {
    if (['avif', 'avis'].includes(ascii(bytes, at, at + 4))) return true;
  }
  return false;
}
