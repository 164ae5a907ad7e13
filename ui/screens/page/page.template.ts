import { PageScreen } from '#ui/screens/page/page.screen.tsx';
import { defineTemplate } from '#ui/template/template.ts';

const plain = {
  source: 'ui/screens/page/page.template.ts',
  load: async () => null,
  View: PageScreen,
} as const;

/** A page with title, introduction, description and blocks (TPL-14). */
export const pageTemplate = defineTemplate<'page'>({
  ...plain,
  sitemap: { chapter: 'pages', section: 'page' },
});

/** A page of an unknown type, rendered in the same way (TPL-21). */
export const unknownTemplate = defineTemplate<'unknown'>({ ...plain, sitemap: 'never' });
