import type { GatewayContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { TooLongReply } from '../rest/restErrors.ts';

/** The addresses where the data of an account and of an office can be downloaded as files of any length. */
export const accountFile = '/graphql/account.json';
export const officeFile = '/graphql/office.json';

/**
 * What `read` gives, as the text of a field.
 * @param address where the same is available as a file. @throws RESPONSE_TOO_LARGE, naming that address, where the text
 * does not fit into an answer.
 */
export async function exportedText(
  { config }: GatewayContext,
  read: () => Promise<object>,
  address: string,
): Promise<string> {
  const { answer: limit } = config.limits;
  const tooLarge = () =>
    refusal(
      'RESPONSE_TOO_LARGE',
      `This is more than an answer may hold, ${limit} bytes. Get it as a file, with the same token: GET ${address}`,
      { limit, address },
    );
  const held = await read().catch((error: unknown) => {
    throw error instanceof TooLongReply ? tooLarge() : error;
  });
  const text = JSON.stringify(held, null, 2);
  // As it stands in the answer, with escaped quotation marks.
  if (Buffer.byteLength(JSON.stringify(text)) > limit) throw tooLarge();
  return text;
}
