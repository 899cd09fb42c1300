import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on a free port that keeps the newest link's token for each recipient. */
export async function startMails() {
  const tokens = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      let raw = '';
      stream.on('data', (part: Buffer) => (raw += part.toString()));
      stream.on('end', () => {
        const text = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
        const token = /tkn=([A-Z2-7]+)/.exec(text)?.[1];
        for (const { address } of envelope.rcptTo) if (token !== undefined) tokens.set(address, token);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    tokenFor: (email: string) => tokens.get(email),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
