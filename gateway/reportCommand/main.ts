import { readGatewayConfig } from '../config.ts';
import { createGateway } from '../server.ts';
import { collectRows } from './collectRows.ts';
import { failureText } from './failureText.ts';
import { progressBar } from './progressBar.ts';
import { readArguments, usage } from './reportArguments.ts';
import { writeReport } from './writeReport.ts';

const service = () => process.env['V1_URL'] || 'http://localhost:3000';

/** Prints the flat report as CSV, XLSX or JSON, by the gateway in this process: no port is opened. */
async function main(): Promise<void> {
  const { format, project, since, out, language, token, help } = readArguments(
    process.argv.slice(2),
    process.env['TORRE_TOKEN'],
  );
  if (help) {
    console.log(usage);
    return;
  }
  const gateway = createGateway(readGatewayConfig(process.env, service));
  const bar = progressBar(process.stderr, out === undefined && process.stdout.isTTY);
  try {
    await writeReport(
      collectRows(
        gateway.answerTogether,
        { authorization: `Bearer ${token}` },
        { only: project, since },
        bar.show,
      ),
      { format, language },
      out,
    );
  } finally {
    bar.end();
    await gateway.close();
  }
}

try {
  await main();
} catch (error) {
  // The reader of the rows may stop early: `npm run report | head`.
  const enough = error instanceof Error && 'code' in error && error.code === 'EPIPE';
  if (!enough) {
    console.error(failureText(error, service()));
    process.exitCode = 1;
  }
}
