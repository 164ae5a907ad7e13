import type { Template } from '#domain/page/page.ts';
import { templateImporters } from '#src/lazy-imports.ts';
import { pageNotFoundFailure, RouteFailure } from '#src/route-failure.ts';
import { loadAllBlockComponents } from '#ui/components/lazy-block-components.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';
import type { PageTemplate } from '#ui/template/template.ts';

type ImportTemplate = typeof templateImporters;

type DataByKind = {
  readonly [Kind in Template]: Awaited<ReturnType<Awaited<ReturnType<ImportTemplate[Kind]>>['load']>>;
};

/** The data that the template of a kind loads. */
export type TemplateData<Kind extends Template> = DataByKind[Kind];

type TemplateByKind = { readonly [Kind in Template]: PageTemplate<Kind, TemplateData<Kind>> };

/** The template of a kind of page. */
export type TemplateOf<Kind extends Template> = TemplateByKind[Kind];

const byKind: { readonly [Kind in Template]: () => Promise<TemplateByKind[Kind]> } = templateImporters;

const kinds = Object.keys(templateImporters) as readonly Template[];

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

const former: unknown = import.meta.hot?.data['templates'];

/** The templates of this process or tab. In development they survive a hot update, which evaluates this module again. */
export const templates = former instanceof Object ? (former as Templates) : new Templates();

if (import.meta.hot) import.meta.hot.data['templates'] = templates;
