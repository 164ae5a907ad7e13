import { isDeepStrictEqual } from 'node:util';
import { type FacetChoice, parseFacetChoices } from '#domain/listing/event-shortcuts.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { type CustomerTagTable, defaultCustomerTags, parseCustomerTags } from '#domain/sale/customer-tags.ts';
import { blockedPorts } from '#src/blocked-ports.ts';
import { type OperationConfig, readOperationConfig } from '#src/operation-config.ts';
import { readSecretFiles } from '#src/read-secret-files.ts';
import {
  applyRenamedVariables,
  type EnvironmentVariables,
  type InvalidSetting,
  isHttpBaseUrl,
  readFolder,
  readSwitch,
  readVariableOrFallback,
} from '#src/read-variable.ts';
import { readTrackingConfig, type TrackingConfig } from '#src/tracking-config.ts';
import type { VariableName } from '#src/variables.ts';

/** The configuration of the web tier. Each field comes from the environment variable of the same name (docs/configuration.md). */
export interface Config {
  readonly port: number;
  /** The network address to listen on. Empty: Node's default, every address of the machine, also without IPv6. */
  readonly host: string;
  /** Where visitors reach the site; canonical links and redirects start with it. */
  readonly siteOrigin: string;
  /** The sandbox's first port: its five systems listen on this one and the next four. */
  readonly sandboxPort: number;
  /** Hosts that belong to the site; links to them are internal (LINK-1). */
  readonly siteHosts: readonly string[];
  /** Empty with `cmsFolder`. */
  readonly cmsUrl: string;
  /** The folder that is the CMS and its search; empty: they are at `cmsUrl`. */
  readonly cmsFolder: string;
  /** Empty: `/admin` is not served (ROUTE-6). */
  readonly cmsAdminUrl: string;
  /** Empty: there is no Bridge, and no favourites (SWAP-2). */
  readonly bridgeUrl: string;
  /** Empty: tickets are ordered through the links of the concerts alone (SWAP-6). */
  readonly tixUrl: string;
  /** Empty: there is no ticketing for schools (SWAP-2). */
  readonly tixEducationUrl: string;
  /** Empty: there is no lesson player. */
  readonly lessonUrl: string;
  /** Empty: the header is left out (CALL-35). */
  readonly elasticsearchToken: string;
  readonly publicFormToken: string;
  /** The names of the hall's normal ticket type, whose prices a concert's price range counts (WAY-2). */
  readonly normalTicketTypes: readonly string[];
  /** The customer tags that mean something to the site (SWAP-4). */
  readonly customerTags: CustomerTagTable;
  /** The facet values that are offered above the calendar (WAY-12). */
  readonly calendarShortcuts: readonly FacetChoice[];
  /** Whether `/debug` is served (ROUTE-3). */
  readonly debugRoutes: boolean;
  readonly operation: OperationConfig;
  readonly tracking: TrackingConfig;
}

export type ConfigResult =
  | {
      readonly kind: 'ready';
      readonly config: Config;
      /** Settings that work but should not be used in production. */
      readonly warnings: readonly InvalidSetting[];
    }
  | { readonly kind: 'refused'; readonly refusals: readonly InvalidSetting[] };

/** The port of each sandbox system, as an offset from the first. */
const sandboxPortOffsets = { cms: 0, bridge: 1, tix: 2, education: 3, lesson: 4 };
const systemCount = Object.keys(sandboxPortOffsets).length;

/** The variables whose default is a value of the sandbox. */
const sandboxDefaults = [
  'CMS_URL',
  'BRIDGE_URL',
  'TIX_URL',
  'TIX_EDUCATION_URL',
  'LESSON_URL',
  'CMS_ELASTICSEARCH_TOKEN',
  'CMS_PUBLIC_FORM_TOKEN',
] as const;

