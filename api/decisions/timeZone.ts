const usual = 'America/Sao_Paulo';

/** The time zone a reader names; that of most of them where none is named, or none of that name is known. */
export function timeZoneOf(named: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: named ?? usual }).resolvedOptions().timeZone;
  } catch {
    return usual;
  }
}
