/** As fieldTexts, of webhooks. */
export const webhookTexts: Record<string, string> = {
  webhook: 'Where changes are told to',
  webhooks: 'Where changes are told to, newest first',
  url: 'https address that is posted to',
  events: 'Kinds of things whose changes are told',
  enabled: 'Whether it is on; what happens meanwhile is not told later',
  off_reason:
    'Why it is off where the service switched it off: failing (its receiver took nothing for days), gone ' +
    '(it answered 410), password (the account has a new one)',
  failing_since: 'Since when its receiver takes nothing, RFC 3339 in UTC; null while it does',
  attempts: 'How often it was sent',
  delivery: 'A change sent to a webhook',
  deliveries: 'What was sent to it, newest first',
};
