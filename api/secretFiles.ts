import { readFileSync } from 'node:fs';
import type { Environment } from '#domain/environment.ts';

/** Settings that may be given as a file path in `<NAME>_FILE`, as container platforms do. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECOND_FACTOR_KEY',
] as const;

/**
 * The environment with secrets read from their files, without a trailing line end. Errors name the variable and never
 * the file's content.
 */
export function readSecretFiles(env: Environment): { env: Environment; faults: string[] } {
  const read: Environment = { ...env };
  const faults: string[] = [];
  for (const name of secrets) {
    const variable = `${name}_FILE`;
    const path = env[variable];
    if (!path) continue;
    if (env[name]) {
      faults.push(`${variable}: ${name} is set as well`);
      continue;
    }
    try {
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch {
      faults.push(`${variable}: can not be read`);
    }
  }
  return { env: read, faults };
}
