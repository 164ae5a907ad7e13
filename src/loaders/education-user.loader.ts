import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { educationUserPage } from '#domain/education/education-user-page.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { prepared } from '#src/loaders/middleware.ts';
import { containerContext } from '#src/loaders/visit.ts';
import type { ShownPage } from '#src/templates/page-answer.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** The form's page, in the form `loadPage` would return if it were in the CMS (ROUTE-4). */
export type EducationUserAnswer = ShownPage<'page'>;

/** The loader of the form's route: its words and its page. */
export function educationUserLoading(locale: Locale): Pick<RouteObject, 'loader' | 'handle'> {
  const load = async ({ context }: LoaderFunctionArgs): Promise<EducationUserAnswer> => {
    const title = context.get(containerContext).get(PhrasebookToken).of(locale, null)('educationUser.title');
    return { kind: 'page', status: 200, page: educationUserPage(locale, title), data: null };
  };
  return prepared({ locale, middleware: ['words'], words: ['educationUser', 'forms', 'personal'] }, load);
}
