import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { DiscoveryCollectionScreen } from '#ui/screens/discovery-collection/discovery-collection.screen.tsx';

/** A collection of stories (TPL-3). It needs no data besides its page. */
export const discoveryCollection = defineTemplate<'discoveryCollection'>({
  load: async () => null,
  words: ['discovery'],
  View,
});

function View({ page }: TemplateProps<PageOf<'discoveryCollection'>, null>) {
  return <DiscoveryCollectionScreen page={page} />;
}
