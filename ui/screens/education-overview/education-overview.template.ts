import { type EducationListingState, educationParamsCodec } from '#domain/listing/education-list.ts';
import {
  type EducationOverviewData,
  EducationOverviewScreen,
} from '#ui/screens/education-overview/education-overview.screen.tsx';
import { defineTemplateWithParams } from '#ui/template/template.ts';

/** The productions for schools (TPL-6). */
export const educationOverviewTemplate = defineTemplateWithParams<
  'educationOverview',
  EducationOverviewData,
  EducationListingState
>(educationParamsCodec, {
  source: 'ui/screens/education-overview/education-overview.template.ts',
  cover: ({ theme = 'pink' }) => theme,
  load: async ({ uri }, { path, locale, search, signal }, state) => ({
    path,
    state,
    dates: await search.productionDates({ locale, uri }, signal),
  }),
  words: ['education'],
  View: EducationOverviewScreen,
});
