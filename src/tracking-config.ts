import {
  type EnvironmentVariables,
  type InvalidSetting,
  readVariableOrFallback,
} from '#src/read-variable.ts';

/** The accounts at the tracking tools, used with the visitor's consent (docs/tracking.md). Empty: the tool is not used. */
export interface TrackingConfig {
  /** The container of Google Tag Manager: `GTM-…`. */
  readonly gtmId: string;
  /** The account at the A/B tool: digits. */
  readonly vwoAccount: string;
  /** The id at the consent tool. Empty: the site's own consent dialog is used. */
  readonly cookiebotId: string;
}

const formats = {
  GTM_ID: [/^GTM-[A-Z0-9]+$/, 'it is no container of the tag manager, such as GTM-ABC123'],
  VWO_ACCOUNT: [/^\d+$/, 'it is no account of the A/B tool, which is digits'],
  COOKIEBOT_ID: [/^[0-9a-f-]{36}$/i, 'it is no number of the consent tool, which is a UUID'],
} as const;

/** Reads the tracking configuration; calls `refuse` for each invalid variable. */
export function readTrackingConfig(
  environment: EnvironmentVariables,
  refuse: (refusal: InvalidSetting) => void,
): TrackingConfig {
  const readText = (variable: keyof typeof formats) => {
    const value = readVariableOrFallback(environment, variable, '');
    const [format, reason] = formats[variable];
    if (value === '' || format.test(value)) return value;
    refuse({ variable, reason: `"${value}": ${reason}` });
    return '';
  };
  return {
    gtmId: readText('GTM_ID'),
    vwoAccount: readText('VWO_ACCOUNT'),
    cookiebotId: readText('COOKIEBOT_ID'),
  };
}
