import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { ModelFault } from './ifc/modelFault.ts';
import type { ModelMessage } from './modelMessage.ts';

export type ModelReading = {
  /** @throws ModelFault; an AbortError when it was cancelled. */
  done: Promise<BuildingModel>;
  cancel: () => void;
};

/** Milliseconds without any progress after which a reading is given up: the largest files take half of it. */
const longestSilence = 60_000;

/** Reads a building model in a thread of its own. The file does not leave the browser. */
export function readModelFile(file: File, onProgress: (share: number) => void): ModelReading {
  const worker = new Worker(new URL('./modelWorker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<BuildingModel>();
  const stop = (fault: unknown) => {
    clearTimeout(watch);
    worker.terminate();
    reject(fault);
  };
  // A file can be bad in a way on which the library never ends.
  const late = () => stop(new ModelFault('unreadable'));
  let watch = setTimeout(late, longestSilence);
  worker.addEventListener('message', ({ data }: MessageEvent<ModelMessage>) => {
    clearTimeout(watch);
    if ('progress' in data) {
      watch = setTimeout(late, longestSilence);
      return onProgress(data.progress);
    }
    if ('fault' in data) return stop(new ModelFault(data.fault));
    worker.terminate();
    resolve(data.model);
  });
  worker.addEventListener('error', () => stop(new ModelFault('unreadable')));
  // Opening a file waits for nothing, so only the end of its thread ends it.
  // A worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(file);
  return {
    done: promise,
    cancel: () => stop(new DOMException('cancelled', 'AbortError')),
  };
}
