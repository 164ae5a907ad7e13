import type { Token } from '#ports/token.ts';

/** The bindings of tokens to ports: the type of the token is the type of the result. Throws for a token without a binding. */
export interface World {
  get<T>(port: Token<T>): T;
}

/** A set of bindings, made with `provide`. A server loads it into a container, a browser into a `BrowserWorld`. */
export type WorldModule = (binder: Binder) => void;

/** The part of inversify's binding syntax that the bindings use. */
export interface Binder {
  bind<T>(port: Token<T>): {
    toResolvedValue(make: (...ports: unknown[]) => T, dependencies: Token<unknown>[]): BindingScope;
  };
}

/** How often the factory of a binding is called: once, or for each `get`, which is the default. */
export interface BindingScope {
  inSingletonScope(): unknown;
  inTransientScope(): unknown;
}

/**
 * Binds a port to a factory. The compiler compares the tokens in `dependencies` with the parameters of `make`, which inversify alone
 * does not.
 */
export function provide<T, Needs extends readonly unknown[]>(
  { bind }: Binder,
  port: Token<T>,
  make: (...dependencies: Needs) => T,
  dependencies: { readonly [index in keyof Needs]: Token<Needs[index]> },
): BindingScope {
  // The signature above has checked the types; inversify's own types cannot express the relation.
  return bind<T>(port).toResolvedValue(make as never, dependencies as never);
}
