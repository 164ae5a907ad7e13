import { productionParamsCodec } from '#domain/education/education-redirect.ts';
import { findSimilarProductions } from '#domain/education/production-list.ts';
import { findEventSchoolTags } from '#domain/education/school-offer.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import type { EducationCard } from '#domain/page/education-card.ts';
import type { PageOf } from '#domain/page/page.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import type { EducationProductionData } from '#ui/screens/education-production/education-production.screen.tsx';
import { EducationProductionScreen } from '#ui/screens/education-production/education-production.screen.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams } from '#ui/template/template.ts';

/** A production for schools (TPL-7). */
export const educationProductionTemplate = defineTemplateWithParams<
  'educationProduction',
  EducationProductionData,
  number | null
>(productionParamsCodec, {
  source: 'ui/screens/education-production/education-production.template.ts',
  sitemap: { chapter: 'education', section: 'education' },
  load,
  words: ['education', 'blocks'],
  View: EducationProductionScreen,
});

type ProductionPage = PageOf<'educationProduction'>;

/** How many similar productions are shown. */
const maxSimilar = 4;

async function load(
  page: ProductionPage,
  visit: TemplateVisit,
  chosen: number | null,
): Promise<EducationProductionData> {
  const productions = await loadOverviewProductions(page, visit);
  const schoolTags = page.events.flatMap((event) =>
    findEventSchoolTags(event, visit.settings.customerTags ?? defaultCustomerTags),
  );
  return {
    chosen,
    card: productions.find(({ uri }) => uri === page.uri) ?? null,
    related: findSimilarProductions({ uri: page.uri, schoolTags }, productions, maxSimilar),
  };
}

/** The productions of the parent overview page; none if it cannot be loaded. */
async function loadOverviewProductions(
  { path }: ProductionPage,
  { cms, locale, logger, signal }: TemplateVisit,
): Promise<readonly EducationCard[]> {
  const parent = path.at(-1);
  if (!parent) return [];
  try {
    const found = await cms.page({ locale, uri: parseLocaleAndUri(parent.url).uri }, signal);
    return found.kind === 'found' && found.value.kind === 'educationOverview' ? found.value.productions : [];
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn('education.overview-missing', { message: toErrorMessage(cause) });
    return [];
  }
}
