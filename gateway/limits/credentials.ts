import { type DocumentNode, type GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { refusal } from '../errors/refusal.ts';
import { fragmentsOf, measuredOnce } from './fragments.ts';

/** Mutations that try a secret, choose one or send a mail to an address anybody may name. */
const aboutCredentials: ReadonlySet<string> = new Set([
  'signUp',
  'logIn',
  'confirmLogIn',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'activateAccount',
  'requestActivation',
  'requestPasswordReset',
  'resetPassword',
  'updateProfile',
  'deleteAccount',
  'deleteOrganization',
]);

/**
 * What speaks against an operation that holds more mutations about credentials than `most`: many under aliases would
 * try as many passwords, or send as many mails, in one request. Undefined if nothing does.
 */
export function credentialsFault(document: DocumentNode, most: number): GraphQLError | undefined {
  const ofFragment = measuredOnce(fragmentsOf(document), 0, ({ selectionSet }) => count(selectionSet));
  function count(set: SelectionSetNode): number {
    let found = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) found += ofFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) found += count(selection.selectionSet);
      else if (aboutCredentials.has(selection.name.value)) found++;
    }
    return found;
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== 'mutation') continue;
    const found = count(definition.selectionSet);
    if (found > most)
      return refusal(
        'OPERATION_TOO_EXPENSIVE',
        `The operation has ${found} mutations about credentials; ${most} are allowed in one`,
      );
  }
  return undefined;
}
