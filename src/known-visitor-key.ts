/** The key in local storage of a device whose visitor was logged in, or had a basket, when ticketing answered last. */
export const knownVisitorKey = 'knownVisitor';
