import { type UserErrorCode, userErrorCodes } from '#domain/errorCodes.ts';
import { encodeMessage, type MessageKey, type MessageParams } from '#domain/texts/messages.ts';
import { RestError } from '../rest/restErrors.ts';
import { keyOfServiceText } from './serviceTexts.ts';
import { insideName } from '#domain/wireNames.ts';

/**
 * An expected refusal in a payload. `path` leads into the mutation's input; where `message` is null, the text of `key`
 * in the language of the request is used.
 */
export type UserErrorSource = {
  code: UserErrorCode;
  message: string | null;
  key: string | null;
  path: string[] | null;
  /** The live service's own message, where `key` gives a translation. */
  original?: string;
};

/** Thrown by a mutation before it calls anything; `answer` turns it into data. */
export class RefusedInput extends Error {
  readonly userError: UserErrorSource;

  constructor(userError: UserErrorSource) {
    super(userError.message ?? userError.key ?? userError.code);
    this.name = 'RefusedInput';
    this.userError = userError;
  }
}

/** A refusal by the gateway itself, by the key of its text. */
export const refusedInput = (code: UserErrorCode, key: MessageKey, path: string[], params?: MessageParams) =>
  new RefusedInput({ code, message: null, key: encodeMessage(key, params), path });

/** A refusal by the service: by the key of its message if known, else with the message. */
const inWordsOfService = (code: UserErrorCode, message: string | null, path: string[] | null) => {
  const key = message === null ? undefined : keyOfServiceText(message);
  if (key === undefined || message === null) return { code, message, key: null, path };
  return { code, message: null, key, path, original: message };
};

/** The same as a RefusedInput to throw. */
export const refusedByService = (code: UserErrorCode, message: string, path: string[] | null = null) =>
  new RefusedInput(inWordsOfService(code, message, path));

/** Converts the dotted snake_case path of a 422 into a path of the mutation's input. */
export type ToInputPath = (field: string) => string[];

/** Thrown even so: these concern the account or the service, not the input. */
const thrown: readonly string[] = ['ACCOUNT_NOT_ACTIVATED', 'NOT_SUPPORTED_BY_UPSTREAM'];

/**
 * Runs a mutation and gives its payload with empty `errors`. An expected refusal of the service becomes `errors`, and
 * the rest of the payload is then absent.
 * @throws what no form can show: a missing token, a service that is down, an account not activated.
 */
export async function answer<Payload extends object>(
  run: () => Promise<Payload>,
  toInputPath: ToInputPath = inputPath,
): Promise<(Payload & { errors: UserErrorSource[] }) | { errors: UserErrorSource[] }> {
  try {
    return { errors: [], ...(await run()) };
  } catch (error) {
    const errors = userErrorsOf(error, toInputPath);
    if (errors === undefined) throw error;
    return { errors };
  }
}

/** The user errors in a failure; undefined when it is not an expected one. */
export function userErrorsOf(
  error: unknown,
  toInputPath: ToInputPath = inputPath,
): UserErrorSource[] | undefined {
  if (error instanceof RefusedInput) return [error.userError];
  if (!(error instanceof RestError)) return undefined;
  if (error.code === 'VALIDATION_FAILED') {
    return Object.entries(error.fields).map(([field, message]) => {
      const [code, key, path] = ['VALIDATION_FAILED' as const, error.keys[field], toPath(field, toInputPath)];
      return key === undefined ? inWordsOfService(code, message, path) : { code, message, key, path };
    });
  }
  const code = userErrorCodes.find((known) => known === error.code);
  if (code === undefined || thrown.includes(code)) return undefined;
  return [{ code, message: error.message, key: null, path: null }];
}

const toPath = (field: string, toInputPath: ToInputPath) => (field === '' ? null : toInputPath(field));

/** `floor_groups.0.category` → ["floorGroups", "0", "category"]; a leading `data`, the wire's envelope, is dropped. */
export function inputPath(field: string): string[] {
  const parts = field.split('.');
  if (parts[0] === 'data' && parts.length > 1) parts.shift();
  return parts.map(insideName);
}
