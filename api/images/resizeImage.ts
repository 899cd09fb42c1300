import sharp from 'sharp';
import { imageFormat } from './imageFormat.ts';

/** The longest side of what is kept, in pixels: for a page, and for a card. */
const sides = { full: 1600, thumbnail: 480 } as const;

/** More pixels than any camera makes; a small file could otherwise decode to gigabytes. */
const maxPixels = 120_000_000;

export type ImageCopies = { full: Buffer; thumbnail: Buffer };

/**
 * Decodes an uploaded image and makes the two WebP copies that are kept. Re-encoding drops whatever else was in the
 * file, such as where a photo was taken.
 * @returns undefined when the content is no image of the accepted formats.
 */
export async function resizeImage(bytes: Uint8Array): Promise<ImageCopies | undefined> {
  if (imageFormat(bytes) === undefined) return undefined;
  const copy = (side: number) =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  try {
    // One after the other: each holds the decoded picture.
    return { full: await copy(sides.full), thumbnail: await copy(sides.thumbnail) };
  } catch {
    return undefined;
  }
}
