import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import { pageNotFoundFailure, unknownMiddlewareFailure } from '#domain/page/error-page.ts';
import type { World } from '#src/di/world.ts';
import { RouteFailure } from '#src/loaders/route-failure.ts';
import { containerContext } from '#src/loaders/visit.ts';
import { loadBlockParts } from '#ui/components/block-parts.ts';
import type { WordsArea } from '#ui/words/areas.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

export type MiddlewareName = 'words' | 'blocks';

/** What a route without a CMS page needs before it is drawn. */
interface Dependencies {
  readonly locale: Locale;
  /** What is done first, in this order (ROUTE-13). */
  readonly middleware: readonly MiddlewareName[];
  /** What it says beside the words of every page. */
  readonly words: readonly WordsArea[];
}

const middleware: Readonly<
  Record<MiddlewareName, (world: World, dependencies: Dependencies) => Promise<unknown>>
> = {
  /** Brings the words that the route says. */
  words: (world, { locale, words }) => {
    const book = world.get(PhrasebookToken);
    return Promise.all(words.map((area) => book.load(locale, area)));
  },
  /** Brings the code of every kind of block. */
  blocks: loadBlockParts,
};

/** Says no to what stands in an address. */
export type Accepts = (parameters: Params) => boolean;

/**
 * The part of a route that makes it ready: its middleware first, then its parameters are looked at, then `load` is asked.
 * Rejects with a `RouteFailure`, and nothing further is done, at a middleware nobody knows (500) and at parameters that are
 * refused (404).
 */
export function prepared(
  dependencies: Dependencies,
  load: (args: LoaderFunctionArgs) => Promise<unknown> = async () => null,
  accepts: Accepts = () => true,
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

/** Runs a route's middleware, where it has any: a browser that wakes a page does not ask its loaders again. */
export async function prepareRoute(world: World, { handle }: RouteObject): Promise<void> {
  if (isNeeds(handle)) await prepare(world, handle);
}

async function prepare(world: World, dependencies: Dependencies): Promise<void> {
  for (const name of dependencies.middleware) {
    if (!Object.hasOwn(middleware, name)) throw unknown(name);
    await middleware[name](world, dependencies);
  }
}

function unknown(name: string): RouteFailure {
  return new RouteFailure({
    ...unknownMiddlewareFailure,
    message: `${unknownMiddlewareFailure.message} ${name}`,
  });
}

function isNeeds(handle: unknown): handle is Dependencies {
  return typeof handle === 'object' && handle !== null && 'middleware' in handle;
}
