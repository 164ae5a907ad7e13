import { Container, ContainerModule } from 'inversify';
import type { WorldModule } from '#src/di/world.ts';

/** Creates a container with the bindings of some modules. Those of a child override those of its `parent`. */
export function createContainer(modules: readonly WorldModule[], parent?: Container): Container {
  const container = new Container(parent && { parent });
  for (const load of modules)
    container.load(
      new ContainerModule((binder) => {
        load(binder);
      }),
    );
  return container;
}
