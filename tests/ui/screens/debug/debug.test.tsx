import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { themes } from '#domain/media/theme.ts';
import { ranks } from '#domain/pricing/rank.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { iconNames } from '#ui/components/icon-names.ts';
import { ButtonsDebugScreen } from '#ui/screens/debug/buttons-debug.screen.tsx';
import { DesignSystemDebugScreen } from '#ui/screens/debug/design-system-debug.screen.tsx';

const markup = (sheet: ReactElement) => renderElement(sheet, { locale: 'en' });

const sheets: readonly (readonly [string, ReactElement])[] = [
  ['specimen', <DesignSystemDebugScreen key="specimen" />],
  ['buttons', <ButtonsDebugScreen key="buttons" />],
];

/** The opening tags of one kind of element. */
function findTags(html: string, name: string): readonly string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}

describe.each(sheets)('everything on the %s sheet', (_, sheet) => {
  const html = markup(sheet);

  it('is styled by classes only, as the content security policy requires', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('LAYOUT-11 sets the size of every picture', () => {
    const shifting = findTags(html, 'img').filter(
      (tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag),
    );
    expect(shifting).toEqual([]);
  });

  it('hides every icon from screen readers, because a text is beside it', () => {
    expect(findTags(html, 'svg').filter((tag) => !tag.includes('aria-hidden="true"'))).toEqual([]);
  });
});

describe('the specimen sheet', () => {
  const html = markup(<DesignSystemDebugScreen />);

  it('LAYOUT-12 shows every theme', () => {
    for (const theme of themes) expect(html).toContain(`data-theme="${theme}"`);
  });

  it('LAYOUT-14 shows every icon with its name', () => {
    for (const name of iconNames) expect(html).toMatch(new RegExp(`<svg[^>]*><.+?</svg> ${name}</li>`));
  });

  it('TPL-8 renders a work without composer as a work, and the interval in the middle', () => {
    expect(html).toMatch(/<tr><td colSpan="2">Improvisation<small>/);
    expect(html).toContain('<tr data-interval="yes"><td colSpan="2">interval</td></tr>');
  });

  it('SALE-7 shows every rank once, in order, beside its name', () => {
    const shown = [...html.matchAll(/ data-rank="([^"]+)"><\/span>\1<\/th>/g)].map(([, rank]) => rank);
    expect(shown).toEqual(ranks);
  });
});
