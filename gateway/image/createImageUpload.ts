import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { imageTypes } from '#domain/limits.ts';
import { answer, refusedInput } from '../errors/userErrors.ts';
import { readUpload } from './imageApi.ts';

/** GET /v1/presigned-urls. The service checks the content when it comes; the type given is only a first sieve. */
export const createImageUpload: MutationResolvers['createImageUpload'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { fileName, contentType } = input;
    if (!imageTypes.some((type) => type === contentType)) {
      throw refusedInput('VALIDATION_FAILED', 'project.image.invalid', ['contentType']);
    }
    const { url, formData, publicUrl } = await readUpload(rest, fileName);
    return { url, fields: Object.entries(formData).map(([name, value]) => ({ name, value })), publicUrl };
  });
