import { imageMegabytes } from '#domain/limits.ts';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { S3Config } from '../config.ts';
import { type ImageStore, uploadMinutes } from './imageStore.ts';

const maxBytes = imageMegabytes * 1024 * 1024;
const rawName = (key: string) => `uploads/${key}`;
const fullName = (key: string) => `images/${key}.webp`;
const thumbnailName = (key: string) => `images/${key}-480.webp`;

/**
 * Pictures in a bucket that the public may read below `images/`. Browsers post to `uploads/`, which only we read; the
 * copies below `images/` are made once the content has been checked.
 */
export function s3ImageStore(s3: S3Config): ImageStore {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = s3;
  const client = new S3Client({
    region,
    // Servers other than AWS's rarely have a host name per bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
  const remove = async (Key: string) => void (await client.send(new DeleteObjectCommand({ Bucket, Key })));
  const put = (Key: string, Body: Buffer) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body,
        ContentType: 'image/webp',
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );
  const size = async (Key: string) => {
    const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(refuseAllButMissing);
    return found?.ContentLength;
  };
  return {
    publicBase: `${publicAddress(s3)}/images/`,
    uploadForm: async (key, contentType) => {
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
        Key: rawName(key),
        Fields: { 'Content-Type': contentType },
        Conditions: [['content-length-range', 1, maxBytes]],
        Expires: uploadMinutes * 60,
      });
      return { url, formData: fields };
    },
    takeUpload: async (key) => {
      const bytes = await size(rawName(key));
      if (bytes === undefined || bytes > maxBytes) return undefined;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: rawName(key) }));
      return Body?.transformToByteArray();
    },
    save: async (key, { full, thumbnail }) => {
      await put(thumbnailName(key), thumbnail);
      await put(fullName(key), full);
      await remove(rawName(key));
    },
    read: async () => null,
    has: async (key) => (await size(fullName(key))) !== undefined,
    remove: async (key) => {
      for (const name of [fullName(key), thumbnailName(key), rawName(key)]) await remove(name);
    },
    keys: () => listKeys(client, Bucket),
  };
}

/** Origins that pages upload pictures to and load them from. */
export const s3Origins = ({ endpoint, publicUrl }: S3Config): string[] => [
  endpoint === undefined ? 'https://*.amazonaws.com' : new URL(endpoint).origin,
  ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin]),
];

function publicAddress({ bucket, region, endpoint, publicUrl }: S3Config): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
  if (endpoint !== undefined) return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  return `https://${bucket}.s3.${region}.amazonaws.com`;
}

async function listKeys(client: S3Client, Bucket: string): Promise<string[]> {
  const keys = new Set<string>();
  for (const Prefix of ['images/', 'uploads/']) {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      for (const { Key = '' } of page.Contents ?? []) {
        keys.add(Key.slice(Prefix.length).replace(/(-480)?\.webp$/, ''));
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }
  return [...keys];
}

function refuseAllButMissing(error: unknown): undefined {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status !== 404) throw error;
  return undefined;
}
