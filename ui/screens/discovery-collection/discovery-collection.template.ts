import { DiscoveryCollectionScreen } from '#ui/screens/discovery-collection/discovery-collection.screen.tsx';
import { defineTemplate } from '#ui/template/template.ts';

/** A collection of stories (TPL-3). It needs no data besides its page. */
export const discoveryCollectionTemplate = defineTemplate<'discoveryCollection'>({
  source: 'ui/screens/discovery-collection/discovery-collection.template.ts',
  cover: ({ theme = 'petrol' }) => theme,
  sitemap: { chapter: 'discovery', section: 'discoveryCollection' },
  load: async () => null,
  words: ['discovery'],
  View: DiscoveryCollectionScreen,
});
