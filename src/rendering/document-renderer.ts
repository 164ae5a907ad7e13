import type { Container } from 'inversify';
import type { BuildAssets } from '#adapters/http-server/asset-manifest.ts';
import type { RenderDocument } from '#adapters/http-server/pages/document-renderer.ts';
import { findNextAnonymousOfferChange } from '#domain/event/next-anonymous-offer-change.ts';
import { defaultNormalTicketTypes } from '#domain/pricing/ticket-type-price.ts';
import type { PageFacts } from '#domain/tracking/page-facts.ts';
import { Clock } from '#ports/clock.port.ts';
import { render } from '#src/entry-server.tsx';
import type { SiteData } from '#src/loaders/site.loader.ts';
import type { PageResult } from '#src/page-result.ts';
import { completeDocument, serializeForScript } from '#src/rendering/complete-document.ts';
import { listRenderingSourceFiles } from '#src/rendering/rendering-source-files.ts';
import { findPageResult, siteRouteId } from '#src/routes.tsx';
import { toStructuredPage } from '#ui/head/structured-page.ts';
import { toTranslatedBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** Creates the renderer of the site's documents. */
export function createDocumentRenderer(assets: BuildAssets): RenderDocument {
  return async ({ url, world, signal, waitForTurn }) => {
    const now = world.get(Clock).now();
    const result = await render(url, world, signal, { takeTurn: waitForTurn });
    if (result.kind === 'redirect') return result;
    await waitForTurn();
    const { status, facts, state } = result;
    const site = state.loaderData[siteRouteId] as SiteData | undefined;
    const answer = findPageResult(state.loaderData);
    const headHtml = toStructuredData(answer, site, facts, world);
    const sources = listRenderingSourceFiles(state.loaderData);
    const html = completeDocument(result.html, state, { assets, headHtml, sources });
    return {
      kind: 'document',
      status,
      html,
      timelessHtml: html.replace(`"now":${now}`, '"now":0'),
      template: answer?.kind === 'page' ? answer.page.kind : undefined,
      changesAt: findNextAnonymousOfferChange(facts.saleItems, now),
      hall: site?.global ? { locale: site.locale, global: site.global } : undefined,
    };
  };
}

/**
 * The structured data (JSON-LD) of a page as a script element, or empty. It is added to the document here and not rendered by React,
 * so that its code is not part of the browser bundle: only crawlers read it, from the document.
 */
function toStructuredData(
  answer: PageResult | undefined,
  site: SiteData | undefined,
  { listedPages: listed }: PageFacts,
  world: Container,
): string {
  if (answer?.kind !== 'page' || !site?.global) return '';
  const { global, locale, now, settings } = site;
  const t = world.get(TranslatorRegistryToken).translator(locale, global);
  const steps = toTranslatedBreadcrumbs(answer.page, global, t);
  const { origin, normalTicketTypes = defaultNormalTicketTypes } = settings;
  const graphItems = toStructuredPage(answer.page, { origin, normalTicketTypes, global, now, steps, listed });
  if (graphItems.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': graphItems };
  return `<script type="application/ld+json">${serializeForScript(graph)}</script>`;
}
