import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childEnv, projectNode, root } from './toolchain.mjs';

/** Pid of the `npm` that started this command, where the system can tell. */
function npmAncestor() {
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return null;
  let pid = process.ppid;
  for (let depth = 0; depth < 4 && pid > 1; depth++) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('npm')) return pid;
      pid = Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) . /, '')
          .split(' ')[0],
      );
    } catch {
      return null;
    }
  }
  return null;
}

/** Calls `end` when the npm that started this command is gone: it does not always hand signals on. */
export function whenNpmEnds(end) {
  const npm = npmAncestor();
  if (!npm) return;
  setInterval(() => {
    try {
      process.kill(npm, 0);
    } catch {
      end();
    }
  }, 500).unref();
}

/**
 * Runs a server until it ends, forwarding signals. The IPC channel tells the server when this process is gone, and a
 * watch on npm tells this process: a `kill -9` further up must not leave an orphaned server that holds the port and the
 * data folder.
 */
export function serve(args, env = {}) {
  const child = spawn(projectNode(), args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnv(env),
  });
  let ending = false;
  const end = (signal) => {
    // A terminal sends Ctrl-C to the whole group, so the server may get it twice.
    ending = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => end(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  whenNpmEnds(() => end('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (ending || signal === 'SIGTERM' ? 0 : 1)));
}
