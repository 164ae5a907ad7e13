import * as v from 'valibot';
import { parseFacetChoices } from '#domain/listing/event-shortcuts.ts';
import { defaultNormalTicketTypes } from '#domain/pricing/ticket-type-price.ts';
import { defaultCustomerTags, parseCustomerTagTable } from '#domain/sale/customer-tags.ts';
import * as kinds from '#src/config/variable.ts';
import { type Variable, type VariableValues, variable } from '#src/config/variable.ts';

/** A system's address is by default the sandbox's, whose ports follow each other. A hall with a folder as CMS has no sandbox. */
const sandboxUrl = (portsAfterFirst: number) => ({
  usesSandbox: true,
  default: ({ SANDBOX_PORT, CMS_FOLDER }: VariableValues) =>
    CMS_FOLDER === '' ? `http://localhost:${Number(SANDBOX_PORT) + portsAfterFirst}` : '',
});

function account(values: string, format: RegExp) {
  return kinds.text(values, (id) => id === '' || format.test(id));
}

const hosts = v.pipe(
  kinds.list('a list of host names, separated by commas or spaces', /[\s,]+/),
  v.checkItems(
    (host) => /^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host),
    ({ input }) => `"${input}" is not a host name`,
  ),
);

/** The timeout of one request, for the whole response: the gateway and the page renderer give up after eight seconds. */
const timeout = kinds.wholeNumber(100, 8000, 'milliseconds');

const securityContact = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(
    'it is not set: security.txt needs an address to which vulnerabilities of this hall are reported',
  ),
  kinds.text('a mailto: or https: address', (contact) => kinds.isAbsoluteUrl(contact, ['mailto:', 'https:'])),
  v.metadata({ isUnsetIfEmpty: true }),
);

