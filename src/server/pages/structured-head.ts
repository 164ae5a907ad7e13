import type { PageFacts } from '#domain/page/page-facts.ts';
import { structuredPage } from '#domain/structured/structured-page.ts';
import type { World } from '#src/di/world.ts';
import type { HydrationState } from '#src/hydration-state.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { pageAnswerIn, siteRouteId } from '#src/routes.tsx';
import { scriptSafe } from '#src/server/document.ts';
import { stepsTo } from '#ui/kit/use-crumbs.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/**
 * What a page tells machines, for its head; empty for a page that tells nothing. It is written here and not drawn: only who
 * fetches the document reads it, so no visitor's browser carries the code.
 */
export function structuredHead(
  { loaderData }: HydrationState,
  listed: PageFacts['listed'],
  world: World,
): string {
  const answer = pageAnswerIn(loaderData);
  const site = loaderData[siteRouteId] as SiteData | undefined;
  if (answer?.kind !== 'page' || !site?.global) return '';
  const { global, locale, now, settings } = site;
  const t = world.get(PhrasebookToken).of(locale, global);
  const steps = stepsTo(answer.page, global, t);
  const facts = { origin: settings.origin, global, now, steps, listed };
  const things = structuredPage(answer.page, facts);
  if (things.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptSafe(graph)}</script>`;
}
