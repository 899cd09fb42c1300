import type { RestCall } from '../rest/restClient.ts';
import type { RestReply } from '../rest/restReply.ts';

type Raw = (call: RestCall) => Promise<RestReply>;

/** Whether a call changes nothing: the own user is read by an empty change. */
const isReading = ({ method, body }: RestCall) => method === 'GET' || body === '{}';

/**
 * Makes each read of the service once for an operation: several calls of the gateway's dialect need the same one.
 * A change forgets what was `answered` before it, also one that failed: it may have been made.
 */
export function readOnce(raw: Raw, answered: Map<string, Promise<RestReply>> = new Map()): Raw {
  return async (call) => {
    if (!isReading(call)) return raw(call).finally(() => answered.clear());
    const key = `${call.method} ${call.path}`;
    const known = answered.get(key);
    if (known !== undefined) return known;
    const reading = raw(call);
    answered.set(key, reading);
    reading.catch(() => answered.delete(key));
    return reading;
  };
}
