import type { EventCard } from '#domain/event/event.ts';
import type { ErrorPage, PageOf, Template } from '#domain/page/page.ts';
import type { TemplateData } from '#src/templates.ts';

/** A page of the CMS with the data that the template of its kind loaded. */
export interface LoadedPage<Kind extends Template = Template> {
  readonly kind: 'page';
  readonly status: number;
  readonly page: PageOf<Kind>;
  readonly data: TemplateData<Kind>;
}

/** The result of loading an address. */
export type PageResult =
  | LoadedPage
  | {
      readonly kind: 'error';
      readonly status: number;
      /** The CMS's page for this error; null if it cannot be loaded (ERROR-1). */
      readonly page: ErrorPage | null;
      readonly coming: readonly EventCard[];
    };
