import { memo } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { Theme } from '#domain/media/theme.ts';
import type { PageOf, Template } from '#domain/page/page.ts';
import { isTemplateForSchools } from '#domain/session/tix-environment.ts';
import { findPageData, type PageResult } from '#src/page-result.ts';
import { pageNotFoundFailure } from '#src/route-failure.ts';
import { useLoadedPages } from '#src/routes/runtime-context.tsx';
import { type TemplateData, templates } from '#src/templates.ts';
import { SiteOfPage } from '#ui/kit/site.tsx';
import { VisitorOverlaySlot } from '#ui/kit/visitor.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** The page at the address: its layout, and its template above which the layout stands. */
export function PageRoute() {
  const { pathname } = useLocation();
  const answer = useLoaderData<PageResult>();
  const { page } = answer;
  return (
    <SiteOfPage isForSchools={page !== null && isTemplateForSchools(page.kind)}>
      <DefaultLayout
        pathname={pathname}
        page={page}
        coverTheme={
          answer.kind === 'page' ? findCoverTheme(answer.page.kind, answer.page, answer.data) : undefined
        }
        hasFailed={answer.status >= 500}
      >
        {answerContent}
      </DefaultLayout>
      {visitorOverlays}
    </SiteOfPage>
  );
}

/** The theme of a page's cover; undefined for a page without a cover. `kind` is the page's kind. */
function findCoverTheme<Kind extends Template>(
  kind: Kind,
  page: PageOf<Kind>,
  data: TemplateData<Kind>,
): Theme | undefined {
  return templates.find(kind)?.cover?.(page, data);
}

/** Memoized, so that it does not render again during a navigation. */
const AnswerContent = memo(function AnswerContent({ answer }: { readonly answer: PageResult }) {
  if (answer.kind === 'error') return <ErrorScreen {...answer} />;
  const { page, data } = answer;
  return <TemplateView key={page.url} kind={page.kind} page={page} data={data} />;
});

function Answer() {
  return <AnswerContent answer={useLoaderData<PageResult>()} />;
}

/** Constant elements, so that layout and overlays do not render again for other data of a page. */
const visitorOverlays = <VisitorOverlaySlot />;
const answerContent = <Answer />;

interface TemplateViewProps<Kind extends Template> {
  readonly kind: Kind;
  readonly page: PageOf<Kind>;
  readonly data: TemplateData<Kind>;
}

/** The view of a page, by the template of its kind. */
function TemplateView<Kind extends Template>({ kind, page, data }: TemplateViewProps<Kind>) {
  // Newer data is rendered before the router's transition to the answer that contains it.
  const newestData = useLoadedPages(({ getPage }) => findPageData(page, getPage())) ?? data;
  const template = templates.find(kind);
  if (!template) return <ErrorScreen status={pageNotFoundFailure.statusCode} page={null} coming={[]} />;
  return <template.View page={page} data={newestData} />;
}
