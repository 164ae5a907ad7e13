import type { BindInWhenOnFluentSyntax, ContainerModuleLoadOptions } from 'inversify';
import type { Token } from '#ports/token.ts';

/** The read side of a container: the type of the token is the type of the result. Throws for a token without a binding. */
export interface World {
  get<T>(port: Token<T>): T;
}

/**
 * Binds a port to a factory. The compiler compares the tokens in `dependencies` with the parameters of `make`, which inversify alone
 * does not.
 */
export function provide<T, Needs extends readonly unknown[]>(
  { bind }: ContainerModuleLoadOptions,
  port: Token<T>,
  make: (...dependencies: Needs) => T,
  dependencies: { readonly [index in keyof Needs]: Token<Needs[index]> },
): BindInWhenOnFluentSyntax<T> {
  // The signature above has checked the types; inversify's own types cannot express the relation.
  return bind<T>(port).toResolvedValue(make as never, dependencies as never);
}
