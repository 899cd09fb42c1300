export type MailKind =
  | 'activation'
  | 'new-email'
  | 'email-change'
  | 'password-change'
  | 'second-factor'
  | 'webhook-off'
  | 'password-reset'
  | 'invitation'
  | 'organization-invitation'
  | 'organization-end'
  | 'organization-removal'
  | 'organization-role';

/**
 * One mail's words. {{name}}, {{email}}, {{inviter}}, {{project}}, {{organization}} and {{role}} are filled in, never in a subject: what others chose
 * must not speak for us there. `button` names the link, `footer` says how
 * long it works and what to do when the mail is unexpected.
 */
export type MailText = { subject: string; greeting: string; body: string; button: string; footer: string };
