import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string; text: string; token: string | undefined };

/** A mail server for a test: what it took in order, and how it may refuse. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Mails it is too busy for before it takes one. */
  busy = 0;
  /** Recipients there are none of. */
  readonly unknown = new Set<string>();
  #server: SMTPServer | undefined;
  #port = 0;

  /** Listens, after an absence at the same port as before. */
  async open(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, callback) =>
        callback(
          this.unknown.has(address)
            ? Object.assign(new Error('no such user'), { responseCode: 550 })
            : undefined,
        ),
      onData: (stream, { envelope }, callback) => {
        let raw = '';
        stream.on('data', (part: Buffer) => (raw += part.toString()));
        stream.on('end', () => {
          if (this.busy > 0) {
            this.busy -= 1;
            callback(Object.assign(new Error('try again'), { responseCode: 451 }));
            return;
          }
          const text = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
          const token = /tkn=([A-Z2-7]+)/.exec(text)?.[1];
          for (const { address } of envelope.rcptTo) this.received.push({ to: address, text, token });
          callback();
        });
      },
    });
    const server = this.#server;
    // A service that is killed in the middle of a mail cuts its connection.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', () => resolve()));
    this.#port = (server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  mailsTo = (address: string) => this.received.filter(({ to }) => to === address);

  close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    return new Promise((resolve) => (server === undefined ? resolve() : server.close(() => resolve())));
  }
}
