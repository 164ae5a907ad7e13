import { Link } from '#ui/kit/link.tsx';
import styles from '#ui/components/breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly label: string;
  /** From the root to the page itself. */
  readonly steps: readonly { readonly title: string; readonly url: string }[];
}

export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
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
