/** The path of the IDS file with the requirements on building models. It must not change, since programs may fetch it. */
export const modelNeedsFile = 'torre.ids';