/** Reads the configuration from the environment. Missing addresses default to the sandbox; invalid variables are listed by name. */
export function readConfig(variables: EnvironmentVariables): ConfigResult {
  const { environment: present, warnings: renamed } = applyRenamedVariables(variables);
  const { environment, refusals: unreadSecrets } = readSecretFiles(present);
  const refusals: InvalidSetting[] = [...unreadSecrets];
  const refuse = (refusal: InvalidSetting) => void refusals.push(refusal);
  const readText = (variable: VariableName, fallback: string) =>
    readVariableOrFallback(environment, variable, fallback);
  const readAddress = (variable: VariableName, fallback: string) => {
    const url = readText(variable, fallback).replace(/\/+$/, '');
    if (!isHttpBaseUrl(url)) refusals.push({ variable, reason: explainInvalidUrl(url) });
    return url;
  };
  const readOptionalAddress = (variable: VariableName, fallback: string) =>
    readText(variable, fallback) === '' ? '' : readAddress(variable, fallback);
  const port = readPort(environment, 'PORT', 3000, refusals);
  const sandboxPort = readPort(environment, 'SANDBOX_PORT', 4000, refusals, systemCount);
  const cmsFolder = readFolder(environment, 'CMS_FOLDER', refuse);
  // A hall with a folder as CMS has no sandbox: a system whose address is not set does not exist.
  const sandboxUrl = (system: keyof typeof sandboxPortOffsets) =>
    cmsFolder === '' ? `http://localhost:${sandboxPort + sandboxPortOffsets[system]}` : '';
  const siteOrigin = checkOrigin(readAddress('SITE_ORIGIN', `http://localhost:${port}`), refusals);
  const cmsUrl = cmsFolder === '' ? readAddress('CMS_URL', sandboxUrl('cms')) : '';
  const tixUrl = readOptionalAddress('TIX_URL', sandboxUrl('tix'));
  const config: Config = {
    port,
    host: readText('HOST', ''),
    siteOrigin,
    sandboxPort,
    siteHosts: [toHost(siteOrigin), ...readHosts(readText('SITE_HOSTS', ''), refusals)].filter(Boolean),
    cmsUrl,
    cmsFolder,
    cmsAdminUrl:
      readText('CMS_ADMIN_URL', '') === ''
        ? readText('CMS_ADMIN_URL', cmsUrl && `${cmsUrl}/admin`)
        : readAddress('CMS_ADMIN_URL', ''),
    bridgeUrl: readOptionalAddress('BRIDGE_URL', sandboxUrl('bridge')),
    tixUrl,
    tixEducationUrl: readOptionalAddress('TIX_EDUCATION_URL', tixUrl && sandboxUrl('education')),
    lessonUrl: readOptionalAddress('LESSON_URL', sandboxUrl('lesson')),
    elasticsearchToken: readText('CMS_ELASTICSEARCH_TOKEN', 'sandbox-elasticsearch'),
    publicFormToken: readText('CMS_PUBLIC_FORM_TOKEN', 'sandbox-public-form'),
    normalTicketTypes: readNames(readText('NORMAL_TICKET_TYPES', 'Normaal, Standard')),
    customerTags: readCustomerTags(environment, refusals),
    calendarShortcuts: readFacetChoices(environment, 'CALENDAR_SHORTCUTS', refusals),
    debugRoutes: readSwitch(environment, 'DEBUG_ROUTES', refuse),
    operation: readOperationConfig(environment, refuse),
    tracking: readTrackingConfig(environment, refuse),
  };
  if (config.tixUrl === '' && config.tixEducationUrl !== '') {
    const reason = 'it is set without TIX_URL: a ticketing for schools needs one for everybody';
    refusals.push({ variable: 'TIX_EDUCATION_URL', reason });
  }
  if (refusals.length > 0) return { kind: 'refused', refusals };
  return { kind: 'ready', config, warnings: [...renamed, ...findWarnings(environment, config)] };
}

function explainInvalidUrl(url: string): string {
  // A URL with credentials is never printed.
  const shown = url.includes('@') ? 'it' : `"${url}"`;
  return `${shown} is not an http(s) address without credentials, query and fragment`;
}

