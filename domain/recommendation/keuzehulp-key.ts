/** The key under which session storage keeps the keuzehulp (KEUZE-8). */
export const keuzehulpKey = 'keuzehulp';

/** The key under which session storage keeps the suggestions of a while, whatever they were answers to (KEUZE-6). */
export const suggestionsKey = 'recommendations';
