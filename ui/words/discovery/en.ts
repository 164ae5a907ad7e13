import type { DiscoveryWords } from '#ui/words/discovery/nl.ts';

/** The English words of the discovery pages. */
export const en: DiscoveryWords = {
  'discovery.search': 'Search the stories',
  'discovery.searchHint': 'composer, instrument or word',
  'discovery.find': 'Search',
  'discovery.facet.categories': 'Sections',
  'discovery.facet.tags': 'Subjects',
  'discovery.count_one': '{{count}} story',
  'discovery.count_other': '{{count}} stories',
  'discovery.found': 'Stories found',
  'discovery.empty.title': 'No stories match these filters',
  'discovery.empty.text': 'Remove a filter, or browse everything there is to read and hear.',
  'discovery.empty.all': 'Show all stories',
  'discovery.unavailable.title': 'The stories can’t be searched just now',
  'discovery.unavailable.text':
    'Search is not working at the moment. The sections on the discovery page are still there.',
  'discovery.unavailable.retry': 'Try again',
  'discovery.latest': 'New',
  'discovery.all': 'All stories',
  'discovery.more': 'Read more',
  'discovery.concerts': 'Coming concerts',
  'discovery.sameComposer': 'By the same composer',
  'discovery.allConcerts': 'See all concerts in the calendar',
  'discovery.contents': 'In this section',
  'discovery.posted': 'Published',
};
