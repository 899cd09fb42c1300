import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeAt, stepAt } from '../../api/secondFactor/totp.ts';
import { backUp, restore } from '../../server/backup/archive.ts';
import { lastBackup } from '../../server/backup/lastBackup.ts';
import { startApi } from '../support/servers/apiServer.ts';
import { formWith, picture } from '../support/pictures.ts';
import { layDatabase } from '../support/preparedDatabase.ts';
import { call } from '../support/restCall.ts';
import { expectStatus, newUser, password } from '../support/world.ts';

test(
  'a backup brings back every project and picture, and refuses what it must not touch',
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'torre-backup-'));
    const [dataDir, copy, file] = [join(folder, 'data'), join(folder, 'copy'), join(folder, 'kept.tar.gz')];
    await layDatabase(dataDir);
    const api = await startApi({ dataDir, fsync: false });
    const user = await newUser(api.url);
    const { body } = await user.call('GET', '/v1/presigned-urls?fileName=a.png');
    await expectStatus(201, user.call('POST', body.url, formWith(await picture())));
    const project = await user.project({ image_url: body.public_url });
    const factor = { kind: 'totp', name: 'Celular', current_password: password };
    const begun = await expectStatus(201, user.call('POST', '/v1/users/me/second-factors', factor));
    const { id, secret } = begun.body.second_factor;
    const code = codeAt(secret, stepAt(Date.now()));
    await expectStatus(200, user.call('PUT', `/v1/users/me/second-factors/${id}`, { code }));

    // While the service runs its folder is not whole for a reader.
    await expect(backUp(dataDir, file)).rejects.toThrow('in use by another process');
    expect(readdirSync(folder)).toEqual(['data']);
    expect(lastBackup(dataDir)).toBeUndefined();
    await api.close();

    await backUp(dataDir, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Date.now() / 1000 - lastBackup(dataDir)!).toBeLessThan(60);
    await expect(backUp(dataDir, file)).rejects.toThrow('exists');
    await expect(restore(file, dataDir)).rejects.toThrow('not empty');
    expect(await restore(file, copy)).toEqual({ users: 1, projects: 1 });

    // The copy opens the account by the app's codes, too: their key came along.
    const restored = await startApi({ dataDir: copy, fsync: false });
    expect(await restored.db.selectFrom('projects').select('id').execute()).toEqual([{ id: project.id }]);
    const asked = await call(restored.url, 'POST', '/v1/tokens/authentication', {
      body: { email: user.email, password },
    });
    const proof = { token: asked.body.second_factor.token, code: codeAt(secret, stepAt(Date.now()) + 1) };
    await expectStatus(201, call(restored.url, 'POST', '/v1/tokens/second-factor', { body: proof }));
    await restored.close();
    const name = body.public_url.split('/').at(-1);
    const imagesOf = (of: string) =>
      readdirSync(join(of, 'images'), { recursive: true }).map(String).toSorted();
    expect(imagesOf(copy)).toEqual(imagesOf(dataDir));
    expect(imagesOf(copy).join()).toContain(name.replace('.webp', ''));

    // Half a file leaves nothing behind.
    const broken = join(folder, 'broken.tar.gz');
    const bytes = readFileSync(file);
    writeFileSync(broken, bytes.subarray(0, bytes.length / 2));
    const target = join(folder, 'target');
    await expect(restore(broken, target)).rejects.toThrow('no whole backup');
    expect(readdirSync(target)).toEqual([]);
  },
);
