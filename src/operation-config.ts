import type { HallIdentity } from '#domain/hall/hall-identity.ts';
import { hallIdentity } from '#hall/identity.ts';
import {
  type EnvironmentVariables,
  type InvalidSetting,
  isAbsoluteUrl,
  isHttpBaseUrl,
  readFolder,
  readSwitch,
  readVariableOrFallback,
} from '#src/read-variable.ts';
import type { VariableName } from '#src/variables.ts';

/** The caches in front of the site that need headers of their own. */
const edgeCaches = ['', 'nginx', 'cdn'] as const;

export type EdgeCache = (typeof edgeCaches)[number];

/** What `Strict-Transport-Security` covers: this host, its subdomains too, or both in browsers' built-in list. */
const hstsScopes = ['host', 'subdomains', 'preload'] as const;

export type HstsScope = (typeof hstsScopes)[number];

/** The operational configuration of the web tier (docs/configuration.md). */
export interface OperationConfig {
  /** The cache that several instances share; empty: none. */
  readonly redisUrl: string;
  /** The secrets that sign entries of the shared cache: the current one, then the previous one; empty: entries are unsigned. */
  readonly sharedCacheSecrets: readonly string[];
  /** The secrets that sign purges: the current one, then the previous one; empty: no purge endpoint. */
  readonly purgeSecrets: readonly string[];
  /** The bearer token of `/metrics`; empty: no such endpoint. */
  readonly metricsToken: string;
  /** Whether each request is logged. */
  readonly hasAccessLog: boolean;
  readonly hstsScope: HstsScope;
  /** The number of trusted proxies in front of the site: `X-Forwarded-For` is read this many hops deep. */
  readonly trustedProxies: number;
  /** The cache in front of the site; empty: none, or one that needs nothing but `CDN-Cache-Control`. */
  readonly edgeCache: EdgeCache;
  /** The OpenTelemetry collector that receives traces; empty: none. */
  readonly traceEndpoint: string;
  /** The folder with the browser files of several builds; empty: none. */
  readonly sharedAssets: string;
  /** The share of documents whose browser reports errors of scripts, 0 to 1. */
  readonly browserErrorSampleRate: number;
  /** The contact in `security.txt`: a `mailto:` or `https:` address. */
  readonly securityContact: string;
  /** Whether violations of Trusted Types are blocked or only reported. */
  readonly trustedTypes: 'enforce' | 'report';
  /** The drain after SIGTERM, in which the server still accepts requests while a load balancer stops sending them. */
  readonly shutdownDrainMs: number;
  /** An instance is ready this long after its start even if home page and calendar are not rendered. */
  readonly readinessDeadlineMs: number;
  /** The timeouts of one request to the CMS and to its search, for the whole response. */
  readonly cmsTimeoutMs: number;
  readonly searchTimeoutMs: number;
  /** The port of the liveness server; 0: none. */
  readonly livenessPort: number;
}

/** The range of the timeouts: the gateway and the page renderer give up after eight seconds. */
const [minTimeoutMs, maxTimeoutMs] = [100, 8000];

