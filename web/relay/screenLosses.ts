import { createContext } from 'react';

/**
 * Whether the figures of the screen are with losses, for captions and for what a change brings along; null for no. Not
 * read from the address by each part: every other change of the address would draw long lists again.
 */
export const ScreenLosses = createContext<true | null>(null);
