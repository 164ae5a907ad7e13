import type { Global } from '#domain/page/global.ts';
import type { PlainPage } from '#domain/page/page.ts';

/** A plain Dutch page about the house, with an English version. */
export function aPage(own: Partial<PlainPage> = {}): PlainPage {
  return {
    kind: 'page',
    id: 7,
    language: 'nl',
    uri: 'over/het-huis',
    url: '/over/het-huis',
    title: 'Het huis',
    path: [{ title: 'Over ons', url: '/over' }],
    alternatives: [{ language: 'en', url: '/en/about/the-house' }],
    editLinks: [],
    introduction: [],
    description: [],
    content: [],
    ...own,
  };
}

export const globalPages: Global['globalPages'] = {
  discoveryOverview: { title: 'Ontdek', url: '/ontdek' },
  discoverySearchOverview: { title: 'Alle verhalen', url: '/ontdek/alles' },
  eventOverview: { title: 'Agenda', url: '/concertagenda' },
  gettingHere: { title: '', url: '' },
  favoritePage: { title: 'Favorieten', url: '/favorieten' },
  pressOverview: { title: 'Voor de pers', url: '/pers' },
  search: { title: 'Zoeken', url: '/zoeken' },
  seriesOverview: { title: 'Alle series', url: '/series' },
};
