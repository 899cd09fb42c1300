// What the screens of a large office cost: npm run bench -- scale [modules, 1 000 000 without] [users, 100 without].
import { sql } from 'kysely';
import { crowd } from './crowd.ts';
import { median } from './median.ts';
import { startPostgres } from '../../scripts/postgresServer.mjs';
import { startApi } from '../support/servers/apiServer.ts';
import { countWork } from '../support/countWork.ts';
import { startGateway } from '../support/servers/gatewayServer.ts';
import { growOffice, modulesOfProject, openOffice } from '../support/towers/largeOffice.ts';
import { officeScreens, openScreen } from '../support/access/officeScreens.ts';

const most = Number(process.argv[2] ?? 1_000_000);
const users = Number(process.argv[3] ?? 100);
const server = process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : undefined;
process.env.TEST_DATABASE_URL ??= server?.url;
const api = await startApi();
const gateway = await startGateway(api.url, { asksGeneration: true });
try {
  const office = await openOffice(api.url);
  const row = (...cells: (string | number)[]) =>
    console.log(String(cells[0]).padEnd(26), ...cells.slice(1).map((cell) => String(cell).padStart(11)));
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  for (const modules of [24_000, most].filter((size) => size <= most)) {
    const filled = await timed(() => growOffice(api.db, office, Math.round(modules / modulesOfProject)));
    console.log(`\n${modules} modules, filled in ${(filled / 1000).toFixed(1)} s`);
    row('screen', 'statements', 'rows', 'bytes', 'ms', 'service ms');
    for (const screen of officeScreens) {
      const open = () => openScreen(gateway, office, screen);
      const failure = await open().then(
        () => undefined,
        (error: unknown) => String(error),
      );
      if (failure !== undefined) {
        console.log(screen.padEnd(26), failure);
        continue;
      }
      const { statements, visits, bytes } = await countWork(api, open, false);
      const rows = Object.values(visits).reduce((sum, each) => sum + each, 0);
      const cpu = process.cpuUsage();
      const times: number[] = [];
      for (let each = 0; each < 7; each++) times.push(await timed(open));
      const { user, system } = process.cpuUsage(cpu);
      row(screen, statements, rows, bytes, median(times).toFixed(0), ((user + system) / 7000).toFixed(0));
    }
  }
  const { rows: sizes } = await sql<{ size: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as size`.execute(api.db);
  console.log(`\nThe database holds ${sizes[0]?.size}.`);
  if (users > 0) await crowd(api, office, api.context.config.databaseUrl!, users);
} finally {
  await gateway.close();
  await api.close();
  server?.stop();
}
