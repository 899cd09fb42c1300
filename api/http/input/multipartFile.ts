import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BadRequestError } from '../../errors.ts';

/** Lets the routes of a scope read multipart forms; each reads its file with readFile. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: true });
}

const longestName = 255;

/** A file of a multipart form; `name` is the sender's, without what a database cannot store. */
type SentFile = { field: string; name: string; bytes: Buffer };

/**
 * The one file of a multipart form, of at most `maxBytes`; `tooLarge` makes what is thrown beyond.
 *
 * @throws BadRequestError for a body that is no such form or holds no file.
 */
export async function readFile(
  request: FastifyRequest,
  maxBytes: number,
  tooLarge: (field: string) => Error,
): Promise<SentFile> {
  if (!request.isMultipart()) throw new BadRequestError('body must be multipart/form-data', 415);
  const limits = { fileSize: maxBytes, files: 1, fields: 30, fieldSize: 10_000, parts: 31 };
  const part = await request.file({ limits }).catch(refuseBrokenForm);
  if (part === undefined) throw new BadRequestError('body must contain a file');
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(part.fieldname);
    return refuseBrokenForm(error);
  });
  // The plugin checks with every chunk, and misses a truncation found after the last one.
  if (part.file.truncated) throw tooLarge(part.fieldname);
  return { field: part.fieldname, name: storableName(part.filename), bytes };
}

// PostgreSQL stores no NUL; other control characters do not belong in a displayed name.
const storableName = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, longestName)
    .toWellFormed();

/** The parser's own errors have no status: no boundary, or a form cut off in the middle. */
function refuseBrokenForm(error: unknown): never {
  if ((error as { statusCode?: number }).statusCode !== undefined) throw error;
  throw new BadRequestError('body contains badly-formed multipart/form-data');
}
