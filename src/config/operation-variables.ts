import * as v from 'valibot';
import * as schemas from '#src/config/variable-schemas.ts';
import { createVariableSchema } from '#src/config/variable.ts';

/** The timeouts of one request, for the whole response: the gateway and the page renderer give up after eight seconds. */
const timeout = schemas.createWholeNumberSchema(100, 8000, 'milliseconds');

/** The characters of a bearer token (RFC 6750). */
const bearerToken = schemas.createSecretSchema('a token of at least 16 letters, digits and -._~+/', (token) =>
  /^[\w.~+/-]{16,}=*$/.test(token),
);

const securityContact = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(
    'it is not set: security.txt needs an address to which vulnerabilities of this hall are reported',
  ),
  schemas.createTextSchema('a mailto: or https: address', (contact) =>
    schemas.isAbsoluteUrl(contact, ['mailto:', 'https:']),
  ),
  v.metadata({ isUnsetIfEmpty: true }),
);

/** The variables for operating the web tier. */
export const operationVariables = {
  REDIS_URL: createVariableSchema(
    schemas.createSecretSchema('a redis: or rediss: address', (url) =>
      schemas.isAbsoluteUrl(url, ['redis:', 'rediss:']),
    ),
    {
      default: '',
      example: 'redis://redis:6379',
      meaning:
        'address of Redis or Valkey: the cache that several instances share. Empty, and with `CMS_FOLDER`: each instance caches for itself',
    },
  ),
  PURGE_SECRET: createVariableSchema(bearerToken, {
    default: '',
    meaning: 'bearer token with which the CMS [purges](operation.md#purging). Empty: `/purge` is not served',
  }),
  METRICS_TOKEN: createVariableSchema(bearerToken, {
    default: '',
    meaning: 'bearer token of `/metrics`. Empty: metrics are not served',
  }),
  SECURITY_CONTACT: createVariableSchema(securityContact, {
    default: '',
    defaultText: "the hall's (`identity.ts`); a hall without one does not start",
    example: 'mailto:security@hall.example',
    meaning: 'contact address in `/.well-known/security.txt`',
  }),
  TRUSTED_TYPES: createVariableSchema(schemas.createOneOfSchema('enforce', 'report'), {
    defaultText: '`enforce`; with `GTM_ID`, `VWO_ACCOUNT` or `COOKIEBOT_ID` `report`',
    example: 'report',
    meaning:
      'whether violations of Trusted Types (text that becomes script) are blocked (`enforce`) or only reported (`report`)',
  }),
  HSTS: createVariableSchema(schemas.createOneOfSchema('host', 'subdomains', 'preload'), {
    default: 'subdomains',
    example: 'host',
    meaning: 'what `Strict-Transport-Security` covers on `https`, for two years ([HSTS](#hsts))',
  }),
  TRUST_PROXY: createVariableSchema(schemas.createWholeNumberSchema(0, 10), {
    default: '0',
    example: '1',
    meaning: 'number of trusted proxies in front of the site (`X-Forwarded-For` is read this many hops deep)',
  }),
  EDGE_CACHE: createVariableSchema(schemas.createOneOfSchema('nginx', 'cdn', ''), {
    default: '',
    example: 'nginx',
    meaning:
      'the cache in front of the site. `nginx`: public pages carry `X-Accel-Expires`, because nginx ignores `CDN-Cache-Control` ([behind nginx](operation/nginx.md)). `cdn`: they carry `Cache-Tag`, by which a CDN purges them ([behind a CDN](operation/cdn.md)). Empty: neither',
  }),
  SHARED_ASSETS: createVariableSchema(schemas.createFolderSchema(), {
    default: '',
    example: '/srv/klankhuis/assets',
    meaning:
      'folder with the browser files of several builds ([upgrade](operation/upgrade.md)). A file that is not in the own build is served from there',
  }),
  SHUTDOWN_DRAIN_MS: createVariableSchema(schemas.createWholeNumberSchema(0, 60_000, 'milliseconds'), {
    default: '5000',
    example: '10000',
    meaning:
      'shutdown drain: time between `SIGTERM` and the end of listening, during which a load balancer moves visitors elsewhere. With `0`, clients see their idle connections reset',
  }),
  CMS_TIMEOUT_MS: createVariableSchema(timeout, {
    default: '1500',
    example: '3000',
    meaning: 'time after which a request to the CMS has failed',
  }),
  SEARCH_TIMEOUT_MS: createVariableSchema(timeout, {
    default: '2000',
    example: '3000',
    meaning: 'the same for a request to its search',
  }),
  READINESS_DEADLINE_MS: createVariableSchema(schemas.createWholeNumberSchema(0, 600_000, 'milliseconds'), {
    default: '60000',
    example: '120000',
    meaning:
      'time after which an instance is ready even without the home page and the calendar, and names the missing pages',
  }),
};
