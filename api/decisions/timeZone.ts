const usual = 'America/Sao_Paulo';

/** The time zone a reader names; that of most readers where none, or an unknown one, is named. */
export function timeZoneOf(named: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: named ?? usual }).resolvedOptions().timeZone;
  } catch {
    return usual;
  }
}
