import type { PageOf } from '#domain/page/page.ts';
import { type PressData, PressScreen } from '#ui/screens/press/press.screen.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate } from '#ui/template/template.ts';

/** A press release (TPL-15). */
export const pressTemplate = defineTemplate<'press', PressData>({
  source: 'ui/screens/press/press.template.ts',
  sitemap: { chapter: 'press', section: 'press' },
  load,
  words: ['press'],
  View: PressScreen,
});

type PressPage = PageOf<'press'>;

/** How many other releases are shown. */
const maxOthers = 4;

async function load(page: PressPage, { search, locale, signal }: TemplateVisit): Promise<PressData> {
  const { releases } = await search.press({ locale, page: 1, year: null }, signal);
  return {
    others: releases
      .filter(({ uri }) => uri !== page.uri)
      .slice(0, maxOthers)
      .map(({ image: _, ...card }) => card),
  };
}
