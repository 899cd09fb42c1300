import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProcess, removeFolder } from '../../support/servers/endProcess.ts';
import { layDatabase } from '../../support/preparedDatabase.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type Mail = { to: string; subject: string; links: string[] };

/** The product as a user starts it: one process, one port, its own data folder. */
export class ProductServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'product-'));
  url = '';
  readonly #nodeFlags: readonly string[];
  /** Opens the mailbox; the terminal shows it. */
  mailboxKey = '';
  #process: ChildProcess | undefined;

  constructor(nodeFlags: readonly string[] = []) {
    this.#nodeFlags = nodeFlags;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts it and resolves when it has printed its address and answers; @throws with its output when it ends instead. */
  async start(env: Record<string, string> = {}): Promise<this> {
    let output = '';
    const child = spawn(process.execPath, [...this.#nodeFlags, 'dist/server/main.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: this.dataDir,
        RATE_LIMIT: 'off',
        BENCHMARK_ACCOUNT_DAYS: '0',
        BENCHMARK_PROJECT_DAYS: '0',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    [this.url, this.mailboxKey] = await new Promise<[string, string]>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        // A connected service sends its own mails: there is no mailbox then, and no second line.
        const printed = env.V1_URL ? /(http:\/\/\S+)()\n/ : /(http:\/\/\S+)\nMailbox: \S+\?key=(\w+)\n/;
        const [, address, key] = printed.exec(output) ?? [];
        if (address !== undefined && key !== undefined) resolve([address, key]);
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    });
    return this;
  }

  /**
   * Starts it on an empty database that was made before, which saves two thirds of a first start's work, and answers
   * before what was written is on the disk.
   */
  async startPrepared(env: Record<string, string> = {}): Promise<this> {
    await layDatabase(this.dataDir);
    return this.start({ DATABASE_FSYNC: 'off', ...env });
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it and forgets its data. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    removeFolder(this.dataDir);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child) await endProcess(child, signal);
  }

  /** Path and query of the link in the newest mail to an address whose link holds `part`. */
  async linkFor(email: string, part: string): Promise<string> {
    for (let attempt = 0; attempt < 50; attempt++) {
      const mails = (await (
        await fetch(`${this.url}/mailbox/mails.json?key=${this.mailboxKey}`)
      ).json()) as Mail[];
      const link = mails
        .filter((mail) => mail.to === email)
        .flatMap((mail) => mail.links)
        .find((each) => each.includes(part));
      if (link) return link.replace(/^https?:\/\/[^/]+/, '');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No mail to ${email} with ${part}`);
  }

  /** One call to /v1; @throws unless it succeeds. */
  async rest<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const response = await fetch(this.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** Makes an activated account and logs it in through /v1, for journeys that begin later than sign-up. */
  async account(
    name: string,
    email: string,
    password = 'senha-segura-1',
  ): Promise<{ token: string; user: object; expiry: string }> {
    await this.rest('POST', '/v1/users', undefined, { name, email, password });
    const link = await this.linkFor(email, 'tkn=');
    await this.rest('PUT', '/v1/users/activated', undefined, {
      token: new URLSearchParams(link.split('?')[1]).get('tkn'),
    });
    const answer = await this.rest<{ authentication_token: { token: string; expiry: string }; user: object }>(
      'POST',
      '/v1/tokens/authentication',
      undefined,
      { email, password },
    );
    return { ...answer.authentication_token, user: answer.user };
  }
}
