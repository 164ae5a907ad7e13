import type { Bind, BindInWhenOnFluentSyntax } from 'inversify';
import type { PortsOf, Token } from '#ports/token.ts';

/**
 * Binds a port to the factory of its adapter, which receives the ports of `needs` in that order. The compiler compares both, which
 * inversify alone does not.
 */
export function provide<T, const Needs extends readonly Token<unknown>[]>(
  bind: Bind,
  port: Token<T>,
  needs: Needs,
  create: (...ports: PortsOf<Needs>) => NoInfer<T>,
): BindInWhenOnFluentSyntax<T> {
  // The signature above has checked the types; inversify's own types cannot express the relation.
  return bind(port).toResolvedValue(create as (...ports: unknown[]) => T, [...needs]);
}
