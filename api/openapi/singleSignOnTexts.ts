/** As fieldTexts, of single sign-on. */
export const singleSignOnTexts: Record<string, string> = {
  domain: 'Of e-mail addresses, as in DNS',
  email_domain: 'A domain of an office’s addresses',
  email_domains: 'Domains of the office’s addresses',
  issuer: 'Of the OpenID Connect provider',
  client_id: 'What the provider calls this service',
  required: 'Whether members with an address of its domains may not use a password',
  newcomer_role: 'What people are who come for the first time',
  newcomer_discipline: 'What such people do there',
  sign_on: 'A log-in that goes on at the provider',
};
