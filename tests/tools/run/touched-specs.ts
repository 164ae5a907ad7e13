/** The browser tests of each folder of the ui, by the names of their files in `tests/e2e`. */
export const specsByFolder: Readonly<Record<string, readonly string[]>> = {
  'ui/layout': ['menus', 'header-search', 'consent', 'tracking'],
  'ui/screens/campaign': ['pages'],
  'ui/screens/debug': ['debug', 'look'],
  'ui/screens/discovery': ['discovery'],
  'ui/screens/discovery-collection': ['discovery'],
  'ui/screens/discovery-overview': ['discovery'],
  'ui/screens/discovery-search': ['discovery'],
  'ui/screens/education-overview': ['schools'],
  'ui/screens/education-production': ['schools'],
  'ui/screens/education-user': ['school'],
  'ui/screens/error': ['outage'],
  'ui/screens/event': ['share-and-export', 'event-version'],
  'ui/screens/event-overview': ['find-a-concert', 'keyboard'],
  'ui/screens/favourites': ['visitor'],
  'ui/screens/home': ['find-a-concert'],
  'ui/screens/musician': ['access-of-templates'],
  'ui/screens/overview': ['access-of-templates', 'series'],
  'ui/screens/page': ['pages'],
  'ui/screens/press': ['press'],
  'ui/screens/press-overview': ['press'],
  'ui/screens/recommendation': ['keuzehulp', 'keuzehulp-outcome'],
  'ui/screens/search': ['search'],
  'ui/screens/series': ['series'],
  'ui/screens/series-overview': ['series'],
};

/** The browser tests to run after a change of some files: changed specs, then those of their folders. */
export function findTouchedSpecs(files: readonly string[]): readonly string[] {
  const visited = Object.entries(specsByFolder).flatMap(([folder, specs]) =>
    files.some((file) => file.startsWith(`${folder}/`)) ? specs.map(fileOf) : [],
  );
  const changed = files.filter((file) => /^tests\/e2e\/[^/]+\.spec\.ts$/.test(file));
  return [...new Set([...changed, ...visited])];
}

function fileOf(spec: string): string {
  return `tests/e2e/${spec}.spec.ts`;
}
