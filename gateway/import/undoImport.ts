import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { undoSheet } from './importApi.ts';

/** DELETE /v1/projects-upload/{id}: deletes everything an import made. */
export const undoImport: MutationResolvers['undoImport'] = (_, { input }, { rest }) =>
  answer(async () => {
    await undoSheet(rest, input.importId);
    return { undoneImportId: input.importId };
  });
