import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { ModelFault } from './ifc/modelFault.ts';
import type { ModelMessage, ModelRequest } from './modelMessage.ts';

export type ModelReading = {
  /** @throws ModelFault; an AbortError when it was cancelled. */
  done: Promise<BuildingModel>;
  cancel: () => void;
};

/**
 * Milliseconds without any progress after which a reading is given up: opening the largest files takes half of the
 * first, and no single lot of bodies that is none of a trap a tenth of the second.
 */
const longestSilence = { opening: 60_000, measuring: 15_000 } as const;
/** Between these shares of the progress bodies are measured. */
const measuringFrom = 0.64;
const measuringTo = 0.94;

/** Reads a building model in a thread of its own. The file does not leave the browser. */
export function readModelFile(file: File, onProgress: (share: number) => void): ModelReading {
  const { promise, resolve, reject } = Promise.withResolvers<BuildingModel>();
  let stopWorker = () => {};
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
    // A file can be bad in a way on which the library never ends. What its lines say can be read all the same.
    const late = () => {
      if (!isMeasuring || !isMeasured) return fail(new ModelFault('unreadable'));
      end();
      begin(false);
    };
    const waitOn = () => {
      clearTimeout(watch);
      watch = setTimeout(late, isMeasuring ? longestSilence.measuring : longestSilence.opening);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ModelMessage>) => {
      if ('progress' in data) {
        isMeasuring = data.progress >= measuringFrom && data.progress < measuringTo;
        waitOn();
        return onProgress(data.progress);
      }
      if ('fault' in data) return fail(new ModelFault(data.fault, data.detail));
      end();
      resolve(data.model);
    });
    worker.addEventListener('error', () => fail(new ModelFault('unreadable')));
    stopWorker = end;
    waitOn();
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
