/** The headers for which the HTTP Observatory gives extra points. */
type Points = Readonly<Record<'policy' | 'resource' | 'referrer' | 'framing', number>>;

/** The maximum points of each. */
export const mostPoints: Points = { policy: 10, resource: 10, referrer: 5, framing: 5 };

/** What a site without these headers' points starts with. */
export const basePoints = 100;

/** Sources that allow anything from anywhere, or text as code. */
const unsafeSource = /^(?:\*|(?:https?|ftp|data):|https?:\/\/\*(?:\.\*)?)$|^'unsafe-(?:inline|eval)'$/;

const hashOrNonce = /^'(?:sha(?:256|384|512)|nonce)-/;

/**
 * The points of a page's headers by the scoring of the HTTP Observatory (github.com/mdn/mdn-http-observatory, version 1.4.8).
 * Its package brings a database client and an error reporter, so its rules for these headers are here.
 */
export function observatoryPoints(headers: Readonly<Record<string, string>>): Points {
  const directives = parseDirectives(headers['content-security-policy'] ?? '');
  const hasValue = (name: string, ...values: readonly string[]) => values.includes(headers[name] ?? '');
  return {
    policy: isStrict(directives) ? mostPoints.policy : 0,
    resource: hasValue('cross-origin-resource-policy', 'same-origin', 'same-site') ? mostPoints.resource : 0,
    referrer: hasValue(
      'referrer-policy',
      'no-referrer',
      'same-origin',
      'strict-origin',
      'strict-origin-when-cross-origin',
    )
      ? mostPoints.referrer
      : 0,
    framing: directives.get('frame-ancestors')?.includes("'none'") ? mostPoints.framing : 0,
  };
}

type Directives = ReadonlyMap<string, readonly string[]>;

function parseDirectives(policy: string): Directives {
  const entries = policy.split(';').map((entry) => entry.trim().split(/\s+/));
  return new Map(entries.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** Whether nothing is allowed by default, and no script, style or plug-in is unsafe. */
function isStrict(directives: Directives): boolean {
  const fallback = directives.get('default-src') ?? ['*'];
  const effective = [
    ...effectiveScripts(directives.get('script-src') ?? fallback),
    ...(directives.get('style-src') ?? fallback),
    ...(directives.get('object-src') ?? fallback),
  ];
  return fallback.join(' ') === "'none'" && !effective.some((source) => unsafeSource.test(source));
}

/** With a hash or nonce and 'strict-dynamic', browsers ignore the sources that are there for older ones. */
function effectiveScripts(sources: readonly string[]): readonly string[] {
  const isDynamic =
    sources.includes("'strict-dynamic'") && sources.some((source) => hashOrNonce.test(source));
  return isDynamic
    ? sources.filter((source) => !/^(?:https?:|ftp:|\*|'unsafe-inline')/.test(source))
    : sources;
}
