import i18next from 'i18next';
import { validationText } from '../i18n/message.ts';
import { RequestFailure } from '../relay/failure.ts';
import type { UserError } from './userError.ts';
import { keyWith } from '../i18n/keyWith.ts';

const codeText = (code: string): string | undefined => {
  const key = keyWith('common', 'error.', code);
  return i18next.exists(key, { ns: 'common' }) ? i18next.t(key, { ns: 'common' }) : undefined;
};

/** The user's text for a failure: by its code, else "An unknown error occurred". */
export function failureText(error: unknown): string {
  const code = error instanceof RequestFailure ? error.code : 'UNKNOWN';
  return codeText(code) ?? i18next.t('error.UNKNOWN', { ns: 'common' });
}

/** The user's text for a refusal: by its key, else its code, else the server's own. */
export function userErrorText({ key, code, message }: UserError): string {
  if (key) {
    const text = validationText(key);
    if (text !== key) return text;
  }
  return (
    codeText(code) ??
    (message === '' ? i18next.t('error.UNKNOWN', { ns: 'common' }) : validationText(message))
  );
}

export function requestIdOf(error: unknown): string | null {
  return error instanceof RequestFailure ? error.requestId : null;
}
