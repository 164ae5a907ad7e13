import { Link } from '#ui/kit/link.tsx';
import { type PageWithPath, toBreadcrumbs } from '#ui/kit/page-breadcrumbs.ts';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/breadcrumbs.module.css';

/** From the root to the page itself (LAYOUT-6); empty while the site's global pages are unavailable. */
export function Breadcrumbs({ page }: { readonly page: PageWithPath }) {
  const { t, global } = useSite();
  const steps = global ? toBreadcrumbs(page, global, t) : [];
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbs.label')}>
      <ol className="cluster">
        {steps.map(({ title, url }, index) => (
          <li key={url}>
            <Link href={url} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
