import { expect, test } from 'vitest';
import { caughtFailure, caughtValue, isForbidden, valueOrThrow } from '../../../web/relay/caughtValue.ts';
import { failureOf } from '../../../web/relay/failure.ts';

const id = 'a1b2';

test.each([
  ['a code', { code: 'NOT_FOUND', requestId: id }, null, 'NOT_FOUND', id],
  ['a code we do not know', { code: 'SOMETHING_NEW', request_id: id }, null, 'SOMETHING_NEW', id],
  ['no code', { requestId: id }, 'of-header', 'UNKNOWN', id],
  ['nothing but a header', undefined, 'of-header', 'UNKNOWN', 'of-header'],
  ['nothing at all', undefined, null, 'UNKNOWN', null],
])(
  'a failure with %s is known by it, and found by its request',
  (_with, extensions, header, code, requestId) => {
    const failure = failureOf({ message: 'x', ...(extensions && { extensions }) }, header);
    expect({ code: failure.code, requestId: failure.requestId }).toEqual({ code, requestId });
  },
);

const failed = (...codes: string[]) => ({
  ok: false as const,
  errors: codes.map((code) => ({ message: code, extensions: { code } })),
});

test.each(['UPSTREAM_BAD_REPLY', 'NOT_SUPPORTED_BY_UPSTREAM', 'PROJECT_UNREADABLE'])(
  'a part that nobody can read counts as none, by %s alone',
  (code) => {
    expect([caughtValue(failed(code)), caughtFailure(failed(code))?.code]).toEqual([null, code]);
    expect(() => caughtValue(failed(code, 'INTERNAL'))).toThrow('INTERNAL');
    expect(() => valueOrThrow(failed(code, 'INTERNAL'))).toThrow(code);
    expect([isForbidden(failed(code)), isForbidden(failed(code, 'FORBIDDEN'))]).toEqual([false, true]);
  },
);
