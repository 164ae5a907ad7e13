import type { Container } from 'inversify';
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { pageNotFoundFailure, RouteFailure, unknownMiddlewareNameFailure } from '#src/route-failure.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

export type MiddlewareName = 'words';

/** What a route without a CMS page needs before it is rendered. */
interface Dependencies {
  readonly locale: Locale;
  /** The middleware, in the order of execution (ROUTE-13). */
  readonly middleware: readonly MiddlewareName[];
  /** The areas of words it uses in addition to those of all pages. */
  readonly words: readonly WordsArea[];
}

const middleware: Readonly<
  Record<MiddlewareName, (world: Container, dependencies: Dependencies) => Promise<unknown>>
> = {
  /** Loads the words of the route. */
  words: (world, { locale, words }) => {
    const book = world.get(TranslatorRegistryToken);
    return Promise.all(words.map((area) => book.load(locale, area)));
  },
};

/**
 * Creates the loader of a route: runs its middleware, validates its parameters, then calls `load`. Rejects with a `RouteFailure` for an
 * unknown middleware (500) and for invalid parameters (404).
 */
export function withMiddleware(
  dependencies: Dependencies,
  load: (args: LoaderFunctionArgs) => Promise<unknown> = async () => null,
  accepts: (parameters: Params) => boolean = () => true,
): Pick<RouteObject, 'loader' | 'handle'> {
  return {
    handle: dependencies,
    loader: async (args) => {
      await prepare(args.context.get(containerContext), dependencies);
      if (!accepts(args.params)) throw new RouteFailure(pageNotFoundFailure);
      return load(args);
    },
  };
}

/** Runs a route's middleware, if it has any, before hydration, which does not call the loaders again. */
export async function runMiddlewareBeforeHydration(world: Container, { handle }: RouteObject): Promise<void> {
  if (isDependencies(handle)) await prepare(world, handle);
}

async function prepare(world: Container, dependencies: Dependencies): Promise<void> {
  for (const name of dependencies.middleware) {
    const { statusCode, message } = unknownMiddlewareNameFailure;
    if (!Object.hasOwn(middleware, name))
      throw new RouteFailure({ statusCode, message: `${message} ${name}` });
    await middleware[name](world, dependencies);
  }
}

function isDependencies(handle: unknown): handle is Dependencies {
  return typeof handle === 'object' && handle !== null && 'middleware' in handle;
}
