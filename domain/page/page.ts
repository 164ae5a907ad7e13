import type { Clip } from '#domain/audio/clip.ts';
import type {
  EventCard,
  EventLink,
  Facility,
  LastRide,
  ProgrammeWork,
  MusicianPerformances,
} from '#domain/event/event.ts';
import type { TitledLink } from '#domain/link/classified-link.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Picture } from '#domain/media/image.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import type { ContentTheme, Theme } from '#domain/media/theme.ts';
import type { Block, PressPicture } from '#domain/page/block.ts';
import type { EducationCard, EducationEventCard } from '#domain/page/education-card.ts';
import type { Seo, GlobalPageName } from '#domain/page/global.ts';
import type { RecommendationData } from '#domain/page/questionnaire.ts';
import type { LinkCard } from '#domain/page/site-menus.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { RoomPlan } from '#domain/room/room.ts';
import type { Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The fields of every CMS page (ENT-2). */
export interface PageBase<PageTheme extends Theme = Theme> {
  readonly id: number;
  readonly language: Locale;
  readonly uri: string;
  readonly url: string;
  readonly title: string;
  /** The ancestors, root first, without the page itself. */
  readonly path: readonly TitledLink[];
  /** The same page in the other languages. */
  readonly alternatives: readonly { readonly language: Locale; readonly url: string }[];
  readonly editLinks: readonly TitledLink[];
  readonly subtitle?: string;
  readonly introduction: RichTextTree;
  readonly description: RichTextTree;
  readonly image?: Picture;
  readonly theme?: PageTheme;
  readonly seo?: Seo;
  readonly content: readonly Block[];
}

/** A page by its template; `kind` comes from the CMS's `__typename` (wire contract A.4). */
export type Page =
  | HomePage
  | EventOverviewPage
  | EventPage
  | SeriesOverviewPage
  | SeriesPage
  | DiscoveryOverviewPage
  | StorySearchPage
  | DiscoveryCollectionPage
  | DiscoveryPage
  | PressOverviewPage
  | PressPage
  | MusicianPage
  | EducationOverviewPage
  | EducationProductionPage
  | OverviewPage
  | CampaignPage
  | FavoritesPage
  | SearchPage
  | RecommendationPage
  | ErrorPage
  | PlainPage
  | UnknownPage;

export type Template = Page['kind'];

type PageByKind = { readonly [Kind in Template]: Extract<Page, { readonly kind: Kind }> };

export type PageOf<Kind extends Template> = PageByKind[Kind];

/** The kinds of pages that have fields besides those of every page. */
export type TemplateWithFields = {
  [Kind in Template]: keyof PageOf<Kind> extends keyof PageBase | 'kind' ? never : Kind;
}[Template];

/** The CMS type of each template: section and entry type, which is `__typename` without its suffix. A section has one template. */
export const pageTypes: Readonly<Record<Exclude<Template, 'unknown'>, string>> = {
  home: 'home_home',
  eventOverview: 'eventOverview_eventOverview',
  event: 'event_default',
  seriesOverview: 'seriesOverview_seriesOverview',
  series: 'series_default',
  discoveryOverview: 'discoveryOverview_discoveryOverview',
  discoverySearch: 'discoverySearchOverview_discoverySearchOverview',
  discoveryCollection: 'discoveryCollection_discoveryCollection',
  discovery: 'discovery_discovery',
  pressOverview: 'pressOverview_pressOverview',
  press: 'press_press',
  musician: 'musician_musician',
  educationOverview: 'educationOverview_educationOverview',
  educationProduction: 'educationProduction_default',
  overview: 'contentOverview_contentOverview',
  campaign: 'campaign_campaign',
  favorites: 'favoritePage_favoritePage',
  search: 'search_search',
  recommendation: 'recommendation_recommendation',
  error: 'errorPage_errorPage',
  page: 'page_page',
};

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly hero: readonly LinkCard[];
  readonly events: readonly EventCard[];
}

export interface EventOverviewPage extends PageBase {
  readonly kind: 'eventOverview';
}

export interface EventPage extends PageBase {
  readonly kind: 'event';
  readonly event: EventCard;
  readonly prices: readonly TicketPrice[];
  /** The plan of its room (ROOM-1). */
  readonly roomPlan?: RoomPlan;
  readonly doorsOpen?: Instant;
  /** When the pre-concert talk begins. */
  readonly talkStarts?: Instant;
  readonly intervalStarts?: Instant;
  /** The last trams, trains or ferries after the concert, earliest first. */
  readonly lastRides?: readonly LastRide[];
  /** Why the concert is cancelled or moved, in the page's language. */
  readonly statusNote?: string;
  readonly programme: readonly ProgrammeWork[];
  readonly clips: readonly Clip[];
  readonly series: readonly { readonly title: string; readonly url: string; readonly uri: string }[];
  readonly relatedEvents: readonly EventCard[];
  /** The performers who play in other coming concerts, with the next of those. */
  readonly alsoHeard: readonly { readonly name: string; readonly events: readonly EventLink[] }[];
  /** The stories about its works, then about its composers. */
  readonly stories: readonly TitledLink[];
  readonly instruments: readonly string[];
  readonly specials: readonly string[];
  /** What it offers to visitors who need it. */
  readonly facilities?: readonly Facility[];
  readonly discounts: readonly string[];
  readonly tags: readonly string[];
}

