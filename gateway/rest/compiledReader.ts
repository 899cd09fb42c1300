import { compileFunction } from 'node:vm';
import type { z } from 'zod';

/** Returned for a value that the schema refuses. */
export const refused: unique symbol = Symbol('refused');

/** Reads a value as its schema does, or refuses it without a reason. */
type Read = (value: unknown) => unknown;

type Schema = z.core.$ZodType;

const compiled = new WeakMap<Schema, Read>();

/** Whether readers are compiled or call zod, for the whole process: `COMPILED_REPLIES`. */
export const readers = { areCompiled: true };

/**
 * The reader of a schema, compiled once: it returns what the schema's own `safeParse` returns, in one pass and without
 * copies. Objects are checked in place: members that the schema transforms are replaced, unknown ones stay. So a
 * refused value may be half changed; for the reason, parse the text again and call the schema.
 */
export function compiledReader<T>(schema: z.ZodType<T>): (value: unknown) => T | typeof refused {
  return (readers.areCompiled ? readerOf(schema) : asZod(schema)) as (value: unknown) => T | typeof refused;
}

function readerOf(schema: Schema): Read {
  let read = compiled.get(schema);
  if (read === undefined) compiled.set(schema, (read = checked(schema, plainReader(schema))));
  return read;
}

type Definition = z.core.$ZodTypes['_zod']['def'];
const definition = (schema: Schema) => schema._zod.def as Definition;

/** Falls back to zod for kinds that are rare in replies. */
function asZod(schema: Schema): Read {
  return (value) => {
    const result = (schema as z.ZodType).safeParse(value);
    return result.success ? result.data : refused;
  };
}

function plainReader(schema: Schema): Read {
  const def = definition(schema);
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format !== undefined
        ? asZod(schema)
        : (value) => (typeof value === 'string' ? value : refused);
    case 'number':
      return 'format' in def && def.format !== undefined
        ? asZod(schema)
        : (value) => (Number.isFinite(value) ? value : refused);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : refused);
    case 'unknown':
      return (value) => value;
    case 'undefined':
      return (value) => (value === undefined ? value : refused);
    case 'enum': {
      const words = new Set<unknown>(Object.values(def.entries));
      return (value) => (words.has(value) ? value : refused);
    }
    case 'nullable': {
      const read = readerOf(def.innerType);
      return (value) => (value === null ? value : read(value));
    }
    case 'optional': {
      const read = readerOf(def.innerType);
      // A default member stays when it was filled in.
      const isGiven = def.innerType._zod.optin === 'defaulted';
      return (value) => (value === undefined && !isGiven ? value : read(value));
    }
    case 'default': {
      const read = readerOf(def.innerType);
      return (value) => (value === undefined ? def.defaultValue : read(value));
    }
    case 'catch': {
      if (!('~constantCatch' in def.catchValue)) return asZod(schema);
      const read = readerOf(def.innerType);
      const spare = (def.catchValue as unknown as () => unknown)();
      return (value) => {
        const result = read(value);
        return result === refused ? spare : result;
      };
    }
    case 'pipe': {
      const [before, after] = [readerOf(def.in), readerOf(def.out)];
      return (value) => {
        const result = before(value);
        return result === refused ? refused : after(result);
      };
    }
    case 'transform':
      // A transform that reports faults takes a second argument.
      return def.transform.length > 1 ? asZod(schema) : (def.transform as unknown as Read);
    case 'union':
      return unionReader(schema, def.options);
    case 'array':
      return arrayReader(readerOf(def.element));
    case 'record':
      return isUnknown(def.valueType) && definition(def.keyType).type === 'string'
        ? (value) => (isObject(value) ? value : refused)
        : asZod(schema);
    case 'object':
      return isLoose(def.catchall) ? objectReader(def.shape) : asZod(schema);
    default:
      return asZod(schema);
  }
}

