import { databaseErrorCode } from './databaseError.ts';

/** SQLSTATE class of values that can't be read, 22; their messages quote the value. */
const ofValue = /^22[0-9A-Z]{3}$/;

/** Fields in which a database tells what was sent or stored. */
const telling = new Set(['params', 'detail', 'where']);

type Logged = { type: string; message: string; stack: string; cause?: Logged };

/**
 * An error as logs hold it: its name, message, stack, cause and own fields. A database quotes the value that it could
 * not read: what stands in quotes is left out of its message and of the stack, which repeats it.
 */
export function errorOnLog(error: Error): Logged {
  const { name, message, stack = '', cause } = error;
  const code = databaseErrorCode(error);
  const withoutValues = code !== undefined && ofValue.test(code) ? message.replace(/".*"/s, '"…"') : message;
  return {
    ...Object.fromEntries(Object.entries(error).filter(([key]) => !telling.has(key))),
    type: name,
    message: withoutValues,
    stack: stack.replace(message, () => withoutValues),
    ...(cause instanceof Error ? { cause: errorOnLog(cause) } : {}),
  };
}

/** A hook of the logger: the line of an error says its message again, which is left as errorOnLog has it. */
export function logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
  const [logged, line, ...rest] = args;
  const error = logged instanceof Error ? logged : (logged as { err?: unknown } | undefined)?.err;
  const repeats = error instanceof Error && (line === undefined || line === error.message);
  method.apply(this, repeats ? [logged, errorOnLog(error).message, ...rest] : args);
}
