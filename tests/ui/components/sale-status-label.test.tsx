import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import type { OfferDisplay } from '#ui/format/offer-display.ts';

function renderedIcons(signs: Pick<OfferDisplay, 'codeSign' | 'ownSign'>): readonly (string | undefined)[] {
  const html = renderToStaticMarkup(<SaleStatusLabel {...signs} tone="off" text="words" />);
  expect(html).toContain('<span>words</span>');
  return [...html.matchAll(/#([\w-]+)"/g)].map(([, name]) => name);
}

it('SALE-4 shows the icon of the sale code: a circled exclamation mark or a lock', () => {
  expect(renderedIcons({ codeSign: 'exclamation', ownSign: null })).toEqual(['circled-exclamation']);
  expect(renderedIcons({ codeSign: 'lock', ownSign: null })).toEqual(['lock']);
  expect(renderedIcons({ codeSign: null, ownSign: null })).toEqual([]);
});

it('SALE-4 shows the icon of the text after that of the sale code', () => {
  const icons = (['cross', 'arrow', 'check', 'clock'] as const).map((ownSign) =>
    renderedIcons({ codeSign: 'lock', ownSign }),
  );
  expect(icons).toEqual([
    ['lock', 'x'],
    ['lock', 'arrow-right'],
    ['lock', 'check'],
    ['lock', 'clock'],
  ]);
});
