import type { BindInWhenOnFluentSyntax, ContainerModuleLoadOptions } from 'inversify';
import type { Token } from '#ports/token.ts';

/** A container as its askers see it: the token asked for decides the type of the answer. Throws on a token that nobody provides. */
export interface World {
  get<T>(port: Token<T>): T;
}

/**
 * Binds a port to what makes it. The compiler compares the tokens in `needs` with the parameters of `make`, one by one;
 * inversify alone would take any list.
 */
export function provide<T, Needs extends readonly unknown[]>(
  { bind }: ContainerModuleLoadOptions,
  port: Token<T>,
  make: (...dependencies: Needs) => T,
  dependencies: { readonly [index in keyof Needs]: Token<Needs[index]> },
): BindInWhenOnFluentSyntax<T> {
  // inversify types both sides for itself; the signature above has checked them already.
  return bind<T>(port).toResolvedValue(make as never, dependencies as never);
}
