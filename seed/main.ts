import process from 'node:process';
import Fastify from 'fastify';
import { readApiConfig } from '../api/config.ts';
import { requestIdOf } from '../api/http/requestId.ts';
import { createApi } from '../api/server.ts';
import { fillPortfolio } from './fillPortfolio.ts';
import { RestSession } from './restSession.ts';

const owner = { name: 'Ana Souza', email: 'ana@example.com', password: 'torre-de-exemplo' };
const guest = { name: 'Bruno Lima', email: 'bruno@example.com', password: 'torre-de-exemplo' };

/** Fills an empty database with the example portfolio through the service's own HTTP calls. */
async function main(): Promise<void> {
  const read = readApiConfig(process.env);
  // The links in its mails open the product of npm start.
  const publicUrl = process.env.PUBLIC_URL
    ? read.publicUrl
    : () => `http://localhost:${process.env.PORT || 3000}`;
  const config = { ...read, publicUrl, rateLimit: false, smtpUrl: undefined, logLevel: 'silent' };
  const api = await createApi(config);
  const app = Fastify({ genReqId: requestIdOf, forceCloseConnections: true });
  app.addHook('onClose', () => api.close());
  try {
    const { db } = api.context;
    if ((await db.selectFrom('users').select('id').limit(1).execute()).length > 0)
      throw new Error(
        'The database already holds accounts: seed an empty one (set DATA_DIR to a new folder).',
      );
    await api.register(app);
    const base = await app.listen({ host: '127.0.0.1', port: 0 });

    const session = new RestSession(base);
    for (const { name, email, password } of [owner, guest])
      await session.post('/v1/users', { name, email, password });
    // Their addresses are examples, so nobody can prove them by a mail.
    await db.updateTable('users').set({ activated: true }).execute();
    await session.logIn(owner.email, owner.password);
    const [first, second] = await fillPortfolio(session, (name) => console.log(`  ${name}`));
    await session.post(`/v1/projects/${first}/invite`, { email: guest.email, permissions: ['project:edit'] });
    await session.post(`/v1/projects/${second}/invite`, {
      email: guest.email,
      permissions: ['project:view'],
    });
    const asGuest = new RestSession(base);
    await asGuest.logIn(guest.email, guest.password);
    const { invitations } = await asGuest.get<{ invitations: { id: number; project_id: string }[] }>(
      '/v1/users/pending-invitations',
    );
    // One accepted, so that people differ; the other stays pending.
    const accepted = invitations.find((invitation) => invitation.project_id === second);
    if (accepted) await asGuest.put(`/v1/users/reply/${accepted.id}`, { status: 'accepted' });
  } finally {
    await app.close();
  }
  console.log(`\nLog in as ${owner.email} or ${guest.email}, password ${owner.password}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
