// npm run dev: hot reload of web (Vite), restart of the servers on change, artifacts generated on change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { whenNpmEnds } from './serve.mjs';
import { build, childEnv, ensureInstalled, generate, projectNode, root } from './toolchain.mjs';

ensureInstalled();
generate();

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
const webPort = process.env.PORT ?? '3000';
const serverPort = await freePort();
const children = new Set();
function start(args, env) {
  // The channel tells the server when this process ends, in whatever way.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(projectNode(), args, { cwd: root, stdio, env: childEnv(env) });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

// Not Node's own --watch: the old process must release the data folder before the next one starts.
let server;
let restarting;
let isEnding = false;
function startServer() {
  isEnding = false;
  server = start(['server/main.ts'], {
    PORT: serverPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}`,
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
}
/** The old process holds the lock of the data folder: the new one starts when it has ended. */
function restartServer() {
  clearTimeout(restarting);
  restarting = setTimeout(() => {
    if (server.exitCode !== null || server.signalCode !== null) return startServer();
    if (isEnding) return;
    isEnding = true;
    server.once('exit', () => ended || startServer());
    server.kill('SIGTERM');
  }, 200);
}
await build();
startServer();
for (const folder of ['server', 'api', 'gateway', 'domain'])
  watch(
    join(root, folder),
    { recursive: true },
    (_, name) => name?.includes('__generated__') || restartServer(),
  );

start(['node_modules/vite/bin/vite.js', '-c', 'web/vite.config.ts', '--port', webPort, '--strictPort'], {
  SERVER_URL: `http://127.0.0.1:${serverPort}`,
}).on('exit', (code) => end(code ?? 0));

let timer;
const regenerate = () => {
  clearTimeout(timer);
  // In a process of its own: what the compiler refuses ends it, and not the servers.
  timer = setTimeout(() => start(['scripts/generate.mjs', '--keep']), 100);
};
watch(join(root, 'web'), { recursive: true }, (_, name) => {
  if (name && /\.tsx?$/.test(name) && !name.includes('__generated__')) regenerate();
});
watch(join(root, 'schema.graphql'), () => {
  regenerate();
  restartServer();
});

let ended = false;
function end(code) {
  if (ended) return;
  ended = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
  setTimeout(() => process.exit(code), 3000).unref();
}
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
whenNpmEnds(() => end(0));
