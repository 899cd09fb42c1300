import type { GatewayContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { findPostalCode } from './postalCodeLookup.ts';

/** The address of a postal code; no token needed, none passed on. */
export function postalCode(_: unknown, { cep }: { cep: string }, { config }: GatewayContext) {
  const digits = cep.replace(/[\s.-]/g, '');
  if (!/^\d{8}$/.test(digits)) throw refusal('BAD_USER_INPUT', 'A CEP has eight digits');
  return findPostalCode(config.postalCodes, digits);
}
