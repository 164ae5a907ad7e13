import type { LinkCard } from '#domain/navigation/site-menus.ts';
import { Picture } from '#ui/components/picture.tsx';
import { Link } from '#ui/kit/link.tsx';
import styles from '#ui/components/page-link-cards.module.css';

/** Links to other pages, each with a picture, a title and a subtitle. */
export function PageLinkCards({ items }: { readonly items: readonly LinkCard[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ title, subtitle, url, image }, index) => (
        <li key={index} className={image ? 'one-link' : 'one-link title-card'}>
          {image && <Picture picture={{ ...image, alt: '' }} portion={0.34} />}
          <h3>
            <Link href={url}>{title}</Link>
          </h3>
          {subtitle && <p>{subtitle}</p>}
        </li>
      ))}
    </ul>
  );
}
