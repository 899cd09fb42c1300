import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sweepImages } from '../../../api/images/sweepImages.ts';
import { formWith, picture } from '../../support/pictures.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, refusedKeys, sampleProject } from '../../support/world.ts';

const api = await serveApi();
const user = await newUser(api.url);

const presign = async (fileName = 'photo.png') =>
  (await expectStatus(200, user.call('GET', `/v1/presigned-urls?fileName=${encodeURIComponent(fileName)}`)))
    .body as { url: string; form_data: Record<string, string>; public_url: string };

const post = (url: string, body: FormData) => call(api.url, 'POST', url, { body });

const fetchImage = async (path: string) => {
  const response = await fetch(new URL(path, api.url));
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

const upload = async () => {
  const { url, public_url } = await presign();
  await expectStatus(201, post(url, formWith(await picture())));
  return public_url;
};

describe('an uploaded image', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'of type %s becomes two WebP copies',
    async (format) => {
      const { url, form_data, public_url } = await presign('Fachada São Paulo.bin');
      expect(form_data).toEqual({});
      const sent = await post(url, formWith(await picture(format, 2000, 1000)));
      expect(sent).toMatchObject({ status: 201, body: { image: { url: public_url } } });
      const full = await fetchImage(public_url);
      expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
      const small = await fetchImage(sent.body.image.thumbnail_url);
      expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
    },
  );

  test('is served so that no browser takes it for anything else', async () => {
    const { url, public_url } = await presign();
    await expectStatus(201, post(url, formWith(await picture())));
    const { headers } = await fetchImage(public_url);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test('loses what was hidden in the file', async () => {
    const { url, public_url } = await presign();
    const located = await sharp(await picture('jpeg'))
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .toBuffer();
    await expectStatus(201, post(url, formWith(new Uint8Array(located))));
    expect((await sharp((await fetchImage(public_url)).bytes).metadata()).exif).toBeUndefined();
  });

  test('can be shown by a project, whose members then read its address', async () => {
    const { url, public_url } = await presign();
    const early = await user.call('POST', '/v1/projects', {
      ...sampleProject,
      name: 'Cedo',
      image_url: public_url,
    });
    expect(early).toMatchObject({
      status: 422,
      body: { error: { image_url: 'Select a valid image' } },
    });
    await expectStatus(201, post(url, formWith(await picture())));
    const project = await user.project({ image_url: public_url });
    expect((await user.call('GET', project.path)).body.project.image_url).toBe(public_url);
    const cleared = await user.call('PATCH', project.path, { image_url: null });
    expect(cleared.body.project).not.toHaveProperty('image_url');
  });
});

describe('an upload is refused', () => {
  test('when the content is none of the four formats, whatever its name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const cut = (await picture('png', 300, 300)).slice(0, 60);
    const gif = new Uint8Array(
      await sharp(await picture())
        .gif()
        .toBuffer(),
    );
    for (const bytes of [svg, '<html>', '', cut, gif, '\x89PNG\r\n\x1a\nnot really']) {
      const { url } = await presign();
      const answer = await post(url, formWith(bytes, { name: 'photo.png' }));
      expect(answer).toMatchObject({
        status: 422,
        body: { error: { file: 'Select a valid image' }, keys: { file: 'project.image.invalid' } },
      });
      // The address is still good for a picture.
      expect((await post(url, formWith(await picture()))).status).toBe(201);
    }
  });

  test.each([26 * 1024 * 1024, 25 * 1024 * 1024 + 1])(
    'when it is larger than 25 MB, with the limit in the message: %i bytes',
    async (bytes) => {
      const { url, public_url } = await presign();
      const large = new Uint8Array(bytes);
      large.set(await picture());
      expect(await post(url, formWith(large))).toMatchObject({
        status: 422,
        body: { error: { file: 'The image must be at most 25 MB' } },
      });
      expect((await fetchImage(public_url)).status).toBe(404);
      // The address is still good for a smaller one.
      expect((await post(url, formWith(await picture()))).status).toBe(201);
    },
  );

  test('when few bytes unfold into more pixels than any camera makes', async () => {
    const { url } = await presign();
    const bomb = await sharp({
      create: { width: 11_000, height: 11_000, channels: 3, background: 'black' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await refusedKeys(post(url, formWith(new Uint8Array(bomb))))).toEqual({
      file: 'project.image.invalid',
    });
  });

  test('the second time, after 15 minutes, and at an address nobody asked for', async () => {
    const { url } = await presign();
    await expectStatus(201, post(url, formWith(await picture())));
    expect((await post(url, formWith(await picture()))).status).toBe(404);

    const late = await presign();
    const id = late.url.split('/').at(-1) ?? '';
    const past = new Date(Date.now() - 16 * 60_000);
    await api.db.updateTable('uploads').set({ createdAt: past }).where('id', '=', id).execute();
    expect((await post(late.url, formWith(await picture()))).status).toBe(404);
    const unknown = '/v1/uploads/00000000-0000-4000-8000-000000000000';
    expect((await post(unknown, formWith(await picture()))).status).toBe(404);
  });

  test('without a form or without a file', async () => {
    const { url } = await presign();
    expect((await call(api.url, 'POST', url, { body: { a: 1 } })).status).toBe(415);
    const empty = new FormData();
    empty.set('note', 'no file');
    expect((await post(url, empty)).status).toBe(400);
    expect(await refusedKeys(user.call('GET', '/v1/presigned-urls'))).toEqual({
      fileName: 'general.required',
    });
  });
});

test('a project shows no picture from elsewhere', async () => {
  const { path } = await user.project();
  for (const image_url of [
    'https://tracker.example/pixel.webp',
    '/v1/images/0123456789abcdef0123456789abcdef.webp',
    '/v1/images/../users/me',
    'javascript:alert(1)',
  ]) {
    expect(await refusedKeys(user.call('PATCH', path, { image_url }))).toEqual({
      image_url: 'project.image.invalid',
    });
  }
  expect((await fetchImage('/v1/images/..%2f..%2fpasswd')).status).toBe(404);
});

test('pictures no project shows are deleted a day later', async () => {
  const [shown, forgotten] = [await upload(), await upload()];
  await user.project({ image_url: shown });
  await api.db
    .updateTable('uploads')
    .set({ createdAt: new Date(Date.now() - 90_000_000) })
    .execute();
  const fresh = await upload();
  await sweepImages(api.db, api.context.images);
  expect((await fetchImage(shown)).status).toBe(200);
  expect((await fetchImage(fresh)).status).toBe(200);
  expect((await fetchImage(forgotten)).status).toBe(404);
});
