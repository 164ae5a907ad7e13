import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';

/**
 * Creates the container of a world: each port is created once, at its first use. The bindings of a child override those of its
 * `parent`. `get` throws for a port without a binding and for ports that need each other; the error names who asked for it.
 */
export function createWorld(modules: readonly ContainerModule[], parent?: Container): Container {
  const container = new Container({ defaultScope: 'Singleton', ...(parent && { parent }) });
  container.load(...modules);
  return container;
}
