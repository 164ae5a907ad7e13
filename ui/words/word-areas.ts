/**
 * The texts of each area by key, with the types of the Dutch files (`<area>.nl.json`); `<area>.en.json` has the same keys. Keys are flat,
 * with dots; the CMS may override each text (CALL-4).
 */
export interface WordsByArea {
  /** Loaded with every page. */
  readonly site: typeof import('#ui/words/site.nl.json');
  /** Blocks that few pages have: audio, films, galleries, lessons, the plan of a room, the map of the surroundings, the VIP card. */
  readonly blocks: typeof import('#ui/words/blocks.nl.json');
  readonly consent: typeof import('#ui/words/consent.nl.json');
  readonly debug: typeof import('#ui/words/debug.nl.json');
  readonly discovery: typeof import('#ui/words/discovery.nl.json');
  /** The editors’ tools. The texts of the control panel are left out of those it lists. */
  readonly editor: typeof import('#ui/words/editor.nl.json');
  readonly education: typeof import('#ui/words/education.nl.json');
  readonly 'education-user': typeof import('#ui/words/education-user.nl.json');
  readonly event: typeof import('#ui/words/event.nl.json');
  readonly forms: typeof import('#ui/words/forms.nl.json');
  readonly keuzehulp: typeof import('#ui/words/keuzehulp.nl.json');
  readonly musician: typeof import('#ui/words/musician.nl.json');
  /** What the service worker adds to pages. */
  readonly 'offline-worker': typeof import('#ui/words/offline-worker.nl.json');
  /** Favourites, logging in, the VIP card. */
  readonly personal: typeof import('#ui/words/personal.nl.json');
  readonly press: typeof import('#ui/words/press.nl.json');
  readonly search: typeof import('#ui/words/search.nl.json');
  readonly series: typeof import('#ui/words/series.nl.json');
}

/** A part of the site with texts of its own, loaded before that part is rendered. */
export type WordsArea = keyof WordsByArea;
