import type { SiteSettings } from '#domain/page/site-settings.ts';
import {
  type Environment,
  isHttpAddress,
  type Refusal,
  settingIn,
  withPresentNames,
} from '#src/environment.ts';
import { type OperationConfig, readOperation } from '#src/operation-config.ts';
import { readTracking, type TrackingConfig } from '#src/tracking-config.ts';

/** How one web tier is set up. Every field comes from the environment variable of the same name in capitals (README). */
export interface Config {
  readonly port: number;
  /** The network address to listen on; `::` is every address of the machine. */
  readonly host: string;
  /** Where visitors reach the site; canonical links and redirects start with it. */
  readonly siteOrigin: string;
  /** The sandbox's first port: its systems stand on this one and the four that follow. */
  readonly sandboxPort: number;
  /** Hosts that count as the site itself when links are judged (LINK-1). */
  readonly siteHosts: readonly string[];
  readonly cmsUrl: string;
  /** Empty: `/admin` is not served (ROUTE-6). */
  readonly cmsAdminUrl: string;
  readonly bridgeUrl: string;
  readonly tixUrl: string;
  readonly tixEducationUrl: string;
  readonly lessonUrl: string;
  /** Empty: the header is left out (CALL-35). */
  readonly elasticsearchToken: string;
  readonly publicFormToken: string;
  /** Whether `/debug` is served (ROUTE-3). */
  readonly debugRoutes: boolean;
  readonly operation: OperationConfig;
  readonly tracking: TrackingConfig;
}

export type ConfigReading =
  | {
      readonly kind: 'ready';
      readonly config: Config;
      /** What production should not be run with, and can be. */
      readonly warnings: readonly Refusal[];
    }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** The port of each system of the sandbox, counted from its first. */
const sandbox = { cms: 0, bridge: 1, tix: 2, education: 3, lesson: 4 };

/** The settings whose default is of the sandbox. */
const sandboxDefaults = [
  'CMS_URL',
  'BRIDGE_URL',
  'TIX_URL',
  'TIX_EDUCATION_URL',
  'LESSON_URL',
  'CMS_ELASTICSEARCH_TOKEN',
  'CMS_PUBLIC_FORM_TOKEN',
] as const;

/** Reads the environment; what is absent gets the sandbox's address, what is wrong is refused by name. */
export function readConfig(variables: Environment): ConfigReading {
  const { environment, warnings: renamed } = withPresentNames(variables);
  const refusals: Refusal[] = [];
  const text = (variable: string, fallback: string) => settingIn(environment, variable, fallback);
  const address = (variable: string, fallback: string) => {
    const given = text(variable, fallback).replace(/\/+$/, '');
    if (!isHttpAddress(given)) refusals.push({ variable, why: whyNoAddress(given) });
    return given;
  };
  const port = portIn(environment, 'PORT', 3000, refusals);
  const sandboxPort = portIn(environment, 'SANDBOX_PORT', 4000, refusals);
  const ofSandbox = (system: keyof typeof sandbox) => `http://localhost:${sandboxPort + sandbox[system]}`;
  const siteOrigin = originIn(address('SITE_ORIGIN', `http://localhost:${port}`), refusals);
  const cmsUrl = address('CMS_URL', ofSandbox('cms'));
  const config: Config = {
    port,
    host: text('HOST', '') || '::',
    siteOrigin,
    sandboxPort,
    siteHosts: [hostOf(siteOrigin), ...hostsIn(text('SITE_HOSTS', ''), refusals)].filter(Boolean),
    cmsUrl,
    cmsAdminUrl:
      text('CMS_ADMIN_URL', '') === ''
        ? text('CMS_ADMIN_URL', `${cmsUrl}/admin`)
        : address('CMS_ADMIN_URL', ''),
    bridgeUrl: address('BRIDGE_URL', ofSandbox('bridge')),
    tixUrl: address('TIX_URL', ofSandbox('tix')),
    tixEducationUrl: address('TIX_EDUCATION_URL', ofSandbox('education')),
    lessonUrl: address('LESSON_URL', ofSandbox('lesson')),
    elasticsearchToken: text('CMS_ELASTICSEARCH_TOKEN', 'sandbox-elasticsearch'),
    publicFormToken: text('CMS_PUBLIC_FORM_TOKEN', 'sandbox-public-form'),
    debugRoutes: switchIn(environment, 'DEBUG_ROUTES', refusals),
    operation: readOperation(environment, (refusal) => refusals.push(refusal)),
    tracking: readTracking(environment, (refusal) => refusals.push(refusal)),
  };
  if (refusals.length > 0) return { kind: 'refused', refusals };
  return { kind: 'ready', config, warnings: [...renamed, ...warningsOf(environment, config)] };
}

function whyNoAddress(given: string): string {
  // Credentials are never repeated.
  const shown = given.includes('@') ? 'it' : `"${given}"`;
  return `${shown} is not an http(s) address without credentials, query and fragment`;
}

function portIn(environment: Environment, variable: string, fallback: number, refusals: Refusal[]): number {
  const written = settingIn(environment, variable, '') || String(fallback);
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= 65_535) return port;
  refusals.push({ variable, why: `"${written}" is not a port number from 0 to 65535` });
  return fallback;
}

function switchIn(environment: Environment, variable: string, refusals: Refusal[]): boolean {
  const written = settingIn(environment, variable, '');
  if (!['', '0', '1'].includes(written)) {
    refusals.push({ variable, why: `"${written}" is neither 1 (on) nor 0 (off)` });
  }
  return written === '1';
}

/** Pages have fixed paths, so the site cannot stand under one. */
function originIn(address: string, refusals: Refusal[]): string {
  if (isHttpAddress(address) && new URL(address).pathname !== '/') {
    const why = `"${address}" has a path: the site stands at the root of its host`;
    refusals.push({ variable: 'SITE_ORIGIN', why });
  }
  return address;
}

function hostsIn(text: string, refusals: Refusal[]): readonly string[] {
  const hosts = text.split(/[\s,]+/).filter(Boolean);
  for (const host of hosts.filter((one) => !/^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i.test(one))) {
    refusals.push({ variable: 'SITE_HOSTS', why: `"${host}" is not a host name` });
  }
  return hosts;
}

/** The sandbox behind a site in production is most often a setting that was forgotten. */
function warningsOf(environment: Environment, config: Config): readonly Refusal[] {
  if (environment['NODE_ENV'] !== 'production') return [];
  const missing = sandboxDefaults.filter((variable) => environment[variable] === undefined);
  const warnings = missing.map((variable) => ({
    variable,
    why: "it is not set, and the sandbox's is used: set it in production",
  }));
  if (environment['SITE_ORIGIN'] !== undefined) return warnings;
  const why = `it is not set, and canonical links begin with ${config.siteOrigin}: set it in production`;
  return [...warnings, { variable: 'SITE_ORIGIN', why }];
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/** What of it a browser may know. */
export function settingsOf(config: Config): SiteSettings {
  const { siteOrigin, siteHosts, tixUrl, tixEducationUrl, lessonUrl, bridgeUrl, cmsUrl, debugRoutes } =
    config;
  const ticketing = { tixUrl, tixEducationUrl };
  const tracking = Object.fromEntries(Object.entries(config.tracking).filter(([, value]) => value !== ''));
  return {
    origin: siteOrigin,
    hosts: siteHosts,
    ...ticketing,
    lessonUrl,
    bridgeUrl,
    cmsUrl,
    debugRoutes,
    ...tracking,
  };
}
