import { createContext } from 'react';

/**
 * Whether the screen's figures include losses, for captions and for the fields of mutations; null for no. Not read from
 * the address by each part, because every other change of the address would render long lists again.
 */
export const ScreenLosses = createContext<true | null>(null);
