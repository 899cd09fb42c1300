import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { readPostalCode } from './postalCodeLookup.ts';

/** The address of a postal code; no token needed, none passed on. */
export const postalCode: QueryResolvers['postalCode'] = (_, { cep }, context) => {
  const digits = cep.replace(/[\s.-]/g, '');
  if (!/^\d{8}$/.test(digits)) throw refusedChoice(context, 'project.cep.format');
  return readPostalCode(context.config.postalCodes, digits);
};
