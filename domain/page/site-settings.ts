import type { LivePreview } from '#domain/flags/live-preview.ts';
import type { Site } from '#domain/link/link.ts';

/** The addresses a visitor's browser may know. Holds no token and nothing of the server. */
export interface SiteSettings {
  /** Where visitors reach the site, without slash at the end. */
  readonly origin: string;
  /** Hosts that count as the site itself (LINK-1). */
  readonly hosts: readonly string[];
  readonly tixUrl: string;
  readonly tixEducationUrl: string;
  readonly lessonUrl: string;
  /** Where the browser asks for what the hall keeps for one visitor. */
  readonly bridgeUrl: string;
  /** Where an editor's browser asks for the places to change a text (CALL-7). */
  readonly cmsUrl: string;
  /** Whether the debug pages are served (ROUTE-3). */
  readonly debugRoutes: boolean;
  /** The container of the tag manager; absent: nobody reads the data layer (TRACK-5). */
  readonly gtmId?: string;
  /** The account at the A/B tool; absent: there is none. */
  readonly vwoAccount?: string;
  /** The hall's number at a consent tool; absent: the site asks by itself (TRACK-1). */
  readonly cookiebotId?: string;
  /** The live preview that this document shows; absent: the published page, whatever its address asks for (CALL-2). */
  readonly preview?: LivePreview;
  /** No system stands behind the site: in development, what is personal is made up in the browser too. */
  readonly isMadeUp?: true;
}

/** What links are judged by (LINK-1). */
export function siteOfLinks({ origin, hosts, tixUrl, tixEducationUrl }: SiteSettings): Site {
  const ticketing = [tixUrl, tixEducationUrl].filter((url) => URL.canParse(url));
  return { origin, siteHosts: hosts, ticketingHosts: ticketing.map((url) => new URL(url).host) };
}
