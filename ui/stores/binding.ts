import type { PortsOf, Token } from '#ports/token.ts';

/**
 * How the container creates a value from the ports in `needs`, once. For a view model it is the function that a screen calls with its
 * page's data. It is bound when it is first used, so that its code arrives with the code of the page.
 */
export interface Binding<T> {
  readonly token: Token<T>;
  readonly needs: readonly Token<unknown>[];
  readonly create: (...ports: never) => T;
}

/** Resolves a binding in the container of this request or browser. Throws if it needs a port that is not bound. */
export type ResolveBinding = <T>(binding: Binding<T>) => T;

/** Defines a binding. The compiler compares the tokens with the parameters of `create`. */
export function defineBinding<T, const Needs extends readonly Token<unknown>[]>(
  name: string,
  needs: Needs,
  create: (...ports: PortsOf<Needs>) => T,
): Binding<T> {
  // No global symbol: after hot module replacement the new code is bound.
  return { token: Symbol(name) as Token<T>, needs, create };
}
