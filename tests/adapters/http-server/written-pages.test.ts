import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import type { PlainPage } from '#domain/page/page.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { createPlainPages } from '#fixtures/hall/site/plain/plain-pages.ts';
import { requireOne } from '#fixtures/hall/support/chance.ts';
import { uriByPageKey } from '#fixtures/hall/support/site-map.ts';
import type { HydrationState } from '#src/rendering/hydration-state.ts';
import { findPageResult } from '#src/routes/routes.tsx';
import { siteOfFile } from '#tests/support/site-of-test.ts';

/** The page on the building in the sandbox's season. */
const building = (locale: Locale): PlainPage =>
  requireOne(
    createPlainPages(locale, [], { lessons: '', ticketing: '' }).find(
      ({ uri }) => uri === uriByPageKey.gebouw[locale],
    ),
    'the page on the building',
  );
/** A lone surrogate, as a broken editor may produce it. */
const half = '\ud83d';
const hall = aHall({
  nl: {
    pages: [
      building('nl'),
      aPage({
        uri: 'half',
        title: `Een half ${half} teken`,
        content: [{ kind: 'text', text: [{ kind: 'text', text: `Nog een ${half}` }] }],
      }),
    ],
  },
  en: { pages: [building('en')] },
});

const site = await siteOfFile(hall);

describe('editors’ texts, over HTTP', () => {
  it.each([
    ['nl', '<time dateTime="1988-04-16">zaterdag 16 april 1988</time>'],
    ['en', '<time dateTime="1988-04-16">Saturday 16 April 1988</time>'],
  ] as const)('I18N-1 is in words where it is a date alone (%s)', async (locale, written) => {
    expect(await (await site.fetch(building(locale).url)).text()).toContain(written);
  });

  it('E09 are the same in the data of a page as in its markup, also with a lone surrogate', async () => {
    const html = await (await site.fetch('/half')).text();
    const [, data = ''] = /<script[^>]* id="state">(.*?)<\/script>/s.exec(html) ?? [];
    const { loaderData } = JSON.parse(data) as HydrationState;
    const heading = /<h1[^>]*>([^<]*)</.exec(html)?.[1];
    expect(heading).toBe('Een half \ufffd teken');
    expect(findPageResult(loaderData)?.page?.title).toBe(heading);
    // JSON escapes a lone surrogate.
    expect(JSON.stringify(loaderData)).not.toMatch(/\\ud[89a-f]/i);
  });
});
