import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { createEducationUserFormPage } from '#domain/education/education-user-form-page.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { withMiddleware } from '#src/loaders/route-middleware.ts';
import type { LoadedPage } from '#src/page-result.ts';
import { pageNotFoundFailure, RouteFailure } from '#src/route-failure.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** The form's page, in the form `loadPage` would return if it were in the CMS (ROUTE-4). */
export type LoadedEducationUserPage = LoadedPage<'page'>;

/** The loader of the form's route: its words and its page. */
export function createEducationUserLoader(locale: Locale): Pick<RouteObject, 'loader' | 'handle'> {
  const load = async ({ context }: LoaderFunctionArgs): Promise<LoadedEducationUserPage> => {
    const world = context.get(containerContext);
    // Without a ticketing for schools there are no accounts to edit (SWAP-2).
    if (!world.get(TicketingSite).capabilities.education) throw new RouteFailure(pageNotFoundFailure);
    const title = world.get(TranslatorRegistryToken).translator(locale, null)('educationUser.title');
    return { kind: 'page', status: 200, page: createEducationUserFormPage(locale, title), data: null };
  };
  return withMiddleware(
    { locale, middleware: ['words'], words: ['education-user', 'forms', 'personal'] },
    load,
  );
}
