import type { Container } from 'inversify';
import type { ResolveBinding } from '#ui/kit/use-view-model.ts';

/** Resolves the bindings of view models in a container, and binds each at its first use. */
export function createResolveBinding(world: Container): ResolveBinding {
  return ({ token, needs, create }) => {
    if (!world.isBound(token)) world.bind(token).toResolvedValue(create as never, needs as never);
    return world.get(token);
  };
}
