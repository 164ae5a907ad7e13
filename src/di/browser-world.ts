import type { Token } from '#ports/token.ts';
import type { Binder, World, WorldModule } from '#src/di/world.ts';

type Factory = () => unknown;

/**
 * The world of a browser. It resolves the same bindings as inversify's container, which would be 17 kB of each first load. It has no
 * parent: the bindings of a module replace those of the modules before it.
 */
export class BrowserWorld implements World {
  readonly #factories = new Map<Token<unknown>, Factory>();

  constructor(...modules: readonly WorldModule[]) {
    this.load(...modules);
  }

  load(...modules: readonly WorldModule[]): void {
    const binder: Binder = { bind: (port) => this.#bind(port) };
    for (const load of modules) load(binder);
  }

  get<T>(port: Token<T>): T {
    const factory = this.#factories.get(port);
    if (!factory) throw new Error(`No binding for ${port.description}.`);
    return factory() as T;
  }

  #bind(port: Token<unknown>): ReturnType<Binder['bind']> {
    return {
      toResolvedValue: (make, dependencies) => {
        const create = () => make(...dependencies.map((dependency) => this.get(dependency)));
        this.#factories.set(port, create);
        return {
          inSingletonScope: () => void this.#factories.set(port, callOnce(create)),
          inTransientScope: () => {},
        };
      },
    };
  }
}

/** A factory that creates its value at the first call. */
function callOnce(create: Factory): Factory {
  let created: { readonly value: unknown } | undefined;
  return () => (created ??= { value: create() }).value;
}
