import { Counter, Gauge, Registry } from 'prom-client';
import type { ServiceState } from '../../api/server.ts';
import type { CacheState } from '../../gateway/server.ts';
import { lastBackup } from '../backup/lastBackup.ts';

/** The parts of this process whose state is reported at each scrape. */
export type Watched = {
  service?: { state(): ServiceState; dataDir: string };
  gateway?: { caches: Readonly<Record<string, CacheState>> };
};

/** A value and its labels. */
type Sample = readonly [value: number, ...labels: string[]];

/** Current state as metrics. Unknown figures are left out, because 0 would look healthy. */
export async function stateMetrics({ service, gateway }: Watched): Promise<Registry> {
  const registry = new Registry();
  const add = (name: string, help: string, labelNames: string[], samples: readonly Sample[]) => {
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    const metric = new Kind({ name, help, labelNames, registers: [registry] });
    for (const [value, ...labels] of samples)
      metric.inc(Object.fromEntries(labelNames.map((label, index) => [label, labels[index] ?? ''])), value);
  };

  const found = Object.entries(gateway?.caches ?? {}).flatMap(([cache, { hits, misses }]): Sample[] => [
    [hits, cache, 'hit'],
    [misses, cache, 'miss'],
  ]);
  const ofCaches = 'Replies of /v1 and parsed operations that the gateway had kept, or not';
  if (gateway !== undefined) add('gateway_cache_requests_total', ofCaches, ['cache', 'result'], found);
  if (service === undefined) return registry;

  // Read the pools before the queries of the outbox and webhooks, which take connections.
  const { pools, queues, outbox, webhooks } = service.state();
  const ofPools = (name: string, help: string, figure: 'open' | 'idle' | 'waiting' | 'most') => {
    const samples = pools.map((pool): Sample => [pool[figure], pool.name]);
    add(`database_pool_${name}`, help, ['pool'], samples);
  };
  ofPools('connections', 'Open connections to PostgreSQL', 'open');
  ofPools('idle_connections', 'Those of them that nobody uses', 'idle');
  ofPools('max_connections', 'How many there may be', 'most');
  ofPools('waiting_requests', 'Who waits for a connection', 'waiting');

  const ofQueues = (name: string, help: string, figure: 'underWay' | 'waiting') => {
    const samples = Object.entries(queues).map(([queue, of]): Sample => [of[figure], queue]);
    add(`work_queue_${name}`, help, ['queue'], samples);
  };
  ofQueues('under_way', 'Files and dear reads that are received, wait or are worked on', 'underWay');
  ofQueues('waiting', 'Those of them that wait', 'waiting');
  const refused = Object.entries(queues).flatMap(([queue, of]) =>
    Object.entries(of.refused).map(([status, count]): Sample => [count, queue, status]),
  );
  const ofRefused = 'Told to come back: 429 with too many of one user, 503 with too many of all';
  add('work_queue_refused_total', ofRefused, ['queue', 'status'], refused);

  const unknown = () => undefined;
  const [letters, hooks] = await Promise.all([outbox?.catch(unknown), webhooks.catch(unknown)]);
  if (letters !== undefined) {
    add('outbox_letters', 'Mails that wait to be delivered', [], [[letters.letters]]);
    const oldest = 'How long the oldest of them has waited, 0 without any';
    add('outbox_oldest_age_seconds', oldest, [], [[letters.oldestSeconds]]);
  }
  if (hooks !== undefined) {
    add('webhook_deliveries_waiting', 'Changes that wait to be told to webhooks', [], [[hooks.waiting]]);
    add('webhook_delivery_late_seconds', 'How late the latest of them is', [], [[hooks.lateSeconds]]);
    add('webhooks_failing', 'Webhooks whose receivers take nothing now', [], [[hooks.failing]]);
  }
  const backedUp = lastBackup(service.dataDir);
  if (backedUp !== undefined)
    add('last_backup_timestamp_seconds', 'When the last backup ended', [], [[backedUp]]);
  return registry;
}
