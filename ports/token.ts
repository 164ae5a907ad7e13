/**
 * The dependency injection token of a port. Its type is that of an identifier in the form in which the container types them, so that
 * `container.get(token)` returns the port's type, and a wrong binding does not compile. Its value is a symbol.
 */
export type Token<T> = symbol & (abstract new (...parameters: unknown[]) => T);

/** The token of a name: always the same symbol, also after hot module replacement. Each name belongs to one port. */
export const createToken = <T>(name: string): Token<T> => Symbol.for(name) as Token<T>;

/** The ports of a list of tokens, in its order. */
export type PortsOf<Needs extends readonly Token<unknown>[]> = {
  readonly [index in keyof Needs]: Needs[index] extends Token<infer Port> ? Port : never;
};
