import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export type ApiProcess = { child: ChildProcess; url: string; printed: () => string };

/** `server/apiMain.ts` as a process on a free port; rejects with what it printed when it ends before it listens. */
export async function startApiProcess(settings: Record<string, string>): Promise<ApiProcess> {
  const main = join(import.meta.dirname, '../../server/apiMain.ts');
  const env = { ...process.env, PORT: '0', DATABASE_URL: '', RATE_LIMIT: 'off', ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (data: Buffer) => {
      printed += data.toString();
      const url = /Server listening at (http:\/\/[\d.]+:\d+)/.exec(printed)?.[1];
      if (url !== undefined) resolve({ child, url, printed: () => printed });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(printed)));
  });
}
