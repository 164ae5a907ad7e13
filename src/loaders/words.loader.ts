import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import type { World } from '#src/di/world.ts';
import { containerContext } from '#src/loaders/visit.ts';
import type { WordsArea } from '#ui/words/areas.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** What a route without a CMS page says beside the words of every page. */
interface Spoken {
  readonly locale: Locale;
  readonly words: readonly WordsArea[];
}

/** The part of a route that brings its words before it is drawn, on the server, on arrival and on a way through the site. */
export function speaking(spoken: Spoken): Pick<RouteObject, 'loader' | 'handle'> {
  return {
    handle: spoken,
    loader: async ({ context }: LoaderFunctionArgs) => {
      await wordsOf(context.get(containerContext), spoken);
      return null;
    },
  };
}

/** Fetches what a route says, where it says anything of its own: a browser that wakes a page does not ask its loaders again. */
export async function wordsOfRoute(world: World, { handle }: RouteObject): Promise<void> {
  if (isSpoken(handle)) await wordsOf(world, handle);
}

async function wordsOf(world: World, { locale, words }: Spoken): Promise<void> {
  const book = world.get(PhrasebookToken);
  await Promise.all(words.map((area) => book.load(locale, area)));
}

function isSpoken(handle: unknown): handle is Spoken {
  return typeof handle === 'object' && handle !== null && 'words' in handle && 'locale' in handle;
}
