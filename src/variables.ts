/** An environment variable of the site, as the reference pages and `.env.example` describe it. */
export interface VariableDescription {
  /** Its default in words or as code, in Markdown. */
  readonly fallback: string;
  /** Its meaning, in Markdown. */
  readonly meaning: string;
}

/** The variables that say where the site is and which systems it uses, in the order of the README. */
export const siteVariables = {
  PORT: {
    fallback: '`3000`',
    meaning: 'port the site listens on',
  },
  HOST: {
    fallback: '`::`, without IPv6 `0.0.0.0`',
    meaning: 'network address the site listens on; the default is every address of the machine',
  },
  SITE_ORIGIN: {
    fallback: '`http://localhost:{PORT}`',
    meaning: 'public origin of the site, without a path; canonical links begin with it',
  },
  SITE_HOSTS: {
    fallback: 'none',
    meaning:
      'further host names of the site, separated by commas or spaces: links to them count as internal, and requests to them are redirected to `SITE_ORIGIN`',
  },
  CMS_URL: {
    fallback: "the sandbox's, `http://localhost:{SANDBOX_PORT}`",
    meaning: 'the CMS and its search',
  },
  CMS_FOLDER: {
    fallback: 'none',
    meaning:
      'a folder of Markdown and JSON that is the CMS and its search, instead of `CMS_URL` ([start another hall](docs/how-to/start-another-hall.md)). There is no sandbox then: a system whose address is not set does not exist',
  },
  CMS_ADMIN_URL: {
    fallback: '`{CMS_URL}/admin`',
    meaning: 'the control panel of the CMS, to which `/admin` redirects; empty: `/admin` is 404',
  },
  CMS_ELASTICSEARCH_TOKEN: {
    fallback: "the sandbox's",
    meaning: 'bearer token of the search; empty: no token is sent',
  },
  CMS_PUBLIC_FORM_TOKEN: {
    fallback: "the sandbox's",
    meaning: 'bearer token of public forms; empty: no token is sent',
  },
  BRIDGE_URL: {
    fallback: "the sandbox's",
    meaning:
      'the Bridge: favourites, recommendations, scores, experiments; empty: there is none, and the site has no favourites and no keuzehulp',
  },
  TIX_URL: {
    fallback: "the sandbox's",
    meaning:
      'the ticketing, in a hidden frame; empty: tickets are ordered through the links of the concerts (`purchaseUrl`) alone, without login and basket',
  },
  TIX_EDUCATION_URL: {
    fallback: "the sandbox's",
    meaning: 'the ticketing for schools; empty, and by default if `TIX_URL` is empty: there is none',
  },
  LESSON_URL: {
    fallback: "the sandbox's",
    meaning: 'the lesson player; empty: there is none, and a lesson is a link',
  },
  NORMAL_TICKET_TYPES: {
    fallback: '`Normaal, Standard`',
    meaning:
      "names of the hall's normal ticket type at the ticketing, in each language, separated by commas; a concert's price range counts this type only",
  },
  CUSTOMER_TAGS: {
    fallback: '`friend=37&friendsLottery=499&regularPrimary=518&special=519&vmbo=520&havoVwo=521&mbo=522`',
    meaning:
      'customer tags of the ticketing by their meaning, written as a query string: friends of the hall, the card of the friends’ lottery, and the kinds of school; a name that is left out keeps its default',
  },
  GTM_ID: {
    fallback: 'none',
    meaning: 'container ID of Google Tag Manager ([what is tracked](docs/tracking.md))',
  },
  VWO_ACCOUNT: {
    fallback: 'none',
    meaning: 'account ID of the A/B testing tool (VWO)',
  },
  COOKIEBOT_ID: {
    fallback: 'none',
    meaning: 'ID of the consent tool (Cookiebot); without it the site shows its own consent question',
  },
  CALENDAR_SHORTCUTS: {
    fallback: "none (`npm start`: the sandbox's)",
    meaning:
      'facet values that are offered as filters above the calendar, written as in its address: `specials=Gratis&genres=Familie`. A value that no coming concert has is left out',
  },
  DEBUG_ROUTES: {
    fallback: 'off (`npm start`: on)',
    meaning: '`1` serves `/debug`, `0` does not',
  },
  SANDBOX_PORT: {
    fallback: '`4000`',
    meaning:
      'first port of the sandbox; its other systems use the next four. Read by the sandbox, and by the site to find it',
  },
  SANDBOX_SEED: {
    fallback: '`1888`',
    meaning: 'seed of the generated season; another number generates another season',
  },
} as const satisfies Readonly<Record<string, VariableDescription>>;

