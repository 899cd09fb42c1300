import { z } from 'zod';
import type { RestOperation } from '../rest/restOperation.ts';
import { queryText, rowWire } from '../rest/wire.ts';

const uploadReply = rowWire({
  url: z.string(),
  form_data: z.record(z.string(), z.string()),
  public_url: z.string(),
});

/** GET /v1/presigned-urls: where to send a file of that name, with which form fields, and where it will be shown. */
export function readUpload(rest: RestOperation, fileName: string) {
  return rest.get(`/v1/presigned-urls?${queryText({ fileName })}`, uploadReply);
}
