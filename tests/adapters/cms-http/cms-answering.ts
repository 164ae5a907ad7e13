import { CmsHttp, type CmsHttpDependencies } from '#adapters/cms-http/cms-http.adapter.ts';
import type { Block } from '#domain/page/block.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** A CMS with a fixed response that records its requests. */
export function cmsAnswering(
  answer: unknown,
  options: ResponseInit = {},
  dependencies: Partial<CmsHttpDependencies> = {},
) {
  const sent: { readonly url: string; readonly options: RequestInit }[] = [];
  const logger = new RecordingLogger();
  const cms = new CmsHttp({
    url: 'https://cms.example.test/',
    logger,
    timeoutMs: 5000,
    fetch: async (url, request) => {
      sent.push({ url, options: request });
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), options);
    },
    ...dependencies,
  });
  return { cms, sent, logger };
}

/** The least a page may be. */
export const leastPage = {
  __typename: 'page_page_Entry',
  id: 1,
  uri: 'over-ons',
  url: '/over-ons',
  title: 'Over ons',
};

/** The least a concert in a list may be. */
export const leastEvent = {
  uri: 'concerten/mahler-2',
  url: '/concerten/mahler-2',
  title: 'Mahlers Tweede',
  eventDate: '2026-12-04T20:15:00+01:00',
  eventIdentifier: 48211,
  saleStatus: 0,
};

/** A page with these fields as it is read, and the events and places of what was dropped. */
export async function readPage(fields: object) {
  const { cms, logger } = cmsAnswering({ ...leastPage, ...fields });
  const lookup = await cms.page({ locale: 'nl', uri: 'over-ons' });
  const page = lookup.kind === 'found' ? lookup.value : undefined;
  return {
    page,
    dropped: logger.entries.map(({ event, facts }) => `${event} ${facts['place'] ?? ''}`),
    places: logger.entries.map(({ facts }) => facts['place']),
  };
}

/** The blocks of one kind that are read from content, and the places of what was dropped. */
export async function readBlocks<Kind extends Block['kind']>(kind: Kind, content: readonly object[]) {
  const __typename = `content_${kind}_BlockType`;
  const { page, places } = await readPage({ content: content.map((block) => ({ __typename, ...block })) });
  const isOfKind = (block: Block): block is Extract<Block, { kind: Kind }> => block.kind === kind;
  return { blocks: (page?.content ?? []).filter(isOfKind), places };
}
