import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { undoSheet } from './importApi.ts';

/** DELETE /v1/projects-upload/{id}: deletes everything an import made. */
export function undoImport(_: unknown, { input }: { input: { importId: string } }, { rest }: GatewayContext) {
  return answer(async () => {
    await undoSheet(rest, input.importId);
    return { undoneImportId: input.importId };
  });
}
