/** Text that matches itself in LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
