import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { ModelFault } from './modelFault.ts';
import { type ModelSource, maxModelBytes } from './openIfc.ts';

/** Chunk size for inflating: output is at most a thousand times this, and is checked before continuing. */
const pieceBytes = 64 * 1024;

/** Whether a file is a ZIP by its first bytes, "PK" and the mark of an entry. */
export function isZipped({ size, read }: ModelSource): boolean {
  const start = size < 4 ? [] : read(0, 4);
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;
}

/** Whether an entry is a model by its name; macOS adds a metadata entry under each file's name. */
const isModel = (name: string) => /\.ifc$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);

/**
 * The model in an ifcZIP: its first .ifc file, inflated in memory.
 * @throws ModelFault for a ZIP that is damaged, encrypted or contains none, or whose model is too large.
 */
export function unzipped({ size, read }: ModelSource, onProgress: (share: number) => void): ModelSource {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let state: 'searching' | 'found' | 'done' = 'searching';
  const archive = new Unzip((file) => {
    if (state !== 'searching' || !isModel(file.name)) return;
    state = 'found';
    file.ondata = (error, piece, isLast) => {
      if (error !== null) throw new ModelFault('damaged');
      length += piece.length;
      if (length > maxModelBytes) throw new ModelFault('too_large');
      pieces.push(piece);
      if (isLast) state = 'done';
    };
    file.start();
  });
  archive.register(UnzipInflate);
  archive.register(UnzipPassThrough);
  const isDone = () => state === 'done';
  try {
    for (let at = 0; at < size && !isDone(); at += pieceBytes) {
      archive.push(read(at, Math.min(pieceBytes, size - at)), at + pieceBytes >= size);
      onProgress(at / size);
    }
  } catch (error) {
    throw error instanceof ModelFault ? error : new ModelFault('damaged');
  }
  if (!isDone()) throw new ModelFault(pieces.length === 0 ? 'zip_without_ifc' : 'damaged');
  return { size: length, read: readerOf(pieces) };
}

/** Reads across chunks. */
function readerOf(pieces: readonly Uint8Array[]): ModelSource['read'] {
  const starts: number[] = [];
  let end = 0;
  for (const piece of pieces) {
    starts.push(end);
    end += piece.length;
  }
  return (offset, length) => {
    const bytes = new Uint8Array(Math.min(length, end - offset));
    let at = Math.max(
      0,
      starts.findLastIndex((start) => start <= offset),
    );
    for (let filled = 0; filled < bytes.length; at += 1) {
      const from = pieces[at]?.subarray(offset + filled - (starts[at] ?? 0)) ?? new Uint8Array();
      const taken = from.subarray(0, bytes.length - filled);
      bytes.set(taken, filled);
      filled += taken.length;
    }
    return bytes;
  };
}
