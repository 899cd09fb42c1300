import { databaseErrorCode } from './databaseError.ts';

/** SQLSTATE class 22, values that cannot be read; its messages quote the value. */
const ofValue = /^22[0-9A-Z]{3}$/;

/** Fields in which a database error reveals what was sent or stored. */
const revealing = new Set(['params', 'detail', 'where']);

type Logged = { type: string; message: string; stack: string; cause?: Logged };

/**
 * An error for logs: name, message, stack, cause and own fields. A database quotes the value it could not read, so
 * quoted parts are removed from its message and stack.
 */
export function errorOnLog(error: Error): Logged {
  const { name, message, stack = '', cause } = error;
  const code = databaseErrorCode(error);
  const withoutValues = code !== undefined && ofValue.test(code) ? message.replace(/".*"/s, '"…"') : message;
  return {
    ...Object.fromEntries(Object.entries(error).filter(([key]) => !revealing.has(key))),
    type: name,
    message: withoutValues,
    stack: stack.replace(message, () => withoutValues),
    ...(cause instanceof Error ? { cause: errorOnLog(cause) } : {}),
  };
}

/** A logger hook: the line of an error repeats its message, which is replaced by that of errorOnLog. */
export function logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
  const [logged, line, ...rest] = args;
  const error = logged instanceof Error ? logged : (logged as { err?: unknown } | undefined)?.err;
  const repeats = error instanceof Error && (line === undefined || line === error.message);
  method.apply(this, repeats ? [logged, errorOnLog(error).message, ...rest] : args);
}
