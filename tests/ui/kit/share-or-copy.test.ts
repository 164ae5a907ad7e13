import { describe, expect, it } from 'vitest';
import { copyTextToClipboard, shareOrCopy } from '#ui/kit/share-or-copy.ts';

/** A browser whose share sheet is used, closed or not allowed, and whose clipboard may refuse texts. */
function aBrowser({
  sheet,
  mayCopy: canCopy = true,
}: {
  sheet?: 'used' | 'AbortError' | 'NotAllowedError';
  mayCopy?: boolean;
}) {
  const texts: string[] = [];
  const shared: unknown[] = [];
  const clipboard = {
    writeText: async (text: string) => {
      if (!canCopy) throw new DOMException('No', 'NotAllowedError');
      texts.push(text);
    },
  } as Clipboard;
  const share = async (content?: ShareData) => {
    if (sheet !== 'used') throw new DOMException('No', sheet);
    shared.push(content);
  };
  return { browser: { clipboard, ...(sheet && { share }) }, texts, shared };
}

const page = { title: 'Tosca', url: 'https://klankhuis.example/tosca' };

describe('shared content', () => {
  it('goes to the system’s share sheet if there is one', async () => {
    const { browser, texts, shared } = aBrowser({ sheet: 'used' });
    expect(await shareOrCopy(page, page.url, browser)).toBe('offered');
    expect([shared, texts]).toEqual([[page], []]);
  });

  it('is not an error if the visitor closes the sheet', async () => {
    const { browser, texts } = aBrowser({ sheet: 'AbortError' });
    expect([await shareOrCopy(page, page.url, browser), texts]).toEqual(['offered', []]);
  });

  it('is copied if the sheet is not allowed or missing', async () => {
    for (const browserSetup of [aBrowser({ sheet: 'NotAllowedError' }), aBrowser({})]) {
      expect([await shareOrCopy(page, page.url, browserSetup.browser), browserSetup.texts]).toEqual([
        'copied',
        [page.url],
      ]);
    }
  });

  it('is refused, without rejecting, if it cannot be copied either', async () => {
    const { browser } = aBrowser({ mayCopy: false });
    expect(await shareOrCopy(page, page.url, browser)).toBe('refused');
    expect(await shareOrCopy(page, page.url, {})).toBe('refused');
    expect(await copyTextToClipboard(page.url, {})).toBe('refused');
  });
});
