import { CmsHttp, type CmsHttpDependencies } from '#adapters/cms-http/cms-http.adapter.ts';
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
