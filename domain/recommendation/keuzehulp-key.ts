/** The key under which session storage keeps the keuzehulp (KEUZE-8). */
export const keuzehulpKey = 'keuzehulp';
