import sharp from 'sharp';

type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif';

/** A plain picture of that size in pixels. */
export async function picture(
  format: PictureFormat = 'png',
  width = 40,
  height = 30,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#3a7d44' } });
  return new Uint8Array(await plain.toFormat(format).toBuffer());
}

/** A multipart form with fields and then one file. */
export function formWith(
  bytes: Uint8Array<ArrayBuffer> | string,
  {
    name = 'photo.png',
    field = 'file',
    fields = {},
  }: { name?: string; field?: string; fields?: Record<string, string> } = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(field, new Blob([bytes]), name);
  return form;
}
