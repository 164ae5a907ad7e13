import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface SheetContentsProps {
  readonly id: string;
  /** In such windows the sheet has its place in the page. */
  readonly inPageQuery: string;
  /** Whether the page is the same without them until the sheet opens. */
  readonly canWait?: boolean;
  readonly children: ReactNode;
}

/**
 * The contents of a popover that is a sheet over small windows. A small window has them as text in a `<noscript>`, which costs no element,
 * no layout and no hydration, until the sheet opens; the first script of the document puts them in when it opens before hydration, and
 * before the first paint of a window that shows them at once. Without scripts they are all there. They must not use `useId` or contain a `<noscript>`, and
 * something must follow them.
 */
export function SheetContents({ id, inPageQuery, canWait = true, children }: SheetContentsProps) {
  const place = useRef<HTMLElement>(null);
  const [isFilled, setFilled] = useState(() => !canWait || isFilledAtStart(id, inPageQuery));
  useEffect(() => {
    const sheet = place.current?.closest<HTMLElement>('[popover]');
    const inPage = matchMedia(inPageQuery);
    const fill = (): void => flushSync(() => setFilled(true));
    if (inPage.matches || sheet?.matches(':popover-open')) setFilled(true);
    sheet?.addEventListener('beforetoggle', fill);
    inPage.addEventListener('change', fill);
    return () => {
      sheet?.removeEventListener('beforetoggle', fill);
      inPage.removeEventListener('change', fill);
    };
  }, [inPageQuery]);
  return (
    <>
      {canWait && (
        <noscript ref={place} id={id} data-in-page={inPageQuery} suppressHydrationWarning>
          {children}
        </noscript>
      )}
      {isFilled && children}
    </>
  );
}

/** As the document is that is hydrated; on a page that is shown later, whether the window shows them at once. */
function isFilledAtStart(id: string, inPageQuery: string): boolean {
  if (typeof document === 'undefined') return false;
  const rendered = document.getElementById(id);
  return rendered ? rendered.dataset['filled'] !== undefined : matchMedia(inPageQuery).matches;
}