/** Where the site is, which systems it uses, and what the hall offers. */
const site = {
  port: variable('PORT', kinds.port(), {
    default: '3000',
    example: '8080',
    meaning: 'port the site listens on',
  }),
  host: variable('HOST', kinds.text('a network address of the machine'), {
    defaultText: '`::`, without IPv6 `0.0.0.0`',
    example: '127.0.0.1',
    meaning: 'network address the site listens on; the default is every address of the machine',
  }),
  siteOrigin: variable('SITE_ORIGIN', kinds.origin(), {
    default: ({ PORT }) => `http://localhost:${Number(PORT)}`,
    defaultText: '`http://localhost:{PORT}`',
    example: 'https://www.hall.example',
    meaning: 'public origin of the site, without a path; canonical links begin with it',
  }),
  siteHosts: variable('SITE_HOSTS', hosts, {
    example: 'hall.example, concerts.example',
    meaning:
      'further host names of the site: links to them count as internal, and requests to them are redirected to `SITE_ORIGIN`',
  }),
  cmsUrl: variable('CMS_URL', kinds.address(), {
    ...sandboxUrl(0),
    refuse: ({ CMS_URL, CMS_FOLDER }) =>
      CMS_URL === '' && CMS_FOLDER === '' && 'it is empty, and CMS_FOLDER is not set: the site needs a CMS',
    defaultText: "the sandbox's, `http://localhost:{SANDBOX_PORT}`",
    example: 'https://cms.hall.example',
    meaning: 'the CMS and its search',
  }),
  cmsFolder: variable('CMS_FOLDER', kinds.folder(), {
    defaultText:
      "the hall's own content (`contentFolder` of its `identity.ts`), if it has any and `CMS_URL` is not set",
    example: 'fixtures/halls/nachtpont/content',
    meaning:
      'a folder of Markdown and JSON that is the CMS and its search, instead of `CMS_URL` ([start another hall](how-to/start-another-hall.md)). There is no sandbox then: a system whose address is not set does not exist',
  }),
  cmsAdminUrl: variable('CMS_ADMIN_URL', kinds.address(), {
    default: ({ CMS_URL, CMS_FOLDER }) => (CMS_URL === '' || CMS_FOLDER !== '' ? '' : `${CMS_URL}/admin`),
    defaultText: '`{CMS_URL}/admin`',
    example: 'https://cms.hall.example/admin',
    meaning: 'the control panel of the CMS, to which `/admin` redirects; empty: `/admin` is 404',
  }),
  bridgeUrl: variable('BRIDGE_URL', kinds.address(), {
    ...sandboxUrl(1),
    example: 'https://bridge.hall.example',
    meaning:
      'the Bridge: favourites, recommendations, scores, experiments; empty: there is none, and the site has no favourites and no keuzehulp',
  }),
  bridgeMails: variable('BRIDGE_MAILS', kinds.onOff(), {
    default: '1',
    example: '0',
    meaning:
      'whether visitors get the e-mail that the keuzehulp offers, from the Bridge or from a mailing of the hall; 0: it is not offered',
  }),
  tixUrl: variable('TIX_URL', kinds.address(), {
    ...sandboxUrl(2),
    example: 'https://tickets.hall.example',
    meaning:
      'the ticketing, in a hidden frame; empty: tickets are ordered through the links of the concerts (`purchaseUrl`) alone, without login and basket',
  }),
  tixEducationUrl: variable('TIX_EDUCATION_URL', kinds.address(), {
    usesSandbox: true,
    default: (values) => (values['TIX_URL'] === '' ? '' : sandboxUrl(3).default(values)),
    refuse: ({ TIX_URL, TIX_EDUCATION_URL }) =>
      TIX_EDUCATION_URL !== '' &&
      TIX_URL === '' &&
      'it is set without TIX_URL: a ticketing for schools needs one for everybody',
    example: 'https://schools.hall.example',
    meaning: 'the ticketing for schools; empty, and by default if `TIX_URL` is empty: there is none',
  }),
  tixFreePlaces: variable('TIX_FREE_PLACES', kinds.onOff(), {
    default: '0',
    defaultText: '`0` (`npm start`: `1` for the ticketing of the sandbox)',
    example: '1',
    meaning:
      'whether the ticketing knows the call `GetFreePlaces` ([wire contract](wire-contract.md#d3-calls)): the plan of a room then states how many places of a price zone are free',
  }),
  lessonUrl: variable('LESSON_URL', kinds.address(), {
    ...sandboxUrl(4),
    example: 'https://lessons.hall.example',
    meaning: 'the lesson player; empty: there is none, and a lesson is a link',
  }),
  elasticsearchToken: variable('CMS_ELASTICSEARCH_TOKEN', kinds.secret('a token'), {
    default: 'sandbox-elasticsearch',
    usesSandbox: true,
    meaning: 'bearer token of the search; empty: no token is sent',
  }),
  publicFormToken: variable('CMS_PUBLIC_FORM_TOKEN', kinds.secret('a token'), {
    default: 'sandbox-public-form',
    usesSandbox: true,
    meaning: 'bearer token of public forms; empty: no token is sent',
  }),
  normalTicketTypes: variable(
    'NORMAL_TICKET_TYPES',
    kinds.list('a list of names, separated by commas', /\s*,\s*/),
    {
      default: defaultNormalTicketTypes.join(', '),
      example: 'Volle prijs, Full price',
      meaning:
        "names of the hall's normal ticket type at the ticketing, in each language; a concert's price range counts this type only",
    },
  ),
  customerTags: variable(
    'CUSTOMER_TAGS',
    kinds.queryString('a list of different tags such as friend=37&friendsLottery=499', parseCustomerTagTable),
    {
      default: Object.entries(defaultCustomerTags)
        .map(([name, tag]) => `${name}=${tag}`)
        .join('&'),
      example: 'friend=12&mbo=600',
      meaning:
        'customer tags of the ticketing by their meaning, written as a query string: friends of the hall, the card of the friends’ lottery, and the kinds of school; a name that is left out keeps its default',
    },
  ),
  gtmId: variable('GTM_ID', account('a container of the tag manager such as GTM-ABC123', /^GTM-[A-Z0-9]+$/), {
    example: 'GTM-ABC123',
    meaning: 'container ID of Google Tag Manager ([what is tracked](tracking.md))',
  }),
  vwoAccount: variable('VWO_ACCOUNT', account('an account of the A/B tool, which is digits', /^\d+$/), {
    example: '4711',
    meaning: 'account ID of the A/B testing tool (VWO)',
  }),
  cookiebotId: variable(
    'COOKIEBOT_ID',
    account('an ID of the consent tool, which is a UUID', /^[0-9a-f-]{36}$/i),
    {
      example: '00000000-0000-4000-8000-000000000000',
      meaning: 'ID of the consent tool (Cookiebot); without it the site shows its own consent question',
    },
  ),
  calendarShortcuts: variable(
    'CALENDAR_SHORTCUTS',
    kinds.queryString('a list of facet values such as specials=Gratis&maxPrice=15', parseFacetChoices),
    {
      defaultText: "none (`npm start`: the sandbox's)",
      example: 'specials=Gratis&maxPrice=15',
      meaning:
        'facet values that are offered as filters above the calendar, written as in its address. A value that no coming concert has is left out. Those of `maxPrice` are 10, 15, 20, 25, 30, 40, 50, 75 and 100',
    },
  ),
  debugRoutes: variable('DEBUG_ROUTES', kinds.onOff(), {
    default: '0',
    defaultText: '`0` (`npm start`: `1`)',
    example: '0',
    meaning: 'whether `/debug` is served',
  }),
};

