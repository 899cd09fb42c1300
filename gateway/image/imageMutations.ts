import { imageTypes } from '#domain/limits.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { readUpload } from './imageApi.ts';

export const imageMutations = mutations({
  /** The service checks the content on arrival; the declared type is only a first check. */
  async createImageUpload({ fileName, contentType }, { rest }) {
    if (!imageTypes.some((type) => type === contentType)) {
      throw refusedInput('VALIDATION_FAILED', 'project.image.invalid', ['contentType']);
    }
    const { url, formData, publicUrl } = await readUpload(rest, fileName);
    return { url, fields: Object.entries(formData).map(([name, value]) => ({ name, value })), publicUrl };
  },
});
