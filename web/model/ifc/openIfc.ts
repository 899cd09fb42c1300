import { IfcAPI, LogLevel } from 'web-ifc';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { leastArguments } from './leastArguments.ts';
import { ModelFault } from './modelFault.ts';
import { StepStatements } from './stepStatements.ts';
import { type OnProgress, readIfc } from './readIfc.ts';

/** A file that is read piece by piece. */
type ModelSource = { size: number; read: (offset: number, length: number) => Uint8Array };

/** Beyond this the memory of WebAssembly runs out. */
const mostModelBytes = 1024 ** 3;
const startBytes = 64 * 1024;
const endBytes = 4096;
const pieceBytes = 4 * 1024 * 1024;

/** The schema a file of building data says it is in, before it is opened. @throws ModelFault for what cannot be one. */
function checkHeader({ size, read }: ModelSource): string {
  if (size === 0) throw new ModelFault('empty');
  if (size > mostModelBytes) throw new ModelFault('too_large');
  const latin = new TextDecoder('latin1');
  const start = latin.decode(read(0, Math.min(size, startBytes)));
  if (start.startsWith('PK')) throw new ModelFault('zipped');
  if (!start.slice(0, 1024).includes('ISO-10303-21')) throw new ModelFault('not_ifc');
  const schema = /FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i.exec(start)?.[1]?.toUpperCase();
  if (schema === undefined || !/^IFC(?:2X3|4)/.test(schema)) throw new ModelFault('schema');
  const end = latin.decode(read(Math.max(0, size - endBytes), Math.min(size, endBytes)));
  if (!end.includes('END-ISO-10303-21')) throw new ModelFault('truncated');
  return schema;
}

function checkStatements({ size, read }: ModelSource, schema: string, onProgress: OnProgress): void {
  const statements = new StepStatements(leastArguments(schema));
  for (let at = 0; at < size; at += pieceBytes) {
    statements.take(read(at, Math.min(pieceBytes, size - at)));
    onProgress(at / size);
  }
  statements.finish();
}

/**
 * Reads an IFC file (2x3, 4) as far as quantities need it.
 *
 * @param wasmUrl where the library's WebAssembly lies; null leaves it to the library (on Node).
 * @throws ModelFault for a file that is none, is damaged, or holds nothing to count.
 */
export async function openIfc(
  source: ModelSource,
  wasmUrl: string | null,
  onProgress: OnProgress = () => {},
): Promise<BuildingModel> {
  const schema = checkHeader(source);
  checkStatements(source, schema, (share) => onProgress(0.2 * share));
  const api = new IfcAPI();
  await api.Init(wasmUrl === null ? undefined : () => wasmUrl, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  try {
    const model = api.OpenModelFromCallback((offset, size) => {
      onProgress(0.2 + (0.3 * Math.min(offset, source.size)) / source.size);
      return source.read(offset, Math.min(size, source.size - offset));
    });
    if (model < 0) throw new ModelFault('unreadable');
    return readIfc(api, model, (share) => onProgress(0.5 + 0.5 * share));
  } catch (error) {
    // Whatever stops the library stops it because of the file.
    throw error instanceof ModelFault ? error : new ModelFault('unreadable');
  } finally {
    api.Dispose();
  }
}
