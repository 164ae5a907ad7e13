import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { HallIdentity } from '#domain/hall/hall-identity.ts';
import { defaultNormalTicketTypes } from '#domain/pricing/ticket-type-price.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { hallIdentity } from '#hall/identity.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import {
  type EnvironmentVariables,
  type InvalidSetting,
  readVariableValues,
} from '#src/config/read-variable-values.ts';
import { sandboxSystemsInPortOrder } from '#src/config/site-variables.ts';
import { getVariableFacts, variableNames, variables } from '#src/config/variables.ts';

/** The parsed values of the variables. Undefined: the variable is not set, and its default depends on others. */
const valuesSchema = v.object(variables);

type Values = v.InferOutput<typeof valuesSchema>;

/** Every environment variable, the rules between them, and what the server makes of them. */
const configSchema = v.pipe(
  valuesSchema,
  v.forward(
    v.partialCheck(
      [['CMS_URL'], ['CMS_FOLDER']],
      ({ CMS_URL, CMS_FOLDER }) => CMS_URL !== '' || CMS_FOLDER !== '',
      'it is empty, and CMS_FOLDER is not set: the site needs a CMS',
    ),
    ['CMS_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['TIX_URL'], ['TIX_EDUCATION_URL'], ['CMS_FOLDER']],
      ({ TIX_URL, TIX_EDUCATION_URL, CMS_FOLDER }) =>
        !TIX_EDUCATION_URL || (TIX_URL ?? (CMS_FOLDER ? '' : 'sandbox')) !== '',
      'it is set without TIX_URL: a ticketing for schools needs one for everybody',
    ),
    ['TIX_EDUCATION_URL'],
  ),
  v.transform(toConfig),
);

/** The configuration of the web tier. Its fields come from the variables that {@link toConfig} names (docs/configuration.md). */
export type Config = v.InferOutput<typeof configSchema>;

export type ConfigResult =
  | {
      readonly kind: 'ready';
      readonly config: Config;
      /** Settings that work but should not be used in production. */
      readonly warnings: readonly InvalidSetting[];
    }
  | { readonly kind: 'refused'; readonly refusals: readonly InvalidSetting[] };

/** Reads the configuration from the environment. Missing addresses default to the sandbox; invalid variables are listed by name. */
export function readConfig(
  given: EnvironmentVariables,
  { securityContact = '' }: Pick<HallIdentity, 'securityContact'> = hallIdentity,
): ConfigResult {
  const { environment, refusals } = readVariableValues(given);
  const parsed = v.safeParse(configSchema, { SECURITY_CONTACT: securityContact, ...environment });
  const issues = parsed.issues ?? [];
  // One sentence for each variable: the first of its issues.
  const invalid = variableNames.flatMap((variable) => {
    const issue = issues.find(({ path }) => path?.[0].key === variable);
    return issue ? [{ variable, reason: issue.message }] : [];
  });
  if (!parsed.success || refusals.length > 0) return { kind: 'refused', refusals: [...refusals, ...invalid] };
  const config = parsed.output;
  const isProduction = given['NODE_ENV'] === 'production';
  const warnings = isProduction ? findUnsetVariables(new Set(Object.keys(environment)), config) : [];
  return { kind: 'ready', config, warnings };
}

