import type { TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import type { PressData } from '#ui/screens/press/press.data.ts';
import { PressScreen } from '#ui/screens/press/press.screen.tsx';

/** A press release (TPL-15). */
export const press = defineTemplate<'press', PressData>({ load, words: ['press'], View });

type PressPage = PageOf<'press'>;

/** How many other releases are shown. */
const maxOthers = 4;

async function load(page: PressPage, { search, locale, signal }: TemplateLoaderContext): Promise<PressData> {
  const { releases } = await search.press({ locale, page: 1, year: null }, signal);
  return { others: releases.filter(({ uri }) => uri !== page.uri).slice(0, maxOthers) };
}

function View({ page, data }: TemplateProps<PressPage, PressData>) {
  return <PressScreen page={page} data={data} />;
}
