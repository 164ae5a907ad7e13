import type { Hall } from '#domain/hall/edition.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page, Template } from '#domain/page/page.ts';

/** The templates, with the requirement of each. A new template does not compile without one. */
export const templateRequirements: Readonly<Record<Template, string>> = {
  campaign: 'TPL-1',
  discovery: 'TPL-2',
  discoveryCollection: 'TPL-3',
  discoveryOverview: 'TPL-4',
  discoverySearch: 'TPL-5',
  educationOverview: 'TPL-6',
  educationProduction: 'TPL-7',
  event: 'TPL-8',
  eventOverview: 'TPL-10',
  favorites: 'TPL-11',
  home: 'TPL-12',
  overview: 'TPL-13',
  page: 'TPL-14',
  press: 'TPL-15',
  pressOverview: 'TPL-16',
  recommendation: 'TPL-17',
  search: 'TPL-18',
  series: 'TPL-19',
  seriesOverview: 'TPL-20',
  unknown: 'TPL-21',
  error: 'TPL-22',
};

export const templates = Object.keys(templateRequirements) as readonly Template[];

type Specimens = Readonly<Record<Locale, Readonly<Partial<Record<Template | 'longestWord', string>>>>>;

/**
 * Publishes one address of every template to the tests. Generating a season takes seconds, so it is done once for all of
 * them.
 */
export function publishSpecimens({ editions }: Hall): void {
  const firstUrls = (locale: Locale) => {
    const { pages } = editions[locale];
    const longest = pages.toSorted((one, other) => countLongestWord(other) - countLongestWord(one))[0];
    return {
      ...Object.fromEntries(pages.toReversed().map(({ kind, url }) => [kind, url])),
      ...(longest && { longestWord: longest.url }),
    };
  };
  const specimens: Specimens = { nl: firstUrls('nl'), en: firstUrls('en') };
  process.env['SPECIMENS'] = JSON.stringify(specimens);
}

/** The length of the longest word in a page's title. */
function countLongestWord({ title }: Page): number {
  return Math.max(...title.split(/[\s-]/).map((word) => word.length));
}

/** The address of a page of a template, or of the page with the longest word in its title. Throws if the hall has none. */
export function findSpecimen(template: Template | 'longestWord', locale: Locale): string {
  const specimens = JSON.parse(process.env['SPECIMENS'] ?? '{"nl":{},"en":{}}') as Specimens;
  const address = specimens[locale][template];
  if (address === undefined) throw new Error(`The hall has no page of the template ${template} (${locale}).`);
  return address;
}
