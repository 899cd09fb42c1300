import wasmUrl from 'web-ifc/web-ifc.wasm?url';
import { ModelFault } from './ifc/modelFault.ts';
import { openModel } from './ifc/openModel.ts';
import type { ModelMessage, ModelRequest } from './modelMessage.ts';

/** What a worker has and a page has not. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

// A worker's own port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (message: ModelMessage) => self.postMessage(message);

self.addEventListener('message', ({ data: { file, isMeasured } }: MessageEvent<ModelRequest>) => {
  const reader = new FileReaderSync();
  const read = (offset: number, length: number) =>
    new Uint8Array(reader.readAsArrayBuffer(file.slice(offset, offset + length)));
  const onProgress = (progress: number) => post({ progress });
  openModel({ size: file.size, read }, wasmUrl, { onProgress, isMeasured }).then(
    (model) => post({ model }),
    (error: unknown) => {
      const { reason, detail } = error instanceof ModelFault ? error : new ModelFault('unreadable');
      post({ fault: reason, detail });
    },
  );
});
