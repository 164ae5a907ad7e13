import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { toErrorMessage } from '#domain/error-message.ts';
import type { HallIdentity } from '#domain/hall-identity.ts';
import { defaultNormalTicketTypes } from '#domain/pricing/ticket-type-price.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { hallIdentity } from '#hall/identity.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import { settings, variables } from '#src/config/settings.ts';
import type { Variable, VariableValues } from '#src/config/variable.ts';

/** The environment variables of a process, by name. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** An invalid or questionable variable, with a message for the operator. */
export interface InvalidSetting {
  readonly variable: string;
  readonly reason: string;
}

type ValuesOf<T> = {
  readonly [Key in keyof T]: T[Key] extends Variable<infer TValue> ? TValue : ValuesOf<T[Key]>;
};

/** The configuration of the web tier: the value of each row of the table, at its place (docs/configuration.md). */
export type Config = ValuesOf<typeof settings>;

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
  const { texts, refusals } = readTexts(given);
  const values: Record<string, unknown> = {};
  /** One sentence for each variable: the first. */
  const reasons = new Map<string, string>();
  const addReason = (name: string, reason: string) => reasons.set(name, reasons.get(name) ?? reason);
  const parse = ({ name, schema }: Variable, text: string) => {
    const parsed = v.safeParse(schema, text);
    if (parsed.success) values[name] = parsed.output;
    else addReason(name, parsed.issues[0].message);
  };
  const all: EnvironmentVariables = { SECURITY_CONTACT: securityContact, ...texts };
  for (const variable of variables) {
    const text = all[variable.name];
    if (text !== undefined) parse(variable, text);
  }
  // A refused value is replaced by its default for those that depend on it.
  const unset = variables.filter(({ name }) => !(name in values));
  for (const one of unset) if (typeof one.default !== 'function') parse(one, one.default ?? '');
  for (const one of unset) if (typeof one.default === 'function') parse(one, one.default(values));
  for (const { name, refuse } of variables) {
    const reason = refuse?.(values);
    if (reason) addReason(name, reason);
  }

  const invalid = variables.flatMap(({ name: variable }) => {
    const reason = reasons.get(variable);
    return reason === undefined ? [] : [{ variable, reason }];
  });
  if (refusals.length + invalid.length > 0) return { kind: 'refused', refusals: [...refusals, ...invalid] };
  const config = toConfig(values);
  const isProduction = given['NODE_ENV'] === 'production';
  return { kind: 'ready', config, warnings: isProduction ? findUnsetVariables(texts, config) : [] };
}

/** Finds the text of each variable that is set: under its name, or in a file. Refused: a secret that is given twice, or whose file cannot be read. */
function readTexts(given: EnvironmentVariables) {
  const texts: Record<string, string> = {};
  const refusals: InvalidSetting[] = [];
  for (const { name, isSecret, isUnsetIfEmpty } of variables) {
    const value = given[name];
    if (value !== undefined && !(isUnsetIfEmpty && value.trim() === '')) texts[name] = value;
    const variable = `${name}_FILE`;
    const path = given[variable]?.trim() ?? '';
    if (!isSecret || path === '') continue;
    if (value !== undefined)
      refusals.push({ variable, reason: `${name} is set, too: one of them is enough` });
    try {
      texts[name] = readFileSync(path, 'utf8');
    } catch (cause) {
      refusals.push({ variable, reason: `it cannot be read: ${toErrorMessage(cause)}` });
    }
  }
  return { texts, refusals };
}

/** The values at their places in the table of settings. */
function toConfig(values: VariableValues): Config {
  const place = (part: object): object =>
    Object.fromEntries(
      Object.entries(part).map(([key, one]) => [key, 'schema' in one ? values[one.name] : place(one)]),
    );
  // The table has the schema of each value, so that its type is known.
  const config = place(settings) as Config;
  return {
    ...config,
    siteHosts: [new URL(config.siteOrigin).host, ...config.siteHosts],
    cmsUrl: config.cmsFolder === '' ? config.cmsUrl : '',
  };
}

/** Warnings of production: the sandbox behind a production site is usually a forgotten variable. */
function findUnsetVariables(texts: VariableValues, config: Config): readonly InvalidSetting[] {
  const isSandboxUsed = (name: string) =>
    config.cmsFolder === '' && !(name === 'TIX_EDUCATION_URL' && config.tixUrl === '');
  const warnings = variables
    .filter(({ name, usesSandbox }) => usesSandbox && !(name in texts) && isSandboxUsed(name))
    .map(({ name }) => ({
      variable: name,
      reason: "it is not set, and the sandbox's is used: set it in production",
    }));
  if ('SITE_ORIGIN' in texts) return warnings;
  const reason = `it is not set, and canonical links begin with ${config.siteOrigin}: set it in production`;
  return [...warnings, { variable: 'SITE_ORIGIN', reason }];
}

/** The part of the configuration that is sent to browsers. */
export function toBrowserSettings(config: Config): PublicSettings {
  const { siteOrigin, siteHosts, tixUrl, tixEducationUrl, lessonUrl, bridgeUrl, bridgeMails, cmsUrl } =
    config;
  const { tixFreePlaces, normalTicketTypes, customerTags, calendarShortcuts, debugRoutes } = config;
  const { gtmId, vwoAccount, cookiebotId } = config;
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
    ...(gtmId && { gtmId }),
    ...(vwoAccount && { vwoAccount }),
    ...(cookiebotId && { cookiebotId }),
  };
}
