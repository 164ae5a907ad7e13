import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';
import type { ServerSettings } from '#adapters/http-server/responses/server-settings.ts';
import type { BrowserOrigins } from '#ports/settings.port.ts';
import { videoPlayerOrigins } from '#ui/components/video-source.ts';

export type ResponseHeaders = Readonly<Record<string, string>>;

/** The headers of every response. */
const commonHeaders: ResponseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Where browsers report violations of the content security policy. */
export const cspReportPath = '/csp-report';

const hstsDirectives: Readonly<Record<ServerSettings['operation']['hstsScope'], string>> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** The common headers of this site, with HSTS for two years if the site uses https. */
function createCommonHeaders({ siteOrigin, operation }: ServerSettings): ResponseHeaders {
  if (!siteOrigin.startsWith('https:')) return commonHeaders;
  const hsts = `max-age=63072000${hstsDirectives[operation.hstsScope]}`;
  return { ...commonHeaders, 'Strict-Transport-Security': hsts };
}

/**
 * Marks the document of a visitor who has not answered the consent question, before the first paint. Documents are the same
 * for all visitors, so only a script knows the cookie; without scripts nothing is measured and nothing is asked. The visitor
 * layer decides later, by `readStatisticsConsent`; until then this test of the same cookie decides. It decodes nothing, because
 * decoding fails if any cookie of the site contains a single `%`.
 */
const markOpenConsent = `/(^|; *)CookieConsent=([^;]*(\\W|%[\\da-f]{2}))?statistics(:|%3a)(true|false)(?!\\w)/i.test(document.cookie)||(document.documentElement.dataset.consent="open")`;

/**
 * Marks a document whose rows far down need not be laid out yet (`[data-deferred]` in `ui/theme/utilities.css`). Not one to which a
 * visitor comes back or that they reload, or that opens at a fragment: its place depends on the height of what is above.
 */
const markDeferredLayout = `performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.layout="deferred")`;

/**
 * Puts the contents of a sheet in (`ui/kit/sheet-contents.tsx`): of one that has its place in the page of this window while the document is
 * read, of another when it opens before hydration. They are inserted and nothing is removed, as React expects. What follows shows that a text
 * has arrived as a whole.
 */
const fillSheets = removeSpaces(`(() => {
  const policy = globalThis.trustedTypes?.createPolicy("site-sheets", { createHTML: text => text }),
    fill = (part, isOpen) => {
      for (const place of part.querySelectorAll("noscript[data-in-page]:not([data-filled])"))
        if (place.nextSibling && (isOpen || matchMedia(place.dataset.inPage).matches)) {
          const template = document.createElement("template");
          template.innerHTML = policy ? policy.createHTML(place.textContent) : place.textContent;
          place.dataset.filled = "";
          place.after(template.content)
        }
    },
    open = ({ target }) => fill(target, true),
    observer = new MutationObserver(() => fill(document));
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
  addEventListener("beforetoggle", open, true);
  addEventListener("hall:hydrating", () => removeEventListener("beforetoggle", open, true))
})()`);

