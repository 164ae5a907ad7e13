import type { Container } from 'inversify';
import type { Binding, ResolveBinding } from '#ui/stores/binding.ts';

/** Resolves the bindings of view models in a container, and binds each at its first use. */
export function createResolveBinding(world: Container): ResolveBinding {
  return <T>({ token, needs, create }: Binding<T>) => {
    if (!world.isBound(token))
      world.bind(token).toResolvedValue(create as (...ports: unknown[]) => T, [...needs]);
    return world.get(token);
  };
}
