import { memo, useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { isTemplateForSchools } from '#domain/education/tix-environment.ts';
import type { Theme } from '#domain/media/theme.ts';
import type { PageOf, Template } from '#domain/page/page.ts';
import { pageNotFoundFailure } from '#src/loaders/route-failure.ts';
import { findPageData, type PageResult } from '#src/page-result.ts';
import { useLoadedPages, useRouteRuntime } from '#src/routes/runtime-context.tsx';
import type { TemplateData } from '#src/templates.ts';
import { templates } from '#src/templates.ts';
import { SiteOfPage } from '#ui/kit/site.tsx';
import { VisitorOverlaySlot } from '#ui/kit/visitor.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** Renders the page at the address with its template. Memoized, so that it does not render again during a navigation. */
export function PageRoute() {
  return <AnswerPage answer={useLoaderData<PageResult>()} />;
}

const AnswerPage = memo(function AnswerPage({ answer }: { readonly answer: PageResult }) {
  return (
    <SiteOfPage isForSchools={answer.page !== null && isTemplateForSchools(answer.page.kind)}>
      <DefaultLayout
        page={answer.page}
        coverTheme={
          answer.kind === 'page' ? findCoverTheme(answer.page.kind, answer.page, answer.data) : undefined
        }
        hasFailed={answer.status >= 500}
      >
        <AnswerContent answer={answer} />
      </DefaultLayout>
      <VisitorOverlaySlot />
    </SiteOfPage>
  );
});

/** The theme of a page's cover; undefined for a page without a cover. `kind` is the page's kind. */
function findCoverTheme<Kind extends Template>(
  kind: Kind,
  page: PageOf<Kind>,
  data: TemplateData<Kind>,
): Theme | undefined {
  return templates.find(kind)?.cover?.(page, data);
}

function AnswerContent({ answer }: { readonly answer: PageResult }) {
  if (answer.kind === 'error') return <ErrorScreen {...answer} />;
  const { page, data } = answer;
  return <TemplateView key={page.url} kind={page.kind} page={page} data={data} />;
}

interface TemplateViewProps<Kind extends Template> {
  /** The kind of the page. */
  readonly kind: Kind;
  readonly page: PageOf<Kind>;
  readonly data: TemplateData<Kind>;
}

/** The view of a page, by the template of its kind. */
function TemplateView<Kind extends Template>({ kind, page, data }: TemplateViewProps<Kind>) {
  const { loaded } = useRouteRuntime();
  // Newer data is rendered before the router's transition to the answer that contains it.
  const newestData = useLoadedPages(({ getPage }) => findPageData(page, getPage())) ?? data;
  const fetched = useLoadedPages(({ getFetched }) => getFetched());
  const answer = useMemo(() => fetched && { data: findPageData(page, fetched) }, [page, fetched]);
  const template = templates.find(kind);
  if (!template) return <ErrorScreen status={pageNotFoundFailure.statusCode} page={null} coming={[]} />;
  return <template.View page={page} data={newestData} fetcher={{ load: loaded?.fetch, answer }} />;
}
