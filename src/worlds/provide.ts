import 'reflect-metadata/lite';
import { type Bind, type BindInWhenOnFluentSyntax, Container, type ContainerModule } from 'inversify';
import type { PortsOf, Token } from '#ports/token.ts';
import type { Binding, ResolveBinding } from '#ui/stores/binding.ts';

/**
 * Creates the container of a world: each port is created once, at its first use. The bindings of a child override those of its
 * `parent`. `get` throws for a port without a binding and for ports that need each other; the error names who asked for it.
 */
export function createWorld(modules: readonly ContainerModule[], parent?: Container): Container {
  const container = new Container({ defaultScope: 'Singleton', ...(parent && { parent }) });
  container.load(...modules);
  return container;
}

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

/** Resolves the bindings of view models in a container, and binds each at its first use. */
export function createResolveBinding(world: Container): ResolveBinding {
  return <T>({ token, needs, create }: Binding<T>) => {
    if (!world.isBound(token))
      world.bind(token).toResolvedValue(create as (...ports: unknown[]) => T, [...needs]);
    return world.get(token);
  };
}
