// The service killed without warning (SIGKILL) in the middle of writes, imports, takeoffs, mails and migrations, and what
// was acknowledged read back by id; mails have to arrive. `kills.ts [kills] [address of a PostgreSQL]`; without one the embedded database.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../support/servers/endProcess.ts';
import { MailServer } from '../support/servers/mailServer.ts';
import { newUser } from '../support/world.ts';
import { Findings, headings } from './findings.ts';
import { Imports } from './imports.ts';
import { KilledService } from './killedService.ts';
import { Mails } from './mails.ts';
import { Migrations } from './migrations.ts';
import { oldEmbedded, oldPostgres } from './oldServers.ts';
import { SingleWrites } from './singleWrites.ts';
import { Takeoffs } from './takeoffs.ts';

const [kills = '56', postgres] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'torre-kills-'));
const mailServer = new MailServer();
await mailServer.open();
const settings = {
  SMTP_URL: mailServer.url,
  DATA_DIR: join(folder, 'data'),
  ...(postgres === undefined ? {} : { DATABASE_URL: postgres }),
};
const service = await KilledService.start(settings);
try {
  const user = await newUser(service.url);
  const findings = [
    'single writes, six at a time',
    'imports and their undo',
    'takeoffs',
    'migrations, some carried out',
    'invitations and their mails',
  ].map((kind) => new Findings(kind)) as [Findings, Findings, Findings, Findings, Findings];
  const writes = new SingleWrites(service, user, findings[0]);
  const imports = new Imports(service, user, findings[1]);
  const takeoffs = new Takeoffs(service, user, findings[2]);
  const mails = new Mails(service, user, mailServer, findings[4]);
  const old = postgres === undefined ? oldEmbedded(folder) : oldPostgres(postgres, folder);
  const migrations = new Migrations(await old, findings[3]);
  const rounds = [
    () => writes.round(300 + Math.random() * 2500),
    () => imports.round(Math.random()),
    () => migrations.round(Math.random()),
    () => writes.round(300 + Math.random() * 2500),
    () => takeoffs.round(Math.random()),
    () => writes.round(300 + Math.random() * 2500),
    () => migrations.round(Math.random()),
    () => mails.round(300 + Math.random() * 2500),
  ];
  for (let done = 0; done < Number(kills); done += 1) {
    await rounds[done % rounds.length]?.();
    if (process.stdout.isTTY) process.stdout.write(`\r${done + 1} of ${kills}`);
  }
  await writes.verify();
  await mails.verify();
  console.log(`\n${postgres === undefined ? 'The embedded database' : 'PostgreSQL'}\n\n${headings}`);
  for (const each of findings) console.log(each.line());
  console.log(`\nanswers lost in a kill and given to the call sent again: ${writes.answeredAgain}`);
  console.log(`longest start after a kill: ${Math.round(Math.max(...service.restartsMs))} ms`);
  const wrong = findings.flatMap((each) => each.wrong);
  for (const each of wrong.slice(0, 50)) console.error(each);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await service.end();
  await mailServer.close();
  removeFolder(folder);
}
