import type { GatewayQuestion } from '#domain/listing/gateway-path.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { SearchPort } from '#ports/search.port.ts';

export interface GatewaySources {
  readonly cms: CmsPort;
  readonly search: SearchPort;
}

/** What the browser is answered: the port's own value. Rejects as the port does; `signal` ends with the request. */
export function answerGateway(
  question: GatewayQuestion,
  { cms, search }: GatewaySources,
  signal: AbortSignal,
): Promise<unknown> {
  switch (question.kind) {
    case 'global':
      return cms.global(question.locale, signal);
    case 'page':
      return cms.page(question.locale, question.uri, signal);
    case 'events':
      return search.events(question.question, question.page, signal);
    case 'eventFacets':
      return search.eventFacets(question.locale, question.now, signal);
    case 'eventDays':
      return search.eventDays(question.locale, question.month, signal);
    case 'fallbackBanners':
      return cms.fallbackBanners(question.locale, question.list, signal);
    case 'banners':
      return cms.banners(question.locale, question.list, question.of, question.values, signal);
    case 'organizer':
      return cms.organizer(question.locale, question.name, signal);
    case 'educationRedirect':
      return cms.educationRedirect(question, signal);
    case 'redirects':
      return cms.redirects(question.locale, question.path, signal);
  }
}
