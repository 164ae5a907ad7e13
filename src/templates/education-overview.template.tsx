import { readEducationListing, unknownParameters } from '#domain/listing/education-listing-state.ts';
import { tellUnknown, type Visit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import type { EducationOverviewData } from '#ui/screens/education-overview/education-overview.data.ts';
import { EducationOverviewScreen } from '#ui/screens/education-overview/education-overview.screen.tsx';

/** The productions for schools (TPL-6). */
export const educationOverview = template({ load, words: ['education'], View });

type OverviewPage = PageOf<'educationOverview'>;

async function load(_page: OverviewPage, visit: Visit): Promise<EducationOverviewData> {
  const query = [...visit.url.searchParams];
  tellUnknown(unknownParameters(query), visit);
  return { path: visit.url.pathname, state: readEducationListing(query) };
}

function View({ page, data }: TemplateProps<OverviewPage, EducationOverviewData>) {
  return <EducationOverviewScreen page={page} data={data} />;
}