/** The one place that maps variables to settings, with the defaults that depend on other variables. Empty: there is none. */
function toConfig(values: Values) {
  const { PORT: port, CMS_FOLDER: cmsFolder } = values;
  // A hall with a folder as CMS has no sandbox: a system whose address is not set does not exist.
  const sandboxUrl = (system: (typeof sandboxSystemsInPortOrder)[number]) =>
    cmsFolder === ''
      ? `http://localhost:${values.SANDBOX_PORT + sandboxSystemsInPortOrder.indexOf(system)}`
      : '';
  const siteOrigin = values.SITE_ORIGIN ?? `http://localhost:${port}`;
  const cmsUrl = cmsFolder === '' ? (values.CMS_URL ?? sandboxUrl('cms')) : '';
  const tixUrl = values.TIX_URL ?? sandboxUrl('tix');
  const tracking = { gtmId: values.GTM_ID, vwoAccount: values.VWO_ACCOUNT, cookiebotId: values.COOKIEBOT_ID };
  // Tag managers create scripts from strings, so with enforced Trusted Types none of their code would run.
  const defaultTrustedTypes = Object.values(tracking).some(Boolean) ? 'report' : 'enforce';
  return {
    port,
    host: values.HOST,
    siteOrigin,
    /** Hosts that belong to the site; links to them are internal (LINK-1). */
    siteHosts: [new URL(siteOrigin).host, ...values.SITE_HOSTS],
    cmsUrl,
    cmsFolder,
    cmsAdminUrl: values.CMS_ADMIN_URL ?? (cmsUrl && `${cmsUrl}/admin`),
    bridgeUrl: values.BRIDGE_URL ?? sandboxUrl('bridge'),
    bridgeMails: values.BRIDGE_MAILS,
    tixUrl,
    tixEducationUrl: values.TIX_EDUCATION_URL ?? (tixUrl && sandboxUrl('education')),
    tixFreePlaces: values.TIX_FREE_PLACES,
    lessonUrl: values.LESSON_URL ?? sandboxUrl('lesson'),
    elasticsearchToken: values.CMS_ELASTICSEARCH_TOKEN,
    publicFormToken: values.CMS_PUBLIC_FORM_TOKEN,
    normalTicketTypes: values.NORMAL_TICKET_TYPES,
    customerTags: values.CUSTOMER_TAGS,
    calendarShortcuts: values.CALENDAR_SHORTCUTS,
    debugRoutes: values.DEBUG_ROUTES,
    /** The accounts at the tracking tools, used with the visitor's consent (docs/tracking.md). */
    tracking,
    operation: {
      redisUrl: values.REDIS_URL,
      /** The current secret, then the previous one, which is also accepted. */
      purgeSecret: values.PURGE_SECRET,
      metricsToken: values.METRICS_TOKEN,
      hstsScope: values.HSTS,
      trustedProxies: values.TRUST_PROXY,
      edgeCache: values.EDGE_CACHE,
      sharedAssets: values.SHARED_ASSETS,
      securityContact: values.SECURITY_CONTACT,
      trustedTypes: values.TRUSTED_TYPES ?? defaultTrustedTypes,
      shutdownDrainMs: values.SHUTDOWN_DRAIN_MS,
      cmsTimeoutMs: values.CMS_TIMEOUT_MS,
      searchTimeoutMs: values.SEARCH_TIMEOUT_MS,
      readinessDeadlineMs: values.READINESS_DEADLINE_MS,
    },
    sandbox: {
      /** The first port: the five systems listen on this one and the next four. */
      port: values.SANDBOX_PORT,
      host: values.SANDBOX_HOST,
      seed: values.SANDBOX_SEED,
    },
  } as const;
}

/** Warnings of production: the sandbox behind a production site is usually a forgotten variable. */
function findUnsetVariables(set: ReadonlySet<string>, config: Config): readonly InvalidSetting[] {
  const warnings = variableNames
    .filter(
      (variable) => getVariableFacts(variable).usesSandbox && config.cmsFolder === '' && !set.has(variable),
    )
    .filter((variable) => variable !== 'TIX_EDUCATION_URL' || config.tixUrl !== '')
    .map((variable) => ({
      variable,
      reason: "it is not set, and the sandbox's is used: set it in production",
    }));
  if (set.has('SITE_ORIGIN')) return warnings;
  const reason = `it is not set, and canonical links begin with ${config.siteOrigin}: set it in production`;
  return [...warnings, { variable: 'SITE_ORIGIN', reason }];
}

/** The part of the configuration that is sent to browsers. */
export function toBrowserSettings(config: Config): PublicSettings {
  const { siteOrigin, siteHosts, tixUrl, tixEducationUrl, lessonUrl, bridgeUrl, bridgeMails, cmsUrl } =
    config;
  const { tixFreePlaces, normalTicketTypes, customerTags, calendarShortcuts, debugRoutes } = config;
  const tracking = Object.fromEntries(Object.entries(config.tracking).filter(([, value]) => value !== ''));
  return {
    origin: siteOrigin,
    hosts: siteHosts,
    tixUrl,
    tixEducationUrl,
    ...(tixFreePlaces && { tixFreePlaces }),
    lessonUrl,
    bridgeUrl,
    ...(!bridgeMails && { bridgeWithoutMail: true as const }),
    cmsUrl,
    ...(!isDeepStrictEqual(normalTicketTypes, defaultNormalTicketTypes) && { normalTicketTypes }),
    ...(!isDeepStrictEqual(customerTags, defaultCustomerTags) && { customerTags }),
    debugRoutes,
    ...(calendarShortcuts.length > 0 && { calendarShortcuts }),
    ...tracking,
  };
}
