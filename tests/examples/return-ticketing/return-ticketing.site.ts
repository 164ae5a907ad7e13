import { parseEventId } from '#domain/event/event.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TicketingAddresses, TicketingSite } from '#ports/ticketing-site.port.ts';

interface ReturnTicketingOptions {
  /** The base URL of the ticketing, without trailing slash. */
  readonly url: string;
  /** The origin of the site, to whose home page a visitor returns. */
  readonly siteOrigin: string;
}

/** What a ticketing that answers by return address offers, and its addresses: each says where the visitor returns to. */
export function createReturnTicketingSite({ url, siteOrigin }: ReturnTicketingOptions): TicketingSite {
  const { host, origin } = new URL(url);
  const toAddress = (path: string, locale: Locale) =>
    `${url}${path}?${new URLSearchParams({ l: locale, returnurl: `${siteOrigin}${toLocalePath(locale, '/')}` })}`;
  const addresses: TicketingAddresses = {
    login: () => null,
    basket: (locale) => toAddress('/basket', locale),
    order: ({ tixEventId }, locale) =>
      tixEventId === undefined ? null : toAddress(`/order/${tixEventId}`, locale),
    series: ({ id }, locale) => toAddress(`/series/${id}`, locale),
  };
  return {
    capabilities: {
      login: 'none',
      basket: true,
      pricesByTag: false,
      vipCard: false,
      education: false,
      favouritesHash: false,
      freePlaces: false,
    },
    defaultEnvironment: 'tix',
    addresses: { tix: addresses, education: addresses },
    hosts: [host],
    origins: { connect: [origin] },
    parseOrder: (address) => {
      const [, kind, id] = /\/(order|series)\/(\d+)$/.exec(new URL(address).pathname) ?? [];
      if (kind === 'order') return { event: parseEventId(id) };
      return kind === 'series' ? {} : null;
    },
  };
}
