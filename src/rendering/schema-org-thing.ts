import { toAbsoluteUrl } from '#domain/link/classified-link.ts';
import { locales } from '#domain/locale/locale.ts';
import { memoize } from '#domain/memoize.ts';
import type { Global, PostalAddress } from '#domain/page/global.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A schema.org object as JSON. */
export interface SchemaOrgThing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The context that all descriptions need. */
export interface StructuredDataContext {
  /** The site's origin: `https://www.klankhuis.example`. */
  readonly origin: string;
  readonly global: Pick<Global, 'site' | 'address' | 'social' | 'seo' | 'globalPages'>;
  readonly now: Instant;
  /** The names of the hall's normal ticket type (WAY-2). */
  readonly normalTicketTypes: readonly string[];
}

/** The hall's address; a country without an ISO 3166-1 code is omitted. */
export function toStructuredAddress({ street, zipCode, city, country }: PostalAddress): SchemaOrgThing {
  const code = findCountryCode(country);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: zipCode,
    addressLocality: city,
    ...(code && { addressCountry: code }),
  };
}

/** The hall as organizer, author or publisher. */
export function toStructuredHall({ origin, global }: StructuredDataContext): SchemaOrgThing {
  return {
    '@type': 'PerformingArtsTheater',
    '@id': `${origin}/#hall`,
    name: global.site.name,
    url: `${origin}/`,
  };
}

/** Where a concert or series takes place: the hall, or a room of it. */
export function toStructuredVenue({ global }: StructuredDataContext, room?: string): SchemaOrgThing {
  const { site, address } = global;
  return {
    '@type': 'MusicVenue',
    name: room === undefined ? site.name : `${room}, ${site.name}`,
    address: address ? toStructuredAddress(address) : site.name,
  };
}

/** Who organizes a concert or series: the hall, or an organization, with the list of its series, which introduces it (LIST-11). */
export function toStructuredOrganizer(name: string | null, facts: StructuredDataContext): SchemaOrgThing {
  const { site, globalPages } = facts.global;
  if (name === null || name === site.name) return toStructuredHall(facts);
  const address = `${globalPages.seriesOverview.url}${toQueryString([['organizers', name]])}`;
  return { '@type': 'Organization', name, url: toAbsoluteUrl(address, facts.origin) };
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The ISO 3166-1 code of a country, by its name in any language of the site or by the code: `NL`; undefined if unknown, or deprecated. */
export const findCountryCode = memoize((country: string): string | undefined => {
  const name = country.trim().toLowerCase();
  const regions = locales.map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  );
  const isMeant = (code: string): boolean => {
    const names = regions.flatMap((region) => region.of(code)?.toLowerCase() ?? []);
    const known = names.length > 0 ? [code.toLowerCase(), ...names] : [];
    return known.includes(name) || known.includes(name.replace(/^the /, ''));
  };
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => isMeant(code) && new Intl.Locale(`und-${code}`).region === code);
});
