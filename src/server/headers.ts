import type { FastifyInstance } from 'fastify';
import { videoPlayerOrigins } from '#domain/page/video.ts';
import type { Config } from '#src/config.ts';
import type { Assets } from '#src/server/assets.ts';
import { trackingOrigins } from '#src/tracking-config.ts';

export type Headers = Readonly<Record<string, string>>;

/** What every answer says, whatever it is. */
const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** What a page depends on beside its address; the root also on the visitor's language (ROUTE-9). */
export function varyOf(isRoot: boolean): string {
  return isRoot ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding';
}

/** Where a browser tells of what the policy stopped. */
export const reportPath = '/csp-report';

/** The common headers as this site sends them: on https, browsers are told to stay there for two years. */
export function headersOfSite({ siteOrigin }: Config): Headers {
  if (!siteOrigin.startsWith('https:')) return commonHeaders;
  return { ...commonHeaders, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
}

/** Documents, beside the common headers: the policy is one constant for the build, because the only inline script is. */
export function documentHeaders(config: Config, assets: Assets): Headers {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(config, assets),
    ...reportedOnly(config),
    'Reporting-Endpoints': `csp="${reportPath}"`,
    'Permissions-Policy': permissionsPolicy(config),
  };
}

/** The headers of a live preview: the CMS's control panel shows it in a frame, and its address, which bears a token, is told to nobody (CALL-2). */
export function editorHeaders({ cmsUrl, cmsAdminUrl }: Config, headers: Headers): Headers {
  const { 'X-Frame-Options': _, ...rest } = headers;
  const controlPanel = originOf(cmsAdminUrl || cmsUrl);
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

/** Everything forbidden but what the site itself does; scripts by hash, and what those scripts load. */
export function contentSecurityPolicy(config: Config, { boot }: Pick<Assets, 'boot'>): string {
  const media = originOf(config.cmsUrl);
  const tracking = trackingOrigins(config.tracking);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'${boot.hash}'`, "'strict-dynamic'", 'https:'],
    'style-src': ["'self'"],
    'img-src': ["'self'", media, 'data:', ...tracking],
    'font-src': ["'self'"],
    'media-src': ["'self'", media],
    'connect-src': ["'self'", media, originOf(config.bridgeUrl), ...tracking],
    'frame-src': [
      originOf(config.tixUrl),
      originOf(config.tixEducationUrl),
      originOf(config.lessonUrl),
      ...videoPlayerOrigins,
      ...tracking,
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  );
  if (config.siteOrigin.startsWith('https:')) policy.push('upgrade-insecure-requests');
  if (config.operation.trustedTypes === 'enforce') policy.push(trustedTypes);
  return [...policy, reporting].join('; ');
}

/** No text becomes markup or script, unless the one policy of the site has made it so. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types klankhuis klankhuis-worker";

const reporting = `report-uri ${reportPath}; report-to csp`;

/** Where a tag manager makes script of texts, the site can still be told of it. */
function reportedOnly({ operation }: Config): Headers {
  if (operation.trustedTypes === 'enforce') return {};
  return { 'Content-Security-Policy-Report-Only': `${trustedTypes}; ${reporting}` };
}

function permissionsPolicy({ tixUrl, tixEducationUrl, lessonUrl }: Config): string {
  const lesson = `(self "${originOf(lessonUrl)}")`;
  const tickets = `(self "${originOf(tixUrl)}" "${originOf(tixEducationUrl)}")`;
  const refused = [
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
    ...refused.map((feature) => `${feature}=()`),
    ...['autoplay', 'encrypted-media', 'fullscreen'].map((feature) => `${feature}=${lesson}`),
    `storage-access=${tickets}`,
  ].join(', ');
}

function originOf(url: string): string {
  return new URL(url).origin;
}

/** Types whose bytes are compressed already, so that they are sent in one way only. */
const compressedTypes = /^(image\/(?!svg)|font\/|audio\/|video\/|application\/octet-stream)/;

/** The same by the name of a file: an answer 304 has no type. */
const compressedFiles = /\.(png|jpe?g|webp|avif|ico|woff2?)$/;

/** Says of every answer that can be compressed that it depends on `Accept-Encoding`, also where this one is sent as it is. */
export function addVary(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const [path = ''] = request.url.split('?');
    if (type === '' ? compressedFiles.test(path) : compressedTypes.test(type)) return;
    // In lower case, as the compressing plugin looks for it: beside another spelling it would add its own.
    const others = String(reply.getHeader('vary') ?? '').split(/\s*,\s*/);
    const names = new Set([...others, 'accept-encoding'].map((name) => name.toLowerCase()));
    names.delete('');
    reply.header('vary', [...names].join(', '));
  });
}
