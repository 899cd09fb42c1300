import { z } from 'zod';
import { wireFields } from '#domain/wireNames.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment, rowWire } from '../rest/wire.ts';

const path = '/v1/users/me/second-factors';
const bundledOnly = { bundledOnly: 'secondFactors' } as const;

const secondFactorWire = rowWire({
  id: idWire,
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullish(),
});
export type SecondFactorRow = z.output<typeof secondFactorWire>;

const many = rowWire({ second_factors: listOf(secondFactorWire), recovery_codes_left: z.number() });
const begun = rowWire({
  second_factor: rowWire({
    id: idWire,
    secret: z.string().nullish(),
    uri: z.string().nullish(),
    passkey_options: z.string().nullish(),
  }),
});
const codes = rowWire({ recovery_codes: z.array(z.string()) });

/** The caller's second factors, and the number of recovery codes left. */
export const readSecondFactors = (rest: RestOperation) => rest.get(path, many, bundledOnly);

export const createSecondFactor = async (rest: RestOperation, body: object) =>
  (await rest.send('POST', path, wireFields(body), begun, bundledOnly)).secondFactor;

/** The first proof; answers with the new recovery codes. */
export const proveSecondFactor = async (rest: RestOperation, id: string, proof: object) =>
  (await rest.send('PUT', `${path}/${segment(id)}`, wireFields(proof), codes, bundledOnly)).recoveryCodes;

export const deleteSecondFactor = (rest: RestOperation, id: string, body: object) =>
  rest.send('DELETE', `${path}/${segment(id)}`, wireFields(body), anything, bundledOnly);

export const createRecoveryCodes = async (rest: RestOperation, body: object) =>
  (await rest.send('POST', '/v1/users/me/recovery-codes', wireFields(body), codes, bundledOnly))
    .recoveryCodes;
