import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { postgresBinaries } from '../../../scripts/postgresServer.mjs';

const server = process.env['TEST_DATABASE_URL'];

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

test.skipIf(server === undefined)(
  'the backup service brings back database and pictures, and keeps what was there',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dumps-'));
    const [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')];
    const [url, secret] = [new URL(server ?? ''), join(folder, 'database_url')];
    const name = `dumped_${process.pid}`;
    url.pathname = name;
    const image = join(dataDir, 'images', 'a.webp');
    for (const each of [join(dataDir, 'images'), backups]) mkdirSync(each, { recursive: true });
    writeFileSync(secret, url.href);
    writeFileSync(image, 'first');
    writeFileSync(join(backups, 'torre-x.part'), 'of a try that broke off');
    const run = (...args: string[]) =>
      execFileSync('sh', [join(import.meta.dirname, '../../../docs/deployment/backup.sh'), ...args], {
        env: {
          ...process.env,
          PATH: [postgresBinaries(), process.env['PATH']].join(delimiter),
          DATABASE_URL_FILE: secret,
          DATA_DIR: dataDir,
          BACKUPS: backups,
          KEEP_DAYS: '14',
        },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const databases = `select datname from pg_database where datname like '${name}%' order by datname`;
    try {
      await ask(server ?? '', `create database ${name}`);
      await ask(url.href, `create table towers (name text); insert into towers values ('Ipê')`);
      const dump = run('once').trim();
      const left = readdirSync(backups).filter((each) => !each.startsWith('.'));
      expect(left.map((each) => join(backups, each))).toEqual([
        dump,
        dump.replace(/\.dump$/, '.images.tar.gz'),
      ]);
      await ask(url.href, `update towers set name = 'Jatobá'`);
      writeFileSync(image, 'second');
      run('restore', dump);
      expect(await ask(url.href, 'select name from towers')).toEqual([{ name: 'Ipê' }]);
      expect(readFileSync(image, 'utf8')).toBe('first');
      expect(await ask(server ?? '', databases)).toHaveLength(2);
      rmSync(secret);
      expect(() => run('once')).toThrow('Command failed');
    } finally {
      for (const { datname } of (await ask(server ?? '', databases)) as { datname: string }[])
        await ask(server ?? '', `drop database "${datname}"`);
      rmSync(folder, { recursive: true });
    }
  },
);
