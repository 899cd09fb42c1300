import { imageTypes } from '#domain/limits.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { readUpload } from './imageApi.ts';

/** What takes in pictures. */
export const imageMutations = mutations({
  /** The service checks the content when it comes; the type given is only a first sieve. */
  async createImageUpload({ fileName, contentType }, { rest }) {
    if (!imageTypes.some((type) => type === contentType)) {
      throw refusedInput('VALIDATION_FAILED', 'project.image.invalid', ['contentType']);
    }
    const { url, formData, publicUrl } = await readUpload(rest, fileName);
    return { url, fields: Object.entries(formData).map(([name, value]) => ({ name, value })), publicUrl };
  },
});
