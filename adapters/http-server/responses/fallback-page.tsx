import { renderToStaticMarkup } from 'react-dom/server';
import { formatHallName } from '#domain/hall-identity.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type Global, toPhoneUrl } from '#domain/page/global.ts';
import { hallIdentity } from '#hall/identity.ts';
import { Logo } from '#hall/logo.tsx';
import en from '#ui/words/site.en.json';
import nl from '#ui/words/site.nl.json';
import logo from '#hall/logo.module.css';
import header from '#ui/layout/site-header.module.css';
import styles from '#ui/screens/error/error.module.css';

const wordsByLocale = { nl, en };

/** An empty reference: the address that was requested. */
const ownAddress = '';

/** What the page states of the hall. */
type HallFacts = Pick<Global, 'site' | 'address'>;

/** Why there is no page: it cannot be rendered now, no page can have its address, or the browser is offline and has not stored it. */
type FallbackReason = 'failed' | 'badAddress' | 'offline';

interface FallbackPage extends Readonly<Record<FallbackReason, string>> {
  readonly hall: HallFacts | null;
}

/**
 * The pages for when no page can be rendered, too many are being rendered (WAY-39), an address is malformed (ERROR-1), or the browser is offline: the site's error page
 * without scripts, menus or data of its own. Its texts are the bundled ones. It is rendered in advance, so that nothing can fail when it is needed.
 */
export class FallbackPages {
  readonly #styleSheets: readonly string[];
  readonly #pages: Record<Locale, FallbackPage>;

  /** Creates the pages without the hall's name and phone number. `styleSheets` are those of all pages. */
  constructor(styleSheets: readonly string[]) {
    this.#styleSheets = styleSheets;
    this.#pages = { nl: this.#create('nl', null), en: this.#create('en', null) };
  }

  /** Adds the hall's name and phone number, from the latest data that all pages share. */
  update(locale: Locale, hall: HallFacts): void {
    if (this.#pages[locale].hall !== hall) this.#pages[locale] = this.#create(locale, hall);
  }

  get(locale: Locale, reason: FallbackReason = 'failed'): string {
    return this.#pages[locale][reason];
  }

  #create(locale: Locale, hall: HallFacts | null): FallbackPage {
    const render = (reason: FallbackReason) => renderFallbackPage(locale, hall, this.#styleSheets, reason);
    return { hall, failed: render('failed'), badAddress: render('badAddress'), offline: render('offline') };
  }
}

function renderFallbackPage(
  locale: Locale,
  hall: HallFacts | null,
  styleSheets: readonly string[],
  reason: FallbackReason,
): string {
  const words = wordsByLocale[locale];
  const homePath = toLocalePath(locale, '/');
  const isOffline = reason === 'offline';
  const title = words[isOffline ? 'offline.title' : 'error.other.title'];
  const texts = {
    failed: words['error.other.text'],
    badAddress: words['error.404.text'],
    offline: words['offline.text'],
  };
  const canRetry = reason !== 'badAddress';
  const phone = canRetry && hall?.address?.phone;
  return renderStaticDocument(
    { locale, title, styleSheets },
    <>
      <header className={header['head']}>
        <a className={logo.logo} href={homePath}>
          <Logo name={hall?.site.name ?? formatHallName(hallIdentity)} />
        </a>
      </header>
      <main className={styles.error} data-theme="petrol">
        <h1>{title}</h1>
        <div className={styles.words}>
          <p>{texts[reason]}</p>
          {phone && (
            <p>
              {words['error.call']} <a href={toPhoneUrl(phone)}>{phone}</a>
            </p>
          )}
        </div>
        {/* Where the service worker adds the concerts that it has stored. */}
        {isOffline && <section className={styles.words} />}
        <ul className={styles.actions}>
          {canRetry && (
            <li>
              <a href={ownAddress}>{words['error.retry']}</a>
            </li>
          )}
          <li>
            <a href={homePath}>{words['error.home']}</a>
          </li>
        </ul>
      </main>
    </>,
  );
}

interface StaticDocument {
  readonly locale: Locale;
  readonly title: string;
  readonly styleSheets: readonly string[];
}

/** Renders a document without scripts, menus or data, which is not indexed, around the elements of its body. */
export function renderStaticDocument(
  { locale, title, styleSheets }: StaticDocument,
  body: Parameters<typeof renderToStaticMarkup>[0],
): string {
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
