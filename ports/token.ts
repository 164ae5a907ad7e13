declare const provides: unique symbol;

/** The dependency injection token of a port; it has the port's type, so that a wrong binding does not compile. */
export type Token<T> = symbol & { readonly [provides]?: T };

/** The token of a name: always the same symbol, also after hot module replacement. Each name belongs to one port. */
export const token = <T>(name: string): Token<T> => Symbol.for(name);
