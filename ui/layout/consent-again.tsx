import { useConsentWishes } from '#ui/kit/counting-context.tsx';
import { useAwake } from '#ui/kit/use-awake.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** The way back to the question whether one may be counted. Without script nobody is, and nothing is asked. */
export function ConsentAgain() {
  const t = useWords();
  const { askAgain } = useConsentWishes();
  return (
    useAwake() && (
      <li>
        <button type="button" onClick={askAgain}>
          {t('footer.cookies')}
        </button>
      </li>
    )
  );
}
