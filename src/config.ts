import type { SiteSettings } from '#domain/page/site-settings.ts';
import { type CountingConfig, readCounting } from '#src/counting-config.ts';
import { type Environment, type Refusal, settingIn } from '#src/environment.ts';
import { type OperationConfig, readOperation } from '#src/operation-config.ts';

/** How one web tier is set up. Every field comes from the environment variable of the same name in capitals (README). */
export interface Config {
  readonly port: number;
  /** Where visitors reach the site; canonical links and redirects start with it. */
  readonly siteOrigin: string;
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
  readonly counting: CountingConfig;
}

type ConfigReading =
  | { readonly kind: 'ready'; readonly config: Config }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

const sandbox = { cms: 4000, bridge: 4001, tix: 4002, education: 4003, lesson: 4004 };

/** Reads the environment; what is absent gets the sandbox's address, what is wrong is refused by name. */
export function readConfig(environment: Environment): ConfigReading {
  const refusals: Refusal[] = [];
  const text = (variable: string, otherwise: string) => settingIn(environment, variable, otherwise);
  const address = (variable: string, otherwise: string) => {
    const given = text(variable, otherwise).replace(/\/+$/, '');
    if (!isHttpAddress(given)) refusals.push({ variable, why: `"${given}" is not an http(s) address` });
    return given;
  };
  const port = Number(text('PORT', '3000'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    refusals.push({ variable: 'PORT', why: `"${environment['PORT']}" is not a port number` });
  }
  const siteOrigin = address('SITE_ORIGIN', `http://localhost:${port}`);
  const cmsUrl = address('CMS_URL', `http://localhost:${sandbox.cms}`);
  const config: Config = {
    port,
    siteOrigin,
    siteHosts: [hostOf(siteOrigin), ...text('SITE_HOSTS', '').split(/[\s,]+/)].filter(Boolean),
    cmsUrl,
    cmsAdminUrl: text('CMS_ADMIN_URL', `${cmsUrl}/admin`),
    bridgeUrl: address('BRIDGE_URL', `http://localhost:${sandbox.bridge}`),
    tixUrl: address('TIX_URL', `http://localhost:${sandbox.tix}`),
    tixEducationUrl: address('TIX_EDUCATION_URL', `http://localhost:${sandbox.education}`),
    lessonUrl: address('LESSON_URL', `http://localhost:${sandbox.lesson}`),
    elasticsearchToken: text('CMS_ELASTICSEARCH_TOKEN', 'sandbox-elasticsearch'),
    publicFormToken: text('CMS_PUBLIC_FORM_TOKEN', 'sandbox-public-form'),
    debugRoutes: text('DEBUG_ROUTES', '') === '1',
    operation: readOperation(environment, (refusal) => refusals.push(refusal)),
    counting: readCounting(environment, (refusal) => refusals.push(refusal)),
  };
  return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'ready', config };
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/** What of it a browser may know. */
export function settingsOf(config: Config): SiteSettings {
  const { siteOrigin, siteHosts, tixUrl, tixEducationUrl, lessonUrl, bridgeUrl, cmsUrl, debugRoutes } =
    config;
  const ticketing = { tixUrl, tixEducationUrl };
  const counting = Object.fromEntries(Object.entries(config.counting).filter(([, value]) => value !== ''));
  return {
    origin: siteOrigin,
    hosts: siteHosts,
    ...ticketing,
    lessonUrl,
    bridgeUrl,
    cmsUrl,
    debugRoutes,
    ...counting,
  };
}
