import { type HydrationState, stateElementId } from '#src/hydration-state.ts';
import type { Assets } from '#src/server/assets.ts';

/** The drawn page with what the browser needs to fetch, to start from, and to start; `told` is what its head says beside that. */
export function completeDocument(html: string, state: HydrationState, assets: Assets, told = ''): string {
  return `<!doctype html>${html}`
    .replace('</head>', () => `${headLinks(assets)}${told}</head>`)
    .replace('</body>', () => `${scripts(state, assets)}</body>`);
}

/** What a page is read by comes first; the program that wakes it is only named, the module to start first, for `boot.ts` to send for. */
function headLinks({ entry, modules, styles, fonts }: Assets): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...[entry, ...modules].map((href) => `<meta name="module" content="${href}">`),
  ].join('');
}

function scripts(state: HydrationState, { boot }: Assets): string {
  return `<script type="application/json" id="${stateElementId}">${scriptSafe(state)}</script><script type="module">${boot.source}</script>`;
}

/** JSON that no parser of HTML can take for markup: `<` and the two line ends that old scripts trip over are escaped. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
