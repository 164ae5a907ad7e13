/** What no field of the editor changes, by its place in the schemas of the folder, and why. `*` is any name, `**` any place around it. */
export const nonEditableFields: Readonly<Record<string, string>> = {
  'concert.programme.composerFacet': 'the search derives it from the composer',
  'concert.programme.otherEvents': 'the search counts it',
  '**.renditions.sm': 'two sizes are enough for an editor, and others stay as they are',
  '**.renditions.md': 'as sm',
  '**.renditions.xl': 'as sm',
  '**.renditions.2xl': 'as sm',
  'page.*.id': 'the folder derives it from the uri',
  'page.*.language': 'the name of the file says it',
  'page.*.url': 'the folder derives it from the uri',
  'page.*.path': 'it leads to the pages above, of which a folder has none',
  'page.*.alternatives': 'the folder finds the files of the same name',
  'page.*.editLinks': 'they lead to a CMS with an API',
  'page.event': 'the folder makes the page of a concert from the concert',
  'page.musician': 'it is made from the concerts',
  'page.series': 'its prices and its sale are those of a ticketing',
  'page.educationOverview': 'its productions are those of a ticketing for schools',
  'page.educationProduction': 'its sale is that of a ticketing for schools',
  'page.recommendation': 'its questions refer to one another, which a form would take apart',
  'page.unknown': 'it is what the site shows of a kind that it does not know',
  'page.*.content.lesson': 'it needs a lesson player',
  'page.*.content.roomPlan': 'a plan is drawn, and is written by a program',
  'page.*.content.map': 'a map is drawn, and is written by a program',
  'page.*.content.pressKit': 'the size of its archive is counted by a program',
  'page.*.content.newsletter': 'a folder has no mailing list',
  'page.*.content.vipCard': 'a card needs the accounts of a ticketing',
  'page.*.content.audio.clips.id': 'no reader sees it, and each clip has another',
  'page.*.content.audio.clips.peaks': 'a program measures them',
  'global.site.handle': 'the folder derives it from the language',
  'global.site.language': 'the name of the file says it',
  'global.errorPages': 'the folder finds them among the pages',
  'global.friendsLottery': 'a lottery of friends needs the customer tags of a ticketing',
  'global.navigation.*.id': 'the folder numbers the items of a menu',
};

/** The reason why what is at a place is not editable; undefined for what is. */
export function findNonEditableReason(place: string): string | undefined {
  return Object.entries(nonEditableFields).find(([pattern]) => matchesPathPattern(pattern, place))?.[1];
}

/** Whether a place is that of a pattern, in which `*` is any name, and `**` at its beginning any place around it. */
export function matchesPathPattern(pattern: string, place: string): boolean {
  if (pattern.startsWith('**')) return place.endsWith(pattern.slice(2));
  const names = place.split('.');
  const parts = pattern.split('.');
  return parts.length === names.length && parts.every((part, index) => part === '*' || part === names[index]);
}
