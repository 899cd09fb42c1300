import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { answers, daemonPath, freePorts } from './machine.ts';
import { Program } from './program.ts';

const root = join(import.meta.dirname, '../..');

/** Two services and two gateways behind haproxy with the configuration of the guide. */
export type Product = { url: string; processes: Program[]; balancer: Program };

export async function startProduct(folder: string, settings: Record<string, string>): Promise<Product> {
  const ports = await freePorts(6);
  const [api1, api2, gateway1, gateway2, inside, outside] = ports.map((port) => `127.0.0.1:${port}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const url = `http://${outside}`;
  const balancer = new Program({
    name: 'haproxy',
    command: 'haproxy',
    args: ['-db', '-f', join(root, 'docs/deployment/haproxy.cfg')],
    env: {
      PATH: daemonPath,
      PUBLIC: outside,
      INTERNAL: inside,
      API1: api1,
      API2: api2,
      GATEWAY1: gateway1,
      GATEWAY2: gateway2,
    },
    folder,
    // Until there is anybody to ask it says so itself.
    isReady: async () => (await fetch(`${url}/v1/healthcheck`)).status > 0,
  });
  const part = (name: string, main: string, address: string, path: string) =>
    new Program({
      name,
      command: process.execPath,
      args: [join(root, main)],
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: join(root, '.cache/compile'),
        HOST: '127.0.0.1',
        PORT: address.split(':')[1] ?? '',
        PUBLIC_URL: url,
        V1_URL: `http://${inside}`,
        ...settings,
      },
      folder,
      isReady: () => answers(`http://${address}${path}`),
    });
  const processes = [
    part('api1', 'dist/server/apiMain.mjs', api1, '/readyz'),
    part('gateway1', 'dist/server/gatewayMain.mjs', gateway1, '/readyz'),
    part('api2', 'dist/server/apiMain.mjs', api2, '/readyz'),
    part('gateway2', 'dist/server/gatewayMain.mjs', gateway2, '/readyz'),
  ];
  await balancer.start();
  await Promise.all(processes.map((process) => process.start()));
  return { url, processes, balancer };
}

/** An S3 of this trial: s3rver, installed from npm into its folder. @returns its settings for the service. */
export function s3Program(
  folder: string,
  port: number,
): { program: Program; settings: Record<string, string> } {
  const bucket = `pictures-${randomUUID().slice(0, 8)}`;
  const program = new Program({
    name: 's3',
    command: join(folder, 's3/node_modules/.bin/s3rver'),
    args: ['-d', join(folder, 's3'), '-p', String(port), '-a', '127.0.0.1', '--configure-bucket', bucket],
    folder,
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/`)).status > 0,
  });
  const settings = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { program, settings };
}
