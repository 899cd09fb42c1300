/** Where what a building model needs is served, as a file of IDS. Programs may fetch it: it stays. */
export const modelNeedsFile = 'torre.ids';
