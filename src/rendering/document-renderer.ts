import type { Container } from 'inversify';
import { errorReportPath } from '#adapters/http-server/operation/request-meter.ts';
import type { RenderDocument } from '#adapters/http-server/pipeline/pipeline.ts';
import type { BuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';
import { firstScript } from '#adapters/http-server/responses/headers.ts';
import { findNextAnonymousOfferChange } from '#domain/event/event-offer.ts';
import { defaultNormalTicketTypes } from '#domain/pricing/ticket-type-price.ts';
import type { PageFacts } from '#domain/tracking/page-facts.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import type { PageResult } from '#src/page-result.ts';
import { render } from '#src/rendering/entry-server.tsx';
import {
  type HydrationState,
  hydrationStateElementId,
  serializeForScript,
} from '#src/rendering/hydration-state.ts';
import { toStructuredPage } from '#src/rendering/structured-page.ts';
import { findPageResult, siteRouteId } from '#src/routes/routes.tsx';
import { toBreadcrumbs } from '#ui/kit/page-breadcrumbs.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

export function createDocumentRenderer(assets: BuildAssets): RenderDocument {
  return async ({ url, world, now, signal, waitForTurn }) => {
    const result = await render(url, world, signal, { now, waitForTurn });
    if (result.kind === 'redirect') return result;
    await waitForTurn();
    const { status, facts, state } = result;
    const site = state.loaderData[siteRouteId] as SiteData | undefined;
    const answer = findPageResult(state.loaderData);
    const headHtml = toStructuredData(answer, site, facts, world);
    const html = completeDocument(result.html, state, { assets, headHtml });
    return {
      kind: 'document',
      status,
      html,
      timelessHtml: html.replace(serializeForScript(state.recorded), '{}').replace(`"now":${now}`, '"now":0'),
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
  const steps = toBreadcrumbs(answer.page, global, t);
  const { origin, normalTicketTypes = defaultNormalTicketTypes } = settings;
  const graphItems = toStructuredPage(answer.page, { origin, normalTicketTypes, global, now, steps, listed });
  if (graphItems.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': graphItems };
  return `<script type="application/ld+json">${serializeForScript(graph)}</script>`;
}

/** What a document contains besides the rendered page and its state. */
interface DocumentParts {
  readonly assets: BuildAssets;
  /** Added to the head. */
  readonly headHtml?: string;
}

/** Completes a rendered page: asset links, the state to hydrate from, and the inline scripts. */
export function completeDocument(html: string, state: HydrationState, parts: DocumentParts): string {
  return `<!doctype html>${html}`
    .replace('</head>', () => `${toHeadLinks(parts)}${parts.headHtml ?? ''}</head>`)
    .replace('</body>', () => `${toScripts(state, parts.assets)}</body>`);
}

/**
 * The first script must run before the first paint. Then the style sheet and fonts. The modules are only listed, entry first: `schedule-hydration.ts` preloads them later.
 */
function toHeadLinks({ assets: { entry, modules, styles, fonts } }: DocumentParts): string {
  return [
    `<script>${firstScript.source}</script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<meta name=modules content="${[entry, errorReportPath, ...modules].join(' ')}">`,
  ].join('');
}

function toScripts(state: HydrationState, { boot }: BuildAssets): string {
  return `<script type="application/json" id="${hydrationStateElementId}">${serializeForScript(state)}</script><script type="module">${boot.source}</script>`;
}
