import { locales } from '#domain/locale/locale.ts';
import type { Address, Global } from '#domain/page/global.ts';
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

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country's ISO 3166-1 code by its name in each of the site's languages, in small letters. */
const codes: ReadonlyMap<string, string> = new Map(locales.flatMap(namesOfCountries));

/** The ISO 3166-1 code of a country that an editor wrote by its name or its code: `NL`; undefined for what is neither. */
export function countryCodeOf(country: string): string | undefined {
  const written = country.trim().toLowerCase();
  return codes.get(written) ?? codes.get(written.replace(/^the /, ''));
}

/** A country's name and its code lead to the code; a code that a later one replaced is left out. */
function namesOfCountries(language: string): readonly (readonly [string, string])[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const name = names.of(code)?.toLowerCase();
      return name === undefined ? [] : [[name, code] as const, [code.toLowerCase(), code] as const];
    });
}
