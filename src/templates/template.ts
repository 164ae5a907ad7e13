import type { ComponentType } from 'react';
import type { Page, Template } from '#domain/page/page.ts';
import type { Visit } from '#src/loaders/visit.ts';
import type { WordsArea } from '#ui/words/areas.ts';

/** How pages of one kind come to the screen: what else they ask for, and what draws the answers. */
interface TemplateModule<P extends Page, Data> {
  /** Everything beside the page itself that the first paint needs, as JSON-safe data. Rejects where the page cannot be drawn without it. */
  readonly load: (page: P, visit: Visit) => Promise<Data>;
  /** The areas of words it says beside those of every page; fetched with its code. */
  readonly words?: readonly WordsArea[];
  readonly View: ComponentType<TemplateProps<P, Data>>;
}

export interface TemplateProps<P extends Page, Data> {
  readonly page: P;
  readonly data: Data;
  /** The data of this page at another address of it, where that has been fetched ahead (ROUTE-20). */
  readonly ahead: (address: string) => Data | undefined;
}

export type PageOf<Kind extends Template> = Extract<Page, { readonly kind: Kind }>;

/** A template whose page and data are matched by the kind of the page, which the compiler cannot follow through a lookup. */
export type AnyTemplate = TemplateModule<Page, unknown>;

/** Forgets which pages a template is for; sound because the registry finds it by the page's own kind. */
export function template<P extends Page, Data>(module: TemplateModule<P, Data>): AnyTemplate {
  return module as unknown as AnyTemplate;
}
