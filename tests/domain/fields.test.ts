import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '#domain/fields.ts';

test('a name is kept in one line, and is otherwise as it was written', () => {
  const name = textOf(0, 200, 'general.required');
  expect(name.parse(' Torre A\r\nBcc: b@c.dd ')).toBe('Torre A Bcc: b@c.dd');
  const part = fc.constantFrom('\n', '\r\n', '\u2028', '\u0085', '\v', '\t', '\u202e', ' ', 'Torre', 'Ç');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const kept = name.parse(parts.join(''));
      expect(kept).not.toMatch(/[\t\n\v\f\r\u0085\u2028\u2029\u202e]/);
      expect(kept.replaceAll(/\s/g, '')).toBe(parts.join('').replaceAll(/[\s\u0085\u202e]/g, ''));
    }),
  );
});
