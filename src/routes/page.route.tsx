import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { environmentOfTemplate } from '#domain/education/tix-environment.ts';
import { pageNotFoundFailure } from '#domain/page/error-page.ts';
import type { Template } from '#domain/page/page.ts';
import { useRuntime } from '#src/routes/runtime-context.tsx';
import { dataOf, type PageAnswer } from '#src/templates/page-answer.ts';
import type { PageOf } from '#src/templates/template.ts';
import type { DataOf } from '#src/templates/template-data.ts';
import { TemplatesToken } from '#src/templates/templates.ts';
import { EnvironmentProvider } from '#ui/kit/environment-context.tsx';
import { VisitorOverlay } from '#ui/kit/visitor-context.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** Renders the page at the address with its template. Memoized, so that it does not render again during a navigation. */
export function PageRoute() {
  return <AnswerPage answer={useLoaderData<PageAnswer>()} />;
}

const AnswerPage = memo(function AnswerPage({ answer }: { readonly answer: PageAnswer }) {
  return (
    <EnvironmentProvider value={answer.page ? environmentOfTemplate(answer.page.kind) : 'tix'}>
      <DefaultLayout page={answer.page} hasFailed={answer.status >= 500}>
        <AnswerContent answer={answer} />
      </DefaultLayout>
      <VisitorOverlay />
    </EnvironmentProvider>
  );
});

function AnswerContent({ answer }: { readonly answer: PageAnswer }) {
  if (answer.kind === 'error') return <ErrorScreen {...answer} />;
  const { page, data } = answer;
  return <TemplateView key={page.url} kind={page.kind} page={page} data={data} />;
}

interface TemplateViewProps<Kind extends Template> {
  /** The kind of the page. */
  readonly kind: Kind;
  readonly page: PageOf<Kind>;
  readonly data: DataOf<Kind>;
}

function TemplateView<Kind extends Template>({ kind, page, data }: TemplateViewProps<Kind>) {
  const { world, prefetcher } = useRuntime();
  const template = world.get(TemplatesToken).find(kind);
  if (!template) return <ErrorScreen status={pageNotFoundFailure.statusCode} page={null} coming={[]} />;
  return (
    <template.View page={page} data={data} prefetcher={(address) => dataOf(page, prefetcher?.at(address))} />
  );
}
