import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { type LogFailure, maskError } from '../../gateway/errors/maskError.ts';
import { RestError } from '../../gateway/rest/restErrors.ts';

const refusal = new RestError('FORBIDDEN', 'Not yours', { status: 403 });

test('an error that nobody foresaw is logged, and its text shown to nobody', () => {
  const log = vi.fn<LogFailure>();
  const secret = new Error('password=hunter2');
  const shown = [
    maskError(secret, log),
    maskError(new GraphQLError('x', { originalError: secret, path: ['viewer'] }), log),
  ];
  expect(shown.map(({ message, extensions }) => [message, extensions])).toEqual(
    shown.map(() => ['Something went wrong in the gateway', { code: 'INTERNAL', unexpected: true }]),
  );
  expect(shown.map(({ path }) => path)).toEqual([undefined, ['viewer']]);
  expect(log.mock.calls).toEqual([[secret], [secret]]);
});

test.each([
  ['by itself', refusal, undefined],
  [
    'where it was thrown',
    new GraphQLError('Not yours', { originalError: refusal, path: ['unit'] }),
    ['unit'],
  ],
])('a refusal of the service is shown %s, and not logged', (_name, error, path) => {
  const log = vi.fn<LogFailure>();
  const { message, extensions, path: shown } = maskError(error, log);
  expect([message, extensions['code'], shown]).toEqual(['Not yours', 'FORBIDDEN', path]);
  expect(log).not.toHaveBeenCalled();
});
