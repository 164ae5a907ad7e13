import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import { listWordFiles } from '#src/lazy-imports.ts';
import { render } from '#src/rendering/entry-server.tsx';
import { season } from '#tests/support/season.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { stillWorld } from '#tests/support/world.ts';

const keys = new Set(
  (await Promise.all(Object.values(listWordFiles()).map(async (load) => Object.keys(await load())))).flat(),
);

/** A page of every kind, and one with every kind of block. */
function samples(locale: Locale): readonly Page[] {
  const found = new Map<string, Page>();
  for (const page of season.editions[locale].pages) {
    const traits = [page.kind, ...page.content.map(({ kind }) => `${page.kind} ${kind}`)];
    for (const trait of traits) if (!found.has(trait)) found.set(trait, page);
  }
  return [...new Set(found.values())];
}

/** One language a page, in turns. */
const cases = locales.flatMap((locale, turn) =>
  samples(locale)
    .filter((_, at) => isThorough || at % locales.length === turn)
    .map(({ kind, url }) => [kind, url] as const),
);

/** One for all tests: reading the season for its search takes long. */
const world = stillWorld(season);

describe('the first page of a visit', () => {
  // A server has all areas of words; a browser that starts here has only those of this template.
  it.each(cases)('has all its texts with only its own areas of words: %s %s', async (_kind, url) => {
    const rendered = await render(new URL(url, 'http://localhost:3000'), world, new AbortController().signal);
    const html = rendered.kind === 'document' ? rendered.html : '';
    expect(html.length).toBeGreaterThan(1000);
    const texts = html.match(/(?<=[">])[a-z][\w-]*(?:\.[\w-]+)+(?=["<])/gi) ?? [];
    expect(texts.filter((text) => keys.has(text.replace(/_(one|other)$/, '')) || keys.has(text))).toEqual([]);
  });
});
