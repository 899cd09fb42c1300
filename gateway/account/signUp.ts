import type { SignUpInput } from '../__generated__/resolverTypes.ts';
import { judged, notSupported, outcomeUnknown, RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { isOpen } from '../upstream/isOpen.ts';
import { createLogin, createUser } from './accountApi.ts';
import { accountBody, expectProfile } from './accountBody.ts';

/** Makes an account, and makes sure of it on a live service that failed. @returns its user */
export async function createAccount(rest: RestOperation, input: SignUpInput) {
  const number = input.companyNumber?.replaceAll(/\D/g, '');
  const body = { ...accountBody(input), companyNumber: number };
  const filled = Object.fromEntries(Object.entries(body).filter(([, value]) => value != null));
  const given = await expectProfile(rest, filled);
  const agreed = input.termsVersion == null ? {} : { termsVersion: input.termsVersion };
  const { user } = await createUser(rest, { ...given, ...agreed })
    .catch((error: unknown) => {
      // A live service keeps no versions of terms.
      if (!(error instanceof RestError && error.unknownKey === 'terms_version')) throw error;
      return createUser(rest, given);
    })
    .catch((failure: unknown) => loggedIn(rest, input, failure))
    .catch((error: unknown) => {
      throw isUnknownKey(error) && number !== undefined ? notSupported('accounts of companies') : error;
    });
  return user;
}

const isUnknownKey = (error: unknown) => error instanceof RestError && error.code === 'UNKNOWN_KEY';

/** The account that a live service made although it failed: it lets its owner in. */
async function loggedIn(rest: RestOperation, { email, password }: SignUpInput, failure: unknown) {
  if (rest.profile.generation === 'bundled' || !isOpen(failure)) throw failure;
  const reply = await createLogin(rest, { email, password }).catch((error: unknown) => {
    const isNobody = error instanceof RestError && error.status === 401;
    throw isNobody ? judged(failure) : outcomeUnknown('the account was made', failure);
  });
  // A second step is asked for where there was an account before.
  if ('secondFactor' in reply) throw judged(failure);
  return reply;
}
