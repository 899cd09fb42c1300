/** How long an upload address works. */
export const uploadMinutes = 15;
