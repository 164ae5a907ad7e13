import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { DiscoveryScreen } from '#ui/screens/discovery/discovery.screen.tsx';

/** A story (TPL-2). It needs no data besides its page. */
export const discovery = defineTemplate<'discovery'>({ load: async () => null, words: ['discovery'], View });

function View({ page }: TemplateProps<PageOf<'discovery'>, null>) {
  return <DiscoveryScreen page={page} />;
}
