import type { Needed } from './callers.ts';

/** A personal token is refused. */
export const takesLogIn = new Set([
  'confirmSecondFactor',
  'createApiToken',
  'endSession',
  'removeSecondFactor',
  'revokeApiToken',
  'transferOwnership',
  'beginSecondFactor',
  'renewRecoveryCodes',
  'updateProfile',
  'deleteAccount',
  'endOtherSessions',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'renewWebhookSecret',
  'createOrganization',
  'renameOrganization',
  'deleteOrganization',
  'inviteToOrganization',
  'revokeOrganizationInvitation',
  'updateOrganizationMember',
  'removeOrganizationMember',
  'moveProject',
  'setSingleSignOn',
  'removeSingleSignOn',
  'addEmailDomain',
  'proveEmailDomain',
  'removeEmailDomain',
]);
/** On a call that names the project nowhere in its path. */
const besideProject = new Set(['createApiToken', 'createWebhook', 'readDecisionNotice']);

/** What decides who may make a mutation on something. */
export const askedOfMutation = (mutation: string, needed: Needed) => ({
  needed,
  changes: true,
  inProject: needed !== 'own' && needed !== 'office owner' && !besideProject.has(mutation),
  logIn: takesLogIn.has(mutation) || undefined,
});
