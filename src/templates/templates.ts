import type { Template } from '#domain/page/page.ts';
import { type Token, token } from '#ports/token.ts';
import { pageNotFoundFailure, RouteFailure } from '#src/loaders/route-failure.ts';
import type { TemplateImplementation } from '#src/templates/template.ts';
import type { TemplateData } from '#src/templates/template-data.ts';
import { loadAllBlockComponents } from '#ui/components/lazy-block-components.ts';

const plain = async () => (await import('#src/templates/plain.template.tsx')).plain;

type ModuleByKind = { readonly [Kind in Template]: TemplateImplementation<Kind, TemplateData<Kind>> };

/** The template of a kind of page. */
export type TemplateOf<Kind extends Template> = ModuleByKind[Kind];

/** The loaders of all templates. A new kind in `domain/page/page.ts` does not compile until it is here. */
const byKind: { readonly [Kind in Template]: () => Promise<ModuleByKind[Kind]> } = {
  home: async () => (await import('#src/templates/home.template.tsx')).home,
  eventOverview: async () => (await import('#src/templates/event-overview.template.tsx')).eventOverview,
  event: async () => (await import('#src/templates/event.template.tsx')).event,
  error: async () => (await import('#src/templates/error.template.tsx')).error,
  seriesOverview: async () => (await import('#src/templates/series-overview.template.tsx')).seriesOverview,
  series: async () => (await import('#src/templates/series.template.tsx')).series,
  discoveryOverview: async () =>
    (await import('#src/templates/discovery-overview.template.tsx')).discoveryOverview,
  discoverySearch: async () => (await import('#src/templates/discovery-search.template.tsx')).discoverySearch,
  discoveryCollection: async () =>
    (await import('#src/templates/discovery-collection.template.tsx')).discoveryCollection,
  discovery: async () => (await import('#src/templates/discovery.template.tsx')).discovery,
  pressOverview: async () => (await import('#src/templates/press-overview.template.tsx')).pressOverview,
  press: async () => (await import('#src/templates/press.template.tsx')).press,
  educationOverview: async () =>
    (await import('#src/templates/education-overview.template.tsx')).educationOverview,
  educationProduction: async () =>
    (await import('#src/templates/education-production.template.tsx')).educationProduction,
  overview: async () => (await import('#src/templates/overview.template.tsx')).overview,
  campaign: async () => (await import('#src/templates/campaign.template.tsx')).campaign,
  favorites: async () => (await import('#src/templates/favourites.template.tsx')).favourites,
  search: async () => (await import('#src/templates/search.template.tsx')).search,
  recommendation: async () => (await import('#src/templates/recommendation.template.tsx')).recommendation,
  page: plain,
  unknown: plain,
};

/** The loaded templates. A page is rendered only after `load`, so that hydration never waits for code. */
export class Templates {
  readonly #loaded: { -readonly [Kind in Template]?: ModuleByKind[Kind] } = {};

  /** Loads a template's code, once. Rejects if it cannot be loaded, and with a 404 `RouteFailure` for a kind without a template (ROUTE-13). */
  async load<Kind extends Template>(kind: Kind): Promise<TemplateOf<Kind>> {
    if (!Object.hasOwn(byKind, kind)) throw new RouteFailure(pageNotFoundFailure);
    const template = this.#loaded[kind] ?? (await byKind[kind]());
    this.#loaded[kind] = template;
    return template;
  }

  /** Loads all templates: a server must not depend on its files after the start. */
  async loadAll(): Promise<void> {
    const kinds = Object.keys(byKind) as Template[];
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
}

export const TemplatesToken: Token<Templates> = token<Templates>('Templates');
