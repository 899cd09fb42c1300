import type { ApiConfig } from '../config.ts';
import type { ImageStore } from './imageStore.ts';
import { localImageStore } from './localImageStore.ts';
import { s3ImageStore } from './s3ImageStore.ts';

/** The bucket of the configuration, else the folder `images` of the data folder. */
export function openImageStore({ s3, dataDir }: Pick<ApiConfig, 's3' | 'dataDir'>): ImageStore {
  return s3 === undefined ? localImageStore(dataDir) : s3ImageStore(s3);
}
