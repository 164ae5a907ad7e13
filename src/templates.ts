import type { Template } from '#domain/page/page.ts';
import { pageNotFoundFailure, RouteFailure } from '#src/loaders/route-failure.ts';
import { loadAllBlockComponents } from '#ui/components/lazy-block-components.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';
import type { PageTemplate } from '#ui/template/template.ts';

/** The template of each kind of page. A new kind in `domain/page/page.ts` does not compile until it is here. */
const importTemplate = {
  home: async () => (await import('#ui/screens/home/home.template.ts')).home,
  eventOverview: async () =>
    (await import('#ui/screens/event-overview/event-overview.template.tsx')).eventOverview,
  event: async () => (await import('#ui/screens/event/event.template.tsx')).event,
  error: async () => (await import('#ui/screens/error/error.template.tsx')).error,
  seriesOverview: async () =>
    (await import('#ui/screens/series-overview/series-overview.template.tsx')).seriesOverview,
  series: async () => (await import('#ui/screens/series/series.template.ts')).series,
  discoveryOverview: async () =>
    (await import('#ui/screens/discovery-overview/discovery-overview.template.tsx')).discoveryOverview,
  discoverySearch: async () =>
    (await import('#ui/screens/discovery-search/discovery-search.template.ts')).discoverySearch,
  discoveryCollection: async () =>
    (await import('#ui/screens/discovery-collection/discovery-collection.template.ts')).discoveryCollection,
  discovery: async () => (await import('#ui/screens/discovery/discovery.template.ts')).discovery,
  pressOverview: async () =>
    (await import('#ui/screens/press-overview/press-overview.template.ts')).pressOverview,
  press: async () => (await import('#ui/screens/press/press.template.ts')).press,
  educationOverview: async () =>
    (await import('#ui/screens/education-overview/education-overview.template.ts')).educationOverview,
  educationProduction: async () =>
    (await import('#ui/screens/education-production/education-production.template.ts')).educationProduction,
  overview: async () => (await import('#ui/screens/overview/overview.template.tsx')).overview,
  campaign: async () => (await import('#ui/screens/campaign/campaign.template.ts')).campaign,
  favorites: async () => (await import('#ui/screens/favourites/favourites.template.tsx')).favourites,
  search: async () => (await import('#ui/screens/search/search.template.tsx')).search,
  recommendation: async () =>
    (await import('#ui/screens/recommendation/recommendation.template.tsx')).recommendation,
  page: async () => (await import('#ui/screens/page/page.template.ts')).page,
  unknown: async () => (await import('#ui/screens/page/page.template.ts')).unknown,
} satisfies { readonly [Kind in Template]: () => Promise<{ load(...input: never): unknown }> };

type ImportTemplate = typeof importTemplate;

type DataByKind = {
  readonly [Kind in Template]: Awaited<ReturnType<Awaited<ReturnType<ImportTemplate[Kind]>>['load']>>;
};

/** The data that the template of a kind loads. */
export type TemplateData<Kind extends Template> = DataByKind[Kind];

type TemplateByKind = { readonly [Kind in Template]: PageTemplate<Kind, TemplateData<Kind>> };

/** The template of a kind of page. */
export type TemplateOf<Kind extends Template> = TemplateByKind[Kind];

const byKind: { readonly [Kind in Template]: () => Promise<TemplateByKind[Kind]> } = importTemplate;

const kinds = Object.keys(importTemplate) as readonly Template[];

/** The templates whose code has been loaded: a page is rendered only after `load`, so that hydration never waits for code. */
class Templates implements LoadedTemplates {
  readonly #loaded: { -readonly [Kind in Template]?: TemplateByKind[Kind] } = {};

  /** Loads a template's code, once. Rejects if it cannot be loaded, and with a 404 `RouteFailure` for a kind without a template (ROUTE-13). */
  async load<Kind extends Template>(kind: Kind): Promise<TemplateOf<Kind>> {
    if (!Object.hasOwn(byKind, kind)) throw new RouteFailure(pageNotFoundFailure);
    const template = this.#loaded[kind] ?? (await byKind[kind]());
    this.#loaded[kind] = template;
    return template;
  }

  /** Loads all templates: a server must not depend on its files after the start. */
  async loadAll(): Promise<void> {
    await Promise.all([...kinds.map((kind) => this.#loadWithParts(kind)), loadAllBlockComponents()]);
  }

  async #loadWithParts<Kind extends Template>(kind: Kind): Promise<void> {
    const template = await this.load(kind);
    await Promise.all((template.parts?.(null) ?? []).map((part) => part.load()));
  }

  /** A loaded template; undefined if it is not loaded. */
  find<Kind extends Template>(kind: Kind): TemplateOf<Kind> | undefined {
    return this.#loaded[kind];
  }

  all(): readonly TemplateByKind[Template][] {
    return kinds.flatMap((kind) => this.#loaded[kind] ?? []);
  }
}

/** The templates of this process or tab. */
export const templates = new Templates();
