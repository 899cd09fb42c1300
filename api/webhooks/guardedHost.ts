import { isLoopbackHost } from '#domain/loopbackHost.ts';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../http/clientAddress.ts';
import { isPublicAddress } from './publicAddress.ts';

/** A host without an address that a user may have the service call. */
export class PrivateAddress extends Error {}

/**
 * Guards a call to a host that a user chose: it reaches public addresses only. A name is looked up once, by `lookup`,
 * and the connection goes to the checked address, so a name that resolves differently a moment later gains nothing.
 * @param isLocalhostAllowed whether the machine itself may be named (`isLocal`), which then leads nowhere else. @throws
 * PrivateAddress where the host is an address, which is never looked up, and not public.
 */
export function guardHost(
  hostname: string,
  isLocalhostAllowed: boolean,
): { isLocal: boolean; lookup: LookupFunction } {
  const host = withoutRoot(hostname);
  const isLocal = isLocalhostAllowed && isLoopbackHost(host);
  const isAllowed = isLocal ? isLoopback : isPublicAddress;
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isAllowed(address)) throw new PrivateAddress();
  return { isLocal, lookup: checkedLookup(isAllowed) };
}

/** Whether a host is refused, as far as is known before its name is looked up. */
export function isRefusedHost(url: string, isLocalhostAllowed: boolean): boolean {
  const hostname = withoutRoot(new URL(url).hostname);
  if (isLoopbackHost(hostname)) return !isLocalhostAllowed;
  // By RFC 6761, names below it are the machine itself too.
  if (hostname.endsWith('.localhost')) return true;
  try {
    guardHost(hostname, false);
    return false;
  } catch {
    return true;
  }
}

/** A trailing dot names the same host, from the DNS root. */
const withoutRoot = (hostname: string) => hostname.replace(/\.+$/, '');

const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (first === undefined) return callback(new PrivateAddress(), []);
      return options.all === true ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
