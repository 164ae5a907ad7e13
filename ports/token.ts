declare const provides: unique symbol;

/** The name under which a port is bound; it carries the port's type, so that a wrong binding does not compile. */
export type Token<T> = symbol & { readonly [provides]?: T };

/** The token of a name: always the same one, also where a developer's server has loaded its module anew. A name is given to one port. */
export const token = <T>(name: string): Token<T> => Symbol.for(name);
