import wasmUrl from 'web-ifc/web-ifc.wasm?url';
import { ModelFault } from './ifc/modelFault.ts';
import { openIfc } from './ifc/openIfc.ts';
import type { ModelMessage } from './modelMessage.ts';

/** What a worker has and a page has not. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

// A worker's own port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (message: ModelMessage) => self.postMessage(message);

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  const reader = new FileReaderSync();
  const read = (offset: number, length: number) =>
    new Uint8Array(reader.readAsArrayBuffer(file.slice(offset, offset + length)));
  openIfc({ size: file.size, read }, wasmUrl, (progress) => say({ progress })).then(
    (model) => say({ model }),
    (error: unknown) => say({ fault: error instanceof ModelFault ? error.reason : 'unreadable' }),
  );
});
