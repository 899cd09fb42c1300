import sharp from 'sharp';
import { imageMegabytes } from '#domain/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3ImageStore, s3Origins } from '../../../api/images/s3ImageStore.ts';
import { sweepImages } from '../../../api/images/sweepImages.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startObjectStore } from '../../support/servers/objectStore.ts';
import { formWith, picture } from '../../support/pictures.ts';
import { expectStatus, newUser, type TestUser } from '../../support/world.ts';

let store: Awaited<ReturnType<typeof startObjectStore>>;
let endpoint: string;
let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  store = await startObjectStore();
  endpoint = store.url.replace('127.0.0.1', 'localhost');
  const s3 = {
    bucket: 'torre',
    region: 'us-east-1',
    // By name, for which the client would ask a host of the bucket's own, as Amazon has.
    endpoint,
    accessKeyId: 'test',
    secretAccessKey: 'test-secret',
    publicUrl: 'https://images.torre.test/',
  };
  api = await startApi({ s3 });
  user = await newUser(api.url);
});
afterAll(async () => {
  await api.close();
  await store.close();
});

async function upload(bytes: Uint8Array<ArrayBuffer> | string) {
  const answer = await expectStatus(200, user.call('GET', '/v1/presigned-urls?fileName=photo.jpg'));
  const { url, form_data, public_url } = answer.body;
  const sent = await fetch(url, { method: 'POST', body: formWith(bytes, { fields: form_data }) });
  return { sent: sent.status, url, form_data, public_url };
}

test.each([
  ['fachada.PNG', 'image/png'],
  ['fachada.jpg', 'image/jpeg'],
  ['fachada.norte.jpeg', 'image/jpeg'],
  ['fachada.webp', 'image/webp'],
  ['fachada.avif', 'image/avif'],
  ['fachada', 'application/octet-stream'],
])('%s is kept as %s', async (fileName, type) => {
  const answer = await expectStatus(200, user.call('GET', `/v1/presigned-urls?fileName=${fileName}`));
  expect(answer.body.form_data).toMatchObject({ 'Content-Type': type });
});

test('an image goes straight into the bucket and is checked and resized when a project is to show it', async () => {
  const { sent, url, form_data, public_url } = await upload(await picture('jpeg', 2000, 1000));
  expect(sent).toBe(204);
  expect(url).toBe(`${endpoint}/torre`);
  expect(form_data).toMatchObject({ 'Content-Type': 'image/jpeg' });
  const { expiration, conditions } = JSON.parse(atob(form_data.Policy));
  const minutes = (Date.parse(expiration) - Date.now()) / 60_000;
  expect([minutes > 13, minutes <= 15]).toEqual([true, true]);
  expect(conditions).toEqual(
    expect.arrayContaining([['content-length-range', 1, imageMegabytes * 1024 * 1024]]),
  );
  expect(public_url).toMatch(/^https:\/\/images\.torre\.test\/images\/[0-9a-f]{32}\.webp$/);
  expect([...store.objects.keys()].every((name) => name.startsWith('uploads/'))).toBe(true);

  const project = await user.project({ image_url: public_url });
  const name = new URL(public_url).pathname.slice(1);
  expect([...store.objects.keys()].toSorted()).toEqual([name.replace('.webp', '-480.webp'), name].toSorted());
  const stored = store.objects.get(name);
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 1600 });
  // Setting it again asks the bucket only whether it is there.
  await expectStatus(200, user.call('PATCH', project.path, { image_url: public_url }));
});

test('what is no image is never shown', async () => {
  const { public_url } = await upload('<script>alert(1)</script>');
  const project = await user.project();
  const refused = { status: 422, body: { keys: { image_url: 'project.image.invalid' } } };
  expect(await user.call('PATCH', project.path, { image_url: public_url })).toMatchObject(refused);
  const { public_url: nothing } = (await user.call('GET', '/v1/presigned-urls?fileName=a.png')).body;
  expect(await user.call('PATCH', project.path, { image_url: nothing })).toMatchObject(refused);
});

test('pictures no project shows leave the bucket a day later, with what was never looked at', async () => {
  store.objects.clear();
  const uploaded = [];
  for (let count = 0; count < 4; count += 1) uploaded.push((await upload(await picture())).public_url);
  const [shown, replaced, , fresh] = uploaded as [string, string, string, string];
  const project = await user.project({ image_url: replaced });
  await expectStatus(200, user.call('PATCH', project.path, { image_url: shown }));
  const keyOf = (url: string) => /([0-9a-f]{32})\.webp$/.exec(url)?.[1] ?? '';
  const aged = uploaded.slice(0, 3).map(keyOf);
  const dayAgo = new Date(Date.now() - 90_000_000);
  await api.db.updateTable('uploads').set({ createdAt: dayAgo }).where('key', 'in', aged).execute();
  await sweepImages(api.db, api.context.images);
  const left = [`images/${keyOf(shown)}-480.webp`, `images/${keyOf(shown)}.webp`, `uploads/${keyOf(fresh)}`];
  expect([...store.objects.keys()].toSorted()).toEqual(left);
});

test.each([
  [{ publicUrl: 'https://images.torre.test/' }, 'https://images.torre.test/images/'],
  [{ endpoint: 'https://s3.torre.test/' }, 'https://s3.torre.test/torre/images/'],
  [{}, 'https://torre.s3.sa-east-1.amazonaws.com/images/'],
])('a bucket known by %j shows its pictures at %s', (known, address) => {
  expect(s3ImageStore({ bucket: 'torre', region: 'sa-east-1', ...known }).publicBase).toBe(address);
});

test('pages may upload to the bucket and load from its public address, whichever of the two is named', () => {
  const amazon = { bucket: 'torre', region: 'sa-east-1' };
  expect(s3Origins(amazon)).toEqual(['https://*.amazonaws.com']);
  const publicUrl = 'https://cdn.torre.test/pictures';
  expect(s3Origins({ ...amazon, publicUrl })).toEqual(['https://*.amazonaws.com', 'https://cdn.torre.test']);
  const own = { ...amazon, endpoint: 'https://s3.torre.test:9000/' };
  expect(s3Origins({ ...own, publicUrl })).toEqual(['https://s3.torre.test:9000', 'https://cdn.torre.test']);
});
