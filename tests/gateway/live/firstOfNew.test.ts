import { expect, test } from 'vitest';
import { RestError } from '../../../gateway/rest/restErrors.ts';
import { firstOfNew } from '../../../gateway/upstream/firstOfNew.ts';

const find = async (id: string): Promise<string | undefined> => {
  if (id === 'hidden') throw new RestError('FORBIDDEN', 'no', { status: 403 });
  if (id === 'broken') throw new RestError('UPSTREAM_UNAVAILABLE', 'down', { status: 500 });
  return id === 'ours' ? id : undefined;
};
const among = (...ids: string[]) => firstOfNew(['old'], async () => ['old', ...ids], find);

test('a created row is found among rows that others created or that cannot be read', async () => {
  expect(await among('hidden', 'other', 'broken', 'ours')).toBe('ours');
});

test('nothing new of the caller is nothing made', async () => {
  expect(await among('hidden', 'other')).toBeUndefined();
});

test('the outcome is unknown while a new row that cannot be read may be the created one', async () => {
  await expect(among('broken', 'other')).rejects.toThrow('down');
});
