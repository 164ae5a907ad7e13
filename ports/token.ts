declare const provides: unique symbol;

/** The name under which a port is bound; it carries the port's type, so that a wrong binding does not compile. */
export type Token<T> = symbol & { readonly [provides]?: T };

/** A token of its own at every call; `name` is for people who read errors, not for telling tokens apart. */
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
