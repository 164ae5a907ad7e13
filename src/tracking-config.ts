import { type Environment, type Refusal, settingIn } from '#src/environment.ts';

/** By whom visitors are counted, where they consent (docs/tracking.md). Empty: by nobody. */
export interface TrackingConfig {
  /** The container of Google Tag Manager: `GTM-…`. */
  readonly gtmId: string;
  /** The account at the A/B tool: digits. */
  readonly vwoAccount: string;
  /** The number at the consent tool. Empty: the site asks by itself. */
  readonly cookiebotId: string;
}

const forms = {
  GTM_ID: [/^GTM-[A-Z0-9]+$/, 'it is no container of the tag manager, such as GTM-ABC123'],
  VWO_ACCOUNT: [/^\d+$/, 'it is no account of the A/B tool, which is digits'],
  COOKIEBOT_ID: [/^[0-9a-f-]{36}$/i, 'it is no number of the consent tool, which is a UUID'],
} as const;

/** Reads what concerns counting; `refuse` is told of every setting that cannot be used. */
export function readTracking(environment: Environment, refuse: (refusal: Refusal) => void): TrackingConfig {
  const text = (variable: keyof typeof forms) => {
    const given = settingIn(environment, variable, '');
    const [form, why] = forms[variable];
    if (given === '' || form.test(given)) return given;
    refuse({ variable, why: `"${given}": ${why}` });
    return '';
  };
  return { gtmId: text('GTM_ID'), vwoAccount: text('VWO_ACCOUNT'), cookiebotId: text('COOKIEBOT_ID') };
}

/** What pages must be allowed to reach for those who count, beside what their code may fetch by itself. */
export function trackingOrigins({ gtmId, vwoAccount, cookiebotId }: TrackingConfig): readonly string[] {
  return [
    ...(gtmId === ''
      ? []
      : [
          'https://*.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ]),
    ...(vwoAccount === '' ? [] : ['https://*.visualwebsiteoptimizer.com']),
    ...(cookiebotId === '' ? [] : ['https://*.cookiebot.com']),
  ];
}
