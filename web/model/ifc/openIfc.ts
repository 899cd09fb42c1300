import { IfcAPI, LogLevel } from 'web-ifc';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { ItemGraph } from './itemGraph.ts';
import { leastArguments } from './measures/leastArguments.ts';
import { LibraryCrashed, type Measuring } from './measures/measureParts.ts';
import { ModelFault } from './modelFault.ts';
import { StepStatements } from './stepStatements.ts';
import { type OnProgress, readIfc } from './readIfc.ts';
import { schemaIndex, schemaName, schemaOf } from './schemaOf.ts';

/** A file that is read piece by piece. */
export type ModelSource = { size: number; read: (offset: number, length: number) => Uint8Array };

/** Beyond this the memory of WebAssembly runs out. */
export const maxModelBytes = 1024 ** 3;
/** Above this the graph of lines takes too much memory itself. */
const maxGraphBytes = 256 * 1024 ** 2;
const startBytes = 64 * 1024;
const endBytes = 4096;
const pieceBytes = 4 * 1024 * 1024;

/** The file without the UTF-8 byte order mark that text editors write: STEP has none, and the library fails on it. */
function withoutMark({ size, read }: ModelSource): ModelSource {
  const [first, second, third] = size < 3 ? [] : read(0, 3);
  if (first !== 0xef || second !== 0xbb || third !== 0xbf) return { size, read };
  return { size: size - 3, read: (offset, length) => read(offset + 3, length) };
}

/** The schema in a file's header, before it is opened. @throws ModelFault for a file that cannot be one. */
function checkHeader({ size, read }: ModelSource): string {
  if (size === 0) throw new ModelFault('empty');
  if (size > maxModelBytes) throw new ModelFault('too_large');
  const latin = new TextDecoder('latin1');
  const start = latin.decode(read(0, Math.min(size, startBytes)));
  const schema = schemaOf(start);
  if (!start.slice(0, 1024).includes('ISO-10303-21') || schema === null) throw new ModelFault('not_ifc');
  if (!/^IFC(?:2X3|4)/.test(schema)) throw new ModelFault('schema', schemaName(schema));
  const end = latin.decode(read(Math.max(0, size - endBytes), Math.min(size, endBytes)));
  if (!end.includes('END-ISO-10303-21')) throw new ModelFault('truncated');
  return schema;
}

/** Checks all lines before the library reads them. @returns the products whose bodies cannot be built. */
function checkStatements({ size, read }: ModelSource, schema: number, onProgress: OnProgress): Set<number> {
  const graph = size > maxGraphBytes ? null : new ItemGraph(schema);
  const statements = new StepStatements(leastArguments(schema), graph);
  for (let at = 0; at < size; at += pieceBytes) {
    statements.take(read(at, Math.min(pieceBytes, size - at)));
    onProgress(at / size);
  }
  statements.finish();
  return graph?.unbuildable() ?? new Set();
}

export type OpenOptions = {
  onProgress?: OnProgress;
  /** Whether bodies are measured; without it only stated quantities count. */
  isMeasured?: boolean;
};

/**
 * Reads an IFC file (2x3, 4) as far as quantities need it.
 *
 * @param wasmUrl where the library's WebAssembly lies; null leaves it to the library (on Node).
 * @throws ModelFault for a file that is none, is damaged, or holds nothing to count.
 */
export async function openIfc(
  file: ModelSource,
  wasmUrl: string | null,
  { onProgress = () => {}, isMeasured = true }: OpenOptions = {},
): Promise<BuildingModel> {
  const source = withoutMark(file);
  const schema = schemaIndex(checkHeader(source));
  const unbuildable = checkStatements(source, schema, (share) => onProgress(0.2 * share));
  const read = (measuring: Measuring) => readWith(source, wasmUrl, measuring, onProgress);
  if (!isMeasured) return read('none');
  try {
    return await read({ except: unbuildable });
  } catch (error) {
    // A body broke the library; a new instance can still read the lines.
    if (error instanceof LibraryCrashed) return await read('none');
    throw error;
  }
}

async function readWith(
  source: ModelSource,
  wasmUrl: string | null,
  measuring: Measuring,
  onProgress: OnProgress,
): Promise<BuildingModel> {
  const api = new IfcAPI();
  await api.Init(wasmUrl === null ? undefined : () => wasmUrl, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  let hasCrashed = false;
  try {
    const model = api.OpenModelFromCallback((offset, size) => {
      onProgress(0.2 + (0.3 * Math.min(offset, source.size)) / source.size);
      return source.read(offset, Math.min(size, source.size - offset));
    });
    if (model < 0) throw new ModelFault('unreadable');
    return readIfc(api, model, measuring, (share) => onProgress(0.5 + 0.5 * share));
  } catch (error) {
    hasCrashed = error instanceof LibraryCrashed;
    // Whatever stops the library is due to the file.
    throw error instanceof ModelFault || hasCrashed ? error : new ModelFault('unreadable');
  } finally {
    if (!hasCrashed) api.Dispose();
  }
}
