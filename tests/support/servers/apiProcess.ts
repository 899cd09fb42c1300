import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export type ApiProcess = { child: ChildProcess; url: string; printed: () => string };

/** The service as a process on a free port; rejects with what it printed when it ends before it listens. */
export const startApiProcess = (settings: Record<string, string>) => startServer('apiMain.ts', settings);

/** The gateway likewise. */
export const startGatewayProcess = (settings: Record<string, string>) =>
  startServer('gatewayMain.ts', settings);

async function startServer(file: string, settings: Record<string, string>): Promise<ApiProcess> {
  const main = join(import.meta.dirname, '../../../server', file);
  const env = { ...process.env, PORT: '0', DATABASE_URL: '', RATE_LIMIT: 'off', ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (data: Buffer) => {
      printed += data.toString();
      const url = /Server listening at (http:\/\/[\d.]+:\d+)/.exec(printed)?.[1];
      if (url !== undefined) resolve({ child, url, printed: () => printed });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(printed)));
  });
}
