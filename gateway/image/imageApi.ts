import { z } from 'zod';
import type { RestOperation } from '../rest/restOperation.ts';
import { queryText } from '../rest/wire.ts';

const uploadReply = z.object({
  url: z.string(),
  form_data: z.record(z.string(), z.string()),
  public_url: z.string(),
});

/** GET /v1/presigned-urls: where a file of that name is sent, with which fields, and where it is shown then. */
export async function readUpload(rest: RestOperation, fileName: string) {
  const reply = await rest.get(`/v1/presigned-urls?${queryText({ fileName })}`, uploadReply);
  return { url: reply.url, form: reply.form_data, publicUrl: reply.public_url };
}
