import type { ApiContext } from '../context.ts';
import { FieldError } from '../errors.ts';
import { resizeImage } from './resizeImage.ts';
import { closeUpload, findUploadByKey } from './uploadRepository.ts';

const keyPattern = /^[0-9a-f]{32}$/;

/**
 * Checks the picture for a project: it must have been uploaded here. One sent directly to a bucket is fetched, checked
 * and resized now.
 * @throws FieldError on `image_url` for any other address, for nothing uploaded, or for what is no image.
 */
export async function acceptImage(
  { db, images, heavyWork }: Pick<ApiContext, 'db' | 'images' | 'heavyWork'>,
  userId: number,
  imageUrl: string | null | undefined,
): Promise<void> {
  if (imageUrl === undefined || imageUrl === null) return;
  const key = imageKey(images.publicBase, imageUrl);
  if (key === undefined) throw refused();
  const upload = await findUploadByKey(db, key);
  // Without a row the uploader's account is gone; the picture of a transferred project stays.
  if (upload === undefined || upload.status === 'stored') {
    if (await images.has(key)) return;
    throw refused();
  }
  const receive = () => images.takeUpload(key);
  await heavyWork.run(userId, receive, async (bytes) => {
    const copies = bytes === undefined ? undefined : await resizeImage(bytes);
    if (bytes === undefined || copies === undefined) throw refused();
    await images.save(key, copies);
    await closeUpload(db, upload.id, bytes.length);
  });
}

/** Public address of a picture, and of its small copy. */
export const imageUrlOf = (base: string, key: string) => `${base}${key}.webp`;
export const thumbnailUrlOf = (base: string, key: string) => `${base}${key}-480.webp`;

function imageKey(base: string, url: string): string | undefined {
  if (!url.startsWith(base) || !url.endsWith('.webp')) return undefined;
  const key = url.slice(base.length, -'.webp'.length);
  return keyPattern.test(key) ? key : undefined;
}

const refused = () => new FieldError({ imageUrl: 'project.image.invalid' });
