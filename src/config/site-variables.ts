import * as v from 'valibot';
import { parseFacetChoices } from '#domain/listing/event-shortcuts.ts';
import { defaultNormalTicketTypes } from '#domain/pricing/ticket-type-price.ts';
import { defaultCustomerTags, parseCustomerTagTable } from '#domain/sale/customer-tags.ts';
import * as schemas from '#src/config/variable-schemas.ts';
import { createVariableSchema } from '#src/config/variable.ts';

/** The sandbox's ports: those of its five systems, in this order, from `SANDBOX_PORT`. */
export const sandboxSystemsInPortOrder = ['cms', 'bridge', 'tix', 'education', 'lesson'] as const;

const hosts = v.pipe(
  schemas.createListSchema('a list of host names, separated by commas or spaces', /[\s,]+/),
  v.checkItems(
    (host) => /^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host),
    ({ input }) => `"${input}" is not a host name`,
  ),
);

function account(values: string, format: RegExp) {
  return schemas.createTextSchema(values, (id) => id === '' || format.test(id));
}

/** The variables that say where the site is, which systems it uses, and what the hall offers. */
export const siteVariables = {
  PORT: createVariableSchema(schemas.createPortSchema(), {
    default: '3000',
    example: '8080',
    meaning: 'port the site listens on',
  }),
  HOST: createVariableSchema(schemas.createTextSchema('a network address of the machine'), {
    default: '',
    defaultText: '`::`, without IPv6 `0.0.0.0`',
    example: '127.0.0.1',
    meaning: 'network address the site listens on; the default is every address of the machine',
  }),
  SITE_ORIGIN: createVariableSchema(schemas.createOriginSchema(), {
    defaultText: '`http://localhost:{PORT}`',
    example: 'https://www.hall.example',
    meaning: 'public origin of the site, without a path; canonical links begin with it',
  }),
  SITE_HOSTS: createVariableSchema(hosts, {
    default: '',
    example: 'hall.example, concerts.example',
    meaning:
      'further host names of the site: links to them count as internal, and requests to them are redirected to `SITE_ORIGIN`',
  }),
  CMS_URL: createVariableSchema(schemas.createSystemAddressSchema(), {
    defaultText: "the sandbox's, `http://localhost:{SANDBOX_PORT}`",
    example: 'https://cms.hall.example',
    meaning: 'the CMS and its search',
  }),
  CMS_FOLDER: createVariableSchema(schemas.createFolderSchema(), {
    default: '',
    defaultText:
      "the hall's own content (`contentFolder` of its `identity.ts`), if it has any and `CMS_URL` is not set",
    example: 'fixtures/halls/nachtpont/content',
    meaning:
      'a folder of Markdown and JSON that is the CMS and its search, instead of `CMS_URL` ([start another hall](how-to/start-another-hall.md)). There is no sandbox then: a system whose address is not set does not exist',
  }),
  CMS_ADMIN_URL: createVariableSchema(schemas.createOptionalAddressSchema(), {
    defaultText: '`{CMS_URL}/admin`',
    example: 'https://cms.hall.example/admin',
    meaning: 'the control panel of the CMS, to which `/admin` redirects; empty: `/admin` is 404',
  }),
  BRIDGE_URL: createVariableSchema(schemas.createSystemAddressSchema(), {
    example: 'https://bridge.hall.example',
    meaning:
      'the Bridge: favourites, recommendations, scores, experiments; empty: there is none, and the site has no favourites and no keuzehulp',
  }),
  BRIDGE_MAILS: createVariableSchema(schemas.createOnOffSchema(), {
    default: '1',
    example: '0',
    meaning:
      'whether visitors get the e-mail that the keuzehulp offers, from the Bridge or from a mailing of the hall; 0: it is not offered',
  }),
  TIX_URL: createVariableSchema(schemas.createSystemAddressSchema(), {
    example: 'https://tickets.hall.example',
    meaning:
      'the ticketing, in a hidden frame; empty: tickets are ordered through the links of the concerts (`purchaseUrl`) alone, without login and basket',
  }),
  TIX_EDUCATION_URL: createVariableSchema(schemas.createSystemAddressSchema(), {
    example: 'https://schools.hall.example',
    meaning: 'the ticketing for schools; empty, and by default if `TIX_URL` is empty: there is none',
  }),
  TIX_FREE_PLACES: createVariableSchema(schemas.createOnOffSchema(), {
    default: '0',
    defaultText: '`0` (`npm start`: `1` for the ticketing of the sandbox)',
    example: '1',
    meaning:
      'whether the ticketing knows the call `GetFreePlaces` ([wire contract](wire-contract.md#d3-calls)): the plan of a room then states how many places of a price zone are free',
  }),
  LESSON_URL: createVariableSchema(schemas.createSystemAddressSchema(), {
    example: 'https://lessons.hall.example',
    meaning: 'the lesson player; empty: there is none, and a lesson is a link',
  }),
  CMS_ELASTICSEARCH_TOKEN: createVariableSchema(schemas.createSecretSchema('a token'), {
    default: 'sandbox-elasticsearch',
    usesSandbox: true,
    meaning: 'bearer token of the search; empty: no token is sent',
  }),
  CMS_PUBLIC_FORM_TOKEN: createVariableSchema(schemas.createSecretSchema('a token'), {
    default: 'sandbox-public-form',
    usesSandbox: true,
    meaning: 'bearer token of public forms; empty: no token is sent',
  }),
  NORMAL_TICKET_TYPES: createVariableSchema(
    schemas.createListSchema('a list of names, separated by commas', /\s*,\s*/),
    {
      default: defaultNormalTicketTypes.join(', '),
      example: 'Volle prijs, Full price',
      meaning:
        "names of the hall's normal ticket type at the ticketing, in each language; a concert's price range counts this type only",
    },
  ),
  CUSTOMER_TAGS: createVariableSchema(
    schemas.createQueryStringSchema(
      'a list of different tags such as friend=37&friendsLottery=499',
      parseCustomerTagTable,
    ),
    {
      default: Object.entries(defaultCustomerTags)
        .map(([name, tag]) => `${name}=${tag}`)
        .join('&'),
      example: 'friend=12&mbo=600',
      meaning:
        'customer tags of the ticketing by their meaning, written as a query string: friends of the hall, the card of the friends’ lottery, and the kinds of school; a name that is left out keeps its default',
    },
  ),
  GTM_ID: createVariableSchema(
    account('a container of the tag manager such as GTM-ABC123', /^GTM-[A-Z0-9]+$/),
    {
      default: '',
      example: 'GTM-ABC123',
      meaning: 'container ID of Google Tag Manager ([what is tracked](tracking.md))',
    },
  ),
  VWO_ACCOUNT: createVariableSchema(account('an account of the A/B tool, which is digits', /^\d+$/), {
    default: '',
    example: '4711',
    meaning: 'account ID of the A/B testing tool (VWO)',
  }),
  COOKIEBOT_ID: createVariableSchema(
    account('an ID of the consent tool, which is a UUID', /^[0-9a-f-]{36}$/i),
    {
      default: '',
      example: '00000000-0000-4000-8000-000000000000',
      meaning: 'ID of the consent tool (Cookiebot); without it the site shows its own consent question',
    },
  ),
  CALENDAR_SHORTCUTS: createVariableSchema(
    schemas.createQueryStringSchema(
      'a list of facet values such as specials=Gratis&maxPrice=15',
      parseFacetChoices,
    ),
    {
      default: '',
      defaultText: "none (`npm start`: the sandbox's)",
      example: 'specials=Gratis&maxPrice=15',
      meaning:
        'facet values that are offered as filters above the calendar, written as in its address. A value that no coming concert has is left out. Those of `maxPrice` are 10, 15, 20, 25, 30, 40, 50, 75 and 100',
    },
  ),
  DEBUG_ROUTES: createVariableSchema(schemas.createOnOffSchema(), {
    default: '0',
    defaultText: '`0` (`npm start`: `1`)',
    example: '0',
    meaning: 'whether `/debug` is served',
  }),
};

/** The variables of the sandbox. */
export const sandboxVariables = {
  SANDBOX_PORT: createVariableSchema(schemas.createPortSchema(sandboxSystemsInPortOrder.length), {
    default: '4000',
    example: '4100',
    meaning:
      'first port of the sandbox; its other systems use the next four. Read by the sandbox, and by the site to find it',
  }),
  SANDBOX_HOST: createVariableSchema(schemas.createTextSchema('a network address of the machine'), {
    default: '',
    defaultText: '`localhost`',
    example: '0.0.0.0',
    meaning: 'network address that `npm run sandbox` listens on',
  }),
  SANDBOX_SEED: createVariableSchema(schemas.createWholeNumberSchema(0, 999_999_999), {
    default: '1888',
    example: '7',
    meaning: 'seed of the generated season; another number generates another season',
  }),
};