/** Reads the first of `count` consecutive ports, none of which browsers refuse. 0: free ports. */
function readPort(
  environment: EnvironmentVariables,
  variable: VariableName,
  fallback: number,
  refusals: InvalidSetting[],
  count = 1,
): number {
  const value = readVariableOrFallback(environment, variable, '') || String(fallback);
  const port = Number(value);
  const last = 65_536 - count;
  if (!/^\d+$/.test(value) || port > last) {
    refusals.push({ variable, reason: `"${value}" is not a port number from 0 to ${last}` });
    return fallback;
  }
  const used = port === 0 ? [] : Array.from({ length: count }, (_, index) => port + index);
  const blocked = used.find((one) => blockedPorts.has(one));
  if (blocked !== undefined) refusals.push({ variable, reason: `browsers do not open port ${blocked}` });
  return port;
}

function readCustomerTags(environment: EnvironmentVariables, refusals: InvalidSetting[]): CustomerTagTable {
  const variable = 'CUSTOMER_TAGS';
  const text = readVariableOrFallback(environment, variable, '');
  const table = parseCustomerTags([...new URLSearchParams(text)]);
  if (!table) {
    const reason = `"${text}" is not a list of different tags such as friend=37&friendsLottery=499`;
    refusals.push({ variable, reason });
  }
  return table ?? defaultCustomerTags;
}

function readFacetChoices(
  environment: EnvironmentVariables,
  variable: VariableName,
  refusals: InvalidSetting[],
): readonly FacetChoice[] {
  const text = readVariableOrFallback(environment, variable, '');
  const choices = parseFacetChoices([...new URLSearchParams(text)]);
  if (!choices) {
    const reason = `"${text}" is not a list of facet values such as specials=Gratis&genres=Familie`;
    refusals.push({ variable, reason });
  }
  return choices ?? [];
}

/** Checks that the origin has no path: pages have fixed paths, so the site cannot be served under a prefix. */
function checkOrigin(address: string, refusals: InvalidSetting[]): string {
  if (isHttpBaseUrl(address) && new URL(address).pathname !== '/') {
    const reason = `"${address}" has a path: the site stands at the root of its host`;
    refusals.push({ variable: 'SITE_ORIGIN', reason });
  }
  return address;
}

function readHosts(text: string, refusals: InvalidSetting[]): readonly string[] {
  const hosts = text.split(/[\s,]+/).filter(Boolean);
  for (const host of hosts.filter((name) => !/^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i.test(name))) {
    refusals.push({ variable: 'SITE_HOSTS', reason: `"${host}" is not a host name` });
  }
  return hosts;
}

/** Reads names separated by commas; a name may contain spaces. */
function readNames(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Warnings for defaults in production: the sandbox behind a production site is usually a forgotten variable. */
function findWarnings(environment: EnvironmentVariables, config: Config): readonly InvalidSetting[] {
  if (environment['NODE_ENV'] !== 'production') return [];
  const missing = sandboxDefaults
    .filter((variable) => config.cmsFolder === '' && environment[variable] === undefined)
    .filter((variable) => variable !== 'TIX_EDUCATION_URL' || config.tixUrl !== '');
  const warnings = missing.map((variable) => ({
    variable,
    reason: "it is not set, and the sandbox's is used: set it in production",
  }));
  if (environment['SITE_ORIGIN'] !== undefined) return warnings;
  const reason = `it is not set, and canonical links begin with ${config.siteOrigin}: set it in production`;
  return [...warnings, { variable: 'SITE_ORIGIN', reason }];
}

function toHost(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/** The part of the configuration that is sent to browsers. */
export function toBrowserSettings(config: Config): PublicSettings {
  const { siteOrigin, siteHosts, tixUrl, tixEducationUrl, lessonUrl, bridgeUrl, cmsUrl } = config;
  const { normalTicketTypes, customerTags, calendarShortcuts, debugRoutes } = config;
  const ticketing = { tixUrl, tixEducationUrl };
  const tracking = Object.fromEntries(Object.entries(config.tracking).filter(([, value]) => value !== ''));
  return {
    origin: siteOrigin,
    hosts: siteHosts,
    ...ticketing,
    lessonUrl,
    bridgeUrl,
    cmsUrl,
    normalTicketTypes,
    ...(!isDeepStrictEqual(customerTags, defaultCustomerTags) && { customerTags }),
    debugRoutes,
    ...(calendarShortcuts.length > 0 && { calendarShortcuts }),
    ...tracking,
  };
}