export interface SeriesOverviewPage extends PageBase {
  readonly kind: 'seriesOverview';
}

export interface SeriesPage extends PageBase {
  readonly kind: 'series';
  /** When the series goes on sale; null if unknown. */
  readonly saleStart: Instant | null;
  readonly sale?: Sale;
  readonly prices: readonly TicketPrice[];
  readonly purchaseUrl?: string;
  readonly organizer: string | null;
  readonly genres: readonly string[];
  readonly events: readonly EventCard[];
}

export interface DiscoveryOverviewPage extends PageBase {
  readonly kind: 'discoveryOverview';
  readonly featured: readonly LinkCard[];
  readonly collections: readonly TitledLink[];
}

export interface StorySearchPage extends PageBase {
  readonly kind: 'discoverySearch';
}

export interface DiscoveryCollectionPage extends PageBase {
  readonly kind: 'discoveryCollection';
  readonly items: readonly LinkCard[];
}

export interface DiscoveryPage extends PageBase {
  readonly kind: 'discovery';
  readonly posted: Instant;
  readonly collections: readonly TitledLink[];
  readonly tags: readonly string[];
  /** The composers it is about, by their values in the calendar's facet. */
  readonly composers?: readonly string[];
  /** The keyword by which the calendar finds the evenings of the work it is about (PEOPLE-2). */
  readonly work?: string;
  readonly related: readonly LinkCard[];
}

export interface PressOverviewPage extends PageBase {
  readonly kind: 'pressOverview';
  readonly contact: RichTextTree;
}

export interface PressPage extends PageBase {
  readonly kind: 'press';
  readonly posted: Instant;
  readonly pictures: readonly PressPicture[];
  readonly attachments: readonly TitledLink[];
  readonly contact: RichTextTree;
}

/** A performer: made from the concerts, or of the CMS and completed from them. */
export interface MusicianPage extends PageBase {
  readonly kind: 'musician';
  /** Absent from the CMS, and while the search is unavailable. */
  readonly performances?: MusicianPerformances;
}

export interface EducationOverviewPage extends PageBase {
  readonly kind: 'educationOverview';
  readonly productions: readonly EducationCard[];
}

export interface EducationProductionPage extends PageBase {
  readonly kind: 'educationProduction';
  readonly production: { readonly title: string };
  readonly events: readonly EducationEventCard[];
  readonly lesson?: { readonly url: string; readonly language: string };
}

/** `contentOverview`: a page that links to other pages (TPL-13). */
export interface OverviewPage extends PageBase {
  readonly kind: 'overview';
  readonly items: readonly LinkCard[];
}

export interface CampaignPage extends PageBase {
  readonly kind: 'campaign';
  readonly calls: readonly TitledLink[];
}

export interface FavoritesPage extends PageBase {
  readonly kind: 'favorites';
  readonly emptyText: RichTextTree;
}

export interface SearchPage extends PageBase {
  readonly kind: 'search';
  readonly placeholder: string;
  /** The practical questions that it answers above the results (DOOR-3). */
  readonly answers?: readonly HelpLink[];
}

/** A page that answers a practical question, and the phrases by which visitors search for it. */
export interface HelpLink {
  readonly phrases: readonly string[];
  readonly title: string;
  readonly url: string;
  /** The answer itself, if it is a single fact: opening hours, a telephone number. */
  readonly text?: string;
}

export interface RecommendationPage extends PageBase {
  readonly kind: 'recommendation';
  readonly recommendation: RecommendationData;
}

export interface ErrorPage extends PageBase {
  readonly kind: 'error';
  readonly statusCode: number | null;
  readonly isFallback: boolean;
}

export interface PlainPage extends PageBase<ContentTheme> {
  readonly kind: 'page';
}

/** A page with an unknown `__typename`: title, introduction and blocks are rendered, and it is logged (TPL-21). */
export interface UnknownPage extends PageBase {
  readonly kind: 'unknown';
  readonly typename: string;
}

/** Whether an overview page lists concerts (LIST-17): its parent is the calendar. Other overviews show items selected by an editor (TPL-13). */
export function isConcertOverview(
  { path }: Pick<OverviewPage, 'path'>,
  globalPages: Readonly<Record<Extract<GlobalPageName, 'eventOverview'>, { readonly url: string }>>,
): boolean {
  return path.at(-1)?.url === globalPages.eventOverview.url;
}
