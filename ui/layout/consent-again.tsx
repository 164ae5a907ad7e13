import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useVisitorServices } from '#ui/kit/visitor-context.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** The way back to the question whether one may be counted. Without script nobody is, and nothing is asked. */
export function ConsentAgain() {
  const t = useWords();
  const run = useVisitorServices();
  return (
    useIsHydrated() && (
      <li>
        <button type="button" onClick={() => run(({ consent }) => consent.askAgain())}>
          {t('footer.cookies')}
        </button>
      </li>
    )
  );
}