/** What operates the web tier. */
const operation = {
  redisUrl: variable(
    'REDIS_URL',
    kinds.secret('a redis: or rediss: address', (url) => kinds.isAbsoluteUrl(url, ['redis:', 'rediss:'])),
    {
      example: 'redis://redis:6379',
      meaning:
        'address of Redis or Valkey: the cache that several instances share. Empty, and with `CMS_FOLDER`: each instance caches for itself',
    },
  ),
  purgeSecret: variable('PURGE_SECRET', kinds.bearerToken(), {
    meaning: 'bearer token with which the CMS [purges](operation.md#purging). Empty: `/purge` is not served',
  }),
  metricsToken: variable('METRICS_TOKEN', kinds.bearerToken(), {
    meaning: 'bearer token of `/metrics`. Empty: metrics are not served',
  }),
  securityContact: variable('SECURITY_CONTACT', securityContact, {
    defaultText: "the hall's (`identity.ts`); a hall without one does not start",
    example: 'mailto:security@hall.example',
    meaning: 'contact address in `/.well-known/security.txt`',
  }),
  trustedTypes: variable('TRUSTED_TYPES', kinds.oneOf('enforce', 'report'), {
    // Tag managers create scripts from strings, so with enforced Trusted Types none of their code would run.
    default: ({ GTM_ID, VWO_ACCOUNT, COOKIEBOT_ID }) =>
      `${GTM_ID}${VWO_ACCOUNT}${COOKIEBOT_ID}` === '' ? 'enforce' : 'report',
    defaultText: '`enforce`; with `GTM_ID`, `VWO_ACCOUNT` or `COOKIEBOT_ID` `report`',
    example: 'report',
    meaning:
      'whether violations of Trusted Types (text that becomes script) are blocked (`enforce`) or only reported (`report`)',
  }),
  hstsScope: variable('HSTS', kinds.oneOf('host', 'subdomains', 'preload'), {
    default: 'subdomains',
    example: 'host',
    meaning: 'what `Strict-Transport-Security` covers on `https`, for two years ([HSTS](#hsts))',
  }),
  trustedProxies: variable('TRUST_PROXY', kinds.wholeNumber(0, 10), {
    default: '0',
    example: '1',
    meaning: 'number of trusted proxies in front of the site (`X-Forwarded-For` is read this many hops deep)',
  }),
  edgeCache: variable('EDGE_CACHE', kinds.oneOf('nginx', 'cdn', ''), {
    example: 'nginx',
    meaning:
      'the cache in front of the site. `nginx`: public pages carry `X-Accel-Expires`, because nginx ignores `CDN-Cache-Control` ([behind nginx](operation/nginx.md)). `cdn`: they carry `Cache-Tag`, by which a CDN purges them ([behind a CDN](operation/cdn.md)). Empty: neither',
  }),
  sharedAssets: variable('SHARED_ASSETS', kinds.folder(), {
    example: '/srv/klankhuis/assets',
    meaning:
      'folder with the browser files of several builds ([upgrade](operation/upgrade.md)). A file that is not in the own build is served from there',
  }),
  shutdownDrainMs: variable('SHUTDOWN_DRAIN_MS', kinds.wholeNumber(0, 60_000, 'milliseconds'), {
    default: '5000',
    example: '10000',
    meaning:
      'shutdown drain: time between `SIGTERM` and the end of listening, during which a load balancer moves visitors elsewhere. With `0`, clients see their idle connections reset',
  }),
  cmsTimeoutMs: variable('CMS_TIMEOUT_MS', timeout, {
    default: '1500',
    example: '3000',
    meaning: 'time after which a request to the CMS has failed',
  }),
  searchTimeoutMs: variable('SEARCH_TIMEOUT_MS', timeout, {
    default: '2000',
    example: '3000',
    meaning: 'the same for a request to its search',
  }),
  readinessDeadlineMs: variable('READINESS_DEADLINE_MS', kinds.wholeNumber(0, 600_000, 'milliseconds'), {
    default: '60000',
    example: '120000',
    meaning:
      'time after which an instance is ready even without the home page and the calendar, and names the missing pages',
  }),
};

const sandbox = {
  /** The first port: the five systems listen on this one and the next four. */
  port: variable('SANDBOX_PORT', kinds.port(5), {
    default: '4000',
    example: '4100',
    meaning:
      'first port of the sandbox; its other systems use the next four. Read by the sandbox, and by the site to find it',
  }),
  host: variable('SANDBOX_HOST', kinds.text('a network address of the machine'), {
    defaultText: '`localhost`',
    example: '0.0.0.0',
    meaning: 'network address that the sandbox listens on',
  }),
  seed: variable('SANDBOX_SEED', kinds.wholeNumber(0, 999_999_999), {
    default: '1888',
    example: '7',
    meaning: 'seed of the generated season; another number generates another season',
  }),
};

/** Every setting, at its place in the configuration (`config.operation.redisUrl`). Addresses that are empty: there is no such system. */
export const settings = { ...site, operation, sandbox };

/** Every variable, by the section of the reference (docs/configuration.md). */
export const variablesBySection: Readonly<Record<string, readonly Variable[]>> = {
  'Site and systems': Object.values(site),
  Operation: Object.values(operation),
  Sandbox: Object.values(sandbox),
};

/** In the order of the reference, which is that of errors and warnings. */
export const variables: readonly Variable[] = Object.values(variablesBySection).flat();
