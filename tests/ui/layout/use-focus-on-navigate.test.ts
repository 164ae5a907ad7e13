import { describe, expect, it } from 'vitest';
import { focusAfterNavigation } from '#ui/layout/use-focus-on-navigate.ts';

/** The main element of a page with a heading and links; `focused` receives what is focused, and whether that scrolls. */
function aPageWith(hrefs: readonly string[]) {
  const focused: (readonly [string, boolean | undefined])[] = [];
  const element = (name: string, attributes: Map<string, string>) =>
    ({
      getAttribute: (key: string) => attributes.get(key) ?? null,
      setAttribute: (key: string, value: string) => void attributes.set(key, value),
      focus: (options?: FocusOptions) => void focused.push([name, options?.preventScroll]),
    }) as unknown as HTMLElement;
  const heading = element('heading', new Map());
  const links = hrefs.map((href) => element(href, new Map([['href', href]])));
  const main = {
    getElementsByTagName: (name: string) => (name === 'h1' ? [heading] : links),
  } as unknown as HTMLElement;
  return { main, heading, focused };
}

describe('the focus after a navigation', () => {
  it('ROUTE-17 is on the heading of a new page, without scrolling', () => {
    const { main, heading, focused } = aPageWith(['/concerten/mahler-2']);
    focusAfterNavigation(main, undefined);
    expect(focused).toEqual([['heading', true]]);
    expect(heading.getAttribute('tabindex')).toBe('-1');
  });

  it('ROUTE-17 is on the link that was followed, after going back', () => {
    const { main, focused } = aPageWith(['/concerten/mahler-2', '/concerten/wozzeck?a="b"', '/series']);
    focusAfterNavigation(main, '/concerten/wozzeck?a="b"');
    expect(focused).toEqual([['/concerten/wozzeck?a="b"', true]]);
  });

  it('ROUTE-17 is on the heading if the page has that link no more', () => {
    const { main, focused } = aPageWith(['/series']);
    focusAfterNavigation(main, '/concerten/wozzeck');
    expect(focused).toEqual([['heading', true]]);
  });
});
