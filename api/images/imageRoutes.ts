import { textOf } from '#domain/fields.ts';
import { imageMegabytes } from '#domain/limits.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { FieldError, notFound } from '../errors.ts';
import { uuidParam } from '../http/ids.ts';
import { acceptMultipart, readFile } from '../http/input/multipartFile.ts';
import { imageUrlOf, thumbnailUrlOf } from './acceptImage.ts';
import { resizeImage } from './resizeImage.ts';
import { closeUpload, findOpenUpload, requestUpload } from './uploadRepository.ts';

const tags = ['images'];

const presignedReply = z.object({
  url: z.string().describe('Where to POST the file as multipart/form-data, within 15 minutes'),
  form_data: z.record(z.string(), z.string()).describe('Fields to send before the field `file`'),
  public_url: z.string().describe('Send this as image_url once the file is there'),
});

const imageReply = z.object({
  image: z.object({
    url: z.string().describe('WebP, up to 1600 px'),
    thumbnail_url: z.string().describe('WebP, up to 480 px'),
  }),
});

/** Pictures of projects: an address to upload to, the upload itself, and the stored picture. */
export const imageRoutes: Routes =
  ({ db, images, heavyWork }) =>
  async (app) => {
    await acceptMultipart(app);

    const presigned = {
      tags,
      summary: 'An address to upload an image to',
      querystring: z.object({ fileName: textOf(1, 255, 'general.required') }),
      response: { 200: presignedReply },
    };
    app.get(
      '/presigned-urls',
      { config: { access: 'user', writes: true }, schema: presigned },
      async (request) => {
        const upload = await requestUpload(db, requireUser(request).id, request.query.fileName);
        const form = await images.uploadForm(upload.key, upload.contentType);
        const publicUrl = imageUrlOf(images.publicBase, upload.key);
        // A path without a host, because the page may have been opened under any of this server's names.
        return { url: `/v1/uploads/${upload.id}`, formData: {}, ...form, publicUrl };
      },
    );

    const upload = {
      tags,
      summary: 'Upload an image (PNG, JPEG, WebP or AVIF, up to 25 MB) as multipart field `file`',
      description: 'The address itself is the permission; it comes from /v1/presigned-urls and works once.',
      consumes: ['multipart/form-data'],
      params: z.object({ uploadId: uuidParam }),
      response: { 201: imageReply },
    };
    app.post('/uploads/:uploadId', { config: { access: 'open' }, schema: upload }, async (request, reply) => {
      const row = await findOpenUpload(db, request.params.uploadId);
      if (row === undefined || images.publicBase !== '/v1/images/') throw notFound();
      const receive = () => readFile(request, imageMegabytes * 1024 * 1024, tooLarge);
      const copies = await heavyWork.run(row.userId, receive, async ({ field, bytes }) => {
        const made = await resizeImage(bytes);
        if (made === undefined) throw new FieldError({ [field]: 'project.image.invalid' });
        if (!(await closeUpload(db, row.id, bytes.length))) throw notFound();
        return made;
      });
      await images.save(row.key, copies);
      const url = imageUrlOf(images.publicBase, row.key);
      const thumbnailUrl = thumbnailUrlOf(images.publicBase, row.key);
      return reply.code(201).send({ image: { url, thumbnailUrl } });
    });

    const file = /^([0-9a-f]{32})(-480)?\.webp$/;
    const shown = {
      tags,
      summary: 'A stored image, image/webp',
      description: '`{key}.webp` up to 1600 px, `{key}-480.webp` up to 480 px.',
      params: z.object({ fileName: z.string().regex(file) }),
    };
    // Open, because <img> sends no token: the names cannot be guessed and are shown only to people who may see the
    // project.
    app.get('/images/:fileName', { config: { access: 'open' }, schema: shown }, async (request, reply) => {
      const [, key = '', small] = file.exec(request.params.fileName) ?? [];
      const bytes = await images.read(key, small === undefined ? 'full' : 'thumbnail');
      if (bytes === null) throw notFound();
      reply.headers({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        // The page may be served from another port than the pictures.
        'cross-origin-resource-policy': 'same-site',
        'cache-control': 'private, max-age=31536000, immutable',
        vary: '',
      });
      return reply.send(bytes);
    });
  };

const tooLarge = (field: string) =>
  new FieldError({ [field]: encodeMessage('project.image.size', { max: imageMegabytes }) });
