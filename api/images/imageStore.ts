import type { ImageCopies } from './resizeImage.ts';

/** How long an upload address works. */
export const uploadMinutes = 15;

/** Where a browser sends a file: fields go before the file in the multipart form. */
type UploadForm = { url: string; formData: Record<string, string> };

/** Where pictures are kept. Keys are unguessable names; the size is named by `variant`. */
export type ImageStore = {
  /** A form that stores raw content under the key for later checking; null where our own route takes it. */
  uploadForm(key: string, contentType: string): Promise<UploadForm | null>;
  /** What was uploaded through that form; undefined when nothing or too much was. */
  takeUpload(key: string): Promise<Uint8Array | undefined>;
  save(key: string, copies: ImageCopies): Promise<void>;
  /** A stored picture; null where somebody else serves them. */
  read(key: string, variant: keyof ImageCopies): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /** The address before the key and the variant. */
  publicBase: string;
};
