import { type HydrationState, stateElementId } from '#src/hydration-state.ts';
import type { Assets } from '#src/server/asset-manifest.ts';
import { errorScript } from '#src/server/browser-errors/error-script.ts';
import { consentScript } from '#src/server/consent-script.ts';

/** What a document contains besides the rendered page and its state. */
interface DocumentParts {
  readonly assets: Assets;
  /** The share of documents that report errors of scripts, 0 to 1. */
  readonly errorSampleRate: number;
  /** Added to the head. */
  readonly headHtml?: string;
  /** The sources of the page's own code, for its style sheets. */
  readonly sources?: readonly string[];
}

/** Completes a rendered page: asset links, the state to hydrate from, and the inline scripts. */
export function completeDocument(html: string, state: HydrationState, parts: DocumentParts): string {
  return `<!doctype html>${html}`
    .replace('</head>', () => `${renderHeadLinks(parts)}${parts.headHtml ?? ''}</head>`)
    .replace('</body>', () => `${renderScripts(state, parts.assets)}</body>`);
}

/**
 * The script that reports errors first, so that it sees those of all others, then the consent script, which must run before the first
 * paint. Then style sheets and fonts. The modules are only listed, entry first: `schedule-hydration.ts` preloads them later.
 */
function renderHeadLinks({ assets, errorSampleRate, sources = [] }: DocumentParts): string {
  const { build, entry, modules, styles, stylesBySource, fonts } = assets;
  const pageStyles = new Set(sources.flatMap((source) => stylesBySource[source] ?? []));
  return [
    `<script data-build="${build}" data-rate="${errorSampleRate}">${errorScript.source}</script>`,
    `<script>${consentScript.source}</script>`,
    ...[...styles, ...pageStyles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...[entry, ...modules].map((href) => `<meta name="module" content="${href}">`),
  ].join('');
}

function renderScripts(state: HydrationState, { boot }: Assets): string {
  return `<script type="application/json" id="${stateElementId}">${serializeForScript(state)}</script><script type="module">${boot.source}</script>`;
}

/** Serializes JSON for a script element: escapes `<`, and the two line separators that older JavaScript rejects in strings. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
