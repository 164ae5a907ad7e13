import type { Address, Global } from '#domain/page/global.ts';
import { countryCodeOf } from '#domain/structured/country-code.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A thing as schema.org describes it: plain JSON, every property by its name there. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What all descriptions need to know. */
export interface StructuredFacts {
  /** Of the site: `https://www.klankhuis.example`. */
  readonly origin: string;
  readonly global: Pick<Global, 'site' | 'address' | 'social' | 'seo'>;
  readonly now: Instant;
}

/** The full address of a path of the site; what is a full address already stays. */
export function fullAddress(url: string, origin: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url;
}

/** Where the hall stands, as post is addressed; a country that is none of ISO 3166-1 is left out. */
export function postalAddress({ street, zipCode, city, country }: Address): Thing {
  const code = countryCodeOf(country);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: zipCode,
    addressLocality: city,
    ...(code && { addressCountry: code }),
  };
}

/** The hall as whoever makes or publishes something. */
export function hallOf({ origin, global }: StructuredFacts): Thing {
  return {
    '@type': 'PerformingArtsTheater',
    '@id': `${origin}/#hall`,
    name: global.site.name,
    url: `${origin}/`,
  };
}
