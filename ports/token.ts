declare const provides: unique symbol;

/** The name under which a port is bound; it carries the port's type, so that a wrong binding does not compile. */
export type Token<T> = symbol & { readonly [provides]?: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
