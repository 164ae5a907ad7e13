/** The session storage key of the keuzehulp (KEUZE-8). */
export const keuzehulpStorageKey = 'keuzehulp';

/** The session storage key of cached suggestions (KEUZE-6). */
export const keuzehulpSuggestionsStorageKey = 'recommendations';
