import type { Database } from '../db/database.ts';
import { listShownImages } from '../projects/projectRepository.ts';
import { imageUrlOf } from './acceptImage.ts';
import type { ImageStore } from './imageStore.ts';
import { deleteRequested, deleteUpload, listUploadKeys } from './uploadRepository.ts';

const dayMs = 86_400_000;

/** Deletes the pictures no project shows, a day after their upload was requested, and the rows of such uploads. */
export async function sweepImages(db: Database, images: ImageStore): Promise<void> {
  // Listed before the uploads are read, so that a concurrent one is not among them.
  const keys = await images.keys();
  const dayAgo = new Date(Date.now() - dayMs).toISOString();
  const recent = await listUploadKeys(db, dayAgo);
  const kept = new Set<string | null>(recent.map((key) => imageUrlOf(images.publicBase, key)));
  for (const imageUrl of await listShownImages(db)) kept.add(imageUrl);
  for (const key of keys) {
    if (kept.has(imageUrlOf(images.publicBase, key))) continue;
    await images.remove(key);
    await deleteUpload(db, key);
  }
  await deleteRequested(db, dayAgo);
}
