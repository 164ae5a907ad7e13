import { locales } from '#domain/locale/locale.ts';

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
