import { errorReportPath } from '#adapters/http-server/operation/request-meter.ts';
import type { BuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';
import { firstScript } from '#adapters/http-server/responses/headers.ts';
import { type HydrationState, hydrationStateElementId } from '#src/hydration-state.ts';

/** What a document contains besides the rendered page and its state. */
interface DocumentParts {
  readonly assets: BuildAssets;
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
 * The first script must run before the first paint. Then style sheets and fonts. The modules are only listed, entry first: `schedule-hydration.ts` preloads them later.
 */
function toHeadLinks({ assets, sources = [] }: DocumentParts): string {
  const { entry, modules, styles, stylesBySource, fonts } = assets;
  const pageStyles = new Set(sources.flatMap((source) => stylesBySource[source] ?? []));
  return [
    `<script>${firstScript.source}</script>`,
    ...toStyleLinks([...styles, ...pageStyles]),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<meta name=modules content="${[entry, errorReportPath, ...modules].join(' ')}">`,
  ].join('');
}

/** The style sheets in the body delay no paint of what is before them. */
function toScripts(state: HydrationState, { boot, visitorStyles }: BuildAssets): string {
  return `${toStyleLinks(visitorStyles).join('')}<script type="application/json" id="${hydrationStateElementId}">${serializeForScript(state)}</script><script type="module">${boot.source}</script>`;
}

const toStyleLinks = (hrefs: readonly string[]) =>
  hrefs.map((href) => `<link rel="stylesheet" href="${href}">`);

/** Serializes JSON for a script element: escapes `<`, and the two line separators that older JavaScript rejects in strings. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
