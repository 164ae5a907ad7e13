import { type Environment, isAddress, type Refusal, settingIn } from '#src/environment.ts';

/** How the web tier is run, beside what it stands in front of (docs/configuration.md). */
export interface OperationConfig {
  /** The tier that several instances share; empty: there is none. */
  readonly redisUrl: string;
  /** What entries in the shared tier are signed with: the current secret, then the previous one; empty: they are unsigned. */
  readonly sharedCacheSecrets: readonly string[];
  /** What purges are signed with: the current secret, then the previous one; empty: there is no purging. */
  readonly purgeSecrets: readonly string[];
  /** The bearer token of `/metrics`; empty: it is not served. */
  readonly metricsToken: string;
  /** How many proxies in front are believed when they say whom they ask for; 0: none. */
  readonly trustedProxies: number;
  /** Where security researchers write to: a `mailto:` or `https:` address. */
  readonly securityContact: string;
  /** `report`: a page that makes script of texts is told of; `enforce`: it is stopped. */
  readonly trustedTypes: 'enforce' | 'report';
  /** Milliseconds between SIGTERM and the end of listening (the drain), in which a load balancer sends visitors elsewhere. */
  readonly shutdownDrainMs: number;
  /** Milliseconds after its start at which an instance is ready also without home and calendar. */
  readonly readinessDeadlineMs: number;
  /** Where a thread of its own answers liveness probes; 0: nowhere. */
  readonly livenessPort: number;
}

/** Reads what concerns the running of the site; `refuse` is told of every setting that cannot be used. */
export function readOperation(environment: Environment, refuse: (refusal: Refusal) => void): OperationConfig {
  const text = (variable: string, fallback: string) => settingIn(environment, variable, fallback);
  const number = (variable: string, most: number, fallback = '0') => {
    const value = Number(text(variable, fallback));
    const isUsable = Number.isInteger(value) && value >= 0 && value <= most;
    if (!isUsable)
      refuse({ variable, why: `"${environment[variable]}" is no whole number from 0 to ${most}` });
    return isUsable ? value : 0;
  };
  const redisUrl = text('REDIS_URL', '');
  if (redisUrl !== '' && !isAddress(redisUrl, ['redis:', 'rediss:'])) {
    refuse({ variable: 'REDIS_URL', why: 'it is no redis: or rediss: address' });
  }
  const sharedCacheSecrets = secretsIn('SHARED_CACHE_SECRET', environment, refuse);
  const purgeSecrets = secretsIn('PURGE_SECRET', environment, refuse);
  const securityContact = text('SECURITY_CONTACT', 'mailto:security@klankhuis.example');
  if (!isAddress(securityContact, ['mailto:', 'https:'])) {
    refuse({ variable: 'SECURITY_CONTACT', why: `"${securityContact}" is no mailto: or https: address` });
  }
  // Who counts makes script of texts, so that nothing of theirs would run where that is stopped.
  const isCounted = ['GTM_ID', 'VWO_ACCOUNT', 'COOKIEBOT_ID'].some((variable) => text(variable, '') !== '');
  const trustedTypes = text('TRUSTED_TYPES', isCounted ? 'report' : 'enforce');
  if (trustedTypes !== 'enforce' && trustedTypes !== 'report') {
    refuse({ variable: 'TRUSTED_TYPES', why: `"${trustedTypes}" is neither enforce nor report` });
  }
  return {
    redisUrl,
    sharedCacheSecrets,
    purgeSecrets,
    metricsToken: text('METRICS_TOKEN', ''),
    trustedProxies: number('TRUST_PROXY', 10),
    securityContact,
    trustedTypes: trustedTypes === 'report' ? 'report' : 'enforce',
    shutdownDrainMs: number('SHUTDOWN_DRAIN_MS', 60_000, '5000'),
    livenessPort: number('LIVENESS_PORT', 65_535),
    readinessDeadlineMs: number('READINESS_DEADLINE_MS', 600_000, '60000'),
  };
}

/** A secret that can be replaced without a gap: the current one, then `{variable}_PREVIOUS`, which is accepted as well; none where neither is set. */
function secretsIn(
  variable: string,
  environment: Environment,
  refuse: (refusal: Refusal) => void,
): readonly string[] {
  const previous = `${variable}_PREVIOUS`;
  const isSet = (name: string) => settingIn(environment, name, '') !== '';
  const set = [variable, previous].filter(isSet);
  for (const name of set) {
    if (settingIn(environment, name, '').length < 16) {
      refuse({ variable: name, why: 'it is shorter than 16 characters' });
    }
  }
  if (isSet(previous) && !isSet(variable)) {
    refuse({ variable: previous, why: `it is set, and ${variable} is not` });
  }
  return set.map((name) => settingIn(environment, name, ''));
}
