import type { Banner } from '#domain/event/banner.ts';
import type { EventCard } from '#domain/event/event.ts';
import { eventIdOf } from '#domain/event/event.ts';
import type { Navigation } from '#domain/navigation/menu.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type MenuPlace, menuClick } from '#domain/tracking/menu-click.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { clickOrderTickets, promotionClick, promotionView } from '#domain/tracking/tracking-events.ts';
import { InView, type InViewOptions } from '#ui/kit/in-view.ts';

/** What is known of the page that is watched. */
export interface WatchedPage {
  readonly events: readonly EventCard[];
  readonly banners: readonly Banner[];
  readonly navigation: Navigation | null;
  /** The origins where tickets are ordered. */
  readonly ticketing: readonly string[];
}

export interface PageWatchOptions extends InViewOptions {
  /** Who hears of changes in the page; the browser's own unless another is given. */
  readonly Changes?: new (
    hear: () => void,
  ) => Pick<MutationObserver, 'observe' | 'disconnect'>;
}

/** Tells of links that are followed on a page, wherever they stand, and of announcements that come into view. */
export class PageWatch {
  readonly #document: Document;
  readonly #track: (event: TrackingEvent) => void;
  readonly #now: () => Instant;
  #page: WatchedPage = { events: [], banners: [], navigation: null, ticketing: [] };
  #seen = new Set<number>();
  readonly #views: InView;
  readonly #changes: Pick<MutationObserver, 'observe' | 'disconnect'>;

  constructor(
    document: Document,
    track: (event: TrackingEvent) => void,
    now: () => Instant,
    { Changes = MutationObserver, ...options }: PageWatchOptions = {},
  ) {
    this.#document = document;
    this.#track = track;
    this.#now = now;
    this.#views = new InView((come) => this.#view(come), { threshold: 0.5, ...options });
    this.#changes = new Changes(() => this.#watchBanners());
  }

  /** Watches until the function returned is called. */
  start(): () => void {
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link) this.#follow(link);
    };
    this.#document.addEventListener('click', onClick, true);
    return () => {
      this.#document.removeEventListener('click', onClick, true);
      this.#views.stop();
      this.#changes.disconnect();
    };
  }

  /** Another page is on the screen, or will be: a list that is filtered draws its rows a moment later, and those out of sight later still. */
  show(page: WatchedPage): void {
    this.#page = page;
    this.#seen = new Set();
    this.#views.stop();
    this.#changes.disconnect();
    if (page.banners.length === 0) return;
    this.#watchBanners();
    this.#changes.observe(this.#document, { childList: true, subtree: true });
  }

  /** One that is watched already is watched as it was. */
  #watchBanners(): void {
    for (const banner of this.#document.querySelectorAll('[data-banner]')) this.#views.watch(banner);
  }

  #view(come: readonly Element[]): void {
    const fresh = come
      .flatMap((element) => this.#bannerAround(element) ?? [])
      .filter(({ id }) => !this.#seen.has(id));
    for (const { id } of fresh) this.#seen.add(id);
    if (fresh.length > 0) this.#track(promotionView(fresh));
  }

  #follow(link: HTMLAnchorElement): void {
    const banner = this.#bannerAround(link);
    if (banner) return this.#track(promotionClick(banner));
    const order = this.#orderedBy(link);
    if (order) return this.#track(clickOrderTickets(order.event, order.index, this.#now()));
    const place = placeOf(link);
    const { navigation } = this.#page;
    if (place && navigation) this.#track(menuClick({ place, ...described(link) }, navigation));
  }

  #bannerAround(element: Element): Banner | undefined {
    const id = Number(element.closest<HTMLElement>('[data-banner]')?.dataset['banner'] ?? Number.NaN);
    return this.#page.banners.find((banner) => banner.id === id);
  }

  /** The concert that a way to the ticketing orders: that of its row, of its number in the address, or of the page. */
  #orderedBy(link: HTMLAnchorElement): { readonly event: EventCard; readonly index: number } | null {
    const { events, ticketing } = this.#page;
    const orders =
      ticketing.includes(link.origin) && /\/buyingflow\/(tickets|subscription)\//.test(link.pathname);
    if (!orders && !events.some(({ purchaseUrl }) => purchaseUrl === link.href)) return null;
    const inRow = link.closest('article')?.querySelector('h2 a, h3 a')?.getAttribute('href');
    const number = eventIdOf(/\/(\d+)\/?$/.exec(link.pathname)?.[1]);
    const at = [
      events.findIndex(({ purchaseUrl }) => purchaseUrl === link.href),
      events.findIndex(({ url }) => url === inRow),
      events.findIndex(({ id }) => id === number),
    ].find((place) => place >= 0);
    const event = events[at ?? 0];
    return event ? { event, index: (at ?? 0) + 1 } : null;
  }
}

function placeOf(link: Element): MenuPlace | null {
  if (link.closest('[data-frame="bar"]')) return 'bar';
  if (link.closest('footer')) return 'foot';
  if (!link.closest('[data-frame="head"]')) return null;
  return link.closest('[popover]:popover-open') ? 'sheet' : 'head';
}

/** A way out is told without its query, which may say where somebody is. */
function described(link: HTMLAnchorElement): { readonly label: string; readonly url: string } {
  const text = link.querySelector('span')?.textContent ?? link.textContent ?? '';
  const isInside = link.origin === link.ownerDocument.location.origin;
  return {
    label: text.replace(/\s+/g, ' ').trim(),
    url: isInside ? (link.getAttribute('href') ?? '') : `${link.origin}${link.pathname}`,
  };
}
