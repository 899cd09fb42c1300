import { expect, test } from 'vitest';
import { activateAccount } from '../../support/provedAddress.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { newUser } from '../../support/world.ts';

test('whoever gets the port of a service that a test closed is not taken for it', async () => {
  const api = await startApi();
  const { id } = await newUser(api.url);
  await api.close();
  await expect(activateAccount(api.url, id)).resolves.toBeUndefined();
});
