import { useEffect } from 'react';
import { SessionStoreToken } from '#src/di/personal-stores.module.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import { PageTracking } from '#src/tracking/page-tracking.tsx';
import { useTicketingEnvironment } from '#ui/kit/environment-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { ConsentQuestion } from '#ui/layout/consent-question.tsx';
import { VisitorPart } from '#ui/layout/visitor-part.tsx';

/** What is laid over a page for one visitor; tells their session and tracking which page it is. */
export function VisitorPage() {
  useSessionOfPage();
  return (
    <>
      <VisitorPart />
      <ConsentQuestion />
      <PageTracking />
    </>
  );
}

/** The session is that of the ticketing this page links to, in the page's language (SALE-8). */
function useSessionOfPage(): void {
  const session = useContainer().get(SessionStoreToken);
  const environment = useTicketingEnvironment();
  const { locale } = useSite();
  useEffect(() => session.setContext({ environment, locale }), [session, environment, locale]);
}
