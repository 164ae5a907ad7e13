/** The headers that the HTTP Observatory gives points for, beyond the hundred of a site without faults. */
type Points = Readonly<Record<'policy' | 'opener' | 'resource' | 'referrer' | 'framing', number>>;

/** The most points of each; the opener policy is not part of every version of the chart. */
export const mostPoints: Points = { policy: 10, opener: 10, resource: 10, referrer: 5, framing: 5 };

/** Sources that let in anything from anywhere, or text as code. */
const unsafeSource = /^(?:\*|(?:https?|ftp|data):|https?:\/\/\*(?:\.\*)?)$|^'unsafe-(?:inline|eval)'$/;

const hashOrNonce = /^'(?:sha(?:256|384|512)|nonce)-/;

/**
 * The points of a page's headers by the chart of the HTTP Observatory (github.com/mdn/mdn-http-observatory, version 1.4.8). Its
 * package brings a database client and an error reporter, so its rules for these headers stand here.
 */
export function observatoryPoints(headers: Readonly<Record<string, string>>): Points {
  const directives = directivesOf(headers['content-security-policy'] ?? '');
  const is = (name: string, ...values: readonly string[]) => values.includes(headers[name] ?? '');
  return {
    policy: isStrict(directives) ? mostPoints.policy : 0,
    opener: is('cross-origin-opener-policy', 'same-origin') ? mostPoints.opener : 0,
    resource: is('cross-origin-resource-policy', 'same-origin', 'same-site') ? mostPoints.resource : 0,
    referrer: is(
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

function directivesOf(policy: string): Directives {
  const entries = policy.split(';').map((entry) => entry.trim().split(/\s+/));
  return new Map(entries.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** Nothing by default, and no script, style or plug-in that is unsafe. */
function isStrict(directives: Directives): boolean {
  const fallback = directives.get('default-src') ?? ['*'];
  const heeded = [
    ...heededScripts(directives.get('script-src') ?? fallback),
    ...(directives.get('style-src') ?? fallback),
    ...(directives.get('object-src') ?? fallback),
  ];
  return fallback.join(' ') === "'none'" && !heeded.some((source) => unsafeSource.test(source));
}

/** With a hash or nonce and 'strict-dynamic', browsers ignore the sources that stand there for older ones. */
function heededScripts(sources: readonly string[]): readonly string[] {
  const isDynamic =
    sources.includes("'strict-dynamic'") && sources.some((source) => hashOrNonce.test(source));
  return isDynamic
    ? sources.filter((source) => !/^(?:https?:|ftp:|\*|'unsafe-inline')/.test(source))
    : sources;
}
