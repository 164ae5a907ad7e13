import { CountedPage } from '#src/counting/counted-page.tsx';
import { ConsentQuestion } from '#ui/layout/consent-question.tsx';
import { VisitorPart } from '#ui/layout/visitor-part.tsx';

/** What is laid over a page for one visitor, and what tells of the page they are on. */
export function VisitorPage() {
  return (
    <>
      <VisitorPart />
      <ConsentQuestion />
      <CountedPage />
    </>
  );
}
