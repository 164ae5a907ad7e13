import { type RefObject, useEffect, useState } from 'react';

/** Puts the focus on the first field of a form that is marked wrong, once the drawing that follows a sending is done. */
export function useFocusOnWrong(area: RefObject<HTMLElement | null>): () => void {
  const [sendings, setSendings] = useState(0);
  useEffect(() => {
    if (sendings > 0) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [area, sendings]);
  return () => setSendings((before) => before + 1);
}
