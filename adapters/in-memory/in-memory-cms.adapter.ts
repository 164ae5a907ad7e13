import { rejectAborted } from '#adapters/in-memory/reject-aborted.ts';
import type { Edition, Hall } from '#adapters/shared/hall.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import type { CmsPort, TextEditUrl } from '#ports/cms.port.ts';

/** Additional content of the in-memory CMS. */
interface CmsContent {
  /** The edit URL of each text; absent: no visitor is an editor. */
  readonly translationUrls?: { readonly [locale in Locale]?: readonly TextEditUrl[] };
  /** Receives the addresses signed up for the newsletter, in lower case. */
  readonly subscribers?: Set<string>;
}

export function createInMemoryCms(hall: Hall, { translationUrls, subscribers }: CmsContent = {}): CmsPort {
  const pages = { nl: indexPagesByUri(hall.editions.nl), en: indexPagesByUri(hall.editions.en) };
  const { editions } = hall;
  return rejectAborted<CmsPort>({
    global: async ({ locale }) => editions[locale].global,

    page: async ({ locale, uri }) => {
      const page = pages[locale].get(uri);
      return page?.language === locale ? { kind: 'found', value: page } : { kind: 'missing' };
    },

    fallbackBanners: async ({ locale, list }) => editions[locale].fallbackBanners[list],

    banners: async ({ locale, list, kind, values }) => {
      const placed = editions[locale].banners.filter(
        (one) => one.list === list && one.kind === kind && values.includes(one.value),
      );
      return [...new Map(placed.map(({ banner }) => [banner.id, banner])).values()];
    },

    organizer: async ({ locale, name }) => {
      const detail = editions[locale].organizers.find((one) => one.name === name);
      return detail ? { kind: 'found', value: detail.organizer } : { kind: 'missing' };
    },

    educationRedirect: async ({ locale, eventGroupId, eventId }) => {
      const production = editions[locale].pages.find(
        (page) =>
          page.kind === 'educationProduction' &&
          page.events.some((event) => event.tixEventGroupId === eventGroupId && event.tixEventId === eventId),
      );
      return production ? { kind: 'found', value: production.url } : { kind: 'missing' };
    },

    redirects: async ({ locale, path }) => editions[locale].redirects.filter(({ from }) => from === path),

    translationUrls: async ({ locale }) => translationUrls?.[locale] ?? [],

    signUp: async (address) => {
      subscribers?.add(address.toLowerCase());
      return { kind: 'accepted' };
    },
  });
}

/** Pages by uri; the first page of a uri wins. */
function indexPagesByUri({ pages }: Edition): ReadonlyMap<string, Page> {
  return new Map(pages.toReversed().map((page) => [page.uri, page]));
}
