import type { ComponentType } from 'react';
import type { WordsArea } from '#ui/words/areas.ts';

/** A page of the site itself, which the CMS does not keep: at one path in every language, with its prefix. */
export interface SitePage {
  /** With its slash, without prefix: `/programme-booklet`. */
  readonly path: string;
  readonly words: readonly WordsArea[];
  readonly load: () => Promise<ComponentType>;
}

/** One entry a page; `npm run new:screen` writes them. */
export const sitePages: readonly SitePage[] = [];
