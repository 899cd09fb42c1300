import type { GatewayContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { TooLongReply } from '../rest/restErrors.ts';

/** Where what an account and an office hold is to be had as a file, however much it is. */
export const accountFile = '/graphql/account.json';
export const officeFile = '/graphql/office.json';

/**
 * What `read` gives as the text of a field.
 *
 * @param address has the same as a file.
 * @throws RESPONSE_TOO_LARGE, naming that address, where no answer holds the text.
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
  // As it stands in the answer, with its quotation marks escaped.
  if (Buffer.byteLength(JSON.stringify(text)) > limit) throw tooLarge();
  return text;
}
