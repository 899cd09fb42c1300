import { join } from 'node:path';
import { createStorage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs';
import { inMemory } from '../db/engines/pglite.ts';
import type { ImageStore } from './imageStore.ts';
import type { ImageCopies } from './resizeImage.ts';

const name = (key: string, variant: keyof ImageCopies) => `${key}.${variant}.webp`;

/** Pictures as files, or in memory beside a database in memory. */
export function localImageStore(dataDir: string): ImageStore {
  const storage = createStorage(
    dataDir === inMemory ? {} : { driver: fsDriver({ base: join(dataDir, 'images') }) },
  );
  return {
    publicBase: '/v1/images/',
    uploadForm: async () => null,
    takeUpload: async () => undefined,
    save: async (key, { full, thumbnail }) => {
      await storage.setItemRaw(name(key, 'thumbnail'), thumbnail);
      await storage.setItemRaw(name(key, 'full'), full);
    },
    read: (key, variant) => storage.getItemRaw<Buffer>(name(key, variant)),
    has: (key) => storage.hasItem(name(key, 'full')),
    remove: async (key) => {
      await storage.removeItem(name(key, 'full'));
      await storage.removeItem(name(key, 'thumbnail'));
    },
    keys: async () => [...new Set((await storage.getKeys()).map((file) => file.split('.')[0] ?? ''))],
  };
}
