import { expect, test } from 'vitest';
import { refuseCommonPassword } from '../../../api/auth/commonPassword.ts';
import { hashPassword, usualCost, verifyPassword } from '../../../api/auth/passwordHash.ts';

test('a password opens whatever its hash cost when it was chosen, and no other does', async () => {
  const stored = await hashPassword('Concreto usinado 7', { memory: 1024, passes: 3, parallelism: 2 });
  expect(await verifyPassword('Concreto usinado 7', stored, usualCost)).toBe(true);
  expect(await verifyPassword('Concreto usinado 8', stored, usualCost)).toBe(false);
  expect(await verifyPassword('', null, { memory: 64, passes: 1, parallelism: 1 })).toBe(false);
});

test.each(['abcdefghijklmnop jx%4Tz!wq8#Lb2mV', 'jx%4Tz!wq8#Lb2mV abcdefghijklmnop'])(
  'of a long password one hard end is enough: %s',
  async (password) => {
    await refuseCommonPassword(password);
    const easy = password.replace('jx%4Tz!wq8#Lb2mV', 'aaaaaaaaaaaaaaaa');
    await expect(refuseCommonPassword(easy)).rejects.toMatchObject({
      fields: { password: 'account.password.common' },
    });
  },
);

test('the own email is no password, in whatever case', async () => {
  const own = refuseCommonPassword('Ana.Souza@Estrutura.example', 'ana.souza@estrutura.EXAMPLE');
  await expect(own).rejects.toMatchObject({ fields: { password: 'account.password.common' } });
});
