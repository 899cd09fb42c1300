import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '../../../web/paths.ts';
import { redirectTarget } from '../../../web/session/redirects.ts';

const after = (wanted: string) => redirectTarget(new URLSearchParams({ redirect: wanted }));

test('a log-in leads where one wanted to go', () => {
  expect(after('/projects/abc?tab=members')).toBe('/projects/abc?tab=members');
});

test.each([
  '/%',
  '/projects/%E0%A4%A',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\t/127.0.0.1:1/x',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0A',
  '/login',
  '',
])('nowhere else by a malformed one: %s', (wanted) => expect(after(wanted)).toBe(paths.projectCards));

test('whatever is asked for, it leads to an address of this site that can be read', () => {
  const part = fc.constantFrom('/', '\\', '%', '%2f', '..', 'a', ':', '?', '#', '@', ' ', '\t', '%0a');
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => `/${parts.join('')}`),
      (wanted) => {
        const url = new URL(after(wanted), 'https://torre.test');
        expect(url.origin).toBe('https://torre.test');
        expect(() => decodeURI(url.pathname)).not.toThrow();
      },
    ),
  );
});
