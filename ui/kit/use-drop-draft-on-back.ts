import { useEffect } from 'react';

/** Drops the draft of a list's search when the visitor steps through the history, before the data of that step arrives. */
export function useDropDraftOnBack({ dropDraft }: { readonly dropDraft: () => void }): void {
  useEffect(() => {
    window.addEventListener('popstate', dropDraft);
    return () => window.removeEventListener('popstate', dropDraft);
  }, [dropDraft]);
}
