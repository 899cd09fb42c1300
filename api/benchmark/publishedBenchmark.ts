import type { OpenDatabase } from '../db/database.ts';
import { ApiError } from '../errors.ts';
import { type HeavyWork, noFile } from '../limits/heavyWork.ts';
import { type Batch, listBatches, listWholeBatches } from './batchRepository.ts';
import type { BatchTraits, EligibleAges } from './batches.ts';
import { benchmarkCurve, type CurvePoint } from './benchmarkCurve.ts';
import type { BenchmarkScope } from './benchmarkRepository.ts';
import { renewBatches } from './renewBatches.ts';

export type BenchmarkFilter = { [Name in keyof BatchTraits]: BatchTraits[Name] | undefined };
/** `owners` is the number behind the curves; 0 where there are too few. */
type PublishedCurves = { owners: number; co2: CurvePoint[]; energy: CurvePoint[] };

type BenchmarkContext = Pick<OpenDatabase, 'db' | 'readDb'> & {
  expensiveReads: HeavyWork;
  ages: EligibleAges;
};

/** Forming batches is done for no particular user. */
const anonymousUserId = 0;

/** How long a process keeps its curves, and waits before it forms batches again (ms). */
const keptMs = 300_000;

/**
 * What everybody may see. Which batches are whole is checked for each answer, so that whoever leaves is gone at once.
 * What a batch holds never changes, so its curves are kept for five minutes. Only one computation at a time forms
 * batches.
 */
export class PublishedBenchmark {
  readonly #context: BenchmarkContext;
  #batches = new Map<string, Batch>();
  readonly #curves = new Map<string, PublishedCurves>();
  #shown = '';
  #settledAt = 0;
  #underway: Promise<Map<string, Batch>> | undefined;

  constructor(context: BenchmarkContext) {
    this.#context = context;
  }

  /** Somebody agreed: form batches before the next answer. */
  renewNext(): void {
    this.#settledAt = 0;
  }

  async curves(
    scope: BenchmarkScope,
    countsFoundation: boolean,
    filter: BenchmarkFilter,
  ): Promise<PublishedCurves> {
    this.#underway ??= this.#read().finally(() => (this.#underway = undefined));
    const batches = await this.#underway;
    const key = JSON.stringify([
      scope,
      countsFoundation,
      filter.technology,
      filter.storeys,
      filter.state,
      filter.phase,
    ]);
    const kept = this.#curves.get(key);
    if (kept !== undefined) return kept;
    const made = curvesOf(
      [...batches.values()],
      countsFoundation && scope !== 'floors' ? `${scope}Carried` : scope,
      filter,
    );
    this.#curves.set(key, made);
    return made;
  }

  async #read(): Promise<Map<string, Batch>> {
    const isDue = Date.now() - this.#settledAt > keptMs;
    if (isDue) this.#settledAt = Date.now();
    const ids = (isDue ? await this.#settle() : undefined) ?? (await listWholeBatches(this.#context.db));
    const shown = ids.join(' ');
    if (isDue || shown !== this.#shown) {
      const missing = ids.filter((id) => !this.#batches.has(id));
      const read = await listBatches(this.#context.db, missing);
      this.#batches = new Map(
        ids.flatMap((id) => {
          const batch = this.#batches.get(id) ?? read.get(id);
          return batch === undefined ? [] : [[id, batch]];
        }),
      );
      this.#curves.clear();
      this.#shown = shown;
    }
    return this.#batches;
  }

  /**
   * Runs among the other expensive reads; if there is no room, it is tried again later, and the whole batches are still
   * shown.
   */
  async #settle(): Promise<string[] | undefined> {
    try {
      return await this.#context.expensiveReads.run(anonymousUserId, noFile, () =>
        renewBatches(this.#context),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#settledAt = 0;
      return undefined;
    }
  }
}

type FigureName = keyof Batch['entries'][number]['figures'];

function curvesOf(batches: readonly Batch[], name: FigureName, filter: BenchmarkFilter): PublishedCurves {
  const filtered = Object.entries(filter).filter(([, value]) => value !== undefined);
  const found = batches.filter(({ traits }) =>
    filtered.every(([trait, value]) => traits[trait as keyof BatchTraits] === value),
  );
  const entries = found.flatMap((batch) => batch.entries);
  const byOwner = [...Map.groupBy(entries, ({ ownerId }) => ownerId).values()]
    .map((of) => of.flatMap(({ figures }) => figures[name]))
    .filter((figures) => figures.length > 0);
  const co2 = benchmarkCurve(byOwner, 'co2');
  return { owners: co2.length === 0 ? 0 : byOwner.length, co2, energy: benchmarkCurve(byOwner, 'energy') };
}
