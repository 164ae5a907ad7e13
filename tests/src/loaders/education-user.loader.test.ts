import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  createEducationUserFormPage,
  toEducationUserPath,
} from '#domain/education/education-user-form-page.ts';
import { englishFormMessages } from '#domain/form/form-messages.ts';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { createEducationUserLoader } from '#src/loaders/education-user.loader.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

it.each([
  ['nl', 'Gegevens van uw school', 'Vul dit veld in', 'Eerst even inloggen'],
  ['en', 'Your school’s details', englishFormMessages['form.required'], 'Please log in first'],
] as const)(
  'ROUTE-4 the form of a school’s details is a page with a title and its words (%s)',
  async (locale, title, form, personal) => {
    const { world, url } = aVisit(toEducationUserPath(locale));
    const context = new RouterContextProvider();
    context.set(containerContext, world);
    const args: LoaderFunctionArgs = {
      request: new Request(url),
      url,
      params: {},
      context,
      pattern: url.pathname,
    };
    const { loader } = createEducationUserLoader(locale);
    const answer = typeof loader === 'function' ? await loader(args) : undefined;
    const page = createEducationUserFormPage(locale, title);
    expect(answer).toEqual({ kind: 'page', status: 200, page, data: null });
    const t = world.get(TranslatorRegistryToken).translator(locale, null);
    expect([t('form.required'), t('favourites.invitation.title')]).toEqual([form, personal]);
  },
);
