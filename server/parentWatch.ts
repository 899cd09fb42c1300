import process from 'node:process';

/**
 * Calls `end` when the command that started this server is gone: its IPC channel closes even when it was killed, and an
 * orphaned server would hold the port and the data folder.
 */
export function watchParent(end: () => void): void {
  if (process.connected) process.once('disconnect', end);
}