/** Reads the operational configuration of a hall; calls `refuse` for each invalid variable. */
export function readOperationConfig(
  environment: EnvironmentVariables,
  refuse: (refusal: InvalidSetting) => void,
  hall: Pick<HallIdentity, 'securityContact'> = hallIdentity,
): OperationConfig {
  const readText = (variable: VariableName, fallback: string) =>
    readVariableOrFallback(environment, variable, fallback);
  const readNumber = (variable: VariableName, max: number, fallback = '0', min = 0) => {
    const value = Number(readText(variable, fallback));
    const isValid = Number.isInteger(value) && value >= min && value <= max;
    if (!isValid)
      refuse({ variable, reason: `"${environment[variable]}" is no whole number from ${min} to ${max}` });
    return isValid ? value : min;
  };
  const readShare = (variable: VariableName) => {
    const text = readText(variable, '1');
    const isShare = /^[01]$|^0?\.\d{1,6}$/.test(text);
    if (!isShare) refuse({ variable, reason: `"${text}" is no number from 0 to 1` });
    return isShare ? Number(text) : 0;
  };
  const redisUrl = readText('REDIS_URL', '');
  if (redisUrl !== '' && !isAbsoluteUrl(redisUrl, ['redis:', 'rediss:'])) {
    refuse({ variable: 'REDIS_URL', reason: 'it is no redis: or rediss: address' });
  }
  const sharedCacheSecrets = readSecrets('SHARED_CACHE_SECRET', environment, refuse);
  const purgeSecrets = readSecrets('PURGE_SECRET', environment, refuse);
  const securityContact = readText('SECURITY_CONTACT', '') || (hall.securityContact ?? '');
  if (securityContact === '') {
    const reason =
      'it is not set: security.txt needs an address to which vulnerabilities of this hall are reported';
    refuse({ variable: 'SECURITY_CONTACT', reason });
  } else if (!isAbsoluteUrl(securityContact, ['mailto:', 'https:'])) {
    refuse({ variable: 'SECURITY_CONTACT', reason: `"${securityContact}" is no mailto: or https: address` });
  }
  // Tag managers create scripts from strings, so with enforced Trusted Types none of their code would run.
  const tagManagers = ['GTM_ID', 'VWO_ACCOUNT', 'COOKIEBOT_ID'] as const;
  const hasTagManager = tagManagers.some((variable) => readText(variable, '') !== '');
  const trustedTypes = readText('TRUSTED_TYPES', hasTagManager ? 'report' : 'enforce');
  if (trustedTypes !== 'enforce' && trustedTypes !== 'report') {
    refuse({ variable: 'TRUSTED_TYPES', reason: `"${trustedTypes}" is neither enforce nor report` });
  }
  const traceEndpoint = readText('OTEL_EXPORTER_OTLP_ENDPOINT', '').replace(/\/+$/, '');
  if (traceEndpoint !== '' && !isHttpBaseUrl(traceEndpoint)) {
    refuse({ variable: 'OTEL_EXPORTER_OTLP_ENDPOINT', reason: 'it is no http(s) address' });
  }
  const edgeCache = edgeCaches.find((name) => name === readText('EDGE_CACHE', ''));
  if (edgeCache === undefined) {
    refuse({ variable: 'EDGE_CACHE', reason: `"${environment['EDGE_CACHE']}" is neither nginx nor cdn` });
  }
  const metricsToken = readText('METRICS_TOKEN', '');
  // The characters of a bearer token (RFC 6750).
  if (metricsToken !== '' && !/^[\w.~+/-]{16,}=*$/.test(metricsToken)) {
    const reason = 'it is shorter than 16 characters, or has others than letters, digits and -._~+/';
    refuse({ variable: 'METRICS_TOKEN', reason });
  }
  const hstsScope = hstsScopes.find((scope) => scope === readText('HSTS', 'subdomains'));
  if (hstsScope === undefined) {
    refuse({ variable: 'HSTS', reason: `"${environment['HSTS']}" is none of ${hstsScopes.join(', ')}` });
  }
  return {
    redisUrl,
    sharedCacheSecrets,
    purgeSecrets,
    metricsToken,
    hasAccessLog: readSwitch(environment, 'ACCESS_LOG', refuse, '1'),
    hstsScope: hstsScope ?? 'subdomains',
    trustedProxies: readNumber('TRUST_PROXY', 10),
    edgeCache: edgeCache ?? '',
    traceEndpoint,
    sharedAssets: readFolder(environment, 'SHARED_ASSETS', refuse),
    browserErrorSampleRate: readShare('BROWSER_ERROR_SAMPLE_RATE'),
    securityContact,
    trustedTypes: trustedTypes === 'report' ? 'report' : 'enforce',
    shutdownDrainMs: readNumber('SHUTDOWN_DRAIN_MS', 60_000, '5000'),
    cmsTimeoutMs: readNumber('CMS_TIMEOUT_MS', maxTimeoutMs, '1500', minTimeoutMs),
    searchTimeoutMs: readNumber('SEARCH_TIMEOUT_MS', maxTimeoutMs, '2000', minTimeoutMs),
    livenessPort: readNumber('LIVENESS_PORT', 65_535),
    readinessDeadlineMs: readNumber('READINESS_DEADLINE_MS', 600_000, '60000'),
  };
}

/** The current secret, then `{variable}_PREVIOUS`, which is also accepted so that secrets can be rotated; empty if neither is set. */
function readSecrets(
  variable: 'SHARED_CACHE_SECRET' | 'PURGE_SECRET',
  environment: EnvironmentVariables,
  refuse: (refusal: InvalidSetting) => void,
): readonly string[] {
  const previous = `${variable}_PREVIOUS` as const;
  const isSet = (name: VariableName) => readVariableOrFallback(environment, name, '') !== '';
  const setNames = [variable, previous].filter(isSet);
  for (const name of setNames) {
    if (readVariableOrFallback(environment, name, '').length < 16) {
      refuse({ variable: name, reason: 'it is shorter than 16 characters' });
    }
  }
  if (isSet(previous) && !isSet(variable)) {
    refuse({ variable: previous, reason: `it is set, and ${variable} is not` });
  }
  return setNames.map((name) => readVariableOrFallback(environment, name, ''));
}
