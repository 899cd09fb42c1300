import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { postgresBinaries } from '../../scripts/postgresServer.mjs';
import { officeScreens } from '../support/access/officeScreens.ts';
import { has } from '../support/guideSamples.ts';

/** The shortest trial: an office of two projects, one user, one reader, three seconds. */
const trial = ['--office', '240', '--users', '1', '--minutes', '0.05'];

test.runIf(has('haproxy') && postgresBinaries() !== undefined)(
  'a trial beside an office fills the database, opens its screens and holds',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/soak.mjs', ...trial]);
    const answered = stdout.split('\n').map((line) => line.split(/ +/)[0]);
    const screens = officeScreens.map((screen) => screen.replace('Query', ''));
    expect(screens.filter((screen) => answered.includes(screen))).not.toEqual([]);
    expect(stdout).toContain('faults: none');
    expect(stdout).toContain('Held.');
  },
  180_000,
);
