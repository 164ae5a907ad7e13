import type { FunctionComponent } from 'react';
import { type ParamsCodec, unknownParams } from '#domain/listing/params-codec.ts';
import type { Page, Template } from '#domain/page/page.ts';
import type { StatedFacts } from '#domain/page/page-facts.ts';
import type { templateParams } from '#domain/page/template-params.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import type { TemplateVisit, Visit } from '#src/loaders/visit.ts';
import type { WordsArea } from '#ui/words/areas.ts';

type PageByKind = { readonly [Kind in Template]: Extract<Page, { readonly kind: Kind }> };

export type PageOf<Kind extends Template> = PageByKind[Kind];

/** How pages of one kind come to the screen: what else they need, what they show, and what draws them. */
export interface TemplateModule<Kind extends Template, Data> {
  /** Everything beside the page itself that the first paint needs, as JSON-safe data. Rejects where the page cannot be drawn without it. */
  load(page: PageOf<Kind>, visit: Visit): Promise<Data>;
  /** What the page shows, for what does not draw it. Pure, and of JSON alone: a browser states it of the data in the document. */
  facts?(page: PageOf<Kind>, data: Data): StatedFacts;
  /** The areas of words it says beside those of every page; fetched with its code. */
  readonly words?: readonly WordsArea[];
  readonly View: FunctionComponent<TemplateProps<PageOf<Kind>, Data>>;
}

export interface TemplateProps<P extends Page, Data> {
  readonly page: P;
  readonly data: Data;
  /** The data of this page at another address of it, where that has been fetched ahead (ROUTE-20). */
  readonly prefetcher: (address: string) => Data | undefined;
}

type ParamsByTemplate = typeof templateParams;

/** The templates whose pages read their query. */
type Reading = keyof ParamsByTemplate;

type StateByTemplate = { readonly [Kind in Reading]: ReturnType<ParamsByTemplate[Kind]['read']> };

interface Parts<Kind extends Template, Data, Given extends readonly unknown[]>
  extends Omit<TemplateModule<Kind, Data>, 'load'> {
  readonly load: (page: PageOf<Kind>, visit: TemplateVisit, ...given: Given) => Promise<Data>;
}

/** A template whose page is the same whatever its query says. */
export function template<Kind extends Exclude<Template, Reading>, Data = null>(
  module: Parts<Kind, Data, []>,
): TemplateModule<Kind, Data> {
  return module;
}

/**
 * A template whose page reads its query, by the codec that `templateParams` has for it: a loader gets what the query says, and
 * the page cache tells pages apart by the same codec. Logs the names that it does not know (LIST-2).
 */
export function templateWithParams<Kind extends Reading, Data>(
  params: ParamsCodec<StateByTemplate[Kind]>,
  { load, ...parts }: Parts<Kind, Data, [state: StateByTemplate[Kind]]>,
): TemplateModule<Kind, Data> {
  return {
    ...parts,
    load: (page, visit) => {
      const query = [...visit.url.searchParams];
      for (const name of unknownParams(query, params)) {
        visit.logger.info('list.unknown-parameter', { path: visit.path, name });
      }
      return load(page, visit, params.read(query, hallDayAt(visit.now)));
    },
  };
}
