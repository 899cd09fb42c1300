import { LRUCache } from 'lru-cache';
import { unavailable } from '../rest/restErrors.ts';
import { type Address, askBrasilApi, askViaCep, type PostalCodeBases } from './postalCodeServices.ts';
import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { refusedChoice } from '../errors/refusal.ts';

const kept = new LRUCache<string, Promise<Address | null>>({ max: 10_000, ttl: 86_400_000 });

/**
 * The address of a code of eight digits: BrasilAPI first, then ViaCEP, each asked once. Answers are kept for a day,
 * failures are not.
 * @throws UPSTREAM_UNAVAILABLE when neither answers.
 */
function readPostalCode(bases: PostalCodeBases, cep: string): Promise<Address | null> {
  const key = `${bases.brasilApi} ${cep}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const address = lookUp(bases, cep);
  kept.set(key, address);
  address.catch(() => kept.delete(key));
  return address;
}

async function lookUp({ brasilApi, viaCep }: PostalCodeBases, cep: string): Promise<Address | null> {
  const first = await askBrasilApi(brasilApi, cep).catch((error: unknown) => asError(error));
  if (first !== null && !(first instanceof Error)) return first;
  try {
    return await askViaCep(viaCep, cep);
  } catch (error) {
    // "Unknown" from one and no answer from the other is not certain, so it must not be kept.
    throw unavailable('No postal code service answered', first ?? error);
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** The address of a postal code. Needs no token and passes none on. */
export const postalCode: QueryResolvers['postalCode'] = (_, { cep }, context) => {
  const digits = cep.replace(/[\s.-]/g, '');
  if (!/^\d{8}$/.test(digits)) throw refusedChoice(context, 'project.cep.format');
  return readPostalCode(context.config.postalCodes, digits);
};
