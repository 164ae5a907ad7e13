import { renderToStaticMarkup } from 'react-dom/server';
import { newsletterPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { type SignUpResult } from '#domain/form/sign-up-result.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import type { Translate } from '#ui/words/translate.ts';
import styles from '#ui/components/newsletter-form.module.css';

interface NewsletterAnswer {
  readonly locale: Locale;
  readonly t: Translate;
  /** As submitted, to prefill the form. */
  readonly email: string;
  readonly outcome: SignUpResult;
  readonly styles: readonly string[];
}

/** Renders the response to a form sent without script (FORM-1): the outcome, the form again if it was refused, and a link home. */
export function renderNewsletterResponse({
  locale,
  t,
  email,
  outcome,
  styles: sheets,
}: NewsletterAnswer): string {
  const message = t(outcome.kind === 'accepted' ? 'newsletter.sent' : outcome.message);
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{message}</title>
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className={styles['answer']}>
          <h1>{message}</h1>
          {outcome.kind === 'refused' && (
            <form className={styles.newsletter} action={newsletterPath} method="post">
              <TextField
                label={t('newsletter.email')}
                name="email"
                type="email"
                autoComplete="email"
                required
                defaultValue={email}
                error={message}
              />
              <input type="hidden" name="locale" value={locale} />
              <Button type="submit">{t('newsletter.send')}</Button>
            </form>
          )}
          <p>
            <a href={toLocalePath(locale, '/')}>{t('site.home')}</a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
