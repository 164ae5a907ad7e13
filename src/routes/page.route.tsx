import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { environmentOfTemplate } from '#domain/education/tix-environment.ts';
import { pageNotFound } from '#domain/page/error-page.ts';
import type { PageAnswer } from '#src/loaders/page.loader.ts';
import { useAhead } from '#src/routes/ahead-context.ts';
import { useContainer } from '#src/routes/container-context.tsx';
import { TemplatesToken } from '#src/templates/templates.ts';
import { TicketingEnvironment } from '#ui/kit/environment-context.tsx';
import { LatePart } from '#ui/kit/late-part.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** Draws whatever stands at the address, by its template; not anew while another page is on its way. */
export function PageRoute() {
  return <Answered answer={useLoaderData<PageAnswer>()} />;
}

const Answered = memo(function Answered({ answer }: { readonly answer: PageAnswer }) {
  return (
    <TicketingEnvironment environment={answer.page ? environmentOfTemplate(answer.page.kind) : 'tix'}>
      <DefaultLayout page={answer.page} hasFailed={answer.status >= 500}>
        <Drawn answer={answer} />
      </DefaultLayout>
      <LatePart />
    </TicketingEnvironment>
  );
});

function Drawn({ answer }: { readonly answer: PageAnswer }) {
  const templates = useContainer().get(TemplatesToken);
  const aheadOf = useAhead();
  if (answer.kind === 'error') return <ErrorScreen {...answer} />;
  const template = templates.find(answer.page.kind);
  if (!template) return <ErrorScreen status={pageNotFound.statusCode} page={null} coming={[]} />;
  const { page, data } = answer;
  return <template.View key={page.url} page={page} data={data} ahead={(address) => aheadOf(page, address)} />;
}
