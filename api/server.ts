import { Resolver } from 'node:dns/promises';
import type { FastifyInstance } from 'fastify';
import { guardAccess } from './auth/access.ts';
import { createToken } from './auth/token.ts';
import { PublishedBenchmark } from './benchmark/publishedBenchmark.ts';
import type { ApiConfig } from './config.ts';
import type { ApiContext } from './context.ts';
import type { OpenDatabase, PoolState } from './db/database.ts';
import { openDatabase } from './db/openDatabase.ts';
import { createEventHub } from './events/eventHub.ts';
import { tagAnswers } from './http/entityTag.ts';
import { tagRevisions } from './http/revision.ts';
import { replyWithError } from './http/errorReply.ts';
import { sendCommonHeaders } from './http/headers.ts';
import { answerOnce } from './http/idempotency.ts';
import { parseJsonBodies } from './http/input/jsonBody.ts';
import { limitRate } from './http/rateLimit/rateLimit.ts';
import { serializeWithZod } from './http/serialization.ts';
import type { SpellingTypeProvider } from './http/input/spelling.ts';
import { answerUnknownRoutes } from './http/unknownRoute.ts';
import { validateWithZod } from './http/input/validation.ts';
import { localImageStore } from './images/localImageStore.ts';
import { s3ImageStore } from './images/s3ImageStore.ts';
import { sweepImages } from './images/sweepImages.ts';
import { dropForgotten } from './limits/attemptRepository.ts';
import { createExpensiveReads, createHeavyWork, exportLimits, type QueueState } from './limits/heavyWork.ts';
import { createMailer } from './mail/mailer.ts';
import { findOutboxState, type OutboxState } from './mail/outboxRepository.ts';
import { mailboxRoutes } from './mailbox/mailboxRoutes.ts';
import { repeatRegularly } from './repeatRegularly.ts';
import { scopeRequests } from './requestScope.ts';
import { registerRoutes } from './routes.ts';
import { encryptSecrets } from './secondFactor/secretCipher.ts';
import { dropOldAddresses } from './tokens/deviceRepository.ts';
import { sumUnsummedTowers } from './totals/sumUnsummedTowers.ts';
import { watchAllDecisions } from './decisions/watchDecisions.ts';
import { startWebhooks } from './webhooks/deliver.ts';
import { dropOldDeliveries, findWebhooksState, type WebhooksState } from './webhooks/deliveryRepository.ts';

const hourMs = 3_600_000;

/** State for metrics. The outbox is queried from the database; there is none where no mails are sent. */
export type ServiceState = {
  pools: PoolState[];
  queues: Record<string, QueueState>;
  outbox: Promise<OutboxState> | undefined;
  webhooks: Promise<WebhooksState>;
};

/** The service: `context` is for programs that share the process (seed, tests), `register` serves it over HTTP. */
type Api = {
  context: ApiContext;
  /** Path of the mailbox with its key, for the terminal only; undefined where it is off. */
  mailbox: string | undefined;
  register(app: FastifyInstance): Promise<void>;
  /** Resolves when the database answers and can be written to. */
  ready(): Promise<void>;
  state(): ServiceState;
  close(): Promise<void>;
};

/**
 * Opens and migrates the database and prepares the /v1 routes. The Fastify instance they are registered on should be
 * made with `genReqId: requestIdOf` of http/requestId.ts and `trustProxy: config.trustProxy`. `opened` is a migrated
 * database to use, and close, instead of the one that `config` names.
 *
 * @throws when the database is in use, can't be reached or can't be migrated.
 */
export async function createApi(config: ApiConfig, opened?: OpenDatabase): Promise<Api> {
  const database = opened ?? (await openDatabase(config));
  const { db, readDb } = database;
  for (const fault of await encryptSecrets(db, config)) console.error(fault);
  const mailer = createMailer(config, database);
  const images = config.s3 === undefined ? localImageStore(config.dataDir) : s3ImageStore(config.s3);
  const events = createEventHub(database, (error) => console.error('events:', error));
  const databaseKind = database.kind;
  const exports = createHeavyWork(exportLimits);
  const queues = { heavyWork: createHeavyWork(), ...createExpensiveReads(), exports };
  const dns = new Resolver({ timeout: 3_000, tries: 2 });
  const resolveTxt = (name: string) => dns.resolveTxt(name);
  const context: ApiContext = {
    config,
    db,
    readDb,
    databaseKind,
    mailer,
    images,
    events,
    ...queues,
    benchmark: new PublishedBenchmark({
      db,
      readDb,
      expensiveReads: queues.expensiveReads,
      ages: config.benchmarkAges,
    }),
    resolveTxt,
  };
  const mailboxKey = config.mailbox ? createToken() : undefined;
  return {
    context,
    mailbox: mailboxKey && `/mailbox?key=${mailboxKey}`,
    register: async (app) => {
      const logged = (what: string) => (error: unknown) => app.log.error(error, `${what} failed`);
      type Work = Parameters<typeof repeatRegularly>[0];
      const regularly = (what: string, everyMs: number, firstMs: number, work: Work) =>
        app.addHook('onClose', repeatRegularly(work, { everyMs, firstMs }, logged(what)));
      regularly('sweep of images', 6 * hourMs, 60_000, () => sweepImages(db, images));
      regularly('sweep of attempts', hourMs, hourMs, async () => {
        await dropForgotten(db);
        await dropOldAddresses(db);
        await dropOldDeliveries(db);
      });
      regularly('watch of decisions', hourMs, 10_000, (_, onError) => watchAllDecisions(db, onError));
      // After a migration, or a release with another version of the totals; until then towers are summed when read.
      regularly('sums of towers', hourMs, 10_000, (isEnding) => sumUnsummedTowers(db, isEnding));
      const webhooks = startWebhooks(context);
      app.addHook('onClose', () => webhooks.close());
      app.addHook('onResponse', async ({ method }) => {
        if (method !== 'GET') webhooks.wake();
      });
      await app.register(async (scope) => serveV1(scope, context), { prefix: '/v1' });
      if (mailboxKey !== undefined) await app.register(mailboxRoutes(context, mailboxKey));
    },
    ready: () => database.ready(),
    state: () => ({
      pools: database.pools(),
      queues: {
        files: queues.heavyWork.state(),
        reads: queues.expensiveReads.state(),
        options: queues.optionReads.state(),
        exports: exports.state(),
      },
      outbox: config.smtpUrl === undefined ? undefined : findOutboxState(db),
      webhooks: findWebhooksState(db),
    }),
    close: async () => {
      await events.close();
      await mailer.close();
      await database.close();
    },
  };
}

async function serveV1(scope: FastifyInstance, context: ApiContext): Promise<void> {
  scope.setValidatorCompiler(validateWithZod);
  scope.setSerializerCompiler(serializeWithZod);
  scope.setErrorHandler(replyWithError);
  scopeRequests(scope);
  parseJsonBodies(scope);
  sendCommonHeaders(scope);
  tagRevisions(scope);
  tagAnswers(scope);
  if (context.config.rateLimit) limitRate(scope, context);
  answerUnknownRoutes(scope);
  guardAccess(scope, context.db);
  answerOnce(scope, context.db);
  await registerRoutes(scope.withTypeProvider<SpellingTypeProvider>(), context);
}
