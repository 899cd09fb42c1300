/** Local storage key of the theme preference: light, dark or system. */
export const modeStorageKey = 'theme';
/** Attribute of <html> that carries the scheme in force. */
export const colorSchemeAttribute = 'data-color-scheme';
