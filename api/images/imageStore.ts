import { join } from 'node:path';
import { createStorage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs';
import type { ApiConfig } from '../config.ts';
import { inMemory } from '../db/pglite.ts';
import type { ImageCopies } from './resizeImage.ts';
import { s3ImageStore } from './s3ImageStore.ts';

/** Where a browser sends a file: fields go before the file in the multipart form. */
export type UploadForm = { url: string; form_data: Record<string, string> };

/** Where pictures are kept. Keys are unguessable names; the size is named by `variant`. */
export type ImageStore = {
  /** A form that stores raw content under the key for later inspection; null where our own route takes it. */
  uploadForm(key: string, contentType: string): Promise<UploadForm | null>;
  /** What was uploaded through that form, undefined when nothing or too much was. */
  takeUpload(key: string): Promise<Uint8Array | undefined>;
  save(key: string, copies: ImageCopies): Promise<void>;
  /** A stored picture; null where it is not us who serves them. */
  read(key: string, variant: keyof ImageCopies): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /** Address of the picture without its ending, before the key. */
  publicBase: string;
};

/** The bucket of the configuration, else the folder `images` of the data folder. */
export function openImageStore({ s3, dataDir }: Pick<ApiConfig, 's3' | 'dataDir'>): ImageStore {
  return s3 === undefined ? localImageStore(dataDir) : s3ImageStore(s3);
}

const name = (key: string, variant: keyof ImageCopies) => `${key}.${variant}.webp`;

/** Pictures as files, or in memory beside a database in memory. */
function localImageStore(dataDir: string): ImageStore {
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
