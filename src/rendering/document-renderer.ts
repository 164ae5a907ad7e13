import type { Container } from 'inversify';
import type { Assets } from '#adapters/http-server/asset-manifest.ts';
import { errorReportPath } from '#adapters/http-server/browser-errors/error-reports.ts';
import { consentScript } from '#adapters/http-server/consent-script.ts';
import type { RenderDocument } from '#adapters/http-server/pages/document-renderer.ts';
import { findNextAnonymousOfferChange } from '#domain/event/next-anonymous-offer-change.ts';
import type { PageFacts } from '#domain/page/page-facts.ts';
import { Clock } from '#ports/clock.port.ts';
import { render } from '#src/entry-server.tsx';
import { type HydrationState, stateElementId } from '#src/hydration-state.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { findStyledSources } from '#src/rendering/styled-sources.ts';
import { findPageResult, siteRouteId } from '#src/routes.tsx';
import type { PageResult } from '#src/templates/page-result.ts';
import { toStructuredPage } from '#ui/head/structured-page.ts';
import { toBreadcrumbItems } from '#ui/kit/use-breadcrumbs.ts';
import { SiteTranslationsToken } from '#ui/words/site-translations.ts';

/** Creates the renderer of the site's documents. */
export function createDocumentRenderer(assets: Assets): RenderDocument {
  return async ({ url, world, signal, waitForTurn }) => {
    const now = world.get(Clock).now();
    const result = await render(url, world, signal, { takeTurn: waitForTurn });
    if (result.kind === 'redirect') return result;
    await waitForTurn();
    const { status, facts, state } = result;
    const site = state.loaderData[siteRouteId] as SiteData | undefined;
    const answer = findPageResult(state.loaderData);
    const headHtml = toStructuredData(answer, site, facts, world);
    const sources = findStyledSources(state.loaderData);
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
  const t = world.get(SiteTranslationsToken).translator(locale, global);
  const steps = toBreadcrumbItems(answer.page, global, t);
  const { origin, normalTicketTypes } = settings;
  const graphItems = toStructuredPage(answer.page, { origin, normalTicketTypes, global, now, steps, listed });
  if (graphItems.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': graphItems };
  return `<script type="application/ld+json">${serializeForScript(graph)}</script>`;
}

/** What a document contains besides the rendered page and its state. */
interface DocumentParts {
  readonly assets: Assets;
  /** Added to the head. */
  readonly headHtml?: string;
  /** The sources of the page's own code, for its style sheets. */
  readonly sources?: readonly string[];
}

/** Completes a rendered page: asset links, the state to hydrate from, and the inline scripts. */
export function completeDocument(html: string, state: HydrationState, parts: DocumentParts): string {
  return `<!doctype html>${html}`
    .replace('</head>', () => `${toHeadLinks(parts)}${parts.headHtml ?? ''}</head>`)
    .replace('</body>', () => `${toScripts(state, parts.assets)}</body>`);
}

/**
 * The consent script first: it must run before the first paint. Then style sheets and fonts. The modules are only listed, entry first: `schedule-hydration.ts` preloads them later.
 */
function toHeadLinks({ assets, sources = [] }: DocumentParts): string {
  const { entry, modules, styles, stylesBySource, fonts } = assets;
  const pageStyles = new Set(sources.flatMap((source) => stylesBySource[source] ?? []));
  return [
    `<script>${consentScript.source}</script>`,
    ...[...styles, ...pageStyles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<meta name=modules content="${[entry, errorReportPath, ...modules].join(' ')}">`,
  ].join('');
}

function toScripts(state: HydrationState, { boot }: Assets): string {
  return `<script type="application/json" id="${stateElementId}">${serializeForScript(state)}</script><script type="module">${boot.source}</script>`;
}

/** Serializes JSON for a script element: escapes `<`, and the two line separators that older JavaScript rejects in strings. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
