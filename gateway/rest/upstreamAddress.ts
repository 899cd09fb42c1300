/** Where /v1 is: the origin, and the path before `/v1` (empty most of the time). */
type UpstreamAddress = { origin: string; prefix: string };

let lastText = '';
let last: UpstreamAddress = { origin: '', prefix: '' };

/** Splits the base address of the service, given with or without `/v1` at its end. */
export function upstreamAddress(base: string): UpstreamAddress {
  if (base === lastText) return last;
  const { origin, pathname } = new URL(base);
  last = { origin, prefix: pathname.replace(/\/+$/, '').replace(/\/v1$/, '') };
  lastText = base;
  return last;
}
