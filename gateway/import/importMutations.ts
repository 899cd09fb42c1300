import type { MessageKey, MessageParams } from '#domain/texts/messages.ts';
import { refusedByService, refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { notSupported, RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { readOwnUser } from '../user/userApi.ts';
import { isXlsx, sendSheet, type Sheet, undoSheet } from './importApi.ts';
import { importPlainly } from './plain/importPlainly.ts';

const megabytes = 5;

export const importMutations = mutations({
  /**
   * A live service knows neither dry runs nor XLSX and would import at once. There the sheet is checked here; while the
   * generation is unknown, both are preceded by a call that only the bundled service has.
   */
  async importProjects({ fileName, contentBase64, dryRun }, { rest }) {
    const bytes = decode(contentBase64);
    if (!/\.(csv|xlsx)$/i.test(fileName)) {
      throw refusedInput('VALIDATION_FAILED', 'import.file.type', ['fileName']);
    }
    const profile = await knownProfile(rest);
    if (!profile.has('imports')) throw notSupported('imports of sheets');
    const run = profile.has('importChecks') ? importChecked : importPlainly;
    return run(rest, { fileName, bytes }, dryRun).catch(refuseSheet);
  },

  /** Deletes everything an import made. */
  async undoImport({ importId }, { rest }) {
    await undoSheet(rest, importId);
    return { undoneImportId: importId };
  },
});

/** On a service that checks sheets itself. */
async function importChecked(rest: RestOperation, sheet: Sheet, dryRun: boolean) {
  const isBundled = rest.profile.generation === 'bundled';
  if (!isBundled && (dryRun || isXlsx(sheet.fileName))) await readOwnUser(rest);
  return sendSheet(rest, sheet, dryRun);
}

/** A sheet that cannot be read at all is reported like any other faulty field. */
function refuseSheet(error: unknown): never {
  const isOfSheet = error instanceof RestError && ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE'].includes(error.code);
  throw isOfSheet ? refusedByService('VALIDATION_FAILED', error.message, ['contentBase64']) : error;
}

const refuse = (key: MessageKey, params?: MessageParams) =>
  refusedInput('VALIDATION_FAILED', key, ['contentBase64'], params);

function decode(base64: string): Uint8Array<ArrayBuffer> {
  // No two parts that follow each other match the same characters, so a long text is read once.
  if (!/^[A-Za-z0-9+/\s]*(?:=\s*){0,2}$/.test(base64)) throw refuse('import.file.base64');
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.length === 0) throw refuse('import.file.empty');
  if (bytes.length > megabytes * 1024 * 1024) throw refuse('import.file.size', { max: megabytes });
  return bytes;
}
