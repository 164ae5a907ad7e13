import type { Locale } from '#domain/locale/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';

/** One visit to an address: the input and ports of a page's loader. */
export interface PageVisit {
  readonly url: URL;
  /** The address without its query. */
  readonly path: string;
  readonly locale: Locale;
  /** Path without locale prefix and slashes at the ends, `__home__` for home. */
  readonly uri: string;
  readonly now: Instant;
  readonly settings: PublicSettings;
  readonly ticketing: TicketingSite;
  readonly cms: CmsPort;
  readonly search: SearchPort;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** A visit without its URL: a template's loader receives the query only through the template's codec. */
export type TemplateVisit = Omit<PageVisit, 'url' | 'uri'>;