/** The variables for operating the web tier, in the order of docs/configuration.md. */
export const operationVariables = {
  REDIS_URL: {
    fallback: 'none',
    meaning:
      'address of Redis or Valkey, `redis://` or `rediss://`: the cache that several instances share. Empty: each instance caches for itself',
  },
  SHARED_CACHE_SECRET: {
    fallback: 'none',
    meaning:
      'secret of at least 16 characters that signs the entries in Redis (HMAC); entries without a valid signature are dropped and fetched again. Empty: entries are unsigned, and rendered pages are not shared',
  },
  SHARED_CACHE_SECRET_PREVIOUS: {
    fallback: 'none',
    meaning:
      'second secret whose signatures are also accepted, [during a secret rotation](operation.md#replacing-a-secret)',
  },
  PURGE_SECRET: {
    fallback: 'none',
    meaning:
      'secret of at least 16 characters with which the CMS signs purge requests. Empty: `/purge` is not served',
  },
  PURGE_SECRET_PREVIOUS: {
    fallback: 'none',
    meaning: 'second secret whose signatures are also accepted, during a secret rotation',
  },
  METRICS_TOKEN: {
    fallback: 'none',
    meaning:
      'bearer token of `/metrics`: at least 16 letters, digits and `-._~+/`. Empty: metrics are not served',
  },
  ACCESS_LOG: {
    fallback: '`1` (`npm start`: `0`)',
    meaning:
      'whether each request is a line in the log, of cached pages one in a hundred ([operation](operation.md#logs)). `0`: none is',
  },
  TRUST_PROXY: {
    fallback: '`0`',
    meaning:
      'number of trusted proxies in front of the site, at most 10 (`X-Forwarded-For` is read this many hops deep)',
  },
  EDGE_CACHE: {
    fallback: 'none',
    meaning:
      'the cache in front of the site. `nginx`: public pages carry `X-Accel-Expires`, because nginx ignores `CDN-Cache-Control` ([behind nginx](operation/nginx.md)). `cdn`: they carry `Cache-Tag`, by which a CDN purges them ([behind a CDN](operation/cdn.md)). Empty: neither',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: 'none',
    meaning:
      'address of an OpenTelemetry collector (OTLP over HTTP): the server sends traces there ([operation](operation.md#traces)). Empty: the SDK is not loaded. It reads the other standard variables, such as `OTEL_TRACES_SAMPLER`, by itself',
  },
  SHARED_ASSETS: {
    fallback: 'none',
    meaning:
      'existing folder with the browser files of several builds, written by `npm run publish:assets` ([upgrade](operation/upgrade.md)). A file that is not in the own build is served from there',
  },
  BROWSER_ERROR_SAMPLE_RATE: {
    fallback: '`1`',
    meaning:
      'share of browsers, 0 to 1, that report errors of scripts to `/errors` ([operation](operation.md#errors-in-browsers)). `0`: none reports',
  },
  HSTS: {
    fallback: '`subdomains`',
    meaning:
      'what `Strict-Transport-Security` covers on `https`, for two years: `host`, `subdomains` or `preload` ([HSTS](#hsts))',
  },
  SECURITY_CONTACT: {
    fallback: "the hall's (`identity.ts`); a hall without one does not start",
    meaning: 'contact address in `/.well-known/security.txt`, `mailto:` or `https:`',
  },
  TRUSTED_TYPES: {
    fallback: '`enforce`; with `GTM_ID`, `VWO_ACCOUNT` or `COOKIEBOT_ID` `report`',
    meaning:
      'whether violations of Trusted Types (text that becomes script) are blocked (`enforce`) or only reported (`report`)',
  },
  SHUTDOWN_DRAIN_MS: {
    fallback: '`5000`',
    meaning:
      'shutdown drain: milliseconds, at most 60,000, between `SIGTERM` and the end of listening, during which a load balancer moves visitors elsewhere. With `0`, clients see their idle connections reset. The former name `FAREWELL_MS` is read until 0.3.0, with a warning',
  },
  CMS_TIMEOUT_MS: {
    fallback: '`1500`',
    meaning: 'milliseconds, 100 to 8000, after which a request to the CMS has failed',
  },
  SEARCH_TIMEOUT_MS: {
    fallback: '`2000`',
    meaning: 'the same for a request to its search',
  },
  LIVENESS_PORT: {
    fallback: 'none',
    meaning:
      'port of the liveness probe, answered by a separate thread: `ok`, or 503 `stalled` if the event loop has not run for ten seconds. With `--instances`, each further instance uses the next port',
  },
  READINESS_DEADLINE_MS: {
    fallback: '`60000`',
    meaning:
      'milliseconds, at most 600,000, after which an instance is ready even without the home page and the calendar, and names the missing pages',
  },
} as const satisfies Readonly<Record<string, VariableDescription>>;

/** The name of an environment variable of the site. */
export type VariableName = keyof typeof siteVariables | keyof typeof operationVariables;