/** The checks of a schema after its type check, in order. */
function checked(schema: Schema, read: Read): Read {
  const steps: Read[] = [read];
  for (const { _zod: check } of definition(schema).checks ?? []) {
    const def = check.def as z.core.$ZodCheckDef & Record<string, unknown>;
    if (def.check === 'overwrite') steps.push(def['tx'] as Read);
    else if (def.check === 'min_length') steps.push((value) => longEnough(value, def['minimum'] as number));
    else if (def.check === 'custom' && typeof def['fn'] === 'function')
      steps.push((value) => ((def['fn'] as Read)(value) ? value : refused));
    else return asZod(schema);
  }
  if (steps.length === 1) return read;
  return (value) => {
    let result = value;
    for (const step of steps) if ((result = step(result)) === refused) break;
    return result;
  };
}

const longEnough = (value: unknown, least: number) =>
  (value as { length: number }).length >= least ? value : refused;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isUnknown = (schema: Schema) => definition(schema).type === 'unknown';
const isLoose = (catchall: Schema | undefined) => catchall === undefined || isUnknown(catchall);

/** Kinds that change nothing before a refusal, so that another choice may follow. */
const single = new Set(['string', 'number', 'boolean', 'undefined', 'enum', 'null', 'literal']);

function unionReader(schema: Schema, options: readonly Schema[]): Read {
  const isSafe = options.slice(0, -1).every((option) => {
    const def = definition(option);
    return single.has(def.type) || (def.type === 'default' && single.has(definition(options.at(-1)!).type));
  });
  if (!isSafe) return asZod(schema);
  const reads = options.map(readerOf);
  return (value) => {
    for (const read of reads) {
      const result = read(value);
      if (result !== refused) return result;
    }
    return refused;
  };
}

function arrayReader(read: Read): Read {
  return (value) => {
    if (!Array.isArray(value)) return refused;
    for (let at = 0; at < value.length; at++) {
      const item: unknown = value[at];
      const result = read(item);
      if (result === refused) return refused;
      if (result !== item) value[at] = result;
    }
    return value;
  };
}

/** A JavaScript test that is all a member `x` needs; none where the member is transformed. */
function testOf(schema: Schema): string | undefined {
  const def = definition(schema);
  if ((def.checks?.length ?? 0) > 0 || ('format' in def && def.format !== undefined)) return undefined;
  if (def.type === 'string' || def.type === 'boolean') return `typeof x === '${def.type}'`;
  if (def.type === 'number') return "typeof x === 'number' && x - x === 0";
  if (def.type === 'unknown') return 'true';
  if (def.type === 'nullable') return `x === null || ${testOf(def.innerType) ?? 'false'}`;
  if (def.type !== 'optional' || def.innerType._zod.optin === 'defaulted') return undefined;
  return `x === undefined || ${testOf(def.innerType) ?? 'false'}`;
}

/** Written out member by member, so that each is read at its own call site: that makes it fast. */
function objectReader(shape: Readonly<Record<string, Schema>>): Read {
  const reads = new Map<string, Read>();
  const members = Object.entries(shape).map(([name, schema]) => {
    const key = JSON.stringify(name);
    const number = reads.size;
    reads.set(`r${number}`, readerOf(schema));
    const isNeeded = schema._zod.optin === undefined;
    return `x = v[${key}]; if (${isNeeded ? 'x === undefined || ' : ''}!(${testOf(schema) ?? 'false'})) {
      ${isNeeded ? 'if (x === undefined) return refused;' : ''} y = r${number}(x); if (y === refused) return refused; if (y !== x) v[${key}] = y; }`;
  });
  const code = `return (v) => {
    if (typeof v !== 'object' || v === null || Array.isArray(v)) return refused;
    let x, y; ${members.join('\n')} return v; };`;
  return (compileFunction(code, ['refused', ...reads.keys()]) as (...given: unknown[]) => Read)(
    refused,
    ...reads.values(),
  );
}
