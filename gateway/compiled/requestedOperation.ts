/** An operation as a client names it, and what goes into it. */
type RequestedOperation = {
  text: string;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>>;
};

const members = ['query', 'documentId', 'operationName', 'variables'];

/**
 * The operation in a body.
 *
 * @returns undefined for whatever is not plain: the server library says what is wrong with it, or knows more.
 */
export function requestedOperation(
  body: Buffer,
  textOfId: (id: string) => string | null,
): RequestedOperation | undefined {
  const asked = parse(body);
  if (!isObject(asked)) return undefined;
  for (const member in asked) if (!members.includes(member)) return undefined;
  const { query, documentId, operationName = null, variables = null } = asked;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== null && !isObject(variables)) return undefined;
  const text =
    documentId === undefined
      ? query
      : typeof documentId === 'string' && query === undefined
        ? textOfId(documentId)
        : undefined;
  if (typeof text !== 'string') return undefined;
  return { text, operationName: operationName ?? undefined, variables: variables ?? {} };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
