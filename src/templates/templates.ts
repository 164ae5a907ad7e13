import { pageNotFound } from '#domain/page/error-page.ts';
import type { Template } from '#domain/page/page.ts';
import { type Token, token } from '#ports/token.ts';
import { RouteFailure } from '#src/loaders/route-failure.ts';
import type { AnyTemplate } from '#src/templates/template.ts';
import { readyAllBlocks } from '#ui/components/block-parts.ts';

type Loading = () => Promise<AnyTemplate>;

const plain: Loading = async () => (await import('#src/templates/plain.template.tsx')).plain;

/** The template of every kind of page. A new kind in `domain/page/page.ts` does not compile until it stands here. */
const loadings: Readonly<Record<Template, Loading>> = {
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

/** The templates whose code has arrived: a page is drawn only after `load`, so that hydration never waits. */
export class Templates {
  readonly #loaded = new Map<Template, AnyTemplate>();
  readonly #onMissing: (cause: unknown) => void;

  /** `onMissing` is told of code that could not be had, before the failure goes on its way. */
  constructor(onMissing: (cause: unknown) => void = () => {}) {
    this.#onMissing = onMissing;
  }

  /** Fetches a template's code, once. Rejects where the code cannot be had, and as a page that is not there where no template is for it (ROUTE-13). */
  async load(kind: Template): Promise<AnyTemplate> {
    const template = this.#loaded.get(kind) ?? (await this.#fetch(kind));
    this.#loaded.set(kind, template);
    return template;
  }

  async #fetch(kind: Template): Promise<AnyTemplate> {
    if (!Object.hasOwn(loadings, kind)) throw new RouteFailure(pageNotFound);
    try {
      return await loadings[kind]();
    } catch (cause) {
      this.#onMissing(cause);
      throw cause;
    }
  }

  /** Fetches them all: a server has them before the first visitor, whatever becomes of its files later. */
  async loadAll(): Promise<void> {
    const kinds = Object.keys(loadings) as Template[];
    await Promise.all([...kinds.map((kind) => this.load(kind)), readyAllBlocks()]);
  }

  /** A template that has been loaded; undefined before. */
  find(kind: Template): AnyTemplate | undefined {
    return this.#loaded.get(kind);
  }
}

export const TemplatesToken: Token<Templates> = token<Templates>('Templates');
