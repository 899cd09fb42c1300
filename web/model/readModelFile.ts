import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { ModelFault } from './ifc/modelFault.ts';
import type { ModelMessage, ModelRequest } from './modelMessage.ts';

export type ModelReading = {
  /** @throws ModelFault; an AbortError when it was cancelled. */
  done: Promise<BuildingModel>;
  cancel: () => void;
};

/**
 * Milliseconds without progress after which reading is given up. Opening the largest files takes half of the first
 * limit; a normal batch of bodies takes less than a tenth of the second.
 */
const longestSilence = { opening: 60_000, measuring: 15_000 } as const;
/** From this share of the progress on, bodies are measured. */
const measuringFrom = 0.64;
const measuringTo = 0.94;

/** Reads a building model in a separate thread. The file does not leave the browser. */
export function readModelFile(file: File, onProgress: (share: number) => void): ModelReading {
  const { promise, resolve, reject } = Promise.withResolvers<BuildingModel>();
  let stopWorker = () => {};
  let furthest = 0;
  const begin = (isMeasured: boolean) => {
    const worker = new Worker(new URL('./modelWorker.ts', import.meta.url), { type: 'module' });
    let isMeasuring = false;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(watch);
      worker.terminate();
    };
    const fail = (fault: ModelFault) => {
      end();
      reject(fault);
    };
    // Some bad files make the library run forever; their lines can still be read.
    const onTimeout = () => {
      if (!isMeasuring || !isMeasured) return fail(new ModelFault('unreadable'));
      end();
      begin(false);
    };
    const restartTimer = () => {
      clearTimeout(watch);
      watch = setTimeout(onTimeout, isMeasuring ? longestSilence.measuring : longestSilence.opening);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ModelMessage>) => {
      if ('progress' in data) {
        isMeasuring = data.progress >= measuringFrom && data.progress < measuringTo;
        restartTimer();
        // The library reads the start of a file more than once, and a second thread all of it.
        if (data.progress > furthest) onProgress((furthest = data.progress));
        return;
      }
      if ('fault' in data) return fail(new ModelFault(data.fault, data.detail));
      end();
      resolve(data.model);
    });
    worker.addEventListener('error', () => fail(new ModelFault('unreadable')));
    stopWorker = end;
    restartTimer();
    const request: ModelRequest = { file, isMeasured };
    // Opening a file waits for nothing, so only the end of its thread ends it.
    // A worker has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(request);
  };
  begin(true);
  return {
    done: promise,
    cancel: () => {
      stopWorker();
      reject(new DOMException('cancelled', 'AbortError'));
    },
  };
}
