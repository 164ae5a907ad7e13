import { educationParamsCodec } from '#domain/listing/education-listing-state.ts';
import { defineTemplateWithParams, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import type { EducationOverviewData } from '#ui/screens/education-overview/education-overview.data.ts';
import { EducationOverviewScreen } from '#ui/screens/education-overview/education-overview.screen.tsx';

/** The productions for schools (TPL-6). */
export const educationOverview = defineTemplateWithParams<'educationOverview', EducationOverviewData>(
  educationParamsCodec,
  {
    load: async ({ uri }, { path, locale, search, signal }, state) => ({
      path,
      state,
      dates: await search.productionDates({ locale, uri }, signal),
    }),
    facts: (_page, { dates }) => ({ saleItems: dates.flatMap((production) => production.dates) }),
    words: ['education'],
    View,
  },
);

function View({ page, data }: TemplateProps<PageOf<'educationOverview'>, EducationOverviewData>) {
  return <EducationOverviewScreen page={page} data={data} />;
}
