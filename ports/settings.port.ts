import type { KnownHosts } from '#domain/link/classified-link.ts';
import type { FacetChoice } from '#domain/listing/event-shortcuts.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { CustomerTagTable } from '#domain/sale/customer-tags.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The query parameters that show an unpublished version of a page, in the order they are forwarded (CALL-2). */
export type LivePreviewParams = QueryPairs;

/**
 * The origins that a browser must be allowed to reach for an adapter, by purpose. Plain data: the binding of the adapter and the
 * server's Content-Security-Policy and Permissions-Policy read the same list.
 */
export interface BrowserOrigins {
  /** Requests by script. */
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  readonly media?: readonly string[];
  /** Frames that may request access to their own cookies. */
  readonly storageAccess?: readonly string[];
}

/** The settings that a visitor's browser may have: public addresses only, no tokens or server settings. */
export interface PublicSettings {
  /** The site's public origin, without trailing slash. */
  readonly origin: string;
  /** Hosts that count as the site itself (LINK-1). */
  readonly hosts: readonly string[];
  readonly tixUrl: string;
  readonly tixEducationUrl: string;
  /** The ticketing tells how many places are free (SEAT-3); absent: it does not. */
  readonly tixFreePlaces?: true;
  readonly lessonUrl: string;
  /** The base URL of the Bridge, which stores personal data; empty: there is none (SWAP-2). */
  readonly bridgeUrl: string;
  /** No system sends the e-mail of the keuzehulp (KEUZE-11); absent: the Bridge or the hall does. */
  readonly bridgeWithoutMail?: true;
  /**
   * The base URL of the CMS, from which an editor's browser requests translation edit links (CALL-7); empty: the CMS is a folder, without
   * editors' links and newsletter (SWAP-2).
   */
  readonly cmsUrl: string;
  /** The names of the hall's normal ticket type, in each language (WAY-2); absent: the defaults. */
  readonly normalTicketTypes?: readonly string[];
  /** The customer tags that mean something to the site (SWAP-4); absent: the defaults. */
  readonly customerTags?: CustomerTagTable;
  /** Whether the debug pages are enabled (ROUTE-3). */
  readonly debugRoutes: boolean;
  /** The facet values that are offered above the calendar (WAY-12); absent: none. */
  readonly calendarShortcuts?: readonly FacetChoice[];
  /** The tag manager container id; absent: no tag manager is loaded (TRACK-5). */
  readonly gtmId?: string;
  /** The A/B tool's account; absent: no A/B tool. */
  readonly vwoAccount?: string;
  /** The consent tool's id; absent: the site shows its own consent dialog (TRACK-1). */
  readonly cookiebotId?: string;
  /** The live preview of this document; absent: the published page, whatever the address requests (CALL-2). */
  readonly preview?: LivePreviewParams;
}

/** The hosts for classifying links (LINK-1). */
export function toKnownHosts(
  { origin, hosts }: PublicSettings,
  ticketing: { readonly hosts: readonly string[] },
): KnownHosts {
  return { origin, siteHosts: hosts, ticketingHosts: ticketing.hosts };
}

/**
 * Whether the site does anything that needs the visitor's consent (TRACK-7): a tag manager, an A/B tool or a consent tool is configured,
 * or there is a Bridge, which has experiments.
 */
export function hasServicesNeedingConsent({
  gtmId,
  vwoAccount,
  cookiebotId,
  bridgeUrl,
}: Pick<PublicSettings, 'gtmId' | 'vwoAccount' | 'cookiebotId' | 'bridgeUrl'>): boolean {
  return Boolean(gtmId || vwoAccount || cookiebotId || bridgeUrl);
}

/** The site's public settings; constant for the lifetime of the world. */
export const Settings: Token<PublicSettings> = createToken<PublicSettings>('Settings');
