import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { SeriesScreen } from '#ui/screens/series/series.screen.tsx';

/** A series (TPL-19). */
export const series = template({ load: async () => null, words: ['series'], View });

function View({ page }: TemplateProps<PageOf<'series'>, null>) {
  return <SeriesScreen page={page} />;
}
