import type { CallHandle } from './callHandle.ts';
import { type RestError, tooLate } from './restErrors.ts';

/**
 * The calls of an operation that are under way. All end when the caller disconnects, and when the operation's time is
 * over: `limit` in ms from its first call, over all calls and retries.
 */
export class CallsUnderWay {
  readonly #limit: number;
  readonly #handles = new Set<CallHandle>();
  #end: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped: (() => RestError) | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Begins a call; where the operation has ended, `stopped` of the handle says why it must not be made. */
  begin(parts: Pick<CallHandle, 'spend' | 'answered'>): CallHandle {
    const now = performance.now();
    this.#end ??= now + this.#limit;
    const late = now >= this.#end ? this.#tooLate : undefined;
    const stopped = this.#stopped ?? late;
    const handle: CallHandle = { ...parts, end: this.#end, running: new Set(), stopped };
    if (this.#handles.size === 0) this.#timer = setTimeout(() => this.#abort(this.#tooLate), this.#end - now);
    this.#handles.add(handle);
    return handle;
  }

  done(handle: CallHandle): void {
    this.#handles.delete(handle);
    if (this.#handles.size === 0) clearTimeout(this.#timer);
  }

  /** Restarts the time limit, for a change made of many calls that may each take as long. */
  renew(): void {
    this.#end = undefined;
  }

  /** Ends every call, including later ones. */
  stop(reason: () => RestError): void {
    this.#stopped = reason;
    this.#abort(reason);
  }

  #abort(reason: () => RestError): void {
    for (const handle of this.#handles) {
      handle.stopped = reason;
      for (const each of handle.running) each.abort(reason());
    }
  }

  readonly #tooLate = () => tooLate(this.#limit / 1000);
}
