import type { FunctionComponent } from 'react';
import { findUnknownParamNames, type ParamsCodec } from '#domain/listing/params-codec.ts';
import type { codecsByTemplateName } from '#domain/listing/params-codecs-by-template.ts';
import type { Page, Template } from '#domain/page/page.ts';
import type { PartialPageFacts } from '#domain/page/page-facts.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { LoaderContext, TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import type { LazyPart } from '#ui/kit/lazy-component.tsx';
import type { ListDataSource } from '#ui/stores/list-request.store.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

type PageByKind = { readonly [Kind in Template]: Extract<Page, { readonly kind: Kind }> };

export type PageOf<Kind extends Template> = PageByKind[Kind];

/** How pages of one kind are loaded and rendered: their data, their facts, their view. */
export interface TemplateImplementation<Kind extends Template, Data> {
  /** Loads the data besides the page that the first paint needs, JSON-safe. Rejects if the page cannot be rendered without it. */
  load(page: PageOf<Kind>, visit: LoaderContext): Promise<Data>;
  /** The facts of the page, for code that does not render it. Pure, over JSON-safe data: a browser computes it from the document. */
  facts?(page: PageOf<Kind>, data: Data): PartialPageFacts;
  /** The areas of words it uses in addition to those of all pages; loaded with its code. */
  readonly words?: readonly WordsArea[];
  /** The lazy components that a page with these data shows, besides those of its blocks; all of them for null. Loaded before it is rendered. */
  parts?(data: Data | null): readonly LazyPart[];
  readonly View: FunctionComponent<TemplateProps<PageOf<Kind>, Data>>;
}

export interface TemplateProps<P extends Page, Data> {
  readonly page: P;
  readonly data: Data;
  /** The data of this page at other addresses. */
  readonly source: ListDataSource<Data>;
}

type CodecsByTemplate = typeof codecsByTemplateName;

/** The templates whose pages read their query. */
type TemplateWithParams = keyof CodecsByTemplate;

type StateByTemplate = { readonly [Kind in TemplateWithParams]: ReturnType<CodecsByTemplate[Kind]['read']> };

interface Parts<Kind extends Template, Data, Inputs extends readonly unknown[]>
  extends Omit<TemplateImplementation<Kind, Data>, 'load'> {
  readonly load: (page: PageOf<Kind>, visit: TemplateLoaderContext, ...inputs: Inputs) => Promise<Data>;
}

/** Defines a template whose page ignores its query. */
export function defineTemplate<Kind extends Exclude<Template, TemplateWithParams>, Data = null>(
  module: Parts<Kind, Data, []>,
): TemplateImplementation<Kind, Data> {
  return module;
}

/**
 * Defines a template whose page reads its query, with the codec in `codecsByTemplateName`: the loader receives the decoded state, and the
 * page cache uses the same codec for its keys. Logs unknown parameters (LIST-2).
 */
export function defineTemplateWithParams<Kind extends TemplateWithParams, Data>(
  params: ParamsCodec<StateByTemplate[Kind]>,
  { load, ...parts }: Parts<Kind, Data, [state: StateByTemplate[Kind]]>,
): TemplateImplementation<Kind, Data> {
  return {
    ...parts,
    load: (page, visit) => {
      const query = [...visit.url.searchParams];
      for (const name of findUnknownParamNames(query, params)) {
        visit.logger.info('list.unknown-parameter', { path: visit.path, name });
      }
      return load(page, visit, params.read(query, toHallDay(visit.now)));
    },
  };
}