/** The script without the spaces that only a reader needs: between words one stays. It has no text with a space beside a sign. */
function removeSpaces(script: string): string {
  return script.replaceAll(/\s*([^\w\s"])\s*/g, '$1').replaceAll(/\s+/g, ' ');
}

const source = `${markOpenConsent};${markDeferredLayout};${fillSheets}`;

/** The first script of every document, and its hash for the content security policy. */
export const firstScript = {
  source,
  hash: `sha256-${createHash('sha256').update(source).digest('base64')}`,
} as const;

/** Sources of a content security policy, by directive: `style-src`. */
export type CspSources = Readonly<Record<string, readonly string[]>>;

/** The origins that the policies of documents allow. */
export interface AllowedOrigins {
  /** Those of all adapters that a visitor's browser uses. */
  readonly browser: Required<BrowserOrigins>;
  /** What else a policy allows: the sources that Vite needs in development. */
  readonly added?: CspSources;
}

/** The constant headers of the site's responses. */
export interface SiteHeaders {
  /** Of every response. */
  readonly common: ResponseHeaders;
  /** Of documents, the common ones included. */
  readonly document: ResponseHeaders;
  /** Of live previews. */
  readonly preview: ResponseHeaders;
}

/** Creates the headers of a build, on whose inline scripts the policy depends. */
export function createSiteHeaders(
  settings: ServerSettings,
  assets: Pick<BuildAssets, 'boot'>,
  origins: AllowedOrigins,
): SiteHeaders {
  const common = createCommonHeaders(settings);
  const document = {
    ...common,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': createContentSecurityPolicy(settings, assets, origins),
    ...reportOnlyHeaders(settings),
    'Reporting-Endpoints': `csp="${cspReportPath}"`,
    'Permissions-Policy': permissionsPolicy(settings, origins),
  };
  return {
    common,
    document,
    preview: createPreviewHeaders(settings, document),
  };
}

/** The headers of a live preview: the CMS's control panel may frame it, and no `Referer` reveals its address, which contains a token (CALL-2). */
function createPreviewHeaders(
  { cmsUrl, cmsAdminUrl }: ServerSettings,
  headers: ResponseHeaders,
): ResponseHeaders {
  const { 'X-Frame-Options': _, ...rest } = headers;
  const controlPanel = listOrigins(cmsAdminUrl || cmsUrl).join(' ');
  const policy = (rest['Content-Security-Policy'] ?? '').replace(
    "frame-ancestors 'none'",
    `frame-ancestors 'self' ${controlPanel}`,
  );
  return {
    ...rest,
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
  };
}

/** The content security policy: allows only what the site uses; scripts by hash, and what those scripts load. */
export function createContentSecurityPolicy(
  config: ServerSettings,
  { boot }: Pick<BuildAssets, 'boot'>,
  { browser: origins, added = {} }: AllowedOrigins,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'${boot.hash}'`, `'${firstScript.hash}'`, "'strict-dynamic'", 'https:'],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...origins.image, 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...origins.media],
    'connect-src': ["'self'", ...origins.connect],
    'frame-src': [...origins.frame, ...listOrigins(config.lessonUrl), ...videoPlayerOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(
    ([name, sources]) => `${name} ${[...new Set([...sources, ...(added[name] ?? [])])].join(' ')}`,
  );
  if (config.siteOrigin.startsWith('https:')) policy.push('upgrade-insecure-requests');
  if (config.operation.trustedTypes === 'enforce') policy.push(trustedTypes);
  return [...policy, reporting].join('; ');
}

/** Strings may become markup or script only through the site's own Trusted Types policies. */
const trustedTypes =
  "require-trusted-types-for 'script'; trusted-types site site-modules site-sheets site-worker";

const reporting = `report-uri ${cspReportPath}; report-to csp`;

/** If Trusted Types cannot be enforced because a tag manager needs strings as script, violations are only reported. */
function reportOnlyHeaders({ operation }: ServerSettings): ResponseHeaders {
  if (operation.trustedTypes === 'enforce') return {};
  return { 'Content-Security-Policy-Report-Only': `${trustedTypes}; ${reporting}` };
}

function permissionsPolicy(config: ServerSettings, { browser }: AllowedOrigins): string {
  const lesson = `(${['self', ...listOrigins(config.lessonUrl).map((origin) => `"${origin}"`)].join(' ')})`;
  const tickets = `(${['self', ...browser.storageAccess.map((origin) => `"${origin}"`)].join(' ')})`;
  const denied = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'browsing-topics',
  ];
  return [
    ...denied.map((feature) => `${feature}=()`),
    ...['autoplay', 'encrypted-media', 'fullscreen'].map((feature) => `${feature}=${lesson}`),
    `storage-access=${tickets}`,
  ].join(', ');
}

/** The origin of a system's address; none for a system that the hall does not have. */
function listOrigins(url: string): readonly string[] {
  return url === '' ? [] : [new URL(url).origin];
}

/** Content types that are already compressed, so have a single encoding. An icon is not: it may contain bitmaps. */
const compressedTypes = /^(image\/(?!svg|vnd)|font\/|audio\/|video\/|application\/octet-stream)/;

/** The same by file extension: a 304 response has no content type. */
const compressedFiles = /\.(png|jpe?g|webp|avif|woff2?)$/;

/** Adds `Vary: Accept-Encoding` to every compressible response, also to one that is sent uncompressed. */
export function addAcceptEncodingVary(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const [path = ''] = request.url.split('?');
    if (type === '' ? compressedFiles.test(path) : compressedTypes.test(type)) return;
    // In lower case, because the compression plugin compares case-sensitively and would add a duplicate.
    const existing = String(reply.getHeader('vary') ?? '').split(/\s*,\s*/);
    const names = new Set([...existing, 'accept-encoding'].map((name) => name.toLowerCase()));
    names.delete('');
    reply.header('vary', [...names].join(', '));
  });
}
