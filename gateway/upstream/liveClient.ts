import { answerAsG3 } from '../g3/answerAsG3.ts';
import { readOnce } from '../g3/g3Service.ts';
import type { CallHandle } from '../rest/callHandle.ts';
import { CallsUnderWay } from '../rest/callsUnderWay.ts';
import { RestClient, type RestCall } from '../rest/restClient.ts';
import { badReply, withKnownOutcome, notSupported, RestError, unavailable } from '../rest/restErrors.ts';
import type { RestReply } from '../rest/restReply.ts';
import type { Generation } from './capabilities.ts';
import { judgeGeneration, namesApiKey, probePaths } from './generation.ts';

const revisions = 'changes of one known revision';

/**
 * Connections to a /v1 outside this process. Its generation is probed before the first call and kept for the life of
 * the process. Calls to the newest generation are translated; all other code uses one dialect.
 */
export class LiveClient extends RestClient {
  #generation: Generation = 'unknown';
  #probing: Promise<Generation> | undefined;

  /**
   * As RestClient, in the dialect of the service.
   * @throws RestError UPSTREAM_UNAVAILABLE for a change while the generation is unknown, and for any call whose
   * operation ends before it is known; NOT_SUPPORTED_BY_UPSTREAM for a change of a given revision on a service without
   * revisions, which would make it whatever the revision is.
   */
  override async call(call: RestCall, handle: CallHandle): Promise<RestReply> {
    const raw = (each: RestCall) => super.call(each, handle);
    const known = this.#generation;
    const generation = known === 'unknown' ? await this.#generationWithin(handle) : known;
    if (generation === 'g3') return answerAsG3(call, readOnce(raw, handle.answered));
    if (generation === 'unknown' && call.method !== 'GET') {
      throw withKnownOutcome(
        unavailable('Which generation of the service answers is not known yet: nothing was changed'),
      );
    }
    if (generation === 'g2' && call.headers.includes('if-match')) throw notSupported(revisions);
    const reply = await raw(call);
    if (!namesApiKey(reply)) return reply;
    this.#fixGeneration('g3');
    if (call.method === 'GET') return answerAsG3(call, readOnce(raw, handle.answered));
    throw badReply('The service changed its generation: look at what the change did before making it again');
  }

  /** Probes once at a time; a probe without a result is repeated with the next call. */
  async generation(): Promise<Generation> {
    if (this.#generation !== 'unknown') return this.#generation;
    this.#probing ??= this.#probe().finally(() => (this.#probing = undefined));
    this.#fixGeneration(await this.#probing);
    return this.#generation;
  }

  /** The same, but no longer than the operation lasts, since the probe may have been started by another one. */
  async #generationWithin(handle: CallHandle): Promise<Generation> {
    if (handle.stopped !== undefined) throw withKnownOutcome(handle.stopped());
    const { promise: over, reject } = Promise.withResolvers<never>();
    const waiting = { abort: (error: RestError) => reject(withKnownOutcome(error)) };
    handle.running.add(waiting);
    return Promise.race([this.generation(), over]).finally(() => handle.running.delete(waiting));
  }

  #fixGeneration(generation: Generation): void {
    this.#generation = generation;
    if (generation !== 'unknown') this.profile.fixGeneration(generation);
  }

  async #probe(): Promise<Generation> {
    const underWay = new CallsUnderWay(this.config.operationTimeout);
    const handle = underWay.begin({});
    const probe = (path: string) =>
      super.call({ method: 'GET', path, headers: ['accept', 'application/json'] }, handle);
    try {
      return judgeGeneration(await probe(probePaths.apiKey), await probe(probePaths.options));
    } catch (error) {
      if (error instanceof RestError) return 'unknown';
      throw error;
    } finally {
      underWay.done(handle);
    }
  }
}
