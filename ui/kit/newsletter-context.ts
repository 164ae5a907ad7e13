import { createContext, useContext } from 'react';
import type { NewsletterFormViewModel } from '#ui/stores/newsletter-form.view-model.ts';

/** Makes the form's view model, whose code comes with the first sending; it begins with what was typed. */
export type BeginNewsletter = (email: string) => Promise<NewsletterFormViewModel>;

const NewsletterContext = createContext<BeginNewsletter | null>(null);

export const NewsletterProvider = NewsletterContext.Provider;

/** Null where nothing can be sent by script, as outside the site: the form then goes to the server by itself. */
export function useBeginNewsletter(): BeginNewsletter | null {
  return useContext(NewsletterContext);
}
