import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { imageTypes } from '#domain/limits.ts';
import { z } from 'zod';
import { answer, refusedInput } from '../errors/userErrors.ts';
import { queryText } from '../rest/wire.ts';

const reply = z.object({
  url: z.string(),
  form_data: z.record(z.string(), z.string()),
  public_url: z.string(),
});

/** GET /v1/presigned-urls. The service checks the content when it comes; the type given is only a first sieve. */
export const createImageUpload: MutationResolvers['createImageUpload'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { fileName, contentType } = input;
    if (!imageTypes.some((type) => type === contentType)) {
      throw refusedInput('VALIDATION_FAILED', 'project.image.invalid', ['contentType']);
    }
    const {
      url,
      form_data: form,
      public_url: publicUrl,
    } = await rest.get(`/v1/presigned-urls?${queryText({ fileName })}`, reply);
    return { url, fields: Object.entries(form).map(([name, value]) => ({ name, value })), publicUrl };
  });
