const withoutSetting = {
  name: 'Who runs this service; faults of security as SECURITY.md of the repository says',
};

/** The contact for questions and security reports: a mail address or a page (`CONTACT`). */
export function contactOf(setting: string | undefined): Record<string, string> {
  if (setting === undefined) return withoutSetting;
  const name = 'Questions, and faults of security';
  return setting.includes('://') ? { name, url: setting } : { name, email: setting };
}

/** The description's note on security faults. */
export const securityNote =
  'Tell faults that endanger data privately, as SECURITY.md of the repository says, or to the contact here, and ' +
  'keep them to yourself until they are fixed.';
