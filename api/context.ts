import type { Kysely } from 'kysely';
import type { PublishedBenchmark } from './benchmark/publishedBenchmark.ts';
import type { ApiConfig } from './config.ts';
import type { Tables } from './db/database.ts';
import type { EventHub } from './events/eventHub.ts';
import type { SpelltRoutes } from './http/input/spelling.ts';
import type { ImageStore } from './images/imageStore.ts';
import type { HeavyWork } from './limits/heavyWork.ts';
import type { Mailer } from './mail/mailer.ts';

/** What routes work with; created once in server.ts. */
export type ApiContext = {
  config: ApiConfig;
  db: Kysely<Tables>;
  /** Standbys of `db` where there are any, else the same; asked through `readOnStandby`. */
  readDb: Kysely<Tables>;
  databaseKind: 'embedded' | 'postgres';
  mailer: Mailer;
  images: ImageStore;
  events: EventHub;
  heavyWork: HeavyWork;
  /** Limits concurrent reads and copies of many modules. */
  expensiveReads: HeavyWork;
  /** Limits concurrent reads of a tower's options, and of a project's totals, of which a page may request many. */
  optionReads: HeavyWork;
  /** Limits concurrent exports, which last as long as their reader takes. */
  exports: HeavyWork;
  benchmark: PublishedBenchmark;
  /** The TXT records of a name in DNS, each in parts. */
  resolveTxt: (name: string) => Promise<string[][]>;
};

/** What work on the database needs where it depends on settings; `db` may be a transaction. */
export type DbAndConfig = Pick<ApiContext, 'db' | 'config'>;

/** A group of routes: a function of the context, registered in server.ts. */
export type Routes = (context: ApiContext) => SpelltRoutes;
