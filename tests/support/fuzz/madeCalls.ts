/** A call as it is sent. */
export type Made = {
  method: string;
  path: string;
  body: unknown;
  token: string | undefined;
  headers: Record<string, string>;
};

/** A form written out by hand: no client sends such names. */
export function formNamed(field: string, name: string, content: string) {
  const boundary = 'fuzzed-form';
  const head = `content-disposition: form-data; name="${field}"; filename="${name}"`;
  return {
    body: `--${boundary}\r\n${head}\r\ncontent-type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`.toWellFormed(),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export const hostileHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'device-mark',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'origin',
  'range',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];

/** As the bytes of a header may be: what no client can send is left out. */
export const sendable = (value: string) =>
  Buffer.from(value.toWellFormed(), 'utf8')
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '');
