import { describe, expect, it } from 'vitest';
import { copied, shareOrCopy } from '#ui/kit/share-or-copy.ts';

/** A browser's own sheet, which is used, closed, or may not be opened; and a clipboard that takes texts, or does not. */
function aBrowser({
  sheet,
  mayCopy = true,
}: {
  sheet?: 'used' | 'AbortError' | 'NotAllowedError';
  mayCopy?: boolean;
}) {
  const texts: string[] = [];
  const offered: unknown[] = [];
  const clipboard = {
    writeText: async (text: string) => {
      if (!mayCopy) throw new DOMException('No', 'NotAllowedError');
      texts.push(text);
    },
  } as Clipboard;
  const share = async (content?: ShareData) => {
    if (sheet !== 'used') throw new DOMException('No', sheet);
    offered.push(content);
  };
  return { browser: { clipboard, ...(sheet && { share }) }, texts, offered };
}

const page = { title: 'Tosca', url: 'https://klankhuis.example/tosca' };

describe('what is handed on', () => {
  it('goes to the visitor’s own system where that has a way', async () => {
    const { browser, texts, offered } = aBrowser({ sheet: 'used' });
    expect(await shareOrCopy(page, page.url, browser)).toBe('offered');
    expect([offered, texts]).toEqual([[page], []]);
  });

  it('is nothing more to speak of where the visitor closes the sheet', async () => {
    const { browser, texts } = aBrowser({ sheet: 'AbortError' });
    expect([await shareOrCopy(page, page.url, browser), texts]).toEqual(['offered', []]);
  });

  it('is copied where the sheet may not be opened, or there is none', async () => {
    for (const given of [aBrowser({ sheet: 'NotAllowedError' }), aBrowser({})]) {
      expect([await shareOrCopy(page, page.url, given.browser), given.texts]).toEqual(['copied', [page.url]]);
    }
  });

  it('is refused, and nothing rejects, where nothing can be copied either', async () => {
    const { browser } = aBrowser({ mayCopy: false });
    expect(await shareOrCopy(page, page.url, browser)).toBe('refused');
    expect(await shareOrCopy(page, page.url, {})).toBe('refused');
    expect(await copied(page.url, {})).toBe('refused');
  });
});
